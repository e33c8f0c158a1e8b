import type { QueryDeepPartialEntity } from 'typeorm';
import { recordLimits } from '../contract/record-limits.js';
import type { Language } from '../contract/languages.js';
import { inEachLanguage, noText } from '../contract/localized.js';
import { audioAddress, audioRole, type StoredAudios } from '../entities/audio/stored-audio.js';
import type { DefaultCoverRow } from '../entities/default-covers/default-cover.row.js';
import type { EntityRelationRow } from '../entities/relations/entity-relation.row.js';
import type { EntityTypeRow } from '../entities/types/entity-type.row.js';
import type { EntityRow } from '../entities/entity.row.js';
import type { AnnotationRow } from '../photos/annotations/annotation.row.js';
import type { PhotoRow } from '../photos/photo.row.js';
import type { TagRow } from '../photos/tags/tag.row.js';
import type { FileOwner } from '../records/published-files.js';
import type { DemoArchive, DemoGuides, DemoPhoto, DemoPlace, DemoRegion } from './demo-archive.js';
import type { DemoCover } from './demo-covers.js';
import type { StoredOriginal } from './demo-originals.js';

type New<Row> = Omit<QueryDeepPartialEntity<Row>, 'id'> & { id: number };

/** The rows of the demo by table. */
export interface DemoRows {
  entityTypes: New<EntityTypeRow>[];
  tags: New<TagRow>[];
  photos: New<PhotoRow>[];
  entities: New<EntityRow>[];
  relations: New<EntityRelationRow>[];
  photoTags: { photoId: number; tagId: number }[];
  photoEntities: { photoId: number; entityId: number; position: number }[];
  annotations: Omit<AnnotationRow, 'id'>[];
  defaultCovers: New<DefaultCoverRow>[];
  fileUses: (FileOwner & { role: string; sha256: string })[];
}

/** The stored files, and the regions of the photographs. */
export interface DemoFiles {
  originals: Map<number, StoredOriginal>;
  regions: Map<number, DemoRegion[]>;
  covers: DemoCover[];
  audioGuides: Map<string, StoredAudios>;
}

/** Resolves slugs to ids. Leaves out photos without an original, also as covers. @throws Error for an unknown slug */
export function demoRows(archive: DemoArchive, { originals, regions, covers, audioGuides }: DemoFiles): DemoRows {
  const typeIds = new Map(archive.entityTypes.map(({ code, id }) => [code, id]));
  const tagIds = new Map(archive.tags.map(({ slug, id }) => [slug, id]));
  const placeIds = new Map(archive.places.map(({ slug, id }) => [slug, id]));
  const photos = archive.photos.filter(({ id }) => originals.has(id));
  const defaultCovers = covers.map((cover, index) => coverRow(cover, index + 1, get(typeIds, cover.entityTypeCode)));

  return {
    entityTypes: archive.entityTypes,
    tags: archive.tags,
    photos: photos.map((photo) => photoRow(photo, get(originals, photo.id))),
    entities: archive.places.map((place) => ({
      ...entityRow(place, get(typeIds, place.entityTypeCode), photos),
      ...audioColumns(
        archive.guides.find(({ slug }) => slug === place.slug),
        audioGuides.get(place.slug),
      ),
    })),
    relations: archive.relations.map(({ from, to, ...relation }) => ({
      ...relation,
      fromEntityId: get(placeIds, from),
      toEntityId: get(placeIds, to),
    })),
    photoTags: photos.flatMap(({ id, tags }) => tags.map((slug) => ({ photoId: id, tagId: get(tagIds, slug) }))),
    photoEntities: photos.flatMap(({ id, places }) =>
      places.map((slug, position) => ({ photoId: id, entityId: get(placeIds, slug), position })),
    ),
    annotations: photos.flatMap(({ id }) =>
      (regions.get(id) ?? [])
        .slice(0, recordLimits.annotations.max)
        .map((region, position) => annotationRow(region, { photoId: id, position }, get(placeIds, region.entitySlug))),
    ),
    defaultCovers,
    fileUses: [
      ...defaultCovers.map(({ id, originalSha256 }) => ({
        subject: 'default_cover' as const,
        subjectId: id,
        role: 'cover',
        sha256: String(originalSha256),
      })),
      ...[...audioGuides].flatMap(([slug, audios]) =>
        Object.entries(audios).map(([language, { sha256 }]) => ({
          subject: 'entity' as const,
          subjectId: get(placeIds, slug),
          role: audioRole(language as Language),
          sha256,
        })),
      ),
    ],
  };
}

function photoRow(
  { places: _places, tags: _tags, drawnFor: _drawnFor, createdAt, ...photo }: DemoPhoto,
  original: StoredOriginal,
): New<PhotoRow> {
  return {
    ...photo,
    status: 'processing',
    wantedStatus: 'published',
    originalSha256: original.sha256,
    originalName: `${photo.slug}.avif`,
    originalType: 'image/avif',
    originalBytes: String(original.bytes),
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

/** Without the audio file the transcript is left out too. */
function audioColumns(guides: DemoGuides | undefined, audio: StoredAudios = {}): Partial<New<EntityRow>> {
  const url = (language: Language): string | null => (audio[language] ? audioAddress(audio[language]) : null);
  const text = (language: Language): string | null =>
    audio[language] && guides?.[language]
      ? guides[language].sentences.map((sentence) => sentence.text).join(' ')
      : null;
  return {
    audio,
    ...inEachLanguage('audioUrl', (_, language) => url(language)),
    ...inEachLanguage('transcript', (_, language) => text(language)),
  };
}

const coverRow = ({ sortOrder, sha256 }: DemoCover, id: number, entityTypeId: number): New<DefaultCoverRow> => ({
  id,
  entityTypeId,
  sortOrder,
  originalSha256: sha256,
});

/** Without a label, since an annotation shows the name of its entity. */
function annotationRow(
  { x, y, w, h }: DemoRegion,
  at: { photoId: number; position: number },
  entityId: number,
): Omit<AnnotationRow, 'id'> {
  const percent = (fraction: number): string => (fraction * 100).toFixed(4);
  return {
    ...at,
    entityId,
    x: percent(x),
    y: percent(y),
    w: percent(Math.min(w, 1 - x)),
    h: percent(Math.min(h, 1 - y)),
    ...noText('label'),
  };
}

function get<Key, Value>(values: Map<Key, Value>, key: Key): Value {
  const value = values.get(key);
  if (value === undefined) throw new Error(`The demo archive refers to ${String(key)}, which it does not have.`);
  return value;
}
