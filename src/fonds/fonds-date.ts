import { compareDays, type DayBounds, isUndated } from '../contract/dates/day-bounds.js';
import { areReversed, edtfOfWordsOrBounds } from '../contract/dates/edtf-of-bounds.js';
import { invalidField } from '../contract/errors.js';
import type { FondsMetadata } from '../contract/fonds.js';
import { localizedField, localizedFields } from '../contract/localized.js';
import { withOverrides } from '../dates/read-date.js';
import { readInAnyLanguage } from '../dates/read-in-any-language.js';
import { writtenDays } from '../dates/written-days.js';
import { changedFields } from '../platform/database/changed-fields.js';

const dayFields = ['earliest', 'latest'] as const;
const dateFields = [...localizedFields('dateText'), ...dayFields] as const;
type FondsDate = Pick<FondsMetadata, (typeof dateFields)[number] | 'edtf'>;

/**
 * Completes a change of a fonds so that the words, the days and the EDTF of its dates say the same, as for photos
 * (docs/adr/0069): days that the change states lead, and else the words say it all.
 * @param patch undefined fields stay; days may be written as `1918` or `1918-11`
 * @throws DomainError validation_failed for a last day before the first one
 */
export function withCompleteDate<Patch extends Partial<FondsMetadata>>(patch: Patch, present: FondsDate): Patch {
  // Only the history knows it: what it brings back is whole.
  if (patch.edtf !== undefined) return patch;
  const written: Patch = { ...patch, ...writtenDays(patch, { earliest: 'earliest', latest: 'latest' }) };
  const stated = Object.fromEntries(dateFields.map((name) => [name, written[name]])) as Partial<FondsDate>;
  const changed = changedFields(present, stated);
  if (Object.keys(changed).length === 0) return written;
  const wanted: FondsDate = { ...present, ...changed };
  const statesDays = dayFields.some((name) => name in changed);
  const days = statesDays ? { earliest: wanted.earliest, latest: wanted.latest } : { earliest: null, latest: null };
  if (areReversed(days)) throw invalidField('latest', 'years_reversed');
  const read = readInAnyLanguage((language) => wanted[localizedField('dateText', language)]);
  const bounds = storable(withOverrides(read ?? { earliest: null, latest: null }, days));
  const edtf = isUndated(bounds) ? (read?.edtf ?? null) : edtfOfWordsOrBounds(read, bounds);
  return { ...written, ...bounds, edtf };
}

/** Days are stored from the year 1 on: what begins before is open there, and words and EDTF say it all. */
const storable = ({ earliest, latest }: DayBounds): DayBounds => ({
  earliest: isStorable(earliest) ? earliest : null,
  latest: isStorable(latest) ? latest : null,
});

const isStorable = (day: string | null): boolean => day !== null && compareDays(day, '0001-01-01') >= 0;
