import type { AdminEntityType, EntityTypeColor, NewEntityType } from '../../../src/contract/entity-type.js';
import { localizedFields } from '../../../src/contract/localized.js';
import { type RecordValues, valuesOf } from '../../../renderer/admin/records/record-values.js';
import { textOf } from '../../../renderer/forms/use-form-submit.js';

const texts = [...localizedFields('name'), ...localizedFields('description')];

export const typeValues = (type: AdminEntityType | null): RecordValues =>
  type ? valuesOf(type, [...texts, 'color', 'icon']) : {};

/** The fields of the form. An icon that is no longer offered stays until another one is chosen. */
export const typeFields = (form: FormData): NewEntityType => ({
  ...(Object.fromEntries(texts.map((field) => [field, textOf(form, field)])) as Record<(typeof texts)[number], string>),
  code: textOf(form, 'code'),
  color: textOf(form, 'color') as EntityTypeColor,
  icon: textOf(form, 'icon'),
});
