import type { i18n, TFunction } from 'i18next';
import { usePageContext } from 'vike-react/usePageContext';
import type { Language } from '../../src/contract/languages.js';

const texts = new WeakMap<i18n, TFunction<'admin'>>();

/** `useText` for administrators: where it is called, their texts are there (pages of /admin, `AdminTexts`). */
export function useAdminText(): { t: TFunction<'admin'>; language: Language } {
  const { i18n, language } = usePageContext();
  let t = texts.get(i18n);
  if (!t) texts.set(i18n, (t = i18n.getFixedT(language, 'admin')));
  return { t, language };
}
