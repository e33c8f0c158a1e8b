import { isUndated } from '../contract/dates/day-bounds.js';
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
