import { type BulkChange, bulkEditLimits } from '../../contract/bulk-edit.js';
import { positionFields } from '../../contract/bulk-fields.js';
import { invalidField } from '../../contract/errors.js';
import { limits } from '../../contract/limits.js';
import { numberedTitle, titleNumber } from '../../contract/numbered-title.js';
import { checkLatLngPair } from '../../records/lat-lng-pair.js';
import { noDate, withCompleteDate } from '../photo-date.js';

/**
 * The change with its position as one value, so that the direction of another place does not stay.
 * @throws DomainError validation_failed for what would be wrong in every photo
 */
export function checkBulkValues(change: BulkChange): BulkChange {
  checkTitlePattern(change);
  withCompleteDate(change, noDate);
  if (positionFields.every((name) => change[name] === undefined)) return change;
  const { lat = null, lng = null, bearing = null } = change;
  checkLatLngPair({ lat, lng });
  if (lat === null && bearing !== null) throw invalidField('lat', 'field_required');
  return { ...change, lat, lng, bearing };
}

/** Titles without a number would all be the same; the longest one must fit. */
function checkTitlePattern({ titlePattern, titleStart }: BulkChange): void {
  if (titlePattern === undefined) {
    if (titleStart !== undefined) throw invalidField('titlePattern', 'field_required');
    return;
  }
  if (!titlePattern.includes(titleNumber)) throw invalidField('titlePattern', 'title_number_expected');
  const count = bulkEditLimits.photos;
  const longest = numberedTitle(titlePattern, { number: bulkEditLimits.titleStart + count, count });
  if (longest.length > limits.text.title) throw invalidField('titlePattern', 'field_too_long');
}
