import type { Annotation, AnnotationFields, Region } from '../../../../src/contract/annotation.js';
import type { Language } from '../../../../src/contract/languages.js';
import { localizedField } from '../../../../src/contract/localized.js';
import type { Linkable } from '../../../../renderer/admin/links/LinkSearch.js';

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

/** What the annotation shows as its label; '' while it has none. */
export const draftName = (draft: AnnotationDraft, language: Language): string =>
  draft[localizedField('label', language)] || draft.label || draft.entity?.name || '';
