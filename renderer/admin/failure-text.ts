import { errorTexts } from '../../src/contract/error-texts.js';
import type { Language } from '../../src/contract/languages.js';

/** The text of an error code; an unknown code is shown as a server error. */
export function failureText(code: string, language: Language): string {
  const texts = errorTexts[language];
  const text = Object.hasOwn(texts, code) ? texts[code as keyof typeof texts] : null;
  return typeof text === 'string' ? text : texts.internal;
}
