import { Injectable } from '@nestjs/common';
import { anonymous } from '../contract/access.js';
import type { Language } from '../contract/languages.js';
import { localized } from '../contract/localized.js';
import {
  entityPath,
  type FeedFormat,
  filtersQuery,
  fondsPath,
  photoFeedPath,
  photosOfEntityFeedPath,
} from '../contract/paths.js';
import type { Photo } from '../contract/photo.js';
import { EntitiesService } from '../entities/public/entities.service.js';
import { FondsService } from '../fonds/public/fonds.service.js';
import { PhotosService } from '../photos/public/photos.service.js';
import { TagsService } from '../photos/tags/tags.service.js';
import { Config } from '../platform/config/config.js';
import { SettingsService } from '../settings/settings.service.js';
import type { Feed } from './feed-entry.js';
import { feedDocument, newest } from './feed-formats.js';
import { FeedImages } from './feed-images.js';
import { listName } from './list-name.js';
import { photoEntry } from './photo-entry.js';
import type { PhotoFiltersDto } from './photo-filters.dto.js';

/** The newest photos of the archive, of a filtered list of it, or of a card, for feed readers. */
@Injectable()
export class PhotoFeed {
  constructor(
    private readonly config: Config,
    private readonly photos: PhotosService,
    private readonly entities: EntitiesService,
    private readonly fonds: FondsService,
    private readonly tags: TagsService,
    private readonly settings: SettingsService,
    private readonly images: FeedImages,
  ) {}

  /** @throws DomainError not_found for a fonds that the public does not see */
  async write(language: Language, format: FeedFormat, filters: PhotoFiltersDto = {}): Promise<AsyncIterable<string>> {
    const fonds = filters.fondsId === undefined ? null : await this.fonds.byId({ id: filters.fondsId });
    const { items } = await this.photos.list(
      { ...filters, sortBy: 'createdAt', limit: newest, includeTags: true },
      anonymous,
    );
    const { tagId } = filters;
    const [tag] = tagId === undefined ? [] : await this.tags.byIds([tagId]);
    return feedDocument(
      format,
      await this.feedOf(items, language, {
        of: listName(filters, { fonds, tag }, language),
        path: photoFeedPath(language, { format, filters }),
        listPath: fonds ? fondsPath(fonds.slug) : `/archivio${filtersQuery(filters)}`,
      }),
    );
  }

  /** @throws DomainError entity_not_found, entity_removed */
  async writeOfEntity(language: Language, format: FeedFormat, id: number): Promise<AsyncIterable<string>> {
    const entity = await this.entities.byId({ id }, anonymous);
    const photos = await this.photos.newestOfEntity({ id, limit: newest });
    return feedDocument(
      format,
      await this.feedOf(photos, language, {
        of: localized(entity, 'name', language),
        path: photosOfEntityFeedPath(language, id, format),
        listPath: entityPath(entity.slug),
      }),
    );
  }

  private async feedOf(
    photos: Photo[],
    language: Language,
    list: Pick<Feed, 'of' | 'path' | 'listPath'>,
  ): Promise<Feed> {
    const reader = { site: await this.settings.site(), language, origin: this.config.publicUrl };
    const entries = photos.map(async (photo) => photoEntry(photo, await this.images.sizeOf(photo.imageUrl), reader));
    return { ...reader, ...list, entries: await Promise.all(entries) };
  }
}
