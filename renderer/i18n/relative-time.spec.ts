import { relativeTime } from './relative-time.js';

const options = {
  now: '2026-11-22T12:00:00Z',
  language: 'it',
  timeZone: 'Europe/Rome',
  justNow: 'Appena aggiunto',
} as const;

it.each([
  ['2026-11-22T11:59:30Z', 'Appena aggiunto'],
  ['2026-11-22T12:00:05Z', 'Appena aggiunto'],
  ['2026-11-22T11:58:00Z', '2 minuti fa'],
  ['2026-11-22T09:00:00Z', '3 ore fa'],
  ['2026-11-21T22:59:00Z', 'Ieri'],
  ['2026-11-21T23:01:00Z', '12 ore fa'],
  ['2026-11-16T12:00:00Z', '6 giorni fa'],
  ['2026-11-15T12:00:00Z', '15/11/2026'],
])('%s was, on 22 November at 13:00 in Trieste: %s', (iso, text) => {
  expect(relativeTime(iso, options)).toBe(text);
});

it('is in the language of the page', () => {
  expect(relativeTime('2026-11-21T12:00:00Z', { ...options, language: 'en' })).toBe('Yesterday');
  expect(relativeTime('2026-11-22T10:00:00Z', { ...options, language: 'de' })).toBe('vor 2 Stunden');
});
