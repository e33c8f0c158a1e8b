import { jest } from '@jest/globals';
import { formatDate } from './format.js';

it.each([
  ['it', '05/08/2025'],
  ['en', '5 August 2025'],
  ['de', '05.08.2025'],
] as const)('a day is written in %s as %s, in the time zone of the city', (language, written) => {
  expect(formatDate('2025-08-04T22:30:00Z', language, 'Europe/Rome')).toBe(written);
});

it('creates formatters when a page needs them, not when its code is loaded', async () => {
  const made = [jest.spyOn(Intl, 'NumberFormat'), jest.spyOn(Intl, 'Collator')] as const;
  await jest.isolateModulesAsync(async () => {
    const { compareNames, formatNumber } = await import('./format.js');
    expect(made.map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
    expect([formatNumber(1912, 'it'), formatNumber(1913, 'it')]).toEqual(['1.912', '1.913']);
    expect(compareNames('Äpfel', 'Birnen', 'de')).toBeLessThan(0);
    expect(made.map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });
});
