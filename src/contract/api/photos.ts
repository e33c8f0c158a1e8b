import type { OriginalsQuery } from '../originals.js';
import type { CaptionedPhoto, CaptionsQuery } from '../captions.js';
import type { Annotation, AnnotationsChange, ChangedAnnotations } from '../annotation.js';
import type { CitationFormat } from '../citation/citation-record.js';
import type { Language } from '../languages.js';
import type { Paged, SelectionQuery } from '../page.js';
import type { DownloadSize } from '../photo-download.js';
import type {
  AdminPhoto,
  UploadedPhoto,
  InventoryNumberQuery,
  PhotoWithNumber,
  AdminPhotoDetail,
  AdminPhotoListQuery,
  AdminPhotoPage,
  LicenceCount,
  PhotoChange,
  PhotoFields,
  PhotoRetry,
  PhotoStatusCounts,
  PhotoWithNewScan,
} from '../admin-photo.js';
import type {
  DecadeCount,
  Photo,
  PhotoListQuery,
  PhotoOfTheDayQuery,
  PhotoStrip,
  PhotoTimeline,
  PhotoTimelineQuery,
  PopularPhotosQuery,
} from '../photo.js';

export interface PhotosApi {
  list(query: PhotoListQuery): Promise<Paged<Photo>>;
  /** Most favorited in the last 90 days, then of all time, then newest. */
  popular(query: PopularPhotosQuery): Promise<Photo[]>;
  /** Those that administrators have chosen for the home page, in their order. */
  featured(query: Pick<SelectionQuery, 'fields'>): Promise<Photo[]>;
  /** One photo a day, the same for everybody, among those with a date and a description. */
  ofTheDay(query: PhotoOfTheDayQuery): Promise<Photo>;
  /** The best photo of each decade among those with a date and a description, by decade. */
  ofDecades(query: Pick<SelectionQuery, 'fields'>): Promise<Photo[]>;
  random(query: SelectionQuery): Promise<Photo[]>;
  /** The number of photos of each decade, from the first that has photos to the last. */
  decades(): Promise<DecadeCount[]>;
  timeline(query: PhotoTimelineQuery): Promise<PhotoTimeline>;
  byId(input: { id: number }): Promise<Photo>;
  /** Also accepts a former slug. Compare it with the answer's `slug` to redirect. */
  bySlug(input: { slug: string }): Promise<Photo>;
  annotations(input: { id: number }): Promise<Annotation[]>;
  neighbours(input: { id: number }): Promise<PhotoStrip>;
  /** A JPEG with its credit and licence inside, where the licence allows that. */
  download(input: { id: number; size?: DownloadSize }): Promise<Blob>;
  /** A record for reference managers. */
  citation(input: { id: number; format: CitationFormat; language?: Language }): Promise<Blob>;
}

export interface AdminPhotosApi {
  list(query: AdminPhotoListQuery): Promise<AdminPhotoPage>;
  counts(): Promise<PhotoStatusCounts>;
  licences(): Promise<LicenceCount[]>;
  /** The first photos with this inventory number. */
  withNumber(query: InventoryNumberQuery): Promise<PhotoWithNumber[]>;
  /** What is printed of up to `captionsAtOnce` selected photos. */
  captions(query: CaptionsQuery): Promise<CaptionedPhoto[]>;
  byId(input: { id: number }): Promise<AdminPhotoDetail>;
  change(input: { id: number } & PhotoChange): Promise<AdminPhotoDetail>;
  /** Replaces all annotations of the photo. */
  annotate(input: { id: number } & AnnotationsChange): Promise<ChangedAnnotations>;
  /** Tries again to make the renditions of a photo whose processing failed. */
  retry(input: { id: number } & PhotoRetry): Promise<AdminPhoto>;
  remove(input: { id: number }): Promise<void>;
  /** Makes a removed photo what it was before, for 30 days. */
  restore(input: { id: number }): Promise<AdminPhoto>;
  upload(input: { image: Blob } & PhotoFields): Promise<UploadedPhoto>;
  /** The present scan is shown until the renditions of the new one are made. */
  replaceScan(input: { id: number; image: Blob }): Promise<PhotoWithNewScan>;
  /** Tries again to make the renditions of a new scan whose processing failed. */
  retryScan(input: { id: number } & PhotoRetry): Promise<AdminPhotoDetail>;
  /** Takes the new scan back, or its failure. */
  keepScan(input: { id: number }): Promise<AdminPhotoDetail>;
  /** The file as it was uploaded. */
  original(input: { id: number }): Promise<Blob>;
  /** A zip of the originals of the selected photos. */
  originals(query: OriginalsQuery): Promise<Blob>;
  /** Server-sent events: photos whose status changed. */
  events(): Promise<void>;
}
