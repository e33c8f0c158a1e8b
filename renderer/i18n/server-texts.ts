import { byLanguage, type Language, languages, languageTable } from '../../src/contract/languages.js';
import { registerAdminTexts } from './admin-translate.js';
import { byFolder } from './by-folder.js';
import { i18nextTexts } from './i18next-texts.js';
import type { Texts } from './texts.js';
import { type Translate, translator } from './translate.js';

/** Of all pages: a spec ensures that each loads in the browser what it shows. */
const pageTexts = [
  byFolder(import.meta.glob<Texts>('../../src/contract/locales/*/site.json', { import: 'default', eager: true })),
  byFolder(import.meta.glob<Texts>('../../src/contract/locales/*/about.json', { import: 'default', eager: true })),
  byFolder(import.meta.glob<Texts>('../../src/contract/locales/*/account.json', { import: 'default', eager: true })),
  byFolder(
    import.meta.glob<Texts>('../../src/contract/locales/*/contributions.json', { import: 'default', eager: true }),
  ),
  byFolder(
    import.meta.glob<Texts>('../../src/contract/locales/*/descriptions.json', { import: 'default', eager: true }),
  ),
];
const adminTexts = byFolder(
  import.meta.glob<Texts>('../../src/contract/locales/*/admin.json', { import: 'default', eager: true }),
);

/** Created once: the texts are the same for every visitor. */
const ofLanguage = byLanguage((language): Translate => {
  const texts: Texts = Object.assign({}, ...pageTexts.map((file) => file[language]));
  return translator(language, texts, i18nextTexts(language, texts));
});
for (const language of languages.filter((of) => languageTable[of].hasAdministration))
  registerAdminTexts(language, adminTexts[language], i18nextTexts(language, adminTexts[language]));

export const serverTexts = (language: Language): Translate => ofLanguage[language];
