import type { FieldErrorCode } from '../../src/contract/errors.js';
import type { Language } from '../../src/contract/languages.js';
import type italian from '../../src/contract/locales/it/errors.json';
import { byFolder } from '../i18n/by-folder.js';

const errorTexts = byFolder(
  import.meta.glob<typeof italian>('../../src/contract/locales/*/errors.json', { import: 'default', eager: true }),
);

/** The text of an error code, also of one about a field; an unknown code is shown as a server error. */
export function failureText(code: string, language: Language): string {
  const texts = errorTexts[language];
  const text = Object.hasOwn(texts, code) ? texts[code as keyof typeof texts] : null;
  if (typeof text === 'string') return text;
  return Object.hasOwn(texts.fields, code) ? fieldErrorText(code as FieldErrorCode, language) : texts.internal;
}

/** What is wrong with one field. */
export const fieldErrorText = (code: FieldErrorCode, language: Language): string => errorTexts[language].fields[code];
