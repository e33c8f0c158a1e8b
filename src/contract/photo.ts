import type { AuthorityIds } from './authorities.js';
import type { OtherDate } from './dates/other-date.js';
import type { FondsName } from './fonds.js';
import type { Language } from './languages.js';
import type { Renditions } from './image.js';
import { type Localized, type LocalizedOrNull } from './localized.js';
import type { MetadataOf } from './metadata/field.js';
import type { photoMetadata } from './metadata/photo.js';
import type { SelectionQuery } from './page.js';
import type { Tag } from './tag.js';

/**
 * `processing` → `draft` (or `published` if requested) or `failed`. A `back` is public as part of the photo whose back it is, and in
 * no list of the public. The page of a `removed` photo answers 410.
 */
export const photoStatuses = ['processing', 'published', 'draft', 'back', 'failed', 'removed'] as const;
export type PhotoStatus = (typeof photoStatuses)[number];
/** What a photo can be once it is processed. */
export type SettledPhotoStatus = Extract<PhotoStatus, 'published' | 'draft' | 'back'>;

/** Sort orders of the archive. By year a photo without one is in the place of its span; undated photos come last in both orders. */
export const photoSorts = ['createdAt', 'createdAtAsc', 'year', 'yearDesc', 'title', 'titleDesc'] as const;
export type PhotoSort = (typeof photoSorts)[number];
/** The orders of a list in which a text is searched: also best match first, its default. */
export const photoListSorts = ['relevance', ...photoSorts] as const;
export type PhotoListSort = (typeof photoListSorts)[number];
export const defaultPhotoSort: PhotoSort = 'createdAt';

/** An entity that a photo shows: enough to link to it, and what other archives call it. */
export interface PhotoEntity extends Localized<'name'>, AuthorityIds {
  id: number;
  slug: string;
  entityTypeCode: string;
  /** WGS 84 degrees; null where they are not known. */
  lat: number | null;
  lng: number | null;
  /** False: it no longer exists, and the map of the photo does not show it. */
  stillExists: boolean | null;
}

/** The metadata of a photo. Unknown values are null. */
export type PhotoMetadata = MetadataOf<typeof photoMetadata>;

/** A published photo as the public sees it. Times are ISO 8601. */
export interface Photo extends PhotoMetadata {
  id: number;
  slug: string;
  /** A JPEG of up to 1280 px, and one of up to 640 px below, for clients that need a single address. */
  imageUrl: string;
  thumbUrl: string;
  image: Renditions;
  /** Address of its image service (IIIF Image API 3), for deep zoom, as that of `image`: `/info.json` below it describes the service. */
  imageService: string;
  createdAt: string;
  updatedAt: string;
  /** Null also for a member who proposed it and does not want to be named. */
  uploadedBy: string | null;
  /** The member who proposed it, where they want to be named. */
  contributor: string | null;
  /** With `includeTags`, and on the photo's own page. */
  tags?: Tag[];
  /** On the photo's own page. */
  entities?: PhotoEntity[];
  /** On the photo's own page: the fonds that it is part of, after what that is in; empty: none. */
  fonds?: FondsName[];
  /** On the photo's own page: its dates besides the one of its metadata. */
  otherDates?: OtherDate[];
  /** On the photo's own page: the back of the object; null: none is shown. */
  back?: PhotoBack | null;
  /** For a signed-in member; in the archive's list with `includeFavorites` only. */
  isFavorite?: boolean;
}

/** The back of a photographed object, with what is written on it. It is a photo of its own with this id, which has no page. */
export interface PhotoBack extends LocalizedOrNull<'inscription' | 'description'> {
  id: number;
  /** Its own, or else that of its front. */
  license: string | null;
  /** A JPEG of up to 1280 px, and the image service, as those of a photo. */
  imageUrl: string;
  image: Renditions;
  imageService: string;
}

export interface PhotoOfTheDayQuery extends Pick<SelectionQuery, 'fields'> {
  /** That of an earlier day, by default 0: pages that stand beside the home page show another one than it. */
  daysAgo?: number;
}

export interface PopularPhotosQuery extends SelectionQuery {
  /** Only photos with a date and a description. */
  complete?: boolean;
}

export interface PhotoListQuery {
  page?: number;
  limit?: number;
  offset?: number;
  /** By default `relevance` with a text, else `createdAt`. Without a text `relevance` is the default, too. */
  sortBy?: PhotoListSort;
  search?: string;
  /** Matches of the text in this language come first. */
  language?: Language;
  tagId?: number;
  /** Photos of the fonds, and of all that is in it. */
  fondsId?: number;
  /**
   * The first and the last year, month or day (`1918`, `1918-11`, `1918-11-03`), inclusive: photos whose dates overlap with that.
   * Undated photos are left out. Without a text, those that are certainly of a range of whole years come first, in every order.
   */
  from?: number | string;
  to?: number | string;
  includeTags?: boolean;
  includeFavorites?: boolean;
  /** A comma-separated list of public fields; other names are ignored. */
  fields?: string;
}

/** The orders of an entity's photos: those that show it best first, or all by year. */
export const entityPhotoSorts = ['relevance', 'year'] as const;
export type EntityPhotoSort = (typeof entityPhotoSorts)[number];

/** A photo to go on to: enough to link to it. */
export interface PhotoLink
  extends Localized<'title'>, Pick<PhotoMetadata, 'year' | 'yearEstimated' | 'yearStart' | 'yearEnd'> {
  id: number;
  slug: string;
}

/** The photos before and after one in the archive's order by year; null at its ends. */
export interface PhotoNeighbours {
  previous: PhotoLink | null;
  next: PhotoLink | null;
}

/** A photo as a small picture: its smallest WebP, a path, with its size in pixels. */
export interface PhotoThumbnail extends PhotoLink {
  src: string;
  width: number;
  height: number;
}

/** How many photos there are at most on each side of one. */
export const stripReach = 8;

/** The photos around one in the archive's order by year, the earlier ones first. */
export interface PhotoStrip extends PhotoNeighbours {
  /** Up to `stripReach`; the last is `previous`. */
  before: PhotoThumbnail[];
  /** Up to `stripReach`; the first is `next`. */
  after: PhotoThumbnail[];
}

/** Filters the photos of an entity. They are paged only if `page`, `pageSize` or `offset` is given. */
export interface EntityPhotosQuery {
  page?: number;
  /** Without `page`: the number of photos to skip. */
  offset?: number;
  pageSize?: number;
  /** By default `relevance`. */
  sortBy?: EntityPhotoSort;
  /** A comma-separated list of periods (`1880-1899,1946-`); undated photos are left out. */
  period?: string;
  /** The id of a photo to leave out. */
  exclude?: number;
  /** A comma-separated list of public fields; other names are ignored. */
  fields?: string;
}

/** The number of photos that may be of a decade (1900: from 1900 to 1909); undated photos are not counted. */
export interface DecadeCount {
  decade: number;
  count: number;
}

/** The number of photos that may be of a year. */
export interface YearCount {
  year: number;
  count: number;
}

/** Without `tagId` all photos. `from` and `to` are years, inclusive. */
export interface PhotoTimelineQuery {
  tagId?: number;
  from?: number;
  to?: number;
}

/** So many years are counted one by one. */
export const timelineYearsMax = 30;

/** When photos were taken: each counts wherever it may be of, so that a count is what the filter by these years finds. */
export interface PhotoTimeline {
  /** From the first decade with photos to the last. */
  decades: DecadeCount[];
  /** Each year from `from` to `to`; empty without these, and for more than `timelineYearsMax`. */
  years: YearCount[];
}
