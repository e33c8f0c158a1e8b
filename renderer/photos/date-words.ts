import type { Language } from '../../src/contract/languages.js';
import { fallbackLang, localized, type LocalizedOrNull } from '../../src/contract/localized.js';
import { datedSpan } from '../../src/contract/year.js';
import type { Dated } from './span-text.js';

/** A date in words, and its language where that is not the page's. */
export interface DateWords {
  dateText?: string | undefined;
  dateTextLang?: Language | undefined;
}

/** The date of a photo in words, where neither a year nor a span is known; nothing else says when it was taken. */
export function dateWords(photo: Dated & LocalizedOrNull<'dateText'>, language: Language): DateWords {
  const dateText = datedSpan(photo) ? null : localized(photo, 'dateText', language);
  return dateText ? { dateText, dateTextLang: fallbackLang(photo, 'dateText', language) } : {};
}
