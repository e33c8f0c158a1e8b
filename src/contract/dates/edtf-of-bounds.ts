import { daysInMonth, partsOfDay, twoDigits } from './calendar.js';
import { compareDays, type DayBounds, overlap } from './day-bounds.js';
import type { DateYears } from './years-of-date.js';

/**
 * Some day between the two in EDTF, in years or months where both are whole: `1905`, `[1918-11..1919-02]`, `[..1913]`.
 * @returns null where neither is known
 */
export function edtfOfBounds({ earliest, latest }: DayBounds): string | null {
  if (earliest === null && latest === null) return null;
  const precision = Math.max(precisionOf(earliest, isFirst), precisionOf(latest, isLast));
  const [from, to] = [written(earliest, precision), written(latest, precision)];
  return from === to ? from : `[${from}..${to}]`;
}

/** The EDTF of a date that has these bounds, whatever its words say: that of the words where they speak of the same time. */
export const edtfOfWordsOrBounds = (
  words: (DayBounds & { edtf: string | null }) | null,
  bounds: DayBounds,
): string | null => (words && overlap(words, bounds) ? words.edtf : edtfOfBounds(bounds));

/** The years of a record in EDTF: `1905`, `1905~` for an estimate or a year within a span, `[1918..1922]` for a span. */
export function edtfOfYears({ year, yearStart, yearEnd, yearEstimated }: DateYears): string | null {
  const [from, to] = [yearStart === null ? '' : fourDigits(yearStart), yearEnd === null ? '' : fourDigits(yearEnd)];
  if (year !== null) {
    const isWithin = (yearStart ?? year) < year || (yearEnd ?? year) > year;
    return `${fourDigits(year)}${yearEstimated || isWithin ? '~' : ''}`;
  }
  if (from === to) return from || null;
  return `[${from}..${to}]`;
}

/** The first and the last day of all years that a record states; its span is open to the side that is not stated. */
export function boundsOfYears({ year, yearStart, yearEnd }: Omit<DateYears, 'yearEstimated'>): DayBounds {
  const stated = [year, yearStart, yearEnd].filter((each) => each !== null);
  const isOpen = year === null && (yearStart === null || yearEnd === null);
  const [from, to] = isOpen ? [yearStart, yearEnd] : [Math.min(...stated), Math.max(...stated)];
  return {
    earliest: from === null ? null : `${fourDigits(from)}-01-01`,
    latest: to === null ? null : `${fourDigits(to)}-12-31`,
  };
}

/** Whether the first day comes after the last one. */
export const areReversed = ({ earliest, latest }: DayBounds): boolean =>
  earliest !== null && latest !== null && compareDays(earliest, latest) > 0;

type Edge = (year: number, month: number, day: number) => { month: boolean; year: boolean };
const isFirst: Edge = (_year, month, day) => ({ month: day === 1, year: day === 1 && month === 1 });
const isLast: Edge = (year, month, day) => {
  const isEnd = day === daysInMonth(year, month);
  return { month: isEnd, year: isEnd && month === 12 };
};

/** 0: a year says it, 1: a month, 2: only a day. */
function precisionOf(day: string | null, edge: Edge): number {
  if (day === null) return 0;
  const whole = edge(...partsOfDay(day));
  return whole.year ? 0 : whole.month ? 1 : 2;
}

function written(day: string | null, precision: number): string {
  if (day === null) return '';
  const [year, month, dayOfMonth] = partsOfDay(day);
  return [fourDigits(year), twoDigits(month), twoDigits(dayOfMonth)].slice(0, precision + 1).join('-');
}

const fourDigits = (year: number): string => String(year).padStart(4, '0');
