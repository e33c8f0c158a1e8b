import { linksOfData } from './links-of-data.js';

const file = (name: string, content: unknown): string =>
  `vedutaCopy(${JSON.stringify(name)},${JSON.stringify(content)})\n`;
const links = (name: string, content: unknown): string[] | null =>
  linksOfData(`${name}.js`, file(name, content), ['it', 'en']);

it('the scripts lead to their first files, and these to all others', () => {
  expect(linksOfData('static/search.js', '(()=>{})()', ['it'])).toEqual(['search/words.js']);
  expect(linksOfData('static/map.js', '(()=>{})()', ['it'])).toEqual(['map/map.js']);
  expect(links('search/words', ['acqua', 'molo'])).toEqual(['search/words-0.js', 'search/words-1.js']);
  expect(links('map/map', { tiles: [{ x: 3, y: 4, count: 1 }] })).toEqual(['map/points-3-4.js']);
});

it('words and points lead to the files of their records, a record to its pages and its picture', () => {
  // The numbers 30, 33 and 70, as differences.
  expect(links('search/words-0', [['molo', [30, 3], [70]]])).toEqual(['search/records-1.js', 'search/records-2.js']);
  expect(links('map/points-3-4', [[45.6, 13.7, 5]])).toEqual(['search/records-0.js']);
  const image = { file: 'uploads/a/v2/320.jpg', width: 320, height: 200 };
  expect(links('search/records-0', [{ path: 'foto/molo', title: {}, year: '', image }])).toEqual([
    'it/foto/molo/index.html',
    'en/foto/molo/index.html',
    'uploads/a/v2/320.jpg',
  ]);
});

it('any other script leads nowhere, and a data file that is not whole is an error', () => {
  expect(linksOfData('assets/a.js', 'export {}', ['it'])).toBeNull();
  expect(() => linksOfData('search/words.js', 'vedutaCopy("search/words",["ac', ['it'])).toThrow(SyntaxError);
});
