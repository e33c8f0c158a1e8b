import { dateText, isoDateText, numberText } from './cell-text.js';

describe('a number that is shown as a date', () => {
  it.each([
    [45_292, '2024-01-01'],
    [45_292.5, '2024-01-01T12:00:00'],
    [43_831.041_666_666_664, '2020-01-01T01:00:00'],
    [61, '1900-03-01'],
    [0.75, '1899-12-30T18:00:00'],
    [-693_593, '0001-01-01'],
    [2_958_465, '9999-12-31'],
  ])('%d is %s', (days, expected) => {
    expect(dateText(days, 'excel-1900')).toBe(expected);
  });

  it.each([
    [1, '1900-01-01', '1899-12-31'],
    [15, '1900-01-15', '1900-01-14'],
    [59, '1900-02-28', '1900-02-27'],
    [60, '1900-02-28', '1900-02-28'],
  ])('%d is %s in Excel, whose 1900 has a 29 February, and %s in the standard', (days, excel, standard) => {
    expect(dateText(days, 'excel-1900')).toBe(excel);
    expect(dateText(days, 'iso-1900')).toBe(standard);
  });

  it.each([
    ['month', 4_505, '1912-05'],
    ['month', 4_506, '1912-05-02'],
    ['year', 4_384, '1912'],
    ['year', 4_505, '1912-05-01'],
    ['day', 4_505, '1912-05-01'],
  ] as const)('says no day that nobody has written, where a cell shows a %s', (shown, days, expected) => {
    expect(dateText(days, 'excel-1900', shown)).toBe(expected);
  });

  it('is counted from 1904 where the workbook says so', () => {
    expect([0, 1, 43_830].map((days) => dateText(days, '1904'))).toEqual(['1904-01-01', '1904-01-02', '2024-01-01']);
  });

  it.each([Number.NaN, Infinity, 2_958_466, -693_594, 1e300])('is none outside of the years 1 to 9999: %d', (days) => {
    expect(dateText(days, 'excel-1900')).toBeNull();
  });
});

it.each([
  ['2021-06-10', '2021-06-10'],
  ['2021-06-10T00:00:00', '2021-06-10'],
  ['2021-06-10T07:45:10', '2021-06-10T07:45:10'],
  ['2021-06-10T07:45:10.250Z', '2021-06-10T07:45:10.250Z'],
  ['2021-06-10T02:00:00+02:00', '2021-06-10'],
  ['spring of 1912', 'spring of 1912'],
])('a date that is written as %s is %s, wherever the server is', (written, expected) => {
  expect(isoDateText(written)).toBe(expected);
});

it.each([
  ['1912', '1912'],
  ['1.5E3', '1500'],
  ['0.1', '0.1'],
  ['-0.5', '-0.5'],
  ['about 5', 'about 5'],
])('the number %s is written as %s', (written, expected) => {
  expect(numberText(written)).toBe(expected);
});
