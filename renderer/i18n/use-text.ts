import type { TFunction } from 'i18next';
import { usePageContext } from 'vike-react/usePageContext';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../src/contract/languages.js';

/** `const { t, language } = useText()`: the texts of the page's language, keys checked by the compiler. */
export function useText(): { t: TFunction<'site'>; language: Language } {
  const { t } = useTranslation('site');
  return { t, language: usePageContext().language };
}
