import { Injectable } from '@nestjs/common';
import { dateText } from '../../contract/citation/date-text.js';
import type { Accent } from '../../contract/colour/accent.js';
import { errorCodeOf, errorStatus } from '../../contract/error-status.js';
import { renditionSrcSet, sizedRendition } from '../../contract/image.js';
import { type Language, withLanguage } from '../../contract/languages.js';
import { licenceUrl } from '../../contract/licences.js';
import { fallbackLang, localized } from '../../contract/localized.js';
import { photoPath } from '../../contract/paths.js';
import type { Photo } from '../../contract/photo.js';
import { creditText } from '../../contract/photo-credit.js';
import { licenceOfPhoto } from '../../contract/photo-licence.js';
import type { Site } from '../../contract/settings.js';
import { PhotosService } from '../../photos/public/photos.service.js';
import { Config } from '../../platform/config/config.js';
import { errorTexts } from '../../platform/texts/error-texts.js';
import { fillText } from '../../platform/texts/fill-text.js';
import { siteTexts } from '../../platform/texts/site-texts.js';
import { SettingsService } from '../../settings/settings.service.js';
import { embedPage, type EmbeddedPhoto } from './embed-page.js';

interface Asked {
  slug: string;
  language: Language;
  accent: Accent;
}

export interface EmbedAnswer {
  status: number;
  html: string;
}

/** Photos that other sites show in a frame. */
@Injectable()
export class PhotoEmbeds {
  constructor(
    private readonly config: Config,
    private readonly photos: PhotosService,
    private readonly settings: SettingsService,
  ) {}

  /** A photo that is unknown or removed says so in the same form: browsers show no other page in the frame of another site. */
  async get({ slug, language, accent }: Asked): Promise<EmbedAnswer> {
    const site = await this.settings.site();
    const address = (path: string): string => this.config.publicUrl + withLanguage(language, path);
    const shared = { language, accent, siteName: localized(site, 'siteName', language) };
    try {
      const photo = await this.photos.bySlug({ slug });
      const shown = {
        title: localized(photo, 'title', language),
        titleLanguage: fallbackLang(photo, 'title', language),
        page: address(photoPath(photo.slug)),
        photo: presentEmbedded(photo, site, language),
      };
      return { status: 200, html: embedPage({ ...shared, ...shown }) };
    } catch (error) {
      const code = errorCodeOf(error);
      if (code !== 'photo_not_found' && code !== 'photo_removed') throw error;
      const html = embedPage({ ...shared, title: errorTexts[language][code], page: address('/'), photo: null });
      return { status: errorStatus[code], html };
    }
  }
}

/** The picture is scaled by the frame, which is seldom wider than this. */
const fallbackWidth = 1280;

function presentEmbedded(photo: Photo, site: Site, language: Language): EmbeddedPhoto {
  const { path, width, height } = sizedRendition(photo.image, fallbackWidth, 'jpg');
  const licence = licenceOfPhoto(photo, site);
  return {
    srcSet: renditionSrcSet(photo.image, 'webp'),
    src: path,
    width,
    height,
    alt: localized(photo, 'alt', language)?.trim() || localized(photo, 'title', language),
    date: dateText(photo, language, (year) => fillText(siteTexts[language].photo.estimatedShort, { year })),
    credit: creditText(photo),
    licence: licence === null ? null : { text: licence, url: licenceUrl(licence, site.ownLicences) },
  };
}
