import { type CorrectedField, noDateWords, parseFieldValue } from '../contract/contribution.js';
import { yearsOfDate } from '../contract/dates/years-of-date.js';
import type { PhotoMetadata } from '../contract/photo.js';
import { readInAnyLanguage } from '../dates/read-in-any-language.js';

/**
 * What a value of a contribution changes in a photo. A date may also be written as historians do, “anni Venti” or “before 1914”:
 * the photo then has these words, and its years follow from them. @returns null where the text is no value of the field
 */
export function photoChangeOf(text: string, field: CorrectedField): Partial<PhotoMetadata> | null {
  const change = parseFieldValue(text, field);
  if (change || field.fieldName !== 'year') return change;
  return isDateOfPhoto(text) ? { ...noDateWords, dateText: text } : null;
}

const isDateOfPhoto = (text: string): boolean =>
  readInAnyLanguage(
    () => text,
    (read) => yearsOfDate(read) !== null,
  ) !== null;
