import type { Language } from '../../../src/contract/languages.js';
import de from '../../../src/contract/locales/de/security.json' with { type: 'json' };
import en from '../../../src/contract/locales/en/security.json' with { type: 'json' };
import it from '../../../src/contract/locales/it/security.json' with { type: 'json' };

export type SecurityTextsFile = typeof en;

/** Server only: two pages need these texts, and get them with their data. */
export const securityTextsOf = (language: Language): SecurityTextsFile => ({ it, en, de })[language];
