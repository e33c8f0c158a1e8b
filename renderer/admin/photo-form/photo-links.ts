import type { Language } from '../../../src/contract/languages.js';
import { localized } from '../../../src/contract/localized.js';
import type { AdminPhotoDetail, PhotoChange } from '../../../src/contract/admin-photo.js';
import type { Linkable } from '../links/LinkSearch.js';
import { fondsNames } from '../links/fonds-names.js';
import { otherDatesOf, type TypedDate, typedDates } from './other-dates.js';

/** The tags, the entities, the fonds and the further dates of a photo while they are edited. */
export interface PhotoLinks {
  tags: Linkable[];
  entities: Linkable[];
  /** One at most. */
  fonds: Linkable[];
  otherDates: TypedDate[];
}

export const photoLinks = (
  { tags, entities, fonds, otherDates }: AdminPhotoDetail,
  language: Language,
): PhotoLinks => ({
  tags: tags.map((tag) => ({ id: tag.id, name: localized(tag, 'name', language) })),
  entities: entities.map((card) => ({ id: card.id, name: localized(card, 'name', language) })),
  fonds: fonds.slice(-1).map(({ id }) => ({ id, name: fondsNames(fonds, language) })),
  otherDates: typedDates(otherDates),
});

/** The links and dates as the API takes them. */
export const linkIdsOf = ({
  tags,
  entities,
  fonds,
  otherDates,
}: PhotoLinks): Required<Pick<PhotoChange, 'tagIds' | 'entityIds' | 'fondsId' | 'otherDates'>> => ({
  tagIds: tags.map(({ id }) => id),
  entityIds: entities.map(({ id }) => id),
  fondsId: fonds[0]?.id ?? null,
  otherDates: otherDatesOf(otherDates),
});

export const areSameLinks = (one: PhotoLinks, other: PhotoLinks): boolean =>
  JSON.stringify(linkIdsOf(one)) === JSON.stringify(linkIdsOf(other));
