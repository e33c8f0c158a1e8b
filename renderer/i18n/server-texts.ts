import type { Language } from '../../src/contract/languages.js';
import deAdmin from '../../src/contract/locales/de/admin.json' with { type: 'json' };
import de from '../../src/contract/locales/de/site.json' with { type: 'json' };
import enAdmin from '../../src/contract/locales/en/admin.json' with { type: 'json' };
import en from '../../src/contract/locales/en/site.json' with { type: 'json' };
import itAdmin from '../../src/contract/locales/it/admin.json' with { type: 'json' };
import it from '../../src/contract/locales/it/site.json' with { type: 'json' };
import { registerAdminTexts } from './admin-translate.js';
import { i18nextTexts } from './i18next-texts.js';
import type { Texts } from './texts.js';
import { type Translate, translator } from './translate.js';

const onServer = (language: Language, texts: Texts): Translate =>
  translator(language, texts, i18nextTexts(language, texts));

/** Created once: the texts are the same for every visitor. */
const ofLanguage: Record<Language, Translate> = {
  it: onServer('it', it),
  en: onServer('en', en),
  de: onServer('de', de),
};
registerAdminTexts('it', itAdmin, i18nextTexts('it', itAdmin));
registerAdminTexts('en', enAdmin, i18nextTexts('en', enAdmin));
registerAdminTexts('de', deAdmin, i18nextTexts('de', deAdmin));

export const serverTexts = (language: Language): Translate => ofLanguage[language];
