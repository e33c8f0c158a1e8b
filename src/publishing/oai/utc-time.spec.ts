import { expect, it } from '@jest/globals';
import { readMoment, utcSeconds } from './utc-time.js';

it('a moment is written to the second, in UTC', () => {
  expect(utcSeconds(new Date('2026-11-29T08:15:59.999Z'))).toBe('2026-11-29T08:15:59Z');
});

it.each([
  ['2026-11-29', '2026-11-29T00:00:00.000Z', 86_400_000],
  ['2026-11-29T08:15:00Z', '2026-11-29T08:15:00.000Z', 1000],
])('%s is a moment that lasts as long as it says', (text, start, ms) => {
  expect(readMoment(text)).toEqual({ start: new Date(start), ms });
});

it.each(['2026', '2026-02-30', '2026-11-29T08:15Z', '2026-11-29T08:15:00', '2026-11-29T25:00:00Z', 'yesterday', ''])(
  '%p is no moment',
  (text) => {
    expect(readMoment(text)).toBeNull();
  },
);
