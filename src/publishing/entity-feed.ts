import { Injectable } from '@nestjs/common';
import { DomainError } from '../contract/errors.js';
import type { Language } from '../contract/languages.js';
import type italian from '../contract/locales/it/site.json';
import { localized } from '../contract/localized.js';
import { entityFeedPath, type FeedFormat } from '../contract/paths.js';
import { type ChangedEntity, EntitiesService } from '../entities/public/entities.service.js';
import { EntityTypesService } from '../entities/types/entity-types.service.js';
import { Config } from '../platform/config/config.js';
import { localeTexts } from '../platform/texts/locale-texts.js';
import { SettingsService } from '../settings/settings.service.js';
import { entityEntry } from './entity-entry.js';
import type { FeedEntry } from './feed-entry.js';
import { feedDocument, newest } from './feed-formats.js';
import { FeedImages } from './feed-images.js';

const texts = localeTexts<typeof italian>('site');

/** The record cards of the archive that are new or were changed last, of all types or of one, for feed readers. */
@Injectable()
export class EntityFeed {
  constructor(
    private readonly config: Config,
    private readonly entities: EntitiesService,
    private readonly types: EntityTypesService,
    private readonly settings: SettingsService,
    private readonly images: FeedImages,
  ) {}

  /**
   * @param of code of a type
   * @throws DomainError not_found for a type that the archive does not have
   */
  async write(language: Language, format: FeedFormat, of?: string): Promise<AsyncIterable<string>> {
    const types = await this.types.listNamed();
    const type = types.find(({ code }) => code === of);
    if (of !== undefined && !type) throw new DomainError('not_found');
    const reader = { site: await this.settings.site(), language, origin: this.config.publicUrl };
    const entryOf = async (entity: ChangedEntity): Promise<FeedEntry> =>
      entityEntry(
        entity,
        {
          type: types.find(({ id }) => id === entity.entityType),
          imageBytes: await this.images.sizeOf(entity.coverPhoto?.imageUrl),
        },
        reader,
      );
    const changed = await this.entities.listChanged({ type: of, limit: newest });
    return feedDocument(format, {
      ...reader,
      entries: await Promise.all(changed.map(entryOf)),
      of: type ? localized(type, 'name', language) : texts[language].entities.title,
      path: entityFeedPath(language, { format, type: of }),
      listPath: of === undefined ? '/schede' : `/schede?type=${of}`,
    });
  }
}
