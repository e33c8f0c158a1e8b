import { readYears } from './year-reading.js';

const nothing = { year: null, yearStart: null, yearEnd: null, yearEstimated: false, words: null };

describe('readYears', () => {
  it.each([
    ['1905', { year: 1905 }],
    ['1905 ca.', { year: 1905, yearEstimated: true }],
    ['ca. 1905', { year: 1905, yearEstimated: true }],
    ['c.1905', { year: 1905, yearEstimated: true }],
    ['1890 circa', { year: 1890, yearEstimated: true }],
    ['um 1905', { year: 1905, yearEstimated: true }],
    ['1905?', { year: 1905, yearEstimated: true }],
    ['[1905?]', { year: 1905, yearEstimated: true }],
    ['1905-1910', { yearStart: 1905, yearEnd: 1910 }],
    ['tra il 1905 e il 1910', { yearStart: 1905, yearEnd: 1910 }],
    ['1905 – 1910', { yearStart: 1905, yearEnd: 1910 }],
    ['ante 1914', { yearEnd: 1914 }],
    ['before 1914', { yearEnd: 1914 }],
    ['vor 1914', { yearEnd: 1914 }],
    ['post 1918', { yearStart: 1918 }],
    ['1927 agosto 14', { year: 1927, words: '1927 agosto 14' }],
    ['14 agosto 1927', { year: 1927, words: '14 agosto 1927' }],
    ['14.8.1927', { year: 1927, words: '14.8.1927' }],
    ['1927-08-14', { year: 1927, words: '1927-08-14' }],
    ['primavera 1912', { year: 1912, words: 'primavera 1912' }],
  ])('reads "%s"', (text, reading) => {
    expect(readYears(text)).toEqual({ ...nothing, ...reading });
  });

  it.each(['', '190', '19055', 'anni venti', '1910-1905', '0905', '9999', '1905 o 1906 forse', 'ante', '1905 Rossi'])(
    'does not guess what "%s" means',
    (text) => {
      expect(readYears(text)).toBeNull();
    },
  );
});
