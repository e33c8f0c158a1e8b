import type { Localized, LocalizedOrNull } from './localized.js';

/** A rectangle on a photo, in percent of its width and height, as `xywh=percent:x,y,w,h` of W3C Media Fragments. */
export interface Region {
  /** @format double */
  x: number;
  /** @format double */
  y: number;
  /** @format double */
  w: number;
  /** @format double */
  h: number;
}

/** A region of a photo and what it shows. */
export interface Annotation extends Region, Localized<'label'> {
  id: number;
  /** The entity that the region shows, if there is one. */
  entityId: number | null;
  entitySlug: string | null;
}

/** The input for an annotation. Without a label, the name of its entity is used. */
export interface AnnotationFields extends Region, Partial<LocalizedOrNull<'label'>> {
  entityId?: number | null;
}

/** Replaces all annotations of a photo, in the given order. */
export interface AnnotationsChange {
  annotations: AnnotationFields[];
  /** The photo's `updatedAt` that the change is based on. If it differs by now, the change is refused (`record_outdated`). */
  updatedAt?: string;
}

/** The stored annotations, and the photo's new `updatedAt`. */
export interface ChangedAnnotations {
  annotations: Annotation[];
  updatedAt: string;
}
