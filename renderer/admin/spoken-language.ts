import { type Language, languageTable } from '../../src/contract/languages.js';

/** The name of a language in the administrators' language, as within a sentence: `tedesco`. */
export const spokenLanguage = (of: Language, language: Language): string =>
  new Intl.DisplayNames(languageTable[language].intl, { type: 'language' }).of(of) ?? languageTable[of].name;
