import { Injectable } from '@nestjs/common';
import { anonymous } from '../contract/access.js';
import type { Language } from '../contract/languages.js';
import { localized } from '../contract/localized.js';
import { type FeedFormat, feedQuery, photoFeedPath } from '../contract/paths.js';
import type { Photo } from '../contract/photo.js';
import { servedFileAt } from '../images/published-address.js';
import { PhotosService } from '../photos/public/photos.service.js';
import { TagsService } from '../photos/tags/tags.service.js';
import { Config } from '../platform/config/config.js';
import { Storage } from '../platform/storage/storage.js';
import { SettingsService } from '../settings/settings.service.js';
import { atomFeed } from './atom.js';
import type { FeedPhoto } from './feed-entry.js';
import { jsonFeed } from './json-feed.js';
import type { PhotoFeedQueryDto } from './photo-feed-query.dto.js';

const newest = 50;

const formats = { xml: atomFeed, json: jsonFeed };

/** The newest photos of the archive, or of a filtered list of it, for feed readers. */
@Injectable()
export class PhotoFeed {
  constructor(
    private readonly config: Config,
    private readonly photos: PhotosService,
    private readonly tags: TagsService,
    private readonly settings: SettingsService,
    private readonly storage: Storage,
  ) {}

  async *write(language: Language, format: FeedFormat, filters: PhotoFeedQueryDto = {}): AsyncIterable<string> {
    const { items } = await this.photos.list(
      { ...filters, sortBy: 'createdAt', limit: newest, includeTags: true },
      anonymous,
    );
    const photos = await Promise.all(items.map((photo) => this.withImageBytes(photo)));
    yield formats[format]({
      site: await this.settings.site(),
      photos,
      of: await this.nameOf(filters, language),
      language,
      origin: this.config.publicUrl,
      path: photoFeedPath(language, { format, filters }),
      listPath: `/archivio${feedQuery(filters)}`,
    });
  }

  /** The subject, the text and the years of a list. */
  private async nameOf({ tagId, search, from, to }: PhotoFeedQueryDto, language: Language): Promise<string | null> {
    const [tag] = tagId === undefined ? [] : await this.tags.byIds([tagId]);
    const years = from === undefined && to === undefined ? '' : `${from ?? ''}–${to ?? ''}`;
    const parts = [tag && localized(tag, 'name', language), search, years];
    return parts.filter(Boolean).join(', ') || null;
  }

  /** Read when the feed is written, which is cached: no request of it looks at a file. */
  private async withImageBytes(photo: Photo): Promise<FeedPhoto> {
    const file = servedFileAt(photo.imageUrl);
    return { ...photo, imageBytes: file && (await this.storage.findServedSize(file)) };
  }
}
