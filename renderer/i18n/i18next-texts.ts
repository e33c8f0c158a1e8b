import i18next from 'i18next';
import type { Language } from '../../src/contract/languages.js';
import type { FindText, Texts } from './texts.js';

/** Finds texts on the server. */
export function i18nextTexts(language: Language, texts: Texts): FindText {
  const i18n = i18next.createInstance();
  void i18n.init({
    lng: language,
    resources: { [language]: { translation: texts } },
    fallbackLng: false,
    initAsync: false,
  });
  return (key, count) => i18n.t(key, { ...(count !== undefined && { count }), skipInterpolation: true });
}
