import type { Annotation, AnnotationFields, ChangedAnnotations } from '../../contract/annotation.js';
import {
  inEachLanguage,
  type LocalizedOrNull,
  noText,
  pickLocalized,
  renameLocalized,
} from '../../contract/localized.js';
import type { AnnotationRow } from './annotation.row.js';
import type { AnnotatedPhoto, AnnotationRecord } from './annotations.repository.js';

/** Without a label the names of the entity are used; a label is never mixed with the entity's names in other languages. */
export const presentAnnotation = ({ entity, ...row }: AnnotationRecord): Annotation => ({
  id: row.id,
  entityId: row.entityId,
  entitySlug: entity?.slug ?? null,
  ...labelOf(row, entity),
  label: row.label ?? entity?.name ?? '',
  x: Number(row.x),
  y: Number(row.y),
  w: Number(row.w),
  h: Number(row.h),
});

function labelOf(row: AnnotationRow, entity: AnnotationRecord['entity']): LocalizedOrNull<'label'> {
  if (row.label !== null) return pickLocalized(row, 'label');
  return entity ? renameLocalized(entity, 'name', 'label') : noText('label');
}

export const presentAnnotations = ({ annotations, updatedAt }: AnnotatedPhoto): ChangedAnnotations => ({
  annotations: annotations.map(presentAnnotation),
  updatedAt: updatedAt.toISOString(),
});

/** The writable fields in one form, so that stored rows and input can be compared. */
export const annotationFields = (annotation: AnnotationFields | AnnotationRow): AnnotationFields => ({
  entityId: annotation.entityId ?? null,
  ...inEachLanguage('label', (name) => annotation[name] ?? null),
  x: Number(annotation.x),
  y: Number(annotation.y),
  w: Number(annotation.w),
  h: Number(annotation.h),
});
