import type { Annotation, AnnotationFields, Region } from '../../../../src/contract/annotation.js';
import type { Language } from '../../../../src/contract/languages.js';
import { eachLocalized, localizedField, type LocalizedName } from '../../../../src/contract/localized.js';
import type { Linkable } from '../../../../renderer/admin/links/LinkSearch.js';

/** An annotation while it is edited. `label…` holds its own texts only; without them it shows the entity's name. */
export interface AnnotationDraft extends Region, Record<LocalizedName<'label'>, string> {
  /** Key of the row in the list: new annotations have no id yet. */
  key: string;
  entity: Linkable | null;
}

export const noLabel = eachLocalized('label', () => '');

interface Named extends Linkable {
  /** The entity's Italian name. */
  ownName: string;
}

/** The stored annotation as a draft; `entities` are those that the annotations link to. */
export function draftOf(annotation: Annotation, entities: Named[]): AnnotationDraft {
  const { id, entityId, x, y, w, h } = annotation;
  const entity = entities.find((of) => of.id === entityId) ?? null;
  const isEntityName = entity !== null && annotation.label === entity.ownName;
  const own = isEntityName
    ? noLabel
    : eachLocalized('label', (language) => annotation[localizedField('label', language)] ?? '');
  return { key: String(id), entity, ...own, x, y, w, h };
}

export const fieldsOf = (draft: AnnotationDraft): AnnotationFields => ({
  entityId: draft.entity?.id ?? null,
  ...eachLocalized('label', (language) => draft[localizedField('label', language)].trim() || null),
  x: draft.x,
  y: draft.y,
  w: draft.w,
  h: draft.h,
});

/** What the annotation shows as its label; '' while it has none. */
export const draftName = (draft: AnnotationDraft, language: Language): string =>
  draft[localizedField('label', language)] || draft.label || draft.entity?.name || '';
