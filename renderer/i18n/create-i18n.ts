import i18next, { type i18n, type Resource } from 'i18next';
import type { Language } from '../../src/contract/languages.js';

/** Texts of one language, ready to render: complete by test, so there is no other language to fall back to. */
export function createI18n(language: Language, texts: Resource[string]): i18n {
  const instance = i18next.createInstance();
  void instance.init({
    lng: language,
    resources: { [language]: texts },
    ns: ['site'],
    defaultNS: 'site',
    fallbackLng: false,
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return instance;
}
