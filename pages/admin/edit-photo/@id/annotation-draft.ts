import type { Annotation, AnnotationFields, Region } from '../../../../src/contract/annotation.js';
import type { Language } from '../../../../src/contract/languages.js';
import { inEachLanguage, type Localized, localizedField } from '../../../../src/contract/localized.js';
import type { Linkable } from '../../../../renderer/admin/links/LinkSearch.js';

/** An annotation while it is edited. `label…` holds its own texts only; without them it shows the entity's name. */
export interface AnnotationDraft extends Region, Record<keyof Localized<'label'>, string> {
  /** Key of the row in the list: new annotations have no id yet. */
  key: string;
  entity: Linkable | null;
}

interface Named extends Linkable {
  /** The entity's Italian name. */
  ownName: string;
}

/** The stored annotation as a draft; `entities` are those that the annotations link to. */
export function draftOf({ id, entityId, x, y, w, h, ...labels }: Annotation, entities: Named[]): AnnotationDraft {
  const entity = entities.find((of) => of.id === entityId) ?? null;
  const isEntityName = entity !== null && labels.label === entity.ownName;
  const own = inEachLanguage('label', (name) => (isEntityName ? '' : (labels[name] ?? '')));
  return { key: String(id), entity, ...own, x, y, w, h };
}

export const fieldsOf = ({ entity, x, y, w, h, ...labels }: AnnotationDraft): AnnotationFields => ({
  entityId: entity?.id ?? null,
  ...inEachLanguage('label', (name) => labels[name].trim() || null),
  x,
  y,
  w,
  h,
});

/** What the annotation shows as its label; '' while it has none. */
export const draftName = (draft: AnnotationDraft, language: Language): string =>
  draft[localizedField('label', language)] || draft.label || draft.entity?.name || '';
