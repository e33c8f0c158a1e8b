import type { AnnotationFields, Region } from '../../contract/annotation.js';
import { DomainError, type FieldErrorCode } from '../../contract/errors.js';

/**
 * Rules that no single field can check: the region lies within the image, the entity exists, there is a label or an entity.
 * @param entities the ids among those of the annotations that belong to an entity
 * @throws DomainError validation_failed, naming `annotations.<place>.<field>`
 */
export function checkAnnotations(annotations: readonly AnnotationFields[], entities: ReadonlySet<number>): void {
  const errors = annotations.flatMap(({ entityId, label, x, y, w, h }, index) => {
    const fieldError = (field: string, code: FieldErrorCode) => ({ field: `annotations.${index}.${field}`, code });
    return [
      ...(w <= 0 || x + w > 100 ? [fieldError('w', 'number_out_of_range')] : []),
      ...(h <= 0 || y + h > 100 ? [fieldError('h', 'number_out_of_range')] : []),
      ...(entityId && !entities.has(entityId) ? [fieldError('entityId', 'choice_gone')] : []),
      ...(!entityId && !label ? [fieldError('label', 'field_required')] : []),
    ];
  });
  if (errors.length > 0) throw new DomainError('validation_failed', { errors });
}

/** Rounded to 4 decimals. A region that exceeds the image only by a rounding error is cut at the edge. */
export function roundedRegion({ x, y, w, h }: Region): Region {
  const [left, top] = [rounded(x), rounded(y)];
  const within = (size: number, start: number): number =>
    start + size <= 100 + roundingError ? Math.min(rounded(size), rounded(100 - start)) : size;
  return { x: left, y: top, w: within(w, left), h: within(h, top) };
}

const roundingError = 0.001;
const rounded = (percent: number): number => Math.round(percent * 10_000) / 10_000;
