import { Injectable } from '@nestjs/common';
import type { Language } from '../contract/languages.js';
import { localized } from '../contract/localized.js';
import { SettingsService } from '../settings/settings.service.js';
import { shortNameOf } from './short-name.js';

/** Home screens show about as much. */
const shortNameMax = 12;
/** The background of the pages in the light theme. */
const paper = '#f2f2f2';

const icon = (size: number, purpose: 'any' | 'maskable'): object => ({
  src: `/icon-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** How a device shows the site when a visitor installs it (W3C Web Application Manifest). */
@Injectable()
export class WebManifest {
  constructor(private readonly settings: SettingsService) {}

  /** `start_url` has no language: the visitor's choice decides, as on every visit. */
  async in(language: Language): Promise<object> {
    const site = await this.settings.site();
    return {
      id: '/',
      name: localized(site, 'siteName', language),
      short_name: shortNameOf(site, language, shortNameMax),
      description: localized(site, 'tagline', language) ?? undefined,
      lang: language,
      dir: 'ltr',
      start_url: '/',
      scope: '/',
      // With the browser's Back, which the site does not have.
      display: 'minimal-ui',
      theme_color: site.accent.light,
      background_color: paper,
      // The mark lies in the middle of its icon, so a mask does not cut it.
      icons: [icon(192, 'any'), icon(512, 'any'), icon(192, 'maskable'), icon(512, 'maskable')],
    };
  }
}
