import { typedDecades } from './typed-decades.js';

it.each<[string, number[]]>([
  ['191', [1910]],
  ['1912', [1910]],
  ['1910s', [1910]],
  ['1910er', [1910]],
  ['1910er Jahre', [1910]],
  ['anni 1910', [1910]],
  ['anni dieci', [1810, 1910, 2010]],
  ['gli anni Venti', [1820, 1920, 2020]],
  ['the twenties', [1820, 1920, 2020]],
  ['in den Zwanziger Jahren', [1820, 1920, 2020]],
  ['die fünfziger', [1850, 1950, 2050]],
  ['20s', [1820, 1920, 2020]],
  ['20er', [1820, 1920, 2020]],
  ['’20', [1820, 1920, 2020]],
  ['anni 20', [1820, 1920, 2020]],
])('%s names decades', (text, decades) => expect(typedDecades(text)).toEqual(decades));

it.each(['', '1', '19', '20', '21s', 'anni 25', 'venti', 'molo', 'molo 1912', '1912 1913', '19123', 'via 30', 'anni'])(
  '%j names none',
  (text) => expect(typedDecades(text)).toEqual([]),
);
