import { existsSync, readFileSync } from 'node:fs';
import { boundsOfEdtf } from '../contract/dates/edtf-bounds.js';
import { type Language, languages } from '../contract/languages.js';
import { readableDate } from './readable-date.js';
import { readDate } from './read-date.js';

/** The languages that bring words of their own; each has a corpus. */
const withWords = languages.filter((language) =>
  existsSync(new URL(`../contract/locales/${language}/date-words.json`, import.meta.url)),
);

/** One written date a line: text, EDTF, first and last day or EDTF of both; `-` is nothing. */
const corpus = withWords.flatMap((language) =>
  readFileSync(new URL(`corpus/${language}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line): [Language, ...string[]] => [language, ...line.split(' | ')]),
);

it.each(corpus)('reads in %s: %s', (language, text = '', edtf = '', span = '') => {
  const [first = '-', last = first] = span.split(' ');
  expect(readDate(text, language)).toEqual({
    text,
    edtf: edtf === '-' ? null : edtf,
    earliest: boundsOfEdtf(first)?.earliest ?? null,
    latest: boundsOfEdtf(last)?.latest ?? null,
  });
});

describe.each(withWords)('a date written in %s', (language) => {
  it.each(corpus.flatMap(([, , edtf = '-']) => (edtf === '-' ? [] : [edtf])))('is read back: %s', (edtf) => {
    expect(readDate(readableDate(edtf, language) ?? '', language)).toMatchObject(boundsOfEdtf(edtf) ?? {});
  });
});
