import { invalidField } from '../contract/errors.js';
import type { PhotoMetadata } from '../contract/photo.js';
import { isYearOutsideSpan } from '../contract/year.js';
import { checkLatLngPair } from '../records/lat-lng-pair.js';

const dated = ['year', 'yearStart', 'yearEnd'] as const;
type CheckedFields = Partial<Pick<PhotoMetadata, (typeof dated)[number] | 'lat' | 'lng'>>;

/**
 * Rules that concern several fields: a location has both coordinates, a span of years begins before it ends, and the year is
 * one of its span. Years that a change leaves as they are pass: older records may contradict themselves, and their other fields
 * can be changed all the same.
 * @throws DomainError validation_failed
 */
export function checkPhotoMetadata(patch: CheckedFields, present: CheckedFields = {}): void {
  const wanted = { ...present, ...patch };
  checkLatLngPair(wanted);
  if (dated.every((field) => (wanted[field] ?? null) === (present[field] ?? null))) return;
  const { yearStart = null, yearEnd = null } = wanted;
  if (yearStart !== null && yearEnd !== null && yearStart > yearEnd) throw invalidField('yearEnd', 'years_reversed');
  if (isYearOutsideSpan(wanted)) throw invalidField('year', 'year_outside_span');
}
