/** The values of a record's form, a text for each field; '' for unknown. */
export type RecordValues = Record<string, string>;

type Known = string | number | boolean | null;

/** The form values of a record. */
export const valuesOf = <Field extends string>(record: Record<Field, Known>, fields: readonly Field[]): RecordValues =>
  Object.fromEntries(fields.map((field) => [field, String(record[field] ?? '')]));

/**
 * The parts of a record that are edited outside of fields, once it is saved: as stored, or as they were edited since they were
 * sent.
 */
export const savedParts = <Parts extends object>(present: Parts, sent: Parts, stored: Parts): Parts => {
  const names = Object.keys(stored) as (keyof Parts)[];
  return Object.fromEntries(
    names.map((name) => [name, present[name] === sent[name] ? stored[name] : present[name]]),
  ) as Parts;
};

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
