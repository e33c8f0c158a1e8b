import type { Suggestion } from '../contract/contribution.js';
import { invalidField } from '../contract/errors.js';
import { limits } from '../contract/limits.js';
import { refuseFields } from './refuse-fields.js';
import { normalizedYear } from './proposed-photo.js';

/**
 * The columns of a memory.
 * @throws DomainError validation_failed if the text is too short or too long, the year impossible, or a language given
 */
export const memoryOf = ({ newValue, year, language }: Pick<Suggestion, 'newValue' | 'year' | 'language'>) => {
  refuseFields({ language });
  return { newValue: memoryText(newValue), year: memoryYear(year ?? null) };
};

/** @throws DomainError validation_failed */
export function memoryText(text: string): string {
  const { min, max } = limits.memory;
  if (text.length < min) throw invalidField('newValue', 'memory_too_short');
  if (text.length > max) throw invalidField('newValue', 'field_too_long');
  return text;
}

/** `1912`, `1905-1912`, or `c. 1912` for an estimate. @throws DomainError validation_failed */
export function memoryYear(text: string | null): string | null {
  const [, estimated] = /^c\.\s*(\d{4})$/.exec(text ?? '') ?? [];
  return estimated ? `c. ${normalizedYear(estimated)}` : normalizedYear(text);
}
