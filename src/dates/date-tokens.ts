import { withoutUnknownParts } from './unknown-parts.js';

export interface DateToken {
  kind: 'number' | 'word' | 'mark';
  /** In lower case; dashes and apostrophes are `-` and `’`. */
  text: string;
  /** Whether no blank is before it. */
  isGlued: boolean;
}

const dashes = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g;
const apostrophes = /['\u2018\u02bc`\u00b4\u2032]/g;
const slashes = /[\u2044\u2215]/g;
/** "1905..1910" */
const dots = /(?<=\d{4}) ?(?:\.{2,3}|\u2026) ?(?=\d{4})/g;
/** The end of a sentence or of a cell, and not the dots of "19..". */
const lastMark = /(?<=\d{4}|[^.\s\d]) ?[.,;:]$/;

/**
 * A text in the marks that dates are written with: dashes, apostrophes and blanks are one each, a cataloguer's square brackets
 * are left out ("[1905?]" is supplied, and means the same), round ones are blanks.
 */
export const plainDateText = (text: string): string =>
  withoutUnknownParts(
    text
      .normalize('NFC')
      .toLowerCase()
      .replace(dashes, '-')
      .replace(apostrophes, '’')
      .replace(slashes, '/')
      .replace(/[[\]]/g, '')
      .replace(/[()\s\u00ad\u200b-\u200f\u2060\ufeff]/g, ' ')
      .replace(dots, '-')
      .trim()
      .replace(lastMark, ''),
  );

/** Numbers, words and marks. The full stop of an abbreviation is left out: "sec.", "ca.", "a.C." have words of letters only. */
export function dateTokens(text: string): DateToken[] {
  const tokens: DateToken[] = [];
  let end = 0;
  for (const match of plainDateText(text).matchAll(/\d+|\p{L}[\p{L}\p{M}]*|\S/gu)) {
    const token: DateToken = {
      kind: /^\d/.test(match[0]) ? 'number' : /^\p{L}/u.test(match[0]) ? 'word' : 'mark',
      text: match[0],
      isGlued: match.index === end && end > 0,
    };
    end = match.index + match[0].length;
    if (token.text === '.' && token.isGlued && tokens.at(-1)?.kind === 'word') continue;
    tokens.push(token);
  }
  return tokens;
}
