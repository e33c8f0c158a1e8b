import { languages } from '../contract/languages.js';
import { dateTokens } from './date-tokens.js';
import { dateWords } from './date-words.js';

const joined = (text: string): string =>
  dateTokens(text)
    .map((token) => token.text)
    .join(' ');

const phrases: ReadonlySet<string> = new Set(
  languages.flatMap((language) => dateWords(language).flatMap(({ undated = [] }) => undated.map(joined))),
);

/** Whether a text says in any language that there is no date, “s.d.”, “[undated]”, or nothing at all: “?”. */
export const saysUndated = (text: string): boolean => !/[\p{L}\p{N}]/u.test(text) || phrases.has(joined(text));
