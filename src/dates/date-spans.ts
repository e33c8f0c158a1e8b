import { daysInMonth } from '../contract/dates/calendar.js';
import type { EdtfMoment, EdtfRange, Qualifier } from '../contract/dates/edtf.js';
import { isPartOfYear } from '../contract/dates/edtf.js';
import { monthsOf } from '../contract/dates/edtf-bounds.js';
import type { DatePart } from './date-words.js';

export const yearMoment = (year: number, masked = 0): EdtfMoment => ({
  year,
  masked,
  month: null,
  day: null,
  qualifier: '',
});
export const monthMoment = (year: number, month: number, day: number | null = null): EdtfMoment => ({
  ...yearMoment(year),
  month,
  day,
});

/** A single moment has itself at both ends. */
export const single = (moment: EdtfMoment): EdtfRange => ({ from: moment, to: moment });
export const isSingle = ({ from, to }: EdtfRange): boolean => from === to;

/** @returns null for a day that the calendar does not have */
export const daySpan = (year: number, month: number, day: number): EdtfRange | null =>
  month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)
    ? single(monthMoment(year, month, day))
    : null;

/** From one day of a month to another. @returns null for days that it does not have, or that are reversed */
export function daysSpan(year: number, month: number, [first, last]: [number, number]): EdtfRange | null {
  const from = daySpan(year, month, first);
  const to = daySpan(year, month, last);
  if (!from || !to || first > last) return null;
  return first === last ? from : { from: from.from, to: to.to };
}

/** A day of the same month. @returns null where the other one is no day */
export const dayBeside = (other: EdtfRange | null, day: number): EdtfRange | null =>
  other && typeof other.from.month === 'number' && typeof other.from.day === 'number'
    ? daySpan(other.from.year, other.from.month, day)
    : null;

/** The first and the last year of a part, counted from that of its decade or century. */
type PartYears = Partial<Record<DatePart, [first: number, last: number]>>;

/**
 * Of a century: `start`, `middle` and `end` as the norms of the Italian catalogue of cultural property (ICCD) count them, the
 * others as museums do; `early` and `late` are quarters.
 */
const ofCentury: PartYears = {
  start: [0, 9],
  early: [0, 24],
  middle: [40, 60],
  late: [75, 99],
  end: [90, 99],
  half1: [0, 49],
  half2: [50, 99],
  third1: [0, 33],
  third2: [34, 66],
  third3: [67, 99],
  quarter1: [0, 24],
  quarter2: [25, 49],
  quarter3: [50, 74],
  quarter4: [75, 99],
  decade1: [0, 9],
  decade2: [10, 19],
  decade3: [20, 29],
  decade4: [30, 39],
  decade5: [40, 49],
  decade6: [50, 59],
  decade7: [60, 69],
  decade8: [70, 79],
  decade9: [80, 89],
  decade10: [90, 99],
};
const ofDecade: PartYears = {
  start: [0, 3],
  early: [0, 3],
  middle: [4, 6],
  late: [7, 9],
  end: [7, 9],
  half1: [0, 4],
  half2: [5, 9],
  third1: [0, 3],
  third2: [4, 6],
  third3: [7, 9],
};
/** Months, from January on. */
const ofYear: PartYears = {
  start: [1, 4],
  early: [1, 4],
  middle: [5, 8],
  late: [9, 12],
  end: [9, 12],
  half1: [1, 6],
  half2: [7, 12],
  third1: [1, 4],
  third2: [5, 8],
  third3: [9, 12],
  quarter1: [1, 3],
  quarter2: [4, 6],
  quarter3: [7, 9],
  quarter4: [10, 12],
};
/** Days; 31 is the last one of any month. */
const ofMonth: PartYears = {
  start: [1, 10],
  early: [1, 10],
  middle: [11, 20],
  late: [21, 31],
  end: [21, 31],
  half1: [1, 15],
  half2: [16, 31],
  decade1: [1, 10],
  decade2: [11, 20],
  decade3: [21, 31],
};
/** Of the four months that a season may lie in. */
const ofSeason: PartYears = {
  start: [0, 1],
  early: [0, 1],
  middle: [1, 2],
  late: [2, 3],
  end: [2, 3],
};

/**
 * A part of a century, decade, year, season or month.
 * @returns null for parts that it has not, such as a quarter of a decade
 */
export function partOf({ from, to }: EdtfRange, part: DatePart): EdtfRange | null {
  if (isCenturyBefore0({ from, to })) return partOfYears(from.year, ofCentury[part]);
  if (from !== to || from.year < 0 || from.day !== null) return null;
  const { year, masked, month } = from;
  if (isPartOfYear(from)) return partOfSeason(from, part);
  if (typeof month === 'number') {
    const days = ofMonth[part];
    if (!days || masked > 0) return null;
    return {
      from: monthMoment(year, month, days[0]),
      to: monthMoment(year, month, Math.min(days[1], daysInMonth(year, month))),
    };
  }
  if (masked === 0) {
    const months = ofYear[part];
    return months ? { from: monthMoment(year, months[0]), to: monthMoment(year, months[1]) } : null;
  }
  return partOfYears(year, (masked === 1 ? ofDecade : masked === 2 ? ofCentury : {})[part]);
}

const partOfYears = (first: number, years: [first: number, last: number] | undefined): EdtfRange | null =>
  years ? { from: yearMoment(first + years[0]), to: yearMoment(first + years[1]) } : null;

/** EDTF has no unspecified digits that mean one: 100 BC is the year -99, 1 BC the year 0. */
const isCenturyBefore0 = ({ from, to }: EdtfRange): boolean =>
  from.year < 0 && to.year === from.year + 99 && from.month === null && to.month === null;

/** Not of a winter, which may be that at either end of its year. */
function partOfSeason(season: EdtfMoment, part: DatePart): EdtfRange | null {
  const [first, last] = monthsOf(season);
  const months = last - first === 3 ? ofSeason[part] : undefined;
  return months
    ? { from: monthMoment(season.year, first + months[0]), to: monthMoment(season.year, first + months[1]) }
    : null;
}

/** A season as the months that it may mean, since EDTF has no seasons in intervals and sets. */
export function withoutSeasons({ from, to }: EdtfRange): EdtfRange {
  const first = isPartOfYear(from) ? { ...from, month: monthsOf(from)[0] } : from;
  const last = isPartOfYear(to) ? { ...to, month: monthsOf(to)[1] } : to;
  return first === last ? single(first) : { from: first, to: last };
}

/** With a qualifier at both ends. Unspecified digits can have none: a decade becomes its first and its last year. */
export function qualify(range: EdtfRange, [from, to]: [Qualifier, Qualifier]): EdtfRange {
  if (isSingle(range) && (!from || range.from.masked === 0)) return single({ ...range.from, qualifier: from });
  return {
    from: { ...(from ? firstOf(range.from) : range.from), qualifier: from },
    to: { ...(to ? lastOf(range.to) : range.to), qualifier: to },
  };
}

const firstOf = (moment: EdtfMoment): EdtfMoment => ({ ...moment, masked: 0 });
const lastOf = (moment: EdtfMoment): EdtfMoment => ({
  ...moment,
  year: moment.year + 10 ** moment.masked - 1,
  masked: 0,
});

/** The day, month or year before a moment. */
export function momentBefore(moment: EdtfMoment): EdtfMoment {
  const { year, month, day } = firstOf(moment);
  if (typeof month !== 'number') return yearMoment(year - 1);
  const monthBefore = month > 1 ? monthMoment(year, month - 1) : monthMoment(year - 1, 12);
  if (typeof day !== 'number') return monthBefore;
  if (day > 1) return monthMoment(year, month, day - 1);
  return { ...monthBefore, day: daysInMonth(monthBefore.year, monthBefore.month as number) };
}

/** The day, month or year after a moment. */
export function momentAfter(moment: EdtfMoment): EdtfMoment {
  const { year, month, day } = lastOf(moment);
  if (typeof month !== 'number') return yearMoment(year + 1);
  const monthAfter = month < 12 ? monthMoment(year, month + 1) : monthMoment(year + 1, 1);
  if (typeof day !== 'number') return monthAfter;
  return day < daysInMonth(year, month) ? monthMoment(year, month, day + 1) : { ...monthAfter, day: 1 };
}
