import type { Language } from '../contract/languages.js';

/**
 * The languages whose words PostgreSQL can reduce to stems, by their codes, with its text search configuration. It has a list
 * of stop words for each of them. Words of any other language are searched as they are.
 */
const configurations: Partial<Record<string, string>> = {
  da: 'danish',
  de: 'german',
  en: 'english',
  es: 'spanish',
  fi: 'finnish',
  fr: 'french',
  hu: 'hungarian',
  it: 'italian',
  nl: 'dutch',
  pt: 'portuguese',
  ru: 'russian',
  sv: 'swedish',
  tr: 'turkish',
};

/** Null where the language has no stems. */
export const stemConfiguration = (language: Language): string | null => configurations[language] ?? null;

/** The dictionary that makes stems. */
export const stemmer = (language: Language): string | null =>
  configurations[language] ? `${configurations[language]}_stem` : null;

/** The configuration for whole words without the stop words of the language: `words_de`. */
export const wordConfiguration = (language: Language): string =>
  configurations[language] ? `words_${language}` : 'simple';
