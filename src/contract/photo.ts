import type { OtherDate, OtherDateFields } from './dates/other-date.js';
import type { OtherDatum } from './other-data.js';
import type { Language } from './languages.js';
import type { Renditions } from './image.js';
import { type Localized, localizedFields, otherLanguages } from './localized.js';
import type { MetadataOf } from './metadata/field.js';
import type { photoMetadata } from './metadata/photo.js';
import type { CountedTo, Paged, SelectionQuery } from './page.js';
import type { Tag } from './tag.js';
import type { PhotoWithScan } from './upload.js';

/** `processing` → `draft` (or `published` if requested) or `failed`. The page of a `removed` photo answers 410. */
export const photoStatuses = ['processing', 'published', 'draft', 'failed', 'removed'] as const;
export type PhotoStatus = (typeof photoStatuses)[number];

/** Sort orders of the archive. By year a photo without one is in the place of its span; undated photos come last in both orders. */
export const photoSorts = ['createdAt', 'createdAtAsc', 'year', 'yearDesc', 'title', 'titleDesc'] as const;
export type PhotoSort = (typeof photoSorts)[number];
/** The orders of a list in which a text is searched: also best match first, its default. */
export const photoListSorts = ['relevance', ...photoSorts] as const;
export type PhotoListSort = (typeof photoListSorts)[number];
export const defaultPhotoSort: PhotoSort = 'createdAt';

/** An entity that a photo shows: enough to link to it. */
export interface PhotoEntity extends Localized<'name'> {
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
  /** Path of its image service (IIIF Image API 3), for deep zoom: `/info.json` below it describes the service. */
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
  /** On the photo's own page: its dates besides the one of its metadata. */
  otherDates?: OtherDate[];
  /** For a signed-in member; in the archive's list with `includeFavorites` only. */
  isFavorite?: boolean;
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

/** A photo of any status, as administrators see it. */
export interface AdminPhoto extends Localized<'title'> {
  id: number;
  slug: string;
  status: PhotoStatus;
  /** Why processing failed: an error code. */
  failure: string | null;
  image: Renditions | null;
  year: number | null;
  originalName: string | null;
  /** Where the file was in its delivery, with its folders, which are the order of the archive; only staff sees it. */
  deliveryPath: string | null;
  originalBytes: number | null;
  createdAt: string;
  publishedAt: string | null;
}

/** The answer to an upload. */
export interface UploadedPhoto extends AdminPhoto {
  /** The first photo of the archive with the same scan, byte by byte, or null. */
  sameScanAs: PhotoWithScan | null;
  /** The first other photo with the same inventory number, or null. */
  sameNumberAs: PhotoWithNumber | null;
}

/** A photo that has an inventory number already. */
export type PhotoWithNumber = PhotoWithScan;

export interface InventoryNumberQuery {
  number: string;
  /** Numbers of other institutions are others. Without it, all are compared. */
  institution?: string;
  /** The photo that is being edited. */
  except?: number;
}

/** Fields of a photo that the file of its scan may propose, in the order of the form. */
export const proposedByFile = [
  ...localizedFields('title', 'description'),
  'year',
  'dateText',
  'author',
  'source',
  'license',
  'creditLine',
  'holdingInstitution',
  'inventoryNumber',
  'lat',
  'lng',
  'bearing',
] as const;

/**
 * What the file of a scan says about its photo (XMP, IPTC, EXIF): proposals that somebody takes over or not. The date is
 * often that of the scan.
 */
export interface PhotoFromFile extends Pick<KnownMetadata, (typeof proposedByFile)[number]> {
  /** In words, from the exact place to the city: a photo has no field for it. */
  place?: string;
  keywords?: string[];
}

/** A photo with everything that the administration shows. */
export interface AdminPhotoDetail extends AdminPhoto, PhotoMetadata {
  /** Proposed by a member and not yet approved. Approving the contribution publishes it. */
  proposed: boolean;
  /** Media type of the original, and the SHA-256 of its bytes. */
  originalType: string | null;
  originalSha256: string | null;
  /** How many pages the original has; the first is shown. */
  originalPages: number;
  /** Null when its file says nothing. */
  fromFile: PhotoFromFile | null;
  /** The scan that will replace this one when its renditions are made; null while there is none. */
  newScan: { name: string; bytes: number; failure: string | null } | null;
  uploadedBy: string | null;
  tags: Tag[];
  /** In the order in which they were linked; the first is the main subject. */
  entities: PhotoEntity[];
  /** Its dates besides the one of its metadata. */
  otherDates: OtherDate[];
  /** What imports have brought for it and no field has. */
  otherData: OtherDatum[];
  annotationCount: number;
  favoriteCount: number;
  updatedAt: string;
  removedAt: string | null;
}

/** A photo whose scan is being replaced. */
export interface PhotoWithNewScan extends AdminPhotoDetail {
  /** The first other photo with the new scan, byte by byte, or null. */
  sameScanAs: PhotoWithScan | null;
}

/** A patch by an administrator: omitted fields stay, null clears a field. */
export interface PhotoChange extends Partial<PhotoMetadata> {
  /** The ids of all tags, and below of all entities in their order. */
  tagIds?: number[];
  entityIds?: number[];
  /** All dates besides the one of its metadata; those that are left out are removed. */
  otherDates?: OtherDateFields[];
  /** Publishes a draft, or makes a published photo a draft again. */
  status?: 'published' | 'draft';
  /** The photo's `updatedAt` that the change is based on. If it differs by now, the change is refused (`record_outdated`). */
  updatedAt?: string;
}

/** The orders of the administrators' list: also by the last change, newest or oldest first. */
export const adminPhotoSorts = [
  ...photoSorts,
  'updatedAt',
  'updatedAtAsc',
  'file',
  'fileDesc',
  'fileName',
  'fileNameDesc',
  'inventoryNumber',
  'inventoryNumberDesc',
] as const;
export type AdminPhotoSort = (typeof adminPhotoSorts)[number];

/** The gaps that lists name: no year (or span), no position, no translation of a text that exists in the base language. */
export const namedGaps = ['year', 'position', ...otherLanguages] as const;
export type NamedGap = (typeof namedGaps)[number];
/** What a photo may lack: also its title, its description, its author, tags and entities. */
export const photoGaps = ['title', 'description', 'author', 'tags', 'entities', ...namedGaps] as const;
export type PhotoGap = (typeof photoGaps)[number];

/** The value of the filter `license` for photos without a licence. */
export const withoutLicence = 'none';

/** Which photos the administrators' list shows. Removed ones only with that status. */
export interface AdminPhotoFilter {
  status?: PhotoStatus;
  /** Words as in the public search, or parts of a title, of the file name or of the inventory number. */
  q?: string;
  /** The first and the last year, month or day, inclusive: photos whose dates overlap with that. */
  from?: number | string;
  to?: number | string;
  tagId?: number;
  entityId?: number;
  /** A licence, in any of its spellings, or `withoutLicence`. */
  license?: string;
  /** A comma-separated list of gaps; a photo has all of them. */
  lacks?: string;
  /** The first and the last day, inclusive, on which photos were added, in the time zone of the site: `2026-01-31`. */
  addedFrom?: string;
  addedTo?: string;
  /** Uploaded by the viewer. */
  mine?: boolean;
  /** A folder of a delivery: photos whose path begins with it. */
  folder?: string;
  /** The photos that arrived last, without a pause of more than an hour between them; with `mine` the viewer's own. */
  lastUpload?: boolean;
}

/** A list whose size is not stored is counted to so many photos after the beginning of the page. */
export const adminPhotoLimits = { countedMax: 1_000 } as const;

export type AdminPhotoPage = CountedTo<Paged<AdminPhotoListItem>>;

export interface AdminPhotoListQuery extends AdminPhotoFilter {
  page?: number;
  /** By default `createdAt`. */
  sortBy?: AdminPhotoSort;
}

/** A photo in the administrators' list. */
export interface AdminPhotoListItem extends AdminPhoto {
  yearStart: number | null;
  yearEnd: number | null;
  author: string | null;
  license: string | null;
  inventoryNumber: string | null;
  lacks: NamedGap[];
  /** Why a new scan cannot replace the present one: an error code. */
  scanFailure: string | null;
  tags: Tag[];
  updatedAt: string;
  removedAt: string | null;
  /** For a removed photo: the days until it is deleted for good. */
  daysLeft: number | null;
  /** Removed because of a removal request: only the decision on that brings it back. */
  isWithheld: boolean;
}

/** The number of photos with each licence, in all its spellings, the most frequent first; removed ones are not counted. */
export interface LicenceCount {
  license: string | null;
  count: number;
}

/** For so many days a removed photo can be restored. */
export const removedPhotoDays = 30;

/** The number of photos of each status. */
export interface PhotoStatusCounts extends Record<PhotoStatus, number> {
  /** Photos of other statuses whose new scan has failed: the filter `failed` lists them, too. */
  failedScans: number;
  /** Photos without a position; removed ones are not counted. */
  withoutPosition: number;
  /** The photos that arrived last (`lastUpload`), up to `adminPhotoLimits.countedMax`. */
  lastUpload: number;
}

type KnownMetadata = { [Field in keyof PhotoMetadata]?: NonNullable<PhotoMetadata[Field]> };

/** The fields of an upload. Without a title it is called untitled, in three languages. */
export interface PhotoFields extends KnownMetadata {
  /** Ids of tags, and of entities below. */
  tagIds?: number[];
  entityIds?: number[];
  /** What the photo becomes after processing; by default a draft. */
  status?: 'published' | 'draft';
  /** A moderator knows that this picture was removed on request, and wants it back. */
  confirmRemovedScan?: boolean;
  /** The path of the file in its delivery, with its folders. */
  deliveryPath?: string;
}
