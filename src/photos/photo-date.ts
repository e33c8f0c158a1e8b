import {
  areReversed,
  boundsOfYears,
  edtfOfBounds,
  edtfOfWordsOrBounds,
  edtfOfYears,
} from '../contract/dates/edtf-of-bounds.js';
import { type DayBounds, isUndated, liesWithin } from '../contract/dates/day-bounds.js';
import { boundsOfEdtf } from '../contract/dates/edtf-bounds.js';
import type { HistoricalDate } from '../contract/dates/historical-date.js';
import { type DateYears, yearsOfDate } from '../contract/dates/years-of-date.js';
import { invalidField } from '../contract/errors.js';
import { localizedField, localizedFields } from '../contract/localized.js';
import type { PhotoMetadata } from '../contract/photo.js';
import { isYearOutsideSpan } from '../contract/year.js';
import { readInAnyLanguage } from '../dates/read-in-any-language.js';
import { writtenDays } from '../dates/written-days.js';
import { changedFields } from '../platform/database/changed-fields.js';

const yearFields = ['year', 'yearStart', 'yearEnd', 'yearEstimated'] as const satisfies (keyof DateYears)[];
const dayFields = ['earliest', 'latest'] as const satisfies (keyof DayBounds)[];
const wordFields = localizedFields('dateText');

type DateField =
  | (typeof yearFields)[number]
  | (typeof dayFields)[number]
  | (typeof wordFields)[number]
  | 'edtf'
  | 'dateVerified'
  | 'dateVerifiedBy';
export type PhotoDate = Pick<PhotoMetadata, DateField>;

/** A date of a photo of which nothing is known. */
export const noDate = {
  ...(Object.fromEntries(wordFields.map((name) => [name, null])) as Record<(typeof wordFields)[number], null>),
  year: null,
  yearStart: null,
  yearEnd: null,
  yearEstimated: false,
  earliest: null,
  latest: null,
  edtf: null,
  dateVerified: false,
  dateVerifiedBy: null,
} satisfies PhotoDate;

/**
 * Completes a change of a photo so that the words, the years, the days and the EDTF of its date say the same (docs/adr/0069).
 * What is stated as days leads, then what is stated as years; else words that are understood say it all. Words that are not
 * understood are kept, and mean nothing. A date that changes is no longer verified, unless the change says so.
 * @param patch undefined fields stay; days may be written as `1918` or `1918-11`
 * @throws DomainError validation_failed where its parts contradict each other
 */
export function withCompleteDate<Patch extends Partial<PhotoMetadata>>(patch: Patch, present: PhotoDate): Patch {
  // Only the history knows it: what it brings back is whole.
  if (patch.edtf !== undefined) return patch;
  const written = { ...patch, ...writtenDays(patch, { earliest: 'earliest', latest: 'latest' }) };
  const changed = changedFields(present, datePart(written));
  const states = (names: readonly DateField[]): boolean => names.some((name) => name in changed);
  const wanted: PhotoDate = { ...present, ...datePart(written) };
  if (areReversed(wanted) && states(dayFields)) throw invalidField('latest', 'years_reversed');
  const whole =
    states(dayFields) && !isUndated(wanted)
      ? ofDays(wanted, changed)
      : states(yearFields)
        ? ofYears(wanted, changed)
        : states(dayFields) || states(wordFields)
          ? ofWords(wanted, present, patch)
          : null;
  if (!whole) return written;
  const isAnother = Object.keys(changedFields(present, whole)).length > 0;
  const unverified = isAnother && patch.dateVerified === undefined && { dateVerified: false, dateVerifiedBy: null };
  return { ...written, ...whole, ...unverified };
}

type FullDate = DateYears & DayBounds & Pick<PhotoMetadata, 'edtf'>;

/** Days lead: the years are theirs. */
function ofDays(wanted: PhotoDate, changed: Partial<PhotoDate>): FullDate {
  const bounds: DayBounds = { earliest: wanted.earliest, latest: wanted.latest };
  const edtf = edtfOfWordsOrBounds(readWords(wanted), bounds);
  const years = yearsOfDate({ text: '', edtf, ...bounds });
  if (!years) throw invalidField('earliest', 'day_impossible');
  const { year, yearEstimated } = { ...years, ...changed };
  const { yearStart, yearEnd } = years.year === null ? years : { yearStart: years.year, yearEnd: years.year };
  if (isYearOutsideSpan({ year, yearStart, yearEnd })) throw invalidField('year', 'year_outside_span');
  for (const name of ['yearStart', 'yearEnd'] as const)
    if (typeof changed[name] === 'number' && changed[name] !== { yearStart, yearEnd }[name])
      throw invalidField(name, 'year_outside_span');
  // Both ends of the span may state the year once more.
  const span = { yearStart: changed.yearStart ?? years.yearStart, yearEnd: changed.yearEnd ?? years.yearEnd };
  return { ...span, year, yearEstimated, edtf, ...bounds };
}

/** Years lead; words that are understood, and lie within them, say it more exactly. */
function ofYears(wanted: PhotoDate, changed: Partial<PhotoDate>): FullDate {
  const years = Object.fromEntries(yearFields.map((name) => [name, wanted[name]])) as unknown as DateYears;
  const bounds = boundsOfYears(years);
  if (isUndated(bounds)) return { ...years, edtf: null, ...bounds };
  const read = readWords(wanted);
  if (!read || !liesWithin(read, bounds)) return { ...years, edtf: edtfOfYears(years), ...bounds };
  const isUncertain = years.year !== null && (yearsOfDate(read)?.yearEstimated ?? false);
  const yearEstimated = 'yearEstimated' in changed ? years.yearEstimated : years.yearEstimated || isUncertain;
  return { ...years, yearEstimated, edtf: read.edtf, earliest: read.earliest, latest: read.latest };
}

function ofWords(wanted: PhotoDate, present: PhotoDate, patch: Partial<PhotoMetadata>): FullDate {
  const read = readWords(wanted);
  const years = read && yearsOfDate(read);
  if (read && years) return { ...years, edtf: read.edtf, earliest: read.earliest, latest: read.latest };
  const { year, yearStart, yearEnd, yearEstimated } = wanted;
  const former = readWords(present);
  const followsFromWords =
    former?.edtf === present.edtf && former.earliest === present.earliest && former.latest === present.latest;
  const isKept = yearFields.some((name) => typeof patch[name] === 'number') || !hasWords(wanted);
  const bounds: DayBounds = { earliest: wanted.earliest, latest: wanted.latest };
  // Other words, which nobody understands, do not leave the former date standing.
  if ((followsFromWords && !isKept) || (isUndated(bounds) && !isUndated(present)))
    return { year: null, yearStart: null, yearEnd: null, yearEstimated: false, edtf: null, ...noDays };
  const stated = { year, yearStart, yearEnd, yearEstimated };
  // What was known stays without its words as it is: two exposures are no span.
  if (!followsFromWords || !hasWords(wanted)) return { ...stated, edtf: wanted.edtf, ...bounds };
  return { ...stated, edtf: edtfOfYears(stated) ?? edtfOfBounds(bounds), ...bounds };
}

/**
 * What the words of a date say now that nobody could read before: the words of a language, a named period of the archive, or the
 * width of “circa” have been added since. What has been verified or given as days stays, and so do years, which words may only
 * say more exactly.
 */
export function rereadDate(date: PhotoDate): Partial<PhotoDate> {
  const read = readWords(date);
  const years = read && yearsOfDate(read);
  if (date.dateVerified || !read || !years) return {};
  const { edtf, earliest, latest } = read;
  if (date.edtf === null || (date.edtf === edtf && isUnwidened(date))) return { ...years, edtf, earliest, latest };
  const isOfYears = date.edtf === edtfOfYears(date) && liesWithin(read, boundsOfYears(date));
  return isOfYears ? ofYears(date, {}) : {};
}

/** Its days are those of its EDTF alone, so nobody has given them. */
function isUnwidened({ edtf, earliest, latest }: PhotoDate): boolean {
  const plain = edtf === null ? null : boundsOfEdtf(edtf);
  return plain?.earliest === earliest && plain.latest === latest;
}

const noDays = { earliest: null, latest: null } satisfies DayBounds;

const hasWords = (date: PhotoDate): boolean => wordFields.some((name) => date[name]);

/** The first words that are understood, of years that a photo can have. */
const readWords = (date: PhotoDate): HistoricalDate | null =>
  readInAnyLanguage(
    (language) => date[localizedField('dateText', language)],
    (read) => yearsOfDate(read) !== null,
  );

const isDateField = (name: string): boolean => name in noDate;

/** Whether a change says something of the date. */
export const setsDate = (patch: Partial<PhotoMetadata>): boolean => Object.keys(datePart(patch)).length > 0;

const datePart = (patch: Partial<PhotoMetadata>): Partial<PhotoDate> =>
  Object.fromEntries(Object.entries(patch).filter(([name, value]) => isDateField(name) && value !== undefined));
