import type { i18n } from 'i18next';
import type { Language } from '../../src/contract/languages.js';
import deAdmin from '../../src/contract/locales/de/admin.json' with { type: 'json' };
import de from '../../src/contract/locales/de/site.json' with { type: 'json' };
import enAdmin from '../../src/contract/locales/en/admin.json' with { type: 'json' };
import en from '../../src/contract/locales/en/site.json' with { type: 'json' };
import itAdmin from '../../src/contract/locales/it/admin.json' with { type: 'json' };
import it from '../../src/contract/locales/it/site.json' with { type: 'json' };
import { createI18n } from './create-i18n.js';

/** One instance per language for the life of the server: texts are the same for every visitor. */
const instances: Record<Language, i18n> = {
  it: createI18n('it', { site: it, admin: itAdmin }),
  en: createI18n('en', { site: en, admin: enAdmin }),
  de: createI18n('de', { site: de, admin: deAdmin }),
};

export const serverI18n = (language: Language): i18n => instances[language];
