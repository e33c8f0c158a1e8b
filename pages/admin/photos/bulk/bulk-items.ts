import type { BulkChange } from '../../../../src/contract/bulk-edit.js';
import { type BulkField, bulkFields, bulkMetadata, positionFields } from '../../../../src/contract/bulk-fields.js';
import type { Language } from '../../../../src/contract/languages.js';
import type { MetadataField } from '../../../../src/contract/metadata/field.js';
import { metadataChangeOf } from '../../../../renderer/admin/records/metadata-form.js';
import { fieldFailure } from '../../../../renderer/forms/field-failure.js';
import { textOf } from '../../../../renderer/forms/use-form-submit.js';

type Position = (typeof positionFields)[number];
/** What the form offers to set: a field, or fields that are one value. */
export type BulkItem = 'title' | 'position' | Exclude<BulkField, Position>;

const isPosition = (name: BulkField): name is Position => (positionFields as readonly BulkField[]).includes(name);

export const bulkItems: readonly BulkItem[] = [
  'title',
  ...bulkFields.filter((name): name is Exclude<BulkField, Position> => !isPosition(name)),
  'position',
];

/** The inputs of an item; a numbered title has others. */
export const fieldsOf = (item: BulkItem): readonly BulkField[] =>
  item === 'title' ? [] : item === 'position' ? positionFields : [item];

/** A flag is asked as a question: of a box that is not ticked nobody knows whether that was meant. */
export const inputOf = (name: BulkField): MetadataField => {
  const field: MetadataField = bulkMetadata[name];
  return field.kind === 'flag' ? { ...field, kind: 'yesNo' } : field;
};

/** A photo has a title, and its year is an estimate or not. */
export const canBeEmpty = (item: BulkItem): boolean => item !== 'title' && item !== 'yearEstimated';

/** What is entered. @throws ApiError for an item without a value, which would change nothing and not say so */
export async function itemValues(
  form: FormData,
  items: readonly BulkItem[],
  { emptied, language }: { emptied: readonly BulkItem[]; language: Language },
): Promise<BulkChange> {
  const isEmptied = (item: BulkItem): boolean => emptied.includes(item);
  const cleared = items.filter(isEmptied).flatMap(fieldsOf);
  const written = items.filter((item) => !isEmptied(item)).flatMap(fieldsOf);
  const values = metadataChangeOf(Object.fromEntries(written.map((name) => [name, inputOf(name)])), form);
  const missing = written.find((name) => (values[name] ?? null) === null && name !== 'bearing');
  if (missing) throw await fieldFailure(missing, 'field_required', language);
  return {
    ...(items.includes('title') && titleOf(form)),
    ...(values as BulkChange),
    ...Object.fromEntries(cleared.map((name) => [name, null])),
  };
}

/** The API reads a number as text, too, and says what is wrong with it. */
function titleOf(form: FormData): BulkChange {
  const start = textOf(form, 'titleStart').trim();
  return { titlePattern: textOf(form, 'titlePattern'), ...(start && { titleStart: start as unknown as number }) };
}
