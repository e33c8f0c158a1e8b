import type { QueryDeepPartialEntity } from 'typeorm';
import type { EntityRelationRow } from '../entities/entity-relation.row.js';
import type { EntityTypeRow } from '../entities/entity-type.row.js';
import type { EntityRow } from '../entities/entity.row.js';
import type { PhotoRow } from '../photos/photo.row.js';
import type { TagRow } from '../photos/tag.row.js';
import type { DemoArchive, DemoPhoto, DemoPlace } from './demo-archive.js';
import type { Plate } from './demo-plates.js';

type New<Row> = Omit<QueryDeepPartialEntity<Row>, 'id'> & { id: number };

/** What is inserted for the demo, table by table. */
export interface DemoRows {
  entityTypes: New<EntityTypeRow>[];
  tags: New<TagRow>[];
  photos: New<PhotoRow>[];
  entities: New<EntityRow>[];
  relations: New<EntityRelationRow>[];
  photoTags: { photoId: number; tagId: number }[];
  photoEntities: { photoId: number; entityId: number; position: number }[];
}

/** Slugs become ids; photos without a plate are left out, as covers too. @throws Error for a slug that is not there */
export function demoRows(archive: DemoArchive, plates: Map<number, Plate>): DemoRows {
  const typeIds = new Map(archive.entityTypes.map(({ code, id }) => [code, id]));
  const tagIds = new Map(archive.tags.map(({ slug, id }) => [slug, id]));
  const placeIds = new Map(archive.places.map(({ slug, id }) => [slug, id]));
  const photos = archive.photos.filter(({ id }) => plates.has(id));

  return {
    entityTypes: archive.entityTypes,
    tags: archive.tags,
    photos: photos.map((photo) => photoRow(photo, get(plates, photo.id))),
    entities: archive.places.map((place) => entityRow(place, get(typeIds, place.entityTypeCode), photos)),
    relations: archive.relations.map(({ from, to, ...relation }) => ({
      ...relation,
      fromEntityId: get(placeIds, from),
      toEntityId: get(placeIds, to),
    })),
    photoTags: photos.flatMap(({ id, tags }) => tags.map((slug) => ({ photoId: id, tagId: get(tagIds, slug) }))),
    photoEntities: photos.flatMap(({ id, places }) =>
      places.map((slug, position) => ({ photoId: id, entityId: get(placeIds, slug), position })),
    ),
  };
}

function photoRow({ places: _places, tags: _tags, createdAt, ...photo }: DemoPhoto, plate: Plate): New<PhotoRow> {
  return {
    ...photo,
    status: 'processing',
    wantedStatus: 'published',
    originalSha256: plate.sha256,
    originalName: `${photo.slug}.avif`,
    originalType: 'image/avif',
    originalBytes: String(plate.bytes),
    createdAt: new Date(createdAt),
    updatedAt: new Date(createdAt),
  };
}

function entityRow(
  { entityTypeCode: _code, personOf: _person, coverPhotoId, createdAt, ...place }: DemoPlace,
  entityTypeId: number,
  photos: DemoPhoto[],
): New<EntityRow> {
  const own = photos.filter(({ places }) => places.includes(place.slug));
  const cover = own.find(({ id }) => id === coverPhotoId) ?? own[0];
  return {
    ...place,
    entityTypeId,
    coverPhotoId: cover?.id ?? null,
    createdAt: new Date(createdAt),
    updatedAt: new Date(createdAt),
  };
}

function get<Key, Value>(values: Map<Key, Value>, key: Key): Value {
  const value = values.get(key);
  if (value === undefined) throw new Error(`The demo archive speaks of ${String(key)}, which it does not have.`);
  return value;
}
