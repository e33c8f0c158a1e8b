import { Injectable } from '@nestjs/common';
import { embedCode, frameSize } from '../../contract/embed.js';
import { DomainError } from '../../contract/errors.js';
import { type Renditions, type SizedImage, sizedRendition } from '../../contract/image.js';
import { defaultLanguage, type Language, splitLanguage } from '../../contract/languages.js';
import { localized } from '../../contract/localized.js';
import { absoluteUrl } from '../../contract/paths.js';
import type { Photo } from '../../contract/photo.js';
import { creditText } from '../../contract/photo-credit.js';
import { PhotosService } from '../../photos/public/photos.service.js';
import { Config } from '../../platform/config/config.js';
import { maxId } from '../../platform/http/input.decorators.js';
import { SettingsService } from '../../settings/settings.service.js';
import type { OEmbedQueryDto } from './oembed.dto.js';

/** oEmbed 1.0, section 2.3: the frame of a photo, with its picture for those who show no frames. */
export interface OEmbed {
  version: '1.0';
  type: 'rich';
  title: string;
  author_name?: string;
  provider_name: string;
  provider_url: string;
  /** Seconds: a photo may be taken down. */
  cache_age: number;
  /** Left out, with its size, where no picture is as small as was asked for. */
  thumbnail_url?: string;
  thumbnail_width?: number;
  thumbnail_height?: number;
  html: string;
  width: number;
  height: number;
}

const largestThumbnail = 640;
const cacheAge = 300;

/** The widest one that is allowed. */
const thumbnailWithin = (image: Renditions, maxWidth: number, maxHeight: number): SizedImage | undefined =>
  image.widths
    .map((each) => sizedRendition(image, each, 'jpg'))
    .findLast(({ width, height }) => width <= Math.min(largestThumbnail, maxWidth) && height <= maxHeight);

/** What other sites show where somebody writes the address of a photo's page. */
@Injectable()
export class OEmbeds {
  constructor(
    private readonly config: Config,
    private readonly photos: PhotosService,
    private readonly settings: SettingsService,
  ) {}

  /** @throws DomainError not_found for an address that is no photo's; photo_not_found, photo_removed */
  async get({ url, maxwidth: maxWidth, maxheight: maxHeight }: OEmbedQueryDto): Promise<OEmbed> {
    const { language, photo } = await this.find(url);
    const site = await this.settings.site();
    const title = localized(photo, 'title', language);
    const credit = creditText(photo);
    const thumbnail = thumbnailWithin(photo.image, maxWidth ?? Infinity, maxHeight ?? Infinity);
    return {
      version: '1.0',
      type: 'rich',
      title,
      ...(credit && { author_name: credit }),
      provider_name: localized(site, 'siteName', language),
      provider_url: this.config.publicUrl,
      cache_age: cacheAge,
      ...(thumbnail && {
        thumbnail_url: absoluteUrl(thumbnail.path, this.config.publicUrl),
        thumbnail_width: thumbnail.width,
        thumbnail_height: thumbnail.height,
      }),
      html: embedCode({ photo, title, language, origin: this.config.publicUrl, maxWidth, maxHeight }),
      ...frameSize(photo.image, { maxWidth, maxHeight }),
    };
  }

  /** With or without TLS: an address that was written down before an archive got it leads to the page, too. */
  private isOfArchive({ protocol, host }: URL): boolean {
    return ['http:', 'https:'].includes(protocol) && host === new URL(this.config.publicUrl).host;
  }

  private async find(url: string): Promise<{ language: Language; photo: Photo }> {
    const address = URL.canParse(url) ? new URL(url) : null;
    if (!address || !this.isOfArchive(address)) throw new DomainError('not_found');
    const { language, path } = splitLanguage(address.pathname.replace(/\/$/, ''));
    const [, id, slug] = /^\/(?:(?:id\/photo|photos)\/([1-9]\d{0,9})|foto\/([^/]+)(?:\/verso)?)$/.exec(path) ?? [];
    if (id && Number(id) <= maxId)
      return { language: defaultLanguage, photo: await this.photos.byId({ id: Number(id) }) };
    if (!slug) throw new DomainError('not_found');
    return { language: language ?? defaultLanguage, photo: await this.photos.bySlug({ slug }) };
  }
}
