import type { Language } from '../../../src/contract/languages.js';
import type italian from '../../../src/contract/locales/it/security.json';
import { byFolder } from '../../i18n/by-folder.js';

export type SecurityTextsFile = typeof italian;

const texts = byFolder(
  import.meta.glob<SecurityTextsFile>('../../../src/contract/locales/*/security.json', {
    import: 'default',
    eager: true,
  }),
);

/** Server only: two pages need these texts, and get them with their data. */
export const securityTextsOf = (language: Language): SecurityTextsFile => texts[language];
