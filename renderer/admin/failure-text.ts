import { errorTexts } from '../../src/contract/error-texts.js';
import type { Language } from '../../src/contract/languages.js';

/** The sentence of a code of the error catalogue; an unknown one is told as a fault of ours. */
export function failureText(code: string, language: Language): string {
  const texts = errorTexts[language];
  const text = Object.hasOwn(texts, code) ? texts[code as keyof typeof texts] : null;
  return typeof text === 'string' ? text : texts.internal;
}
