/** The number of days of a month (1 to 12) in the Gregorian calendar, which EDTF counts in before 1582 too. */
export const daysInMonth = (year: number, month: number): number =>
  month === 2 ? (isLeapYear(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;

const isLeapYear = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

/** A day of ISO 8601: `1905-06-12`; beyond the years of four digits `-000043-03-15`. */
export const isoDay = (year: number, month: number, day: number): string =>
  `${isoYear(year)}-${twoDigits(month)}-${twoDigits(day)}`;

const isoYear = (year: number): string =>
  year >= 0 && year <= 9999
    ? String(year).padStart(4, '0')
    : `${year < 0 ? '-' : '+'}${String(Math.abs(year)).padStart(6, '0')}`;

export const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** `1905-06-12` → [1905, 6, 12] */
export function partsOfDay(day: string): [year: number, month: number, day: number] {
  const at = day.length - 6;
  return [Number(day.slice(0, at)), Number(day.slice(at + 1, at + 3)), Number(day.slice(at + 4))];
}

/** The day that lies so many days later or earlier, by one or minus one. */
export function neighbourOfDay(iso: string, step: 1 | -1): string {
  const [year, month, day] = partsOfDay(iso);
  const next = day + step;
  if (next >= 1 && next <= daysInMonth(year, month)) return isoDay(year, month, next);
  const inMonth = month + step;
  const [inYear, wrapped] = inMonth < 1 ? [year - 1, 12] : inMonth > 12 ? [year + 1, 1] : [year, inMonth];
  return isoDay(inYear, wrapped, step > 0 ? 1 : daysInMonth(inYear, wrapped));
}
