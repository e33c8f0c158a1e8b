import type { OtherDate, OtherDateFields } from './dates/other-date.js';
import type { OtherDatum } from './other-data.js';
import type { FondsName } from './fonds.js';
import type { Renditions } from './image.js';
import { type Localized, localizedFields, otherLanguages } from './localized.js';
import type { CountedTo, Paged } from './page.js';
import type { Tag } from './tag.js';
import type { PhotoWithScan } from './upload.js';
import { type PhotoStatus, photoSorts, type PhotoEntity, type PhotoMetadata } from './photo.js';

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
  /** Names of what is not the whole of what the file says, because the field holds less. */
  shortened?: string[];
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
  newScan: NewScanOfPhoto | null;
  /** The photo that was removed on request and that this one, which has failed for that reason, resembles. */
  resembledPhotoId: number | null;
  uploadedBy: string | null;
  tags: Tag[];
  /** In the order in which they were linked; the first is the main subject. */
  entities: PhotoEntity[];
  /** The fonds that it is part of, after what that is in; empty: none. */
  fonds: FondsName[];
  /** Of a back: the photo whose back it is. */
  front: PhotoSide | null;
  /** The back of the object, in any state but removed. */
  back: PhotoSide | null;
  /** Its dates besides the one of its metadata. */
  otherDates: OtherDate[];
  /** What imports have brought for it and no field has. */
  otherData: OtherDatum[];
  annotationCount: number;
  favoriteCount: number;
  updatedAt: string;
  removedAt: string | null;
}

/** The photo of the other side of an object. */
export interface PhotoSide extends Localized<'title'>, Pick<AdminPhoto, 'id' | 'slug' | 'status' | 'image'> {}

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
  /** The fonds that it is part of, on any level; null: of none. */
  fondsId?: number | null;
  /** Makes it the back of this photo; null: a draft of its own again. */
  frontId?: number | null;
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
/** What a photo may lack: also its title, its description, its author, tags, entities and its fonds. */
export const photoGaps = ['title', 'description', 'author', 'tags', 'entities', 'fonds', ...namedGaps] as const;
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
  /** A fonds: its photos, and those of what is in it. */
  fondsId?: number;
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

/** A scan that has been sent to replace the one of a photo. */
export interface NewScanOfPhoto {
  name: string;
  bytes: number;
  /** Why it cannot: an error code; null while it is processed. */
  failure: string | null;
  /** Its picture, where a moderator must look at it before it replaces the present one. */
  image: AdminPhoto['image'];
  /** The photo that was removed on request and that it looks like. */
  resembledPhotoId: number | null;
}

/** How a photo, or a new scan, whose processing failed is processed again. */
export type PhotoRetry = Pick<PhotoFields, 'confirmRemovedScan'>;

/** The fields of an upload. Without a title it is called untitled, in three languages. */
export interface PhotoFields extends KnownMetadata {
  /** Ids of tags, and of entities below. */
  tagIds?: number[];
  entityIds?: number[];
  /** The fonds that it is part of. */
  fondsId?: number;
  /** The photo whose back it is, whose titles it gets where it has none; instead of a status. */
  frontId?: number;
  /** What the photo becomes after processing; by default a draft. */
  status?: 'published' | 'draft';
  /** A moderator knows that this picture was removed on request, or resembles such a one, and lets it in. */
  confirmRemovedScan?: boolean;
  /** The path of the file in its delivery, with its folders. */
  deliveryPath?: string;
}
