import type { EdtfRange } from '../contract/dates/edtf.js';
import { partOf, single, yearMoment } from './date-spans.js';
import type { DatePart } from './date-words.js';

/**
 * Of a year such as 1800, which may be meant as its century: “fine 1800” is the end of the 19th century to Italians, and nobody
 * knows “late 1800” to be the autumn of one year. Where the part of the century holds that of the year, it is meant by either.
 * @param roundYearIsCentury whether the language says the number of a round year for its century
 * @returns null where it may be either, and undefined for what is no round year
 */
export function partOfRoundYear(
  { from, to }: EdtfRange,
  part: DatePart,
  roundYearIsCentury: boolean,
): EdtfRange | null | undefined {
  const { year } = from;
  const isRound = from === to && from.month === null && from.masked === 0 && year >= 1000 && year % 100 === 0;
  if (!isRound || (year >= 1900 && !roundYearIsCentury)) return undefined;
  const ofCentury = partOf(single(yearMoment(year, 2)), part);
  if (!ofCentury || ofCentury.from.year > new Date().getFullYear()) return undefined;
  return ofCentury.from.year === year || (roundYearIsCentury && year < 1900) ? ofCentury : null;
}
