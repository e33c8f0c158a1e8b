import { usePageContext } from 'vike-react/usePageContext';
import type { Language } from '../../src/contract/languages.js';
import type { Translate } from './translate.js';

/**
 * `const { t, language } = useText()`: the texts of the page's language; the compiler checks the keys. They are loaded
 * before a page renders and change only with the page, so there is nothing to subscribe to.
 */
export const useText = (): { t: Translate; language: Language } => usePageContext();
