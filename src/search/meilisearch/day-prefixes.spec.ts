import fc from 'fast-check';
import { prefixesOf, prefixesWithin } from './day-prefixes.js';

const anyDay = fc
  .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

it('a day lies in a span of days if one of its prefixes is among those of the span', () => {
  fc.assert(
    fc.property(anyDay, anyDay, anyDay, (one, other, day) => {
      const [first = '', last = ''] = [one, other].toSorted();
      const prefixes = prefixesWithin(first, last);
      for (const each of [day, first, last])
        expect(prefixesOf(each).some((prefix) => prefixes.includes(prefix))).toBe(first <= each && each <= last);
    }),
  );
});

it('a span has the fewest prefixes', () => {
  expect(prefixesWithin('1910-01-01', '1910-12-31')).toEqual(['1910']);
  expect(prefixesWithin('1900-01-01', '1999-12-31')).toEqual(['19']);
  expect(prefixesWithin('1909-02-27', '1911-01-02')).toEqual([
    '1909-02-27',
    '1909-02-28',
    ...[3, 4, 5, 6, 7, 8, 9].map((month) => `1909-0${month}`),
    '1909-10',
    '1909-11',
    '1909-12',
    '1910',
    '1911-01-01',
    '1911-01-02',
  ]);
  expect(prefixesWithin('0000-01-01', '9999-12-31')).toHaveLength(10);
  expect(prefixesWithin('1911-01-01', '1910-01-01')).toEqual([]);
});
