import { type Language, languageTable } from '../contract/languages.js';

const configurationOf = (language: Language): string => languageTable[language].textSearch;
const hasStems = (language: Language): boolean => configurationOf(language) !== 'simple';

/** PostgreSQL's text search configuration of a language; null where it has no stems for it. */
export const stemConfiguration = (language: Language): string | null =>
  hasStems(language) ? configurationOf(language) : null;

/** The dictionary that makes stems. */
export const stemmer = (language: Language): string | null =>
  hasStems(language) ? `${configurationOf(language)}_stem` : null;

/** The configuration for whole words without the stop words of the language: `words_de`. */
export const wordConfiguration = (language: Language): string => (hasStems(language) ? `words_${language}` : 'simple');
