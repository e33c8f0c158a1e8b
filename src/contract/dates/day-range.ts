/** The first and the last year, month or day of a range, both included; empty where it is open. */
export interface DayRange {
  from: string;
  to: string;
}

/**
 * Reads a range as addresses of pages have it: `1918-06..1918-11-03`, open `1918-06..` or `..1918`.
 * @returns null for any other text, and for a day that there is not
 */
export function readDayRange(text = ''): DayRange | null {
  const ends = text.split('..');
  const [from = '', to = ''] = ends;
  return ends.length === 2 && (from || to) && ends.every(isEnd) ? { from, to } : null;
}

export const formatDayRange = ({ from, to }: DayRange): string => `${from}..${to}`;

/** Its ends as the API takes them. */
export const endsOf = (range: DayRange | null): Partial<DayRange> => ({
  ...(range?.from && { from: range.from }),
  ...(range?.to && { to: range.to }),
});

/** A date of JavaScript moves 30 February into March; the API knows no day of the year 0. */
function isEnd(text: string): boolean {
  if (text === '') return true;
  const time = /^\d{4}(-\d\d){0,2}$/.test(text) && !text.startsWith('0000') ? Date.parse(text) : NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
