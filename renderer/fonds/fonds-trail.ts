import type { FondsName } from '../../src/contract/fonds.js';
import type { Language } from '../../src/contract/languages.js';
import { fallbackLang, localized } from '../../src/contract/localized.js';
import { fondsPath } from '../../src/contract/paths.js';
import type { Translate } from '../i18n/translate.js';
import type { Step } from '../seo/breadcrumb.js';

/** Home > fonds > what it is in, and itself. @param line empty on the page of all */
export const fondsTrail = (line: readonly FondsName[], language: Language, t: Translate): Step[] => [
  { name: t('breadcrumb.home'), path: '/' },
  { name: t('fonds.title'), path: '/fondi' },
  ...line.map((fonds) => ({
    name: localized(fonds, 'title', language),
    path: fondsPath(fonds.slug),
    lang: fallbackLang(fonds, 'title', language),
  })),
];
