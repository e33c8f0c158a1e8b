/**
 * The moment at which a calendar day begins in a time zone.
 * @param day YYYY-MM-DD
 * @returns ISO 8601, or null for a text that is no day
 */
export function dayStart(day: string, timeZone: string): string | null {
  const utc = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : NaN;
  if (Number.isNaN(utc)) return null;
  // Twice, because the offset at midnight may differ from that at the first guess, on days when clocks are changed.
  const guess = utc - offsetMs(utc, timeZone);
  return new Date(utc - offsetMs(guess, timeZone)).toISOString();
}

/** The last second of a calendar day in a time zone; null for a text that is no day. */
export function dayEnd(day: string, timeZone: string): string | null {
  const next = dayStart(dayAfter(day), timeZone);
  return next && new Date(Date.parse(next) - 1000).toISOString();
}

/** The start of the next day, as a day. */
export function dayAfter(day: string): string {
  const utc = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(utc) ? '' : new Date(utc + 86_400_000).toISOString().slice(0, 10);
}

/** How far the clocks of the time zone are ahead of UTC. */
function offsetMs(moment: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(moment);
  const value = (type: string): number => Number(parts.find((part) => part.type === type)?.value);
  const local = Date.UTC(
    value('year'),
    value('month') - 1,
    value('day'),
    value('hour'),
    value('minute'),
    value('second'),
  );
  return local - Math.floor(moment / 1000) * 1000;
}
