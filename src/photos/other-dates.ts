import { isUndated } from '../contract/dates/day-bounds.js';
import { boundsOfEdtf } from '../contract/dates/edtf-bounds.js';
import { areReversed, edtfOfWordsOrBounds } from '../contract/dates/edtf-of-bounds.js';
import type { OtherDate, OtherDateFields } from '../contract/dates/other-date.js';
import { invalidField } from '../contract/errors.js';
import { withOverrides } from '../dates/read-date.js';
import { readWritten } from '../dates/read-in-any-language.js';

/**
 * The further dates of a photo as they are stored. The words are read, in any language; where days are given these lead.
 * @throws DomainError validation_failed for a last day before the first one
 */
export const readOtherDates = (written: readonly OtherDateFields[]): OtherDate[] =>
  written.map(({ kind, dateText, earliest = null, latest = null }, n) => {
    const read = readWritten(dateText);
    const bounds = withOverrides(read, { earliest, latest });
    if (areReversed(bounds)) throw invalidField(`otherDates.${n}.latest`, 'years_reversed');
    const edtf = isUndated(bounds) ? read.edtf : edtfOfWordsOrBounds(read, bounds);
    return { kind, dateText, edtf, ...bounds };
  });

/** What the words of a further date say now (see `rereadDate`). Days that somebody has given stay. */
export function rereadOtherDate(date: OtherDate): OtherDate {
  const { edtf, earliest, latest } = readWritten(date.dateText);
  const plain = date.edtf === null ? null : boundsOfEdtf(date.edtf);
  const isOfWords =
    date.edtf === null || (date.edtf === edtf && plain?.earliest === date.earliest && plain.latest === date.latest);
  return edtf !== null && isOfWords ? { ...date, edtf, earliest, latest } : date;
}
