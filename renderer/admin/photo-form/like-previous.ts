import { photoMetadata } from '../../../src/contract/metadata/photo.js';
import { propertiesOf } from '../../../src/contract/metadata/field.js';
import type { RecordValues } from '../records/record-values.js';

/** What is true of one photo only, and never of the next. */
const ownFields: readonly string[] = [
  'title',
  'description',
  'alt',
  'notes',
  'inscription',
  'inventoryNumber',
  'bearing',
  'dateVerified',
  'dateVerifiedBy',
];

/** What a date in words or years already says: taken over by themselves, they would be bounds that somebody has set. */
const bounds: readonly string[] = ['earliest', 'latest'];
const saysWhen: readonly string[] = ['dateText', 'year', 'yearStart', 'yearEnd'];

/** Fields that say one thing together: they are taken together, or not at all. */
const wholes: readonly string[] = ['date', 'place'];

/**
 * The values that a photo takes over from the one before it: where it has none, in no language, and that one has some. Dates
 * and positions only as a whole, for a year of the one and a span of the other would contradict each other.
 */
export function likePrevious(present: RecordValues, previous: RecordValues): RecordValues {
  const groups = new Map<string, string[]>();
  for (const { name, fieldName, field } of propertiesOf(photoMetadata)) {
    if (ownFields.includes(fieldName) || field.derived) continue;
    const { about } = photoMetadata[fieldName];
    const group = wholes.includes(about) ? about : fieldName;
    groups.set(group, [...(groups.get(group) ?? []), name]);
  }
  const taken = [...groups.values()].filter((names) => names.every((name) => isEmpty(present[name])));
  const isSaid = (name: string) => bounds.includes(name) && saysWhen.some((of) => !isEmpty(previous[of]));
  return Object.fromEntries(
    taken.flat().flatMap((name) => (isEmpty(previous[name]) || isSaid(name) ? [] : [[name, previous[name] ?? '']])),
  );
}

const isEmpty = (value = ''): boolean => value === '' || value === 'false';
