/** The values of a record's form, a text for each field; '' for unknown. */
export type RecordValues = Record<string, string>;

type Known = string | number | boolean | null;

/** The form values of a record. */
export const valuesOf = <Field extends string>(record: Record<Field, Known>, fields: readonly Field[]): RecordValues =>
  Object.fromEntries(fields.map((field) => [field, String(record[field] ?? '')]));

/** Writes the stored values into the form: the server may have normalised what was typed. */
export function fillForm(form: HTMLFormElement, values: RecordValues): void {
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = value === 'true';
    else if (isTextual(field)) field.value = value;
  }
}

const isTextual = (field: unknown): field is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
  field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement;

/**
 * A typed number, with a decimal comma or point. Any other text is passed on unchanged, so that the API rejects it with
 * its message.
 */
export function typedNumber(text: string): number | null {
  const plain = text.trim().replace(',', '.');
  if (plain === '') return null;
  const number = Number(plain);
  return Number.isFinite(number) ? number : (text as unknown as number);
}
