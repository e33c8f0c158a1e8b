import type { OtherDatum } from './other-data.js';
import type { EntityAudio } from './audio.js';
import type { Renditions } from './image.js';
import type { HistoricalDate } from './dates/historical-date.js';
import type { Language } from './languages.js';
import type { Localized, LocalizedOrNull } from './localized.js';
import type { entityMetadata, entityOutline } from './metadata/entity.js';
import type { MetadataOf } from './metadata/field.js';
import type { PhotoLink, PhotoStatus } from './photo.js';

/** Sort orders of the list of entities. */
export const entitySorts = ['createdAt', 'createdAtAsc', 'name', 'nameDesc', 'type', 'photos'] as const;
export type EntitySort = (typeof entitySorts)[number];
/** The orders of the API's list: with a text also best match first. */
export const entityListSorts = ['relevance', ...entitySorts] as const;
export type EntityListSort = (typeof entityListSorts)[number];
/** The orders of the administrators' list; the first one is the default. */
export const adminEntitySorts = ['name', 'relevance'] as const;
export type AdminEntitySort = (typeof adminEntitySorts)[number];
export const defaultEntitySort: EntitySort = 'createdAt';

/** A `draft` is known to staff only, and its page answers 404. */
export const entityStatuses = ['published', 'draft'] as const;
export type EntityStatus = (typeof entityStatuses)[number];

export interface CoverPhoto {
  thumbnailUrl: string;
  thumbUrl: string;
  imageUrl: string;
  url: string;
  image: Renditions;
}

/** The metadata of an entity; its images and audio guides are kept elsewhere. Unknown values are null. */
export type EntityMetadata = MetadataOf<typeof entityMetadata>;

/** An entity as lists show it. Users call it a record card (scheda). */
export interface Entity
  extends MetadataOf<typeof entityOutline>, LocalizedOrNull<'storyStart'>, LocalizedOrNull<'audioUrl'> {
  id: number;
  slug: string;
  entityType: number;
  entityTypeCode: string;
  photo_count: number;
  /** The audio guides of `audioUrl` with duration and waveform; null if the entity has none in any language. */
  audio: EntityAudio | null;
  /** The first that exists of: own cover photo, `coverImage`, `imageUrl`, default cover of the type. */
  coverPhoto: CoverPhoto | null;
  coverImage: string | null;
  imageUrl: string | null;
  hasCover: boolean;
  /**
   * Vertical focus of the cover, 0 (top) to 100 (bottom). Where nobody has set it: 20 for a portrait cover photo, else 50.
   * @format double
   */
  coverPhotoPosition: number;
  defaultCoverId: number | null;
  createdAt: string;
  /** In a list with a text: the other name (`aliases`) by which it was found, where its names do not match better. */
  matchedAlias?: string;
}

/** Another name of an entity, and when it had it where that is known: a former one, or one in another language. */
export interface EntityAlias {
  name: string;
  /** When it had it, as written (`fino al 1919`). Where that is understood the years follow from it, unless a request sets them. */
  dateText?: string;
  yearStart: number | null;
  yearEnd: number | null;
}

/** What the dates of an entity are about. */
export const entityDateNames = ['construction', 'alteration', 'demolition', 'birth', 'death'] as const;
export type EntityDateName = (typeof entityDateNames)[number];

/** What a date means that is understood: in EDTF (ISO 8601-2), with its first and last day. */
export type KnownDate = Pick<HistoricalDate, 'earliest' | 'latest'> & { edtf: string };

/** A published photo of an entity, as its page compares it with another. */
export interface ComparedPhoto extends PhotoLink {
  image: Renditions;
}

/** An entity with all its metadata. */
export interface EntityDetail extends Entity, EntityMetadata, LocalizedOrNull<'transcript'> {
  /** Two photos of the same view that editors have chosen, the earlier first; null where either is not public or not of it. */
  comparison: [before: ComparedPhoto, after: ComparedPhoto] | null;
  /** What its texts and its year say of when; null where nothing is said, or it is not understood. */
  dates: Record<EntityDateName, KnownDate | null>;
  aliases: EntityAlias[];
}

/** A related entity, as seen from the requested one. */
export interface EntityRelation extends LocalizedOrNull<'reason'>, Localized<'kindName'> {
  id: number;
  /** The code of the kind of relation. `kindName` is its name, read from the requested entity. */
  kind: string;
  entity: Entity;
}

export interface EntityListQuery {
  q?: string;
  type?: string;
  /** `relevance` is the default order where there is no text. */
  sort?: EntityListSort;
  page?: number;
  pageSize?: number;
  /** 0 means all. */
  limit?: number;
  offset?: number;
  /** Only entities with an audio guide in this language. */
  hasAudio?: Language;
  /** Only these entities: a comma-separated list of at most 50 ids. */
  ids?: string;
  fields?: string;
}

/** An entity as administrators see it. */
export interface AdminEntity extends Entity {
  status: EntityStatus;
  updatedAt: string;
}

/** Another entity that this one is related to, and why. */
export interface RelatedEntity extends LocalizedOrNull<'reason'> {
  entityId: number;
  /** The code of a kind of relation. */
  kind: string;
  /**
   * Whether the other entity is the first one of the relation: the kind then reads by its reverse name. Left out: it is not, or
   * the kind reads the same from both.
   */
  isReverse?: boolean;
}

export interface AdminEntityDetail extends EntityDetail {
  status: EntityStatus;
  /** The photo that was chosen as its cover, also while it is not public. */
  coverPhotoId: number | null;
  /** The photos that were chosen to be compared, also while they are not public: two, or none. */
  comparedPhotoIds: number[];
  /** With the names of the other entities. */
  relations: (RelatedEntity & Localized<'name'>)[];
  /** What imports have brought for it and no field has. */
  otherData: OtherDatum[];
  updatedAt: string;
}

/** A photo among those of an entity, also while it is not public. */
export interface LinkedPhoto extends Localized<'title'> {
  id: number;
  status: PhotoStatus;
  image: Renditions | null;
  year: number | null;
}

/** The photos of an entity in their order, as many as were asked for. */
export interface EntityPhotos {
  items: LinkedPhoto[];
  total: number;
  /** The ids of those that editors have put in an order; the others come after them, those that show the entity best first. */
  ordered: number[];
  /** Of the entity: what a change is based on. */
  updatedAt: string;
}

/** What is left out stays. Photos are added before they are put in an order. */
export interface EntityPhotosChange {
  /** Ids of photos to link, and to unlink. */
  added?: number[];
  removed?: number[];
  /** Ids of the photos that come first, in this order; empty: no order. */
  order?: number[];
  /** The entity's `updatedAt` that the change is based on. If it differs by now, the change is refused (`record_outdated`). */
  updatedAt?: string;
}

/** What a new entity needs; everything else is added later. */
export interface NewEntity {
  name: string;
  entityTypeCode: string;
  /** By default it is published. */
  status?: EntityStatus;
}

export interface EntityNameQuery {
  name: string;
}

/** An entity by its name and its type. */
export interface NamedEntity extends Localized<'name'>, Localized<'typeName'> {
  id: number;
}

export interface AdminEntityListQuery {
  page?: number;
  /** Part of a current or historical name. */
  q?: string;
  /** Code of an entity type. */
  type?: string;
  /** By default both. */
  status?: EntityStatus;
  /** By name, which is the default, or the best match of `q` first. */
  sort?: AdminEntitySort;
}

/** A patch by an administrator: omitted fields stay, null clears a field. Descriptions are HTML. */
export interface EntityChange extends Partial<EntityMetadata & LocalizedOrNull<'transcript'>> {
  /** All other names; those that are left out are removed. */
  aliases?: (Pick<EntityAlias, 'name'> & Partial<Omit<EntityAlias, 'dateText'>> & { dateText?: string | null })[];
  entityTypeCode?: string;
  /** Publishes a draft, or makes a published entity a draft again. */
  status?: EntityStatus;
  /** One of its photos. Null: the default cover of its type. */
  coverPhotoId?: number | null;
  coverPhotoPosition?: number;
  /** Two of its photos that its page compares, the earlier view first; empty: none. */
  comparedPhotoIds?: number[];
  /** All related entities; those that are left out are no longer related. */
  relations?: (Pick<RelatedEntity, 'entityId' | 'kind'> & Partial<RelatedEntity>)[];
  /** The entity's `updatedAt` that the change is based on. If it differs by now, the change is refused (`record_outdated`). */
  updatedAt?: string;
}

export interface DefaultCover {
  id: number;
  entityTypeCode: string;
  sortOrder: number;
  imageUrl: string | null;
  /** Null for a cover that is only an address, or whose renditions do not exist yet. */
  image: Renditions | null;
}
