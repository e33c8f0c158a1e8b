import { formatDate } from './format.js';

it.each([
  ['it', '05/08/2025'],
  ['en', '5 August 2025'],
  ['de', '05.08.2025'],
] as const)('a day is written in %s as %s, in the time zone of the city', (language, written) => {
  expect(formatDate('2025-08-04T22:30:00Z', language, 'Europe/Rome')).toBe(written);
});
