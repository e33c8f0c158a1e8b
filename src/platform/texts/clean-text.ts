/**
 * Text that can be stored: NFC, without surrounding white space, and without control characters and unpaired surrogates,
 * which no text needs and some of which PostgreSQL refuses. Bidirectional control characters are removed too, because they
 * can make a text look different from what it says. A text of which nothing can be seen is empty.
 */
export function cleanText(text: string): string {
  const clean = text
    .replace(/[\0-\x08\x0b\x0c\x0e-\x1f\x7f\p{Surrogate}\u202a-\u202e\u2066-\u2069]/gu, '')
    .trim()
    .normalize('NFC');
  return /[^\s\p{Cf}\u115f\u1160\u2800\u3164\uffa0]/u.test(clean) ? clean : '';
}

/** A text of one line: each line break and tabulator, with the white space around it, is a space. Other spaces stay. */
export const inOneLine = (text: string): string =>
  text.replace(/[\s\u0085]+/g, (space) => (/[\t-\r\u0085\u2028\u2029]/.test(space) ? ' ' : space));
