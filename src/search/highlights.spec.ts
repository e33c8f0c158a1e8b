import { highlightsOf, matchingRanges } from './highlights.js';

const marked = (text: string, title: string): string[] =>
  highlightsOf(text, { title }).title.map(([begin, end]) => title.slice(begin, end));

describe('what is marked in a title', () => {
  it.each([
    ['piazza', 'Tram in Piazza Goldoni', ['Piazza']],
    ['PERPETUITA', 'La perpetuità', ['perpetuità']],
    ['mueller', 'Das Geschäft von Müller', ['Müller']],
    ['strassenbahn', 'Die Straßenbahn', ['Straßenbahn']],
    ['stazione', 'Le stazioni di Trieste', ['stazioni']],
    ['piazza gold', 'Piazza Goldoni', ['Piazza', 'Goldoni']],
    ['gold piazza', 'Piazza Goldoni', ['Piazza']],
    ['aluvione', 'L’alluvione', ['alluvione']],
    ['molo', 'Il molo e il mulo', ['molo']],
    ['tarm', 'Un tram', ['tram']],
    ['1912', 'Nel 1912 e nel 1913', ['1912']],
    ["dell'Acquedotto", 'Viale dell’Acquedotto', ['Acquedotto']],
    ['in der', 'In der Altstadt', ['In', 'der']],
    ['', 'Piazza Goldoni', []],
    ['<b>', 'Un <b>molo</b>', ['b', 'b']],
    ['\ud800', 'Molo', []],
  ])('for %j in %j: %j', (text, title, words) => {
    expect(marked(text, title)).toEqual(words);
  });

  it('is counted in UTF-16 units, beside characters of two', () => {
    expect(highlightsOf('molo', { title: '🚋 Molo' }).title).toEqual([[3, 7]]);
  });

  it('is a typing error only where no other text has the word itself', () => {
    expect(highlightsOf('molo', { title: 'Il mulo', description: 'Un molo' })).toEqual({
      title: [],
      description: [[3, 7]],
    });
    expect(highlightsOf('molo', { title: 'Il mulo', description: null })).toEqual({ title: [[3, 7]], description: [] });
  });
});

describe('which of many texts match', () => {
  const found = (text: string, texts: string[]): string[][] =>
    matchingRanges(text, texts).map((ranges, n) => ranges.map(([begin, end]) => texts[n]!.slice(begin, end)));

  it.each([
    ['molo', ['Il molo', 'Una barca'], [['molo'], []]],
    ['molo barca', ['Il molo', 'Barca al molo', 'Una barca'], [[], ['Barca', 'molo'], []]],
    ['molo tram', ['Il molo', 'Un tram', 'Nulla'], [['molo'], ['tram'], []]],
    ['il molo', ['Il faro', 'Il molo'], [[], ['molo']]],
    ['molo', ['Il mulo', 'Il molo'], [[], ['molo']]],
    ['perche', ['Non so perché'], [['perché']]],
    ['xyz', ['Il molo', ''], [[], []]],
    ['', ['Il molo'], [[]]],
    ['molo', [], []],
  ])('for %j in %j: %j', (text, texts, words) => {
    expect(found(text, texts)).toEqual(words);
  });
});
