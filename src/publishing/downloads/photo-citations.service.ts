import { Injectable } from '@nestjs/common';
import { arkPath } from '../../contract/ark.js';
import { bibtex } from '../../contract/citation/bibtex.js';
import { type CitationFormat, citationRecord } from '../../contract/citation/citation-record.js';
import { ris } from '../../contract/citation/ris.js';
import { type Language, withLanguage } from '../../contract/languages.js';
import { localized } from '../../contract/localized.js';
import { photoPath } from '../../contract/paths.js';
import { licenceOfPhoto } from '../../contract/photo-licence.js';
import { PhotosService } from '../../photos/public/photos.service.js';
import { Config } from '../../platform/config/config.js';
import { siteTexts } from '../../platform/texts/site-texts.js';
import { SettingsService } from '../../settings/settings.service.js';

export interface CitationFile {
  text: string;
  name: string;
  type: string;
}

const formats = {
  bib: { write: bibtex, type: 'application/x-bibtex' },
  ris: { write: ris, type: 'application/x-research-info-systems' },
};

/** Photos as reference managers read them. */
@Injectable()
export class PhotoCitations {
  constructor(
    private readonly config: Config,
    private readonly photos: PhotosService,
    private readonly settings: SettingsService,
  ) {}

  /** @throws DomainError photo_not_found, photo_removed */
  async get(id: number, format: CitationFormat, language: Language): Promise<CitationFile> {
    const [photo, site] = [await this.photos.byId({ id }), await this.settings.site()];
    const record = citationRecord(photo, {
      language,
      medium: localized(photo, 'technique', language) ?? siteTexts[language].share.photograph,
      siteName: localized(site, 'siteName', language),
      url: this.config.publicUrl + (arkPath(site.naan, 'photo', id) ?? withLanguage(language, photoPath(photo.slug))),
      licence: licenceOfPhoto(photo, site),
    });
    const { write, type } = formats[format];
    return { text: write(record), name: `${photo.slug}.${format}`, type: `${type}; charset=utf-8` };
  }
}
