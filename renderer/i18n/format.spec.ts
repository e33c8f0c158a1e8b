import { jest } from '@jest/globals';
import { type Language, languages, languageTable } from '../../src/contract/languages.js';
import { formatDate, formatNumber, formatPosition } from './format.js';
import { serverTexts } from './server-texts.js';

it.each([
  ['it', '05/08/2025'],
  ['en', '5 August 2025'],
  ['de', '05.08.2025'],
] as const)('a day is written in %s as %s, in the time zone of the city', (language, written) => {
  expect(formatDate('2025-08-04T22:30:00Z', language, 'Europe/Rome')).toBe(written);
});

describe('numbers', () => {
  const asIntlWrites = (value: number, language: Language): string =>
    new Intl.NumberFormat(languageTable[language].intl, { useGrouping: 'always' }).format(value);

  it.each(languages)('are written in %s with the separators of Intl.NumberFormat', (language) => {
    for (const value of [0, 7, 999, 1000, 1912, 12_345, 100_000, 1_234_567, 123_456_789, -1912])
      expect(formatNumber(value, language)).toBe(asIntlWrites(value, language));
  });

  it.each([
    ['it', '45,6501° N, 13,7678° E'],
    ['en', '45.6501° N, 13.7678° E'],
    ['de', '45,6501° N, 13,7678° O'],
  ] as const)('of a position are written in %s with four decimals: %s', (language, written) => {
    expect(formatPosition({ lat: 45.65006, lng: 13.7678 }, { t: serverTexts(language), language })).toBe(written);
  });

  it('need no Intl formatter, whose creation would delay the page', () => {
    const create = jest.spyOn(Intl, 'NumberFormat');
    formatNumber(1912, 'it');
    formatPosition({ lat: -45.65, lng: -13 }, { t: serverTexts('de'), language: 'de' });
    expect(create).not.toHaveBeenCalled();
  });
});
