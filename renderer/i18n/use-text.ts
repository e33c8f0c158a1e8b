import type { i18n, TFunction } from 'i18next';
import { usePageContext } from 'vike-react/usePageContext';
import type { Language } from '../../src/contract/languages.js';

const texts = new WeakMap<i18n, TFunction<'site'>>();

/**
 * `const { t, language } = useText()`: the texts of the page's language, keys checked by the compiler. Texts are complete
 * before a page renders and change only with the page, so nothing has to be watched: a list of cards calls this a hundred
 * times.
 */
export function useText(): { t: TFunction<'site'>; language: Language } {
  const { i18n, language } = usePageContext();
  let t = texts.get(i18n);
  if (!t) texts.set(i18n, (t = i18n.getFixedT(language, 'site')));
  return { t, language };
}
