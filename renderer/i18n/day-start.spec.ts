import { dayAfter, dayEnd, dayStart } from './day-start.js';

it.each([
  ['2026-01-15', 'Europe/Rome', '2026-01-14T23:00:00.000Z'],
  ['2026-07-15', 'Europe/Rome', '2026-07-14T22:00:00.000Z'],
  // Clocks are changed later on this day.
  ['2026-03-29', 'Europe/Rome', '2026-03-28T23:00:00.000Z'],
  ['2026-03-30', 'Europe/Rome', '2026-03-29T22:00:00.000Z'],
  ['2026-10-25', 'Europe/Rome', '2026-10-24T22:00:00.000Z'],
  ['2026-01-15', 'America/New_York', '2026-01-15T05:00:00.000Z'],
  ['yesterday', 'Europe/Rome', null],
  ['2026-13-01', 'Europe/Rome', null],
])('begins %s in %s', (day, timeZone, moment) => {
  expect(dayStart(day, timeZone)).toBe(moment);
});

it('knows the day after', () => {
  expect([dayAfter('2026-02-28'), dayAfter('no day')]).toEqual(['2026-03-01', '']);
});

it.each([
  ['2027-01-01', 'Europe/Rome', '2027-01-01T22:59:59.000Z'],
  // Clocks are changed on this day: it has 25 hours.
  ['2026-10-25', 'Europe/Rome', '2026-10-25T22:59:59.000Z'],
  ['2027-01-01', 'America/New_York', '2027-01-02T04:59:59.000Z'],
  ['no day', 'Europe/Rome', null],
])('ends %s in %s', (day, timeZone, moment) => {
  expect(dayEnd(day, timeZone)).toBe(moment);
});
