import type { Language } from '../../src/contract/languages.js';
import deAdmin from '../../src/contract/locales/de/admin.json' with { type: 'json' };
import de from '../../src/contract/locales/de/site.json' with { type: 'json' };
import enAdmin from '../../src/contract/locales/en/admin.json' with { type: 'json' };
import en from '../../src/contract/locales/en/site.json' with { type: 'json' };
import itAdmin from '../../src/contract/locales/it/admin.json' with { type: 'json' };
import it from '../../src/contract/locales/it/site.json' with { type: 'json' };
import { registerAdminTexts } from './admin-translate.js';
import { type Translate, translator } from './translate.js';

/** Created once: the texts are the same for every visitor. */
const ofLanguage: Record<Language, Translate> = {
  it: translator('it', it),
  en: translator('en', en),
  de: translator('de', de),
};
registerAdminTexts('it', itAdmin);
registerAdminTexts('en', enAdmin);
registerAdminTexts('de', deAdmin);

export const serverTexts = (language: Language): Translate => ofLanguage[language];
