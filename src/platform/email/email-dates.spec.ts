import { emailDay, emailMoment } from './email-dates.js';

const moment = new Date('2026-11-26T13:28:00Z');

it.each([
  ['it', '26 novembre 2026', '26 novembre 2026 alle ore 14:28 CET'],
  ['en', '26 November 2026', '26 November 2026 at 14:28 CET'],
  ['de', '26. November 2026', '26. November 2026 um 14:28 MEZ'],
] as const)('writes a moment in %s as people there do, with its time zone', (language, day, whole) => {
  expect(emailDay(moment, language, 'Europe/Rome')).toBe(day);
  expect(emailMoment(moment, language, 'Europe/Rome')).toBe(whole);
});
