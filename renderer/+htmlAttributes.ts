import { baseLanguageAttributes } from '../src/contract/languages.js';

/** What scripts must know of the archive before they are loaded. */
export default baseLanguageAttributes;
