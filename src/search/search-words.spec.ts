import { indexText, searchWords } from './search-words.js';

const plain = (text: string): string[] => searchWords(text).map((word) => word.plain);

describe('the words of a text', () => {
  it.each([
    ['Perpetuità', 'perpetuita'],
    ['Piazza dell’Unità d’Italia', 'piazza dell unita d italia'],
    ['Straßenbahn', 'strassenbahn'],
    ['STRASSENBAHN', 'strassenbahn'],
    ['Opčine, Škedenj, Đuro', 'opcine skedenj duro'],
    ['S.Giusto/St.Just 1900-1910', 's giusto st just 1900 1910'],
    ['ﬁera № 2²', 'fiera no 22'],
    ['Triест', 'triест'],
    ['Kriegs\u00adhafen', 'kriegshafen'],
    ['Ponte\u200bRosso La\u2060Riva \ufeffMolo', 'ponterosso lariva molo'],
  ])('reads %s as %s', (text, words) => {
    expect(plain(text).join(' ')).toBe(words);
  });

  it('treats a letter with an accent the same, whether it is one code point or two', () => {
    expect(searchWords('Unita\u0300 Mu\u0308ller')).toEqual(searchWords('Unità Müller'));
  });

  it('gives the spelling of an umlaut as two letters', () => {
    expect(searchWords('Müller')).toEqual([{ typed: 'müller', plain: 'muller', writtenOut: 'mueller' }]);
  });

  it('gives the spelling that Slovene and Serbian readers type', () =>
    expect(indexText('Đorđe')).toBe('dorde djordje'));

  it.each(['', ' ', '!!! ??? ...', '\u0000\u0001', '🚋🚋', '\u0301', '\ud800', `&|!<->:*()'"\\`])(
    'finds no word in %j',
    (text) => {
      expect(searchWords(text)).toEqual([]);
    },
  );

  it('cuts a very long word', () => {
    expect(plain('a'.repeat(10_000))).toEqual(['a'.repeat(40)]);
  });
});

it('gives the index both spellings of a word with an umlaut', () => {
  expect(indexText('Brücke über die Mühle, Brücke')).toBe('brucke uber die muhle brucke bruecke ueber muehle');
});
