import type { Annotation, AnnotationFields, ChangedAnnotations } from '../../contract/annotation.js';
import type { AnnotationRow } from './annotation.row.js';
import type { AnnotatedPhoto, AnnotationRecord } from './annotations.repository.js';

/** Without a label the names of the entity are used; a label is never mixed with the entity's names in other languages. */
export const presentAnnotation = ({ entity, ...row }: AnnotationRecord): Annotation => ({
  id: row.id,
  entityId: row.entityId,
  entitySlug: entity?.slug ?? null,
  label: row.label ?? entity?.name ?? '',
  labelEn: row.label === null ? (entity?.nameEn ?? null) : row.labelEn,
  labelDe: row.label === null ? (entity?.nameDe ?? null) : row.labelDe,
  x: Number(row.x),
  y: Number(row.y),
  w: Number(row.w),
  h: Number(row.h),
});

export const presentAnnotations = ({ annotations, updatedAt }: AnnotatedPhoto): ChangedAnnotations => ({
  annotations: annotations.map(presentAnnotation),
  updatedAt: updatedAt.toISOString(),
});

/** The writable fields in one form, so that stored rows and input can be compared. */
export const annotationFields = ({
  entityId = null,
  label = null,
  labelEn = null,
  labelDe = null,
  ...region
}: AnnotationFields | AnnotationRow): AnnotationFields => ({
  entityId,
  label,
  labelEn,
  labelDe,
  x: Number(region.x),
  y: Number(region.y),
  w: Number(region.w),
  h: Number(region.h),
});
