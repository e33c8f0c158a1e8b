import {
  type CorrectedField,
  emptyValueOf,
  fieldLengths,
  fieldValue,
  isTranslated,
  type WrittenField,
} from '../contract/contribution.js';
import { DomainError, type FieldErrorCode, invalidField } from '../contract/errors.js';
import { defaultLanguage, type Language } from '../contract/languages.js';
import type { PhotoRow } from '../photos/photo.row.js';
import { photoChangeOf } from './photo-change-of.js';

/** @throws DomainError validation_failed if a language is given for a field that is not translated */
export function correctedField<Field extends WrittenField>({
  fieldName,
  language,
}: {
  fieldName: Field;
  language?: Language;
}): { fieldName: Field; language: Language | null } {
  if (isTranslated(fieldName)) return { fieldName, language: language ?? defaultLanguage };
  if (language !== undefined) throw invalidField('language');
  return { fieldName, language: null };
}

/**
 * The columns of a correction: the suggested value, and the photo's value of the same field.
 * @throws DomainError validation_failed, contribution_same_value
 */
export function correctionOf(
  photo: PhotoRow,
  { fieldName, language }: CorrectedField,
  text: string,
): { baseValue: string | null; newValue: string } {
  const field = { fieldName, language };
  const newValue = normalizedValue(photo, text, field);
  const baseValue = fieldValue(photo, field);
  if (newValue === (baseValue ?? emptyValueOf(fieldName)) || (fieldName === 'year' && newValue === photo.dateText))
    throw new DomainError('contribution_same_value');
  return { baseValue, newValue };
}

/**
 * The value in the format of `fieldValue`, so that equal values are equal texts.
 * @throws DomainError validation_failed
 */
export function normalizedValue(photo: PhotoRow, text: string, field: CorrectedField): string {
  if (text.length > fieldLengths[field.fieldName]) throw invalidField('newValue', 'field_too_long');
  const change = photoChangeOf(text, field);
  // A date in words is compared as it is written.
  const value =
    change && (change.dateText ?? fieldValue(Object.assign({}, photo, change), field) ?? emptyValueOf(field.fieldName));
  if (!value) throw invalidField('newValue', expected[field.fieldName] ?? 'field_required');
  return value;
}

/** What is said of a text that is no value of the field. Any text is one of the other fields, unless it is empty. */
const expected: Partial<Record<CorrectedField['fieldName'], FieldErrorCode>> = {
  year: 'years_expected',
  position: 'position_expected',
  otherDates: 'other_dates_expected',
};
