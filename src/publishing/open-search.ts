import { Injectable } from '@nestjs/common';
import { type Language, withLanguage } from '../contract/languages.js';
import { localized } from '../contract/localized.js';
import { openSearchPath, openSearchType } from '../contract/paths.js';
import { cutWhole } from '../contract/text.js';
import { Config } from '../platform/config/config.js';
import { SettingsService } from '../settings/settings.service.js';
import { shortNameOf } from './short-name.js';
import { xmlElement, xmlHeader, xmlText } from './xml.js';

/** The limits of OpenSearch 1.1, in characters. */
const max = { shortName: 16, longName: 48, description: 1024 };

/** How a browser searches the archive from its address bar (OpenSearch 1.1). */
@Injectable()
export class OpenSearch {
  constructor(
    private readonly config: Config,
    private readonly settings: SettingsService,
  ) {}

  async in(language: Language): Promise<string> {
    const { publicUrl } = this.config;
    const site = await this.settings.site();
    const siteName = localized(site, 'siteName', language);
    const search = `${publicUrl}${withLanguage(language, '/archivio')}?search={searchTerms}`;
    return [
      `${xmlHeader}<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">`,
      xmlElement('ShortName', shortNameOf(site, language, max.shortName)),
      xmlElement('LongName', cutWhole(siteName, max.longName)),
      xmlElement('Description', cutWhole(localized(site, 'tagline', language) ?? siteName, max.description)),
      xmlElement('Language', language),
      `<Image width="32" height="32" type="image/x-icon">${xmlText(publicUrl)}/favicon.ico</Image>`,
      `<Url type="text/html" template="${xmlText(search)}"/>`,
      `<Url type="${openSearchType}" rel="self" template="${xmlText(publicUrl + openSearchPath(language))}"/>`,
      xmlElement('InputEncoding', 'UTF-8'),
      '</OpenSearchDescription>\n',
    ].join('\n');
  }
}
