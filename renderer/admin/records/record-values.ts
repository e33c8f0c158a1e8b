/** What a record's form shows: a text for each of its fields, '' for what is not known. */
export type RecordValues = Record<string, string>;

type Known = string | number | boolean | null;

/** The fields of a record as its form shows them. */
export const valuesOf = <Field extends string>(record: Record<Field, Known>, fields: readonly Field[]): RecordValues =>
  Object.fromEntries(fields.map((field) => [field, String(record[field] ?? '')]));

/** Puts what is stored by now into the fields of the form: the archive may have kept less than was typed. */
export function fillForm(form: HTMLFormElement, values: RecordValues): void {
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = value === 'true';
    else if (isTextual(field)) field.value = value;
  }
}

const isTextual = (field: unknown): field is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
  field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement;

/** A number as it is typed, with a decimal comma or point. What is none goes as it is, and the archive says what is wrong. */
export function typedNumber(text: string): number | null {
  const plain = text.trim().replace(',', '.');
  if (plain === '') return null;
  const number = Number(plain);
  return Number.isFinite(number) ? number : (text as unknown as number);
}
