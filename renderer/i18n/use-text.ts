import { usePageContext } from 'vike-react/usePageContext';
import type { Language } from '../../src/contract/languages.js';
import type { Translate } from './translate.js';

/**
 * `const { t, language } = useText()`: the texts of the page's language, keys checked by the compiler. They are complete
 * before a page renders and change only with the page, so nothing has to be watched.
 */
export const useText = (): { t: Translate; language: Language } => usePageContext();
