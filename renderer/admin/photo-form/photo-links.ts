import type { Language } from '../../../src/contract/languages.js';
import { localized } from '../../../src/contract/localized.js';
import type { AdminPhotoDetail } from '../../../src/contract/photo.js';
import type { Linkable } from '../links/LinkSearch.js';

/** The tags and entities of a photo while they are edited. */
export interface PhotoLinks {
  tags: Linkable[];
  entities: Linkable[];
}

export const photoLinks = ({ tags, entities }: AdminPhotoDetail, language: Language): PhotoLinks => ({
  tags: tags.map((tag) => ({ id: tag.id, name: localized(tag, 'name', language) })),
  entities: entities.map((card) => ({ id: card.id, name: localized(card, 'name', language) })),
});

/** The links as the API takes them. */
export const linkIdsOf = ({ tags, entities }: PhotoLinks): { tagIds: number[]; entityIds: number[] } => ({
  tagIds: tags.map(({ id }) => id),
  entityIds: entities.map(({ id }) => id),
});

export const areSameLinks = (one: PhotoLinks, other: PhotoLinks): boolean =>
  JSON.stringify(linkIdsOf(one)) === JSON.stringify(linkIdsOf(other));
