import type {
  AdminEntity,
  AdminEntityDetail,
  AdminEntityListQuery,
  DefaultCover,
  Entity,
  EntityChange,
  EntityDetail,
  EntityListQuery,
  EntityNameQuery,
  EntityPhotos,
  EntityPhotosChange,
  EntityRelation,
  NamedEntity,
  NewEntity,
} from '../entity.js';
import type { AdminDefaultCover, SeenCover } from '../default-cover.js';
import type { AdminEntityType, EntityType, EntityTypeChange, EntityTypeCount, NewEntityType } from '../entity-type.js';
import type { Language } from '../languages.js';
import type { Paged, SelectionQuery } from '../page.js';
import type { PeriodCount } from '../periods.js';
import type { EntityPhotosQuery, Photo } from '../photo.js';
import type { AdminRelationKind, NewRelationKind, RelationKindChange } from '../relation-kind.js';

export interface EntitiesApi {
  list(query: EntityListQuery): Promise<Paged<Entity>>;
  random(query: SelectionQuery): Promise<Entity[]>;
  countsByType(): Promise<{ items: EntityTypeCount[] }>;
  byId(input: { id: number }): Promise<EntityDetail>;
  /** Also accepts a former slug. Compare it with the answer's `slug` to redirect. */
  bySlug(input: { slug: string }): Promise<EntityDetail>;
  /** The best views first. Over HTTP a call without `page` and `pageSize` answers with a plain array of all photos. */
  photos(input: { id: number; pageSize: number } & EntityPhotosQuery): Promise<Paged<Photo>>;
  /** The number of its photos in each period of the settings. Empty periods are left out, undated photos not counted. */
  photoPeriods(input: { id: number }): Promise<PeriodCount[]>;
  relations(input: { id: number }): Promise<EntityRelation[]>;
}

export interface AdminEntitiesApi {
  /** Sorted by name. */
  list(query: AdminEntityListQuery): Promise<Paged<AdminEntity>>;
  /** The first entities of this name, in any language, or once called so. */
  withName(query: EntityNameQuery): Promise<NamedEntity[]>;
  byId(input: { id: number }): Promise<AdminEntityDetail>;
  /** It is public at once, unless it is to be a draft. */
  create(input: NewEntity): Promise<AdminEntityDetail>;
  change(input: { id: number } & EntityChange): Promise<AdminEntityDetail>;
  /** Its photos stay. Reverting the change set of the removal restores it. */
  remove(input: { id: number }): Promise<void>;
  /** By default the first 24. */
  photos(input: { id: number; limit?: number }): Promise<EntityPhotos>;
  changePhotos(input: { id: number } & EntityPhotosChange): Promise<EntityPhotos>;
  /** `audio`: an MP3, or Opus in Ogg. */
  uploadAudio(input: { id: number; language: Language; audio: Blob }): Promise<AdminEntityDetail>;
  removeAudio(input: { id: number; language: Language }): Promise<void>;
  /** Vertical focus of the cover, from 0 (top) to 100 (bottom). */
  setCoverPosition(input: { id: number; position: number }): Promise<void>;
}

export interface EntityTypesApi {
  list(): Promise<EntityType[]>;
}

export interface DefaultCoversApi {
  list(input: { entityTypeCode: string }): Promise<DefaultCover[]>;
}

/** What was deleted; the change set can be reverted. */
export interface RecordRemoved {
  changeSetId: number;
}

export interface AdminEntityTypesApi {
  /** In their order. */
  list(): Promise<AdminEntityType[]>;
  create(input: NewEntityType): Promise<AdminEntityType>;
  change(input: { id: number } & EntityTypeChange): Promise<AdminEntityType>;
  /** @param input the ids of all types in their new order */
  reorder(input: { ids: number[] }): Promise<AdminEntityType[]>;
  /** With its default covers. Only a type without entities can be deleted. */
  remove(input: { id: number }): Promise<RecordRemoved>;
}

export interface AdminRelationKindsApi {
  /** In the order in which they were made. */
  list(): Promise<AdminRelationKind[]>;
  create(input: NewRelationKind): Promise<AdminRelationKind>;
  change(input: { id: number } & RelationKindChange): Promise<AdminRelationKind>;
  /** Only a kind that no relation has can be deleted. */
  remove(input: { id: number }): Promise<RecordRemoved>;
}

export interface AdminDefaultCoversApi {
  /** By type, in their order. */
  list(): Promise<AdminDefaultCover[]>;
  /** It comes last among those of its type. */
  upload(input: { entityTypeCode: string; image: Blob }): Promise<AdminDefaultCover>;
  /** Shows the former image until the new one is made. */
  replace(input: { id: number; image: Blob } & SeenCover): Promise<AdminDefaultCover>;
  /** Gives it this place in the order; a cover that has the place gets the other's. */
  change(input: { id: number; sortOrder: number } & SeenCover): Promise<AdminDefaultCover>;
  remove(input: { id: number }): Promise<RecordRemoved>;
}
