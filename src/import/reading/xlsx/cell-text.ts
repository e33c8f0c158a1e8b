import type { DatePart } from './date-formats.js';

/**
 * How days are counted: from 1904; from 1899-12-30, as the standard says (ECMA-376 part 1, 18.17.4.1); or as Excel does, whose
 * 1900 has a 29 February, so that what is before it counts from the day after.
 */
export type DateSystem = '1904' | 'iso-1900' | 'excel-1900';

const dayMs = 86_400_000;
/** 1970-01-01 in days from 1899-12-30. */
const unixDay = 25_569;
const days1904 = 1_462;
/** 0001-01-01 and the day after 9999-12-31. */
const [firstDay, endDay] = [-693_593, 2_958_466];

/**
 * A number as a date in ISO 8601, with its time where it has one; null when it is none of the years 1 to 9999. Where its cell shows
 * a month or a year only, the first day of that is one that nobody has written: spreadsheets make it of `May 1912`.
 * @param days as a cell has it
 */
export function dateText(days: number, system: DateSystem, shown: DatePart = 'day'): string | null {
  const isBeforeLeapDay = system === 'excel-1900' && days >= 1 && days < 60;
  const count = days + (system === '1904' ? days1904 : isBeforeLeapDay ? 1 : 0);
  if (!(count >= firstDay && count < endDay)) return null;
  const text = isoText(new Date(Math.round((count - unixDay) * dayMs)));
  return shown === 'day' ? text : text.replace(shown === 'year' ? /-01-01$/ : /-01$/, '');
}

/** A date that is written in ISO 8601, of which a cell says that it is one; UTC, where it names no other zone. */
export function isoDateText(text: string): string {
  if (!/^\d{4}-/.test(text)) return text;
  const hasZone = !text.includes('T') || /(?:Z|[+-]\d\d:\d\d)$/.test(text);
  const date = new Date(hasZone ? text : `${text}Z`);
  return Number.isNaN(date.getTime()) ? text : isoText(date);
}

const isoText = (date: Date): string =>
  date
    .toISOString()
    .replace(/T00:00:00\.000Z$/, '')
    .replace(/\.000Z$/, '');

/** A number as it is, without the digits that computers add: `1E3` → `1000`. What is none stays as it is. */
export function numberText(value: string): string {
  const number = Number(value);
  return Number.isNaN(number) ? value : String(number);
}
