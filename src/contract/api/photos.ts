import type { Annotation, AnnotationsChange, ChangedAnnotations } from '../annotation.js';
import type { Paged, SelectionQuery } from '../page.js';
import type {
  AdminPhoto,
  AdminPhotoDetail,
  AdminPhotoListQuery,
  DecadeCount,
  Photo,
  PhotoChange,
  PhotoFields,
  PhotoListQuery,
  PhotoStatusCounts,
} from '../photo.js';

export interface PhotosApi {
  list(query: PhotoListQuery): Promise<Paged<Photo>>;
  /** Most favorited in the last 90 days, then of all time, then newest. */
  popular(query: SelectionQuery): Promise<Photo[]>;
  random(query: SelectionQuery): Promise<Photo[]>;
  /** How many photos each decade has, from the first to the last that has any. */
  decades(): Promise<DecadeCount[]>;
  byId(input: { id: number }): Promise<Photo>;
  /** An old slug finds its photo too: compare the answer's `slug`. */
  bySlug(input: { slug: string }): Promise<Photo>;
  annotations(input: { id: number }): Promise<Annotation[]>;
}

export interface AdminPhotosApi {
  list(query: AdminPhotoListQuery): Promise<Paged<AdminPhoto>>;
  counts(): Promise<PhotoStatusCounts>;
  byId(input: { id: number }): Promise<AdminPhotoDetail>;
  change(input: { id: number } & PhotoChange): Promise<AdminPhotoDetail>;
  /** All annotations of the photo at once, in their order. */
  annotate(input: { id: number } & AnnotationsChange): Promise<ChangedAnnotations>;
  /** Makes the renditions of a failed photo again. */
  retry(input: { id: number }): Promise<AdminPhoto>;
  remove(input: { id: number }): Promise<void>;
  upload(input: { image: Blob } & PhotoFields): Promise<AdminPhoto>;
  /** Server-sent events: the photos whose state changed. */
  events(): Promise<void>;
}
