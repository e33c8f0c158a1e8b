import type { Language } from '../../../src/contract/languages.js';
import type security from '../../../src/contract/locales/it/security.json';
import { fetchTexts } from '../../i18n/browser-texts.js';
import type { Texts } from '../../i18n/texts.js';
import type { TextKeyOf, Translate } from '../../i18n/translate.js';

export type TranslateForSecurity = Translate<TextKeyOf<typeof security>>;

const urls = import.meta.glob<string>('../../../src/contract/locales/*/security.json', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

/** Browser only: for a dialog over any page. The pages of an account's protection get these texts with their data. */
export const loadSecurityTexts = (language: Language): Promise<Texts> =>
  fetchTexts(urls[`../../../src/contract/locales/${language}/security.json`] ?? '');
