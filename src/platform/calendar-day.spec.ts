import { calendarDay } from './calendar-day.js';

describe('the calendar day of a moment', () => {
  const newYear = new Date('2026-12-31T23:30:00Z');

  it('is that of the time zone', () => {
    expect(calendarDay(newYear, 'Europe/Rome')).toBe('2027-01-01');
    expect(calendarDay(newYear, 'America/New_York')).toBe('2026-12-31');
    expect(calendarDay(newYear, 'Europe/Rome')).toBe('2027-01-01');
  });
});
