import { Injectable } from '@nestjs/common';
import { anonymous } from '../contract/access.js';
import type { Language } from '../contract/languages.js';
import { photoFeedPath } from '../contract/paths.js';
import { PhotosService } from '../photos/public/photos.service.js';
import { Config } from '../platform/config/config.js';
import { SettingsService } from '../settings/settings.service.js';
import { atomFeed } from './atom.js';

const newest = 50;

/** The newest photos, for feed readers. */
@Injectable()
export class PhotoFeed {
  constructor(
    private readonly config: Config,
    private readonly photos: PhotosService,
    private readonly settings: SettingsService,
  ) {}

  async *write(language: Language): AsyncIterable<string> {
    const { items: photos } = await this.photos.list({ limit: newest, includeTags: true }, anonymous);
    const site = await this.settings.site();
    yield atomFeed({ site, photos, language, origin: this.config.publicUrl, path: photoFeedPath(language) });
  }
}
