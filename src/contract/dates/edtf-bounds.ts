import { daysInMonth, isoDay } from './calendar.js';
import { type DayBounds, hullOf } from './day-bounds.js';
import { type Edtf, type EdtfEnd, type EdtfMoment, isPartOfYear, parseEdtf } from './edtf.js';

/** How many years an approximate date is widened by at either end, by what was written: “circa 1905”, “circa 1920s” … */
export interface CircaYears {
  year: number;
  decade: number;
  century: number;
}

/** The standard gives “approximate” no width, and archivists mostly keep the year: nothing is widened unless asked for. */
const unwidened: CircaYears = { year: 0, decade: 0, century: 0 };

/**
 * The first and the last day that an EDTF value may mean; null at an open end. Neither `?` nor `~` moves them, unless `circa`
 * says how far an approximate year reaches.
 * @returns null where the text is no EDTF
 */
export function boundsOfEdtf(text: string, circa: CircaYears = unwidened): DayBounds | null {
  const edtf = parseEdtf(text);
  return edtf && boundsOf(edtf, circa);
}

export const boundsOf = (edtf: Edtf, circa: CircaYears = unwidened): DayBounds => hullOf(spansOf(edtf, circa));

/** The spans that a value consists of: one, or of a set one for each member, so that 1910 and 1936 leave 1920 out. */
export function spansOf(edtf: Edtf, circa: CircaYears = unwidened): DayBounds[] {
  if (edtf.kind === 'moment') return [spanOf(edtf.moment, widthOf(edtf, circa))];
  if (edtf.kind === 'interval') {
    const years = widthOf(edtf, circa);
    return [{ earliest: dayOf(edtf.from, 'earliest', years), latest: dayOf(edtf.to, 'latest', years) }];
  }
  const last = edtf.items.length - 1;
  return edtf.items.map((item, at) => {
    const { earliest, latest } =
      'from' in item ? { earliest: firstDay(item.from), latest: lastDay(item.to) } : spanOf(item, 0);
    return {
      earliest: at === 0 && edtf.opensBefore ? null : earliest,
      latest: at === last && edtf.opensAfter ? null : latest,
    };
  });
}

const dayOf = (end: EdtfEnd, side: keyof DayBounds, years: number): string | null =>
  typeof end === 'string' ? null : spanOf(end, years)[side];

function spanOf(moment: EdtfMoment, years: number): DayBounds {
  const by = moment.qualifier === '~' || moment.qualifier === '%' ? years : 0;
  return { earliest: firstDay(moment, -by), latest: lastDay(moment, by) };
}

/** A month or a day is not widened: “circa June 1905” says more than “circa 1905”. */
function widthOf(edtf: Edtf, circa: CircaYears): number {
  const ends = (edtf.kind === 'moment' ? [edtf.moment] : edtf.kind === 'interval' ? [edtf.from, edtf.to] : []).filter(
    (end) => typeof end !== 'string',
  );
  if (ends.some(({ month }) => month !== null)) return 0;
  const whole = wholeYears(edtf);
  return whole === 100 ? circa.century : whole === 10 ? circa.decade : circa.year;
}

/**
 * 10 of a decade, 100 of a century: as `192X`, or with a qualifier as `1920~/1929~`, because unspecified digits can have none.
 * @returns 1 for any other value
 */
export function wholeYears(edtf: Edtf): number {
  if (edtf.kind === 'moment') return edtf.moment.month === null ? 10 ** edtf.moment.masked : 1;
  if (edtf.kind !== 'interval' || typeof edtf.from === 'string' || typeof edtf.to === 'string') return 1;
  const { from, to } = edtf;
  if (!from.qualifier || from.qualifier !== to.qualifier || from.month !== null || to.month !== null || from.year < 0)
    return 1;
  return [100, 10].find((years) => from.year % years === 0 && to.year === from.year + years - 1) ?? 1;
}

function firstDay(moment: EdtfMoment, byYears = 0): string {
  const { year, masked, month, day } = moment;
  const first = (year < 0 ? year - unspecifiedYears(masked) : year) + byYears;
  if (isPartOfYear(moment)) return isoDay(first, monthsOf(moment)[0], 1);
  return isoDay(first, typeof month === 'number' ? month : 1, typeof day === 'number' ? day : 1);
}

function lastDay(moment: EdtfMoment, byYears = 0): string {
  const { year, masked, day } = moment;
  const last = (year < 0 ? year : year + unspecifiedYears(masked)) + byYears;
  const month = monthsOf(moment)[1];
  const days = daysInMonth(last, month);
  return isoDay(last, month, typeof day === 'number' ? Math.min(day, days) : days);
}

const unspecifiedYears = (masked: number): number => 10 ** masked - 1;

/**
 * The first and the last month of a moment. Seasons are those of the northern hemisphere in whole months that hold both their
 * meteorological and their astronomical days; a winter may be that at the beginning or that at the end of its year.
 * (The package `edtf` takes quarters from January on for them, by which spring would end in March.)
 */
export function monthsOf({ month }: EdtfMoment): [first: number, last: number] {
  if (month === null || month === 'X') return [1, 12];
  if (month <= 12) return [month, month];
  const southern = month >= 29 && month <= 32;
  const season = month <= 32 ? (month - 21 + (southern ? 2 : 0)) % 4 : -1;
  if (season === 3) return [1, 12];
  if (season >= 0) return [3 * season + 3, 3 * season + 6];
  const [first, length] = month <= 36 ? [33, 3] : month <= 39 ? [37, 4] : [40, 6];
  return [(month - first) * length + 1, (month - first + 1) * length];
}
