import { serverTexts } from '../i18n/server-texts.js';
import { spanText } from './span-text.js';
import { yearText } from './year-text.js';

const unknown = { year: null, yearEstimated: false, yearStart: null, yearEnd: null };

describe('the year of a photo as text', () => {
  it.each([
    [{}, ['non datata', 'undated', 'undatiert']],
    [{ year: 1905 }, ['1905', '1905', '1905']],
    [{ yearEnd: 1914 }, ['entro il 1914', 'by 1914', 'bis 1914']],
    [{ yearStart: 1918 }, ['non prima del 1918', 'not before 1918', 'frühestens 1918']],
    [{ yearStart: 1918, yearEnd: 1922 }, ['tra il 1918 e il 1922', 'between 1918 and 1922', 'zwischen 1918 und 1922']],
    [{ yearStart: 1918, yearEnd: 1918 }, ['1918', '1918', '1918']],
    [
      { year: 1905, yearEstimated: true, yearEnd: 1914 },
      ['circa 1905 (stimato), entro il 1914', 'about 1905 (estimated), by 1914', 'um 1905 (geschätzt), bis 1914'],
    ],
  ])('says what is known of %j', (dated, expected) => {
    expect(
      (['it', 'en', 'de'] as const).map((language) => yearText({ ...unknown, ...dated }, serverTexts(language))),
    ).toEqual(expected);
  });

  it('is short where there is little room, and empty where no year is known', () => {
    const t = serverTexts('it');
    expect(spanText({ yearStart: 1918, yearEnd: 1922 }, t)).toBe('1918–1922');
    expect(spanText(unknown, t)).toBe('');
  });
});
