import type { Annotation, AnnotationFields, Region } from '../../../../src/contract/annotation.js';
import type { Linkable } from '../../../../renderer/admin/LinkSearch.js';

/** An annotation while it is edited. `label…` holds its own texts only; without them it shows the entity's name. */
export interface AnnotationDraft extends Region {
  /** Key of the row in the list: new annotations have no id yet. */
  key: string;
  entity: Linkable | null;
  label: string;
  labelEn: string;
  labelDe: string;
}

interface Named extends Linkable {
  /** The entity's Italian name. */
  ownName: string;
}

/** The stored annotation as a draft; `entities` are those that the annotations link to. */
export function draftOf(
  { id, entityId, label, labelEn, labelDe, ...at }: Annotation,
  entities: Named[],
): AnnotationDraft {
  const entity = entities.find((of) => of.id === entityId) ?? null;
  const isEntityName = entity !== null && label === entity.ownName;
  const own = isEntityName
    ? { label: '', labelEn: '', labelDe: '' }
    : { label, labelEn: labelEn ?? '', labelDe: labelDe ?? '' };
  return { key: String(id), entity, ...own, x: at.x, y: at.y, w: at.w, h: at.h };
}

export const fieldsOf = ({ entity, label, labelEn, labelDe, x, y, w, h }: AnnotationDraft): AnnotationFields => ({
  entityId: entity?.id ?? null,
  label: label.trim() || null,
  labelEn: labelEn.trim() || null,
  labelDe: labelDe.trim() || null,
  x,
  y,
  w,
  h,
});

/** Two percent of the image: smaller annotations can be entered as numbers only. */
const minPercent = 2;

/** Moves an annotation, but not out of the image. All numbers are percent with one decimal. */
export const moved = ({ x, y, w, h }: Region, dx: number, dy: number): Region => ({
  x: rounded(within(x + dx, 0, 100 - w)),
  y: rounded(within(y + dy, 0, 100 - h)),
  w,
  h,
});

/** Moves the lower right corner; the upper left one stays. */
export const resized = ({ x, y, w, h }: Region, dx: number, dy: number): Region => ({
  x,
  y,
  w: rounded(within(w + dx, Math.min(minPercent, w), 100 - x)),
  h: rounded(within(h + dy, Math.min(minPercent, h), 100 - y)),
});

const within = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));
const rounded = (percent: number): number => Math.round(percent * 10) / 10;
