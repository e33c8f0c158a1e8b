import type {
  AdminEntity,
  AdminEntityDetail,
  ComparedPhoto,
  CoverPhoto,
  Entity,
  EntityDetail,
  EntityRelation,
} from '../contract/entity.js';
import { inEachLanguage, pickLocalized } from '../contract/localized.js';
import { renditionUrl } from '../contract/image.js';
import { entityMetadata, entityOutline } from '../contract/metadata/entity.js';
import { pickMetadata } from '../contract/metadata/field.js';
import { photoPath } from '../contract/paths.js';
import type { PhotoLink } from '../contract/photo.js';
import type { WidthOf } from '../contract/public-widths.js';
import { entityExcerpt } from '../contract/text.js';
import { presentPublished } from '../images/renditions.presenter.js';
import type { StoredRenditions } from '../images/stored-renditions.js';
import { sanitizeRichText } from '../records/rich-text.js';
import { datesOfEntity } from './entity-dates.js';
import { presentAudio } from './audio/audio.presenter.js';
import type { EntityRecord, ListedEntity, RelatedRecord } from './public/entities.repository.js';

/** The published photo that an entity shows as its cover. */
export interface CoverPhotoRecord {
  slug: string;
  originalSha256: string;
  renditions: StoredRenditions;
  license: string | null;
}

/** A published photo among those that an entity compares. */
export type ComparedPhotoRecord = PhotoLink & Omit<CoverPhotoRecord, 'slug'>;

export function presentEntity(row: ListedEntity, widthOf: WidthOf): Entity {
  const coverPhoto = row.cover && presentCover(row.cover, widthOf);
  const coverImage = row.coverImage ?? row.defaultCoverUrl;
  return {
    id: row.id,
    slug: row.slug,
    ...pickMetadata(entityOutline, row),
    ...inEachLanguage('storyStart', (name) => presentStoryStart(row[name])),
    entityType: row.entityTypeId,
    entityTypeCode: row.entityTypeCode,
    photo_count: row.photoCount,
    ...pickLocalized(row, 'audioUrl'),
    audio: presentAudio(row, { isPublished: row.status === 'published' }),
    coverPhoto,
    coverImage,
    imageUrl: row.imageUrl,
    hasCover: coverPhoto !== null || coverImage !== null || row.imageUrl !== null,
    coverPhotoPosition: row.coverPhotoPosition ?? defaultCoverPosition(coverPhoto),
    defaultCoverId: row.defaultCoverId,
    createdAt: row.createdAt.toISOString(),
  };
}

/** Descriptions are sanitized when they are written, and again here, so that no older row can bring a script to a page. */
export const presentEntityDetail = (row: EntityRecord, widthOf: WidthOf): EntityDetail => ({
  ...presentEntity(row, widthOf),
  ...pickMetadata(entityMetadata, row),
  dates: datesOfEntity(row),
  aliases: row.aliases,
  comparison: presentComparison(row.compared ?? [], widthOf),
  ...inEachLanguage('description', (name) => sanitizeRichText(row[name])),
  ...pickLocalized(row, 'transcript'),
});

export const presentAdminEntity = (row: ListedEntity, widthOf: WidthOf): AdminEntity => ({
  ...presentEntity(row, widthOf),
  status: row.status,
  updatedAt: row.updatedAt.toISOString(),
});

export const presentAdminEntityDetail = (
  row: EntityRecord,
  widthOf: WidthOf,
  { relations, otherData }: Pick<AdminEntityDetail, 'relations' | 'otherData'>,
): AdminEntityDetail => ({
  ...presentEntityDetail(row, widthOf),
  status: row.status,
  coverPhotoId: row.coverPhotoId,
  comparedPhotoIds: row.comparedPhotoIds,
  relations,
  otherData,
  updatedAt: row.updatedAt.toISOString(),
});

export const presentRelation = ({ relation, entity }: RelatedRecord, widthOf: WidthOf): EntityRelation => ({
  id: relation.id,
  kind: relation.kind,
  ...pickLocalized(relation, 'kindName', 'reason'),
  entity: presentEntity(entity, widthOf),
});

/** Towers, statues and heads are in the upper part of a portrait picture. */
const defaultCoverPosition = (cover: CoverPhoto | null): number =>
  cover && cover.image.height > cover.image.width ? 20 : 50;

const presentStoryStart = (text: string | null): string | null => entityExcerpt(text) || null;

/** Null unless both are there. */
function presentComparison(records: ComparedPhotoRecord[], widthOf: WidthOf): EntityDetail['comparison'] {
  const [before, after] = records.map((record) => presentCompared(record, widthOf));
  return before && after ? [before, after] : null;
}

function presentCompared(
  { originalSha256, renditions, license, ...link }: ComparedPhotoRecord,
  widthOf: WidthOf,
): ComparedPhoto {
  return { ...link, image: presentPublished({ originalSha256, renditions }, widthOf(license)) };
}

function presentCover({ slug, license, ...cover }: CoverPhotoRecord, widthOf: WidthOf): CoverPhoto {
  const image = presentPublished(cover, widthOf(license));
  const thumb = renditionUrl(image, 640, 'jpg');
  return {
    thumbnailUrl: thumb,
    thumbUrl: thumb,
    imageUrl: renditionUrl(image, 1280, 'jpg'),
    url: photoPath(slug),
    image,
  };
}
