import { copiedWords } from './copied-words.js';

it('reads words without accents, capitals and tags, and umlauts in both spellings', () => {
  expect(copiedWords('L’Università, <em>Müller</em>straße 1900')).toEqual([
    'l',
    'universita',
    'muller',
    'mueller',
    'strasse',
    '1900',
  ]);
});
