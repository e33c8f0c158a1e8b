import { type CorrectedField, noDateWords, parseFieldValue } from '../contract/contribution.js';
import { yearsOfDate } from '../contract/dates/years-of-date.js';
import type { OtherDate } from '../contract/dates/other-date.js';
import { photoMetadata } from '../contract/metadata/photo.js';
import type { WrittenOtherDate } from '../contract/dates/other-dates-text.js';
import { readOtherDates } from '../photos/other-dates.js';
import type { PhotoPatch } from '../photos/photo-changes.js';
import { readInAnyLanguage } from '../dates/read-in-any-language.js';
import { inOneLine } from '../platform/texts/clean-text.js';

/**
 * What a value of a contribution changes in a photo. A date may also be written as historians do, “anni Venti” or “before 1914”:
 * the photo then has these words, and its years follow from them.
 * @param present the further dates of the photo
 * @returns null where the text is no value of the field
 */
export function photoChangeOf(
  written: string,
  field: CorrectedField,
  present: readonly OtherDate[] = [],
): PhotoPatch | null {
  const text = hasSeveralLines(field) ? written : inOneLine(written);
  const { otherDates, ...change } = parseFieldValue(text, field) ?? {};
  if (otherDates)
    return { otherDates: otherDates.map((date) => presentOf(date, present) ?? readOtherDates([date])[0]!) };
  if (Object.keys(change).length > 0) return change;
  if (field.fieldName !== 'year') return null;
  return isDateOfPhoto(text) ? { ...noDateWords, dateText: text } : null;
}

const fields: Partial<Record<string, { kind: string }>> = photoMetadata;

/** Further dates stand one on a line. */
const hasSeveralLines = ({ fieldName }: CorrectedField): boolean =>
  fieldName === 'otherDates' || fields[fieldName]?.kind === 'longText';

/** A further date that stays keeps the days that an archivist has given. */
const presentOf = ({ kind, dateText }: WrittenOtherDate, present: readonly OtherDate[]): OtherDate | undefined =>
  present.find((date) => date.kind === kind && date.dateText === dateText);

const isDateOfPhoto = (text: string): boolean =>
  readInAnyLanguage(
    () => text,
    (read) => yearsOfDate(read) !== null,
  ) !== null;
