import type { Picture } from './image.js';
import type { Localized } from './localized.js';
import type { MetadataOf } from './metadata/field.js';
import type { photoMetadata } from './metadata/photo.js';
import type { Tag } from './tag.js';

/** A photo goes `processing` → `published` (or `draft` when asked) or `failed`; `removed` answers 410. */
export const photoStatuses = ['processing', 'published', 'draft', 'failed', 'removed'] as const;
export type PhotoStatus = (typeof photoStatuses)[number];

/** Orders of the archive; undated photos stand last in both orders by year. */
export const photoSorts = ['createdAt', 'createdAtAsc', 'year', 'yearDesc', 'title', 'titleDesc'] as const;
export type PhotoSort = (typeof photoSorts)[number];
export const defaultPhotoSort: PhotoSort = 'createdAt';

/** A card that a photo shows, as far as a link needs it. */
export interface PhotoEntity extends Localized<'name'> {
  id: number;
  slug: string;
  entityTypeCode: string;
}

/** What is told about a photograph, as against what became of its scan. Null is what is not known. */
export type PhotoMetadata = MetadataOf<typeof photoMetadata>;

/** A published photograph as the public sees it. Times are ISO 8601. */
export interface Photo extends PhotoMetadata {
  id: number;
  slug: string;
  /** A JPEG of up to 1280 px and one of up to 640 px, for readers who want one address. */
  imageUrl: string;
  thumbUrl: string;
  image: Picture;
  createdAt: string;
  /** When anything of the record changed last. */
  updatedAt: string;
  uploadedBy: string | null;
  /** With `includeTags`, and on the photo's own page. */
  tags?: Tag[];
  /** On the photo's own page. */
  entities?: PhotoEntity[];
  /** With `includeFavorites`, for a signed-in member. */
  isFavorite?: boolean;
}

export interface PhotoListQuery {
  page?: number;
  limit?: number;
  offset?: number;
  sortBy?: PhotoSort;
  search?: string;
  tagId?: number;
  /** Years, both included: undated photos are left out. */
  from?: number;
  to?: number;
  includeTags?: boolean;
  includeFavorites?: boolean;
  /** A comma list of public fields; others are ignored. */
  fields?: string;
}

/** The photos of an entity: a page of them, where `page` or `pageSize` is given. */
export interface EntityPhotosQuery {
  page?: number;
  pageSize?: number;
  /** A comma list of spans of years (`1880-1899,1946-`): undated photos are left out. */
  period?: string;
  /** The id of a photo to leave out. */
  exclude?: number;
  /** A comma list of public fields; others are ignored. */
  fields?: string;
}

/** How many photos were taken in the ten years from `decade` on (1900: 1900 to 1909); undated ones are not counted. */
export interface DecadeCount {
  decade: number;
  count: number;
}

/** A photo as administrators see it: whatever its state. */
export interface AdminPhoto extends Localized<'title'> {
  id: number;
  slug: string;
  status: PhotoStatus;
  /** Why processing failed: a code of the catalogue. */
  failure: string | null;
  image: Picture | null;
  year: number | null;
  originalName: string | null;
  originalBytes: number | null;
  createdAt: string;
  publishedAt: string | null;
}

/** One photo with all that the archive knows of it. */
export interface AdminPhotoDetail extends AdminPhoto, PhotoMetadata {
  /** Proposed by a member and not accepted: it is published with the contribution that it belongs to. */
  proposed: boolean;
  /** Media type of the original, and the SHA-256 of its bytes. */
  originalType: string | null;
  originalSha256: string | null;
  uploadedBy: string | null;
  tags: Tag[];
  /** In the order in which they were linked: the first is the place of the photo. */
  entities: PhotoEntity[];
  annotationCount: number;
  favoriteCount: number;
  updatedAt: string;
  removedAt: string | null;
}

/** What administrators may change of a photo. What is left out stays as it is; null empties. */
export interface PhotoChange extends Partial<PhotoMetadata> {
  /** All tags, and all cards in their order, by id. */
  tagIds?: number[];
  entityIds?: number[];
  /** Publishes a draft, or takes a published photo out of the public. */
  status?: 'published' | 'draft';
  /** The photo's `updatedAt` as the change knows it: with another one by now the change is refused (`record_outdated`). */
  updatedAt?: string;
}

export interface AdminPhotoListQuery {
  page?: number;
  status?: PhotoStatus;
  q?: string;
}

/** How many photos stand in each state. */
export type PhotoStatusCounts = Record<PhotoStatus, number>;

type KnownMetadata = { [Field in keyof PhotoMetadata]?: NonNullable<PhotoMetadata[Field]> };

/** What may be told about a photo when its scan is uploaded; without a title the file's name serves. */
export interface PhotoFields extends KnownMetadata {
  /** Tags and cards by id. */
  tagIds?: number[];
  entityIds?: number[];
  /** Asks for `draft` in place of `published` once processing is done. */
  draft?: boolean;
}
