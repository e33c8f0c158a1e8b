import type { Language } from '../../src/contract/languages.js';
import { browserI18n, fetchTexts } from '../i18n/browser-texts.js';

const urls = import.meta.glob<string>('../../src/contract/locales/*/admin.json', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

/** Address of the file of a language's texts for administrators, which visitors never download. */
export const adminTextsUrl = (language: Language): string =>
  urls[`../../src/contract/locales/${language}/admin.json`] ?? '';

const loaded: Partial<Record<Language, ReturnType<typeof fetchTexts>>> = {};

/** Browser only: adds them to the texts of the language, once. */
export async function loadAdminTexts(language: Language): Promise<void> {
  const [i18n, texts] = await Promise.all([browserI18n(language), (loaded[language] ??= fetchOnce(language))]);
  i18n.addResourceBundle(language, 'admin', texts);
}

function fetchOnce(language: Language): ReturnType<typeof fetchTexts> {
  const loading = fetchTexts(adminTextsUrl(language));
  loading.catch(() => delete loaded[language]);
  return loading;
}
