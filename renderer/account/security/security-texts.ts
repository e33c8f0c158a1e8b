import type { Language } from '../../../src/contract/languages.js';
import type security from '../../../src/contract/locales/it/security.json';
import { fetchTexts } from '../../i18n/browser-texts.js';
import { byFolder } from '../../i18n/by-folder.js';
import type { TextFile } from '../../i18n/text-file.js';
import type { Texts } from '../../i18n/texts.js';
import type { TextKeyOf, Translate } from '../../i18n/translate.js';

export type TranslateForSecurity = Translate<TextKeyOf<typeof security>>;

const texts: TextFile = byFolder(
  import.meta.glob<string>('../../../src/contract/locales/*/security.json', {
    query: '?url&no-inline',
    import: 'default',
    eager: true,
  }),
);

/** Browser only: for a dialog over any page. The pages of an account's protection get these texts with their data. */
export const loadSecurityTexts = (language: Language): Promise<Texts> => fetchTexts(texts[language]);
