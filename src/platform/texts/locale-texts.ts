import { readFileSync } from 'node:fs';
import { byLanguage, type Language } from '../../contract/languages.js';

const folders = new URL('../../contract/locales/', import.meta.url);

/** One file of the folder of every language, such as `mail`. A spec compares their keys with those of the Italian one. */
export const localeTexts = <Texts>(file: string): Record<Language, Texts> =>
  byLanguage((language) => JSON.parse(readFileSync(new URL(`${language}/${file}.json`, folders), 'utf8')) as Texts);
