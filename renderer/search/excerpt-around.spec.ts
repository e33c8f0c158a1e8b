import type { TextRange } from '../../src/contract/search.js';
import { excerptAround } from './excerpt-around.js';

const rangesOf = (text: string, word: string): TextRange[] =>
  [...text.matchAll(new RegExp(word, 'g'))].map(({ index }) => [index, index + word.length]);

const shown = (text: string, word: string) => {
  const excerpt = excerptAround(text, rangesOf(text, word));
  return { text: excerpt.text, marked: excerpt.marks.map(([begin, end]) => excerpt.text.slice(begin, end)) };
};

describe('the excerpt of a hit', () => {
  it('is the start of the description where that has a match', () => {
    expect(shown('Il molo Audace.', 'molo')).toEqual({ text: 'Il molo Audace.', marked: ['molo'] });
  });

  it('is what is around the first match where the start has none', () => {
    const text =
      `${'Una folla guarda il mare. '.repeat(8)}Il piroscafo lascia il molo. ${'Poi piove. '.repeat(20)}`.trim();
    const { text: excerpt, marked } = shown(text, 'piroscafo');
    expect(excerpt).toMatch(/^…\S.* piroscafo lascia il molo\..*…$/);
    expect(excerpt.length).toBeLessThanOrEqual(122);
    expect(marked).toEqual(['piroscafo']);
  });

  it('marks no part of a word that is cut off', () => {
    const text = `${'a'.repeat(115)}molomolomolo`;
    expect(
      excerptAround(text, [
        [0, 4],
        [115, 127],
      ]).marks,
    ).toEqual([[0, 4]]);
  });

  it('has no marks in a text with markup, and none without matches', () => {
    expect(excerptAround('<p>Il molo</p>', [[6, 10]])).toEqual({ text: 'Il molo', marks: [] });
    expect(excerptAround(null, [])).toEqual({ text: '', marks: [] });
  });
});
