import { compareMoments, type Edtf, parseEdtf } from '../../contract/dates/edtf.js';
import { partsOfDay } from '../../contract/dates/calendar.js';
import type { DayBounds } from '../../contract/dates/day-bounds.js';
import type { IccdPath } from '../../contract/exchange/iccd.js';

interface DateOfPhoto extends DayBounds {
  edtf: string | null;
  yearEstimated: boolean;
}

/** What `DTSV` and `DTSL` may say. */
type Validity = 'ca' | '(?)' | 'post' | 'ante' | null;

/**
 * The date of a photo in the paragraph DT of the ICCD: the centuries, the first and the last day with what each is worth. Whole
 * years are written as such, days as `1944/05/19`. An end that is open stays empty, and the other one says that it is (`post`, `ante`).
 */
export function iccdDating(date: DateOfPhoto): Partial<Record<IccdPath, string | string[] | null>> {
  const { earliest, latest } = date;
  const asYears = hasYearPrecision(date);
  const [from, to] = validities(date);
  return {
    'DT/DTZ/DTZG': centuriesOf(date),
    'DT/DTS/DTSI': earliest === null ? null : written(earliest, asYears),
    'DT/DTS/DTSV': earliest === null ? null : from,
    'DT/DTS/DTSF': latest === null ? null : written(latest, asYears),
    'DT/DTS/DTSL': latest === null ? null : to,
  };
}

function validities({ edtf, yearEstimated, earliest, latest }: DateOfPhoto): [from: Validity, to: Validity] {
  if (edtf !== null && /[~%]/.test(edtf)) return ['ca', 'ca'];
  if (edtf?.includes('?')) return ['(?)', '(?)'];
  if (yearEstimated) return ['ca', 'ca'];
  const parsed = edtf === null ? null : parseEdtf(edtf);
  const isSometimeBetween = parsed !== null && isRangeOfOne(parsed);
  return [isSometimeBetween || latest === null ? 'post' : null, isSometimeBetween || earliest === null ? 'ante' : null];
}

/** `[1918..1922]`: one day between the two, and not all of the time. */
const isRangeOfOne = (edtf: Edtf): boolean =>
  edtf.kind === 'set' &&
  edtf.of === 'one' &&
  edtf.items.length === 1 &&
  edtf.items.every((item) => 'from' in item && compareMoments(item.from, item.to) < 0);

function hasYearPrecision({ earliest, latest }: DayBounds): boolean {
  const begins = earliest === null || earliest.endsWith('-01-01');
  return begins && (latest === null || latest.endsWith('-12-31'));
}

const written = (day: string, asYear: boolean): string =>
  asYear ? String(partsOfDay(day)[0]) : day.replaceAll('-', '/');

/** From the first to the last, of which an open one counts as the other. 1900 is of the nineteenth. */
function centuriesOf({ earliest, latest }: DayBounds): string[] {
  const [first, last] = [earliest ?? latest, latest ?? earliest].map((day) =>
    day === null ? null : Math.ceil(partsOfDay(day)[0] / 100),
  );
  if (typeof first !== 'number' || typeof last !== 'number') return [];
  return Array.from({ length: last - first + 1 }, (_, place) => romanNumeral(first + place));
}

const tens = ['', 'X', 'XX'];
const ones = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'];
/** @param number from 1 to 29: centuries of photographs */
const romanNumeral = (number: number): string => `${tens[Math.floor(number / 10)]}${ones[number % 10]}`;
