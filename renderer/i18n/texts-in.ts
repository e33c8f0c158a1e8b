import type { Language } from '../../src/contract/languages.js';
import { browserTexts } from './browser-texts.js';
import type { Translate } from './translate.js';

/** The texts of another language than the page's, for what is written in several. In the browser they are loaded. */
export const textsIn = async (language: Language): Promise<Translate> =>
  import.meta.env.SSR ? (await import('./server-texts.js')).serverTexts(language) : browserTexts(language);
