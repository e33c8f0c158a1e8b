import { Injectable } from '@nestjs/common';
import { anonymous } from '../contract/access.js';
import type { Language } from '../contract/languages.js';
import { photoFeedPath } from '../contract/paths.js';
import type { Photo } from '../contract/photo.js';
import { PhotosService } from '../photos/public/photos.service.js';
import { Config } from '../platform/config/config.js';
import { Storage } from '../platform/storage/storage.js';
import { SettingsService } from '../settings/settings.service.js';
import { atomFeed, type FeedPhoto } from './atom.js';

const newest = 50;
const servedAddress = /^\/uploads\/([0-9a-f]{64})\/([a-z0-9]+)\/([a-z0-9]+\.jpg)$/;

/** The newest photos, for feed readers. */
@Injectable()
export class PhotoFeed {
  constructor(
    private readonly config: Config,
    private readonly photos: PhotosService,
    private readonly settings: SettingsService,
    private readonly storage: Storage,
  ) {}

  async *write(language: Language): AsyncIterable<string> {
    const { items } = await this.photos.list({ limit: newest, includeTags: true }, anonymous);
    const photos = await Promise.all(items.map((photo) => this.withImageBytes(photo)));
    const site = await this.settings.site();
    yield atomFeed({ site, photos, language, origin: this.config.publicUrl, path: photoFeedPath(language) });
  }

  /** Read when the feed is written, which is cached: no request of it looks at a file. */
  private async withImageBytes(photo: Photo): Promise<FeedPhoto> {
    const [, sha256, renditionProfile, name] = servedAddress.exec(photo.imageUrl) ?? [];
    const isServed = sha256 && renditionProfile && name;
    return {
      ...photo,
      imageBytes: isServed ? await this.storage.findServedSize({ sha256, renditionProfile, name }) : null,
    };
  }
}
