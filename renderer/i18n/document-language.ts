import { defaultLanguage, isLanguage, type Language } from '../../src/contract/languages.js';

/** Browser only: the language of the current page. */
export function documentLanguage(): Language {
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : defaultLanguage;
}
