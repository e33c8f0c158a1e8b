import type { EntityType } from '../contract/entity-type.js';
import { defaultLanguage, withLanguage } from '../contract/languages.js';
import { localized } from '../contract/localized.js';
import { absoluteUrl, entityPath, permanentPath } from '../contract/paths.js';
import { entityExcerpt } from '../contract/text.js';
import type { ChangedEntity } from '../entities/public/entities.service.js';
import { entryHtml, type FeedEntry, type FeedReader } from './feed-entry.js';

/**
 * A card, with its own cover if that is a photo: a cover of its type says nothing of it.
 * @param imageBytes size of the file of the cover; null where it is not known
 */
export function entityEntry(
  entity: ChangedEntity,
  { type, imageBytes }: { type: EntityType | undefined; imageBytes: number | null },
  { language, origin }: FeedReader,
): FeedEntry {
  const page = origin + withLanguage(language, entityPath(entity.slug));
  const title = localized(entity, 'name', language);
  const summary = entityExcerpt(localized(entity, 'excerpt', language), localized(entity, 'storyStart', language));
  const image = entity.coverPhoto && absoluteUrl(entity.coverPhoto.imageUrl, origin);
  return {
    id: origin + (language === defaultLanguage ? '' : `/${language}`) + permanentPath('entity', entity.id),
    page,
    title,
    summary,
    html: entryHtml({ page, image, summary }, title),
    image,
    imageBytes,
    published: entity.createdAt,
    updated: entity.updatedAt,
    author: null,
    tags: type ? [localized(type, 'name', language)] : [],
    rights: null,
  };
}
