import type { EntityAudio } from './audio.js';
import type { Picture } from './image.js';
import type { LocalizedOrNull } from './localized.js';
import type { entityMetadata, entityOutline } from './metadata/entity.js';
import type { MetadataOf } from './metadata/field.js';

/** Orders of the card list (public-site.md, Record cards list). */
export const entitySorts = ['createdAt', 'createdAtAsc', 'name', 'nameDesc', 'type', 'photos'] as const;
export type EntitySort = (typeof entitySorts)[number];
export const defaultEntitySort: EntitySort = 'createdAt';

export interface CoverPhoto {
  thumbnailUrl: string;
  thumbUrl: string;
  imageUrl: string;
  url: string;
  image: Picture;
}

/** What is told about a place, building, person or event, as against its pictures and its sounds. Null is what is not known. */
export type EntityMetadata = MetadataOf<typeof entityMetadata>;

/** A record card (scheda), as lists show it. */
export interface Entity extends MetadataOf<typeof entityOutline>, LocalizedOrNull<'audioUrl'> {
  id: number;
  slug: string;
  entityType: number;
  entityTypeCode: string;
  photo_count: number;
  /** The guides of `audioUrl` with what was measured of them; null for a card that has none in any language. */
  audio: EntityAudio | null;
  /** Own photo → coverImage / imageUrl → the type's default cover → none (row E2). */
  coverPhoto: CoverPhoto | null;
  coverImage: string | null;
  imageUrl: string | null;
  hasCover: boolean;
  /** Vertical focus of the cover, 0 (top) to 100 (bottom). */
  coverPhotoPosition: number;
  defaultCoverId: number | null;
  createdAt: string;
}

/** A card with its story and its data. */
export interface EntityDetail extends Entity, EntityMetadata, LocalizedOrNull<'transcript'> {}

/** Why two cards belong together. The texts of a kind stand in the locales under `relation.kinds`. */
export const relationKinds = [
  'faces',
  'contains',
  'history',
  'site',
  'near',
  'same_architect',
  'community',
  'view',
  'connects',
  'promenade',
  'promoter',
  'person',
  'route',
  'name',
  'memory',
  'antiquity',
  'theme',
] as const;
export type RelationKind = (typeof relationKinds)[number];

/** A related card, seen from the card that was asked for. */
export interface EntityRelation extends LocalizedOrNull<'reason'> {
  id: number;
  kind: RelationKind;
  entity: Entity;
}

export interface EntityListQuery {
  q?: string;
  type?: string;
  sort?: EntitySort;
  page?: number;
  pageSize?: number;
  /** 0 means all. */
  limit?: number;
  offset?: number;
  /** Only cards with an audio guide in this language. */
  hasAudio?: 'it' | 'en' | 'de';
  /** Only these cards: a comma list of at most 50 ids. */
  ids?: string;
  fields?: string;
}

/** A card as administrators see it. */
export interface AdminEntity extends Entity {
  updatedAt: string;
}

export interface AdminEntityDetail extends EntityDetail {
  updatedAt: string;
}

export interface AdminEntityListQuery {
  page?: number;
  /** Part of a name, present or former. */
  q?: string;
  /** Code of an entity type. */
  type?: string;
}

/** What administrators may change of a card. What is left out stays as it is; null empties. Stories are HTML. */
export interface EntityChange extends Partial<EntityMetadata> {
  entityTypeCode?: string;
  /** The card's `updatedAt` as the change knows it: with another one by now the change is refused (`record_outdated`). */
  updatedAt?: string;
}

export interface DefaultCover {
  id: number;
  entityTypeCode: string;
  sortOrder: number;
  imageUrl: string | null;
  /** Null for a cover that is an address only, or whose pictures are not made yet. */
  image: Picture | null;
}
