import type { Picture } from './image.js';
import type { Localized, LocalizedOrNull } from './localized.js';
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

type PhotoTexts = LocalizedOrNull<'description'> & LocalizedOrNull<'provenance'> & LocalizedOrNull<'alt'>;

/** A published photograph as the public sees it. Times are ISO 8601, coordinates WGS 84 degrees, bearing degrees from north. */
export interface Photo extends Localized<'title'>, PhotoTexts {
  id: number;
  slug: string;
  /** A JPEG of up to 1280 px and one of up to 640 px, for readers who want one address. */
  imageUrl: string;
  thumbUrl: string;
  image: Picture;
  year: number | null;
  yearEstimated: boolean;
  yearStart: number | null;
  yearEnd: number | null;
  /** The date as the archive wrote it ('primavera 1912'). */
  dateText: string | null;
  author: string | null;
  source: string | null;
  license: string | null;
  lat: number | null;
  lng: number | null;
  bearing: number | null;
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
export interface AdminPhotoDetail extends AdminPhoto, PhotoTexts {
  /** Proposed by a member and not accepted: it is published with the contribution that it belongs to. */
  proposed: boolean;
  yearEstimated: boolean;
  yearStart: number | null;
  yearEnd: number | null;
  dateText: string | null;
  author: string | null;
  source: string | null;
  license: string | null;
  lat: number | null;
  lng: number | null;
  bearing: number | null;
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
export interface PhotoChange extends Partial<
  Pick<
    AdminPhotoDetail,
    | `title${'' | 'En' | 'De'}`
    | `description${'' | 'En' | 'De'}`
    | `provenance${'' | 'En' | 'De'}`
    | `alt${'' | 'En' | 'De'}`
    | 'year'
    | 'yearEstimated'
    | 'yearStart'
    | 'yearEnd'
    | 'dateText'
    | 'author'
    | 'source'
    | 'license'
    | 'lat'
    | 'lng'
    | 'bearing'
  >
> {
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

/** What may be told about a photo when its scan is uploaded; without a title the file's name serves. */
export interface PhotoFields {
  title?: string;
  titleEn?: string;
  titleDe?: string;
  description?: string;
  descriptionEn?: string;
  descriptionDe?: string;
  year?: number;
  yearEstimated?: boolean;
  yearStart?: number;
  yearEnd?: number;
  dateText?: string;
  author?: string;
  source?: string;
  license?: string;
  lat?: number;
  lng?: number;
  bearing?: number;
  /** Tags and cards by id. */
  tagIds?: number[];
  entityIds?: number[];
  /** Asks for `draft` in place of `published` once processing is done. */
  draft?: boolean;
}
