import { administrationLanguage, type Language } from '../../src/contract/languages.js';
import { registerAdminTexts } from '../i18n/admin-translate.js';
import { fetchTexts } from '../i18n/browser-texts.js';
import { byFolder } from '../i18n/by-folder.js';
import type { TextFile } from '../i18n/text-file.js';

const texts: TextFile = byFolder(
  import.meta.glob<string>('../../src/contract/locales/*/admin.json', {
    query: '?url&no-inline',
    import: 'default',
    eager: true,
  }),
);

/** Address of a language's texts for administrators; visitors never download them. */
export const adminTextsUrl = (language: Language): string => texts[language];

const loaded: Partial<Record<Language, Promise<void>>> = {};

/** Browser only: loads the texts that administrators with that language read, once. */
export function loadAdminTexts(language: Language): Promise<void> {
  const read = administrationLanguage(language);
  return (loaded[read] ??= load(read));
}

async function load(language: Language): Promise<void> {
  try {
    registerAdminTexts(language, await fetchTexts(adminTextsUrl(language)));
  } catch (error) {
    delete loaded[language];
    throw error;
  }
}
