import type { Localized, LocalizedOrNull } from './localized.js';

/** A rectangle on a photograph, in percent of its width and height: W3C media fragments' `xywh=percent:x,y,w,h`. */
export interface Region {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** What a part of a photograph shows. */
export interface Annotation extends Region, Localized<'label'> {
  id: number;
  /** The card that tells about it, if there is one. */
  entityId: number | null;
  entitySlug: string | null;
}

/** An annotation as it is told: without a label it bears the name of its card. */
export interface AnnotationFields extends Region, Partial<LocalizedOrNull<'label'>> {
  entityId?: number | null;
}

/** All annotations that a photo is to have, in their order. */
export interface AnnotationsChange {
  annotations: AnnotationFields[];
  /** The photo's `updatedAt` as the change knows it: with another one by now the change is refused (`record_outdated`). */
  updatedAt?: string;
}

/** The annotations as they are stored, and the photo's `updatedAt` from now on. */
export interface ChangedAnnotations {
  annotations: Annotation[];
  updatedAt: string;
}
