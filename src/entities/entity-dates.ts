import { type DayBounds, isUndated, liesWithin } from '../contract/dates/day-bounds.js';
import { areReversed, boundsOfYears, edtfOfWordsOrBounds, edtfOfYears } from '../contract/dates/edtf-of-bounds.js';
import {
  type EntityDateName,
  entityDateNames,
  type EntityDetail,
  type EntityMetadata,
  type KnownDate,
} from '../contract/entity.js';
import { invalidField } from '../contract/errors.js';
import type { Language } from '../contract/languages.js';
import { localizedField, localizedFields } from '../contract/localized.js';
import { withOverrides } from '../dates/read-date.js';
import { type DateTexts, readInAnyLanguage } from '../dates/read-in-any-language.js';
import { writtenDays } from '../dates/written-days.js';
import { changedFields } from '../platform/database/changed-fields.js';

type Dated = Pick<
  EntityMetadata,
  | 'constructionYear'
  | 'birthDate'
  | 'deathDate'
  | Extract<keyof EntityMetadata, `${'construction' | 'alteration' | 'demolition'}Text${string}`>
  | `${EntityDateName}${'Earliest' | 'Latest'}`
>;

/**
 * What the dates of an entity mean. They are read when they are asked for: nothing is listed by them. The year of construction
 * leads over the text of its dates, which often tells of more than the building of it; a text within that year is more exact.
 * Days that an archivist has given lead over both.
 */
export function datesOfEntity(entity: Dated): EntityDetail['dates'] {
  const text = (field: 'constructionText' | 'alterationText' | 'demolitionText') => (language: Language) =>
    entity[localizedField(field, language)];
  const read = {
    construction: constructionOf(entity.constructionYear, text('constructionText')),
    alteration: known(text('alterationText')),
    demolition: known(text('demolitionText')),
    birth: known(() => entity.birthDate),
    death: known(() => entity.deathDate),
  };
  const dates = entityDateNames.map((name) => [name, withDays(read[name], statedDays(entity, name))]);
  return Object.fromEntries(dates) as EntityDetail['dates'];
}

function constructionOf(constructionYear: number | null, texts: DateTexts): KnownDate | null {
  const read = known(texts);
  if (constructionYear === null) return read;
  const years = { year: constructionYear, yearStart: null, yearEnd: null, yearEstimated: false };
  const ofYear = boundsOfYears(years);
  // “1901–1905” tells how long it took: it ends with the year in which the building stood.
  if (read && (liesWithin(read, ofYear) || liesWithin(ofYear, read))) return read;
  return { edtf: edtfOfYears(years) ?? '', ...ofYear };
}

function known(texts: DateTexts): KnownDate | null {
  const read = readInAnyLanguage(texts);
  return read && { edtf: read.edtf, earliest: read.earliest, latest: read.latest };
}

function withDays(read: KnownDate | null, stated: DayBounds): KnownDate | null {
  if (isUndated(stated)) return read;
  const bounds = withOverrides({ earliest: read?.earliest ?? null, latest: read?.latest ?? null }, stated);
  return { edtf: edtfOfWordsOrBounds(read, bounds) ?? '', ...bounds };
}

const statedDays = (entity: Partial<Dated>, name: EntityDateName): DayBounds => ({
  earliest: entity[`${name}Earliest`] ?? null,
  latest: entity[`${name}Latest`] ?? null,
});

/** The fields that say when. */
const statedIn: Record<EntityDateName, readonly (keyof EntityMetadata)[]> = {
  construction: ['constructionYear', ...localizedFields('constructionText')],
  alteration: localizedFields('alterationText'),
  demolition: localizedFields('demolitionText'),
  birth: ['birthDate'],
  death: ['deathDate'],
};

/** The given days of a change, where they may be written as years or months. */
export const writtenDaysOfEntity = (change: Partial<EntityMetadata>): Partial<EntityMetadata> =>
  Object.assign(
    {},
    ...entityDateNames.map((name) =>
      writtenDays(change, { [`${name}Earliest`]: 'earliest', [`${name}Latest`]: 'latest' }),
    ),
  );

/**
 * Completes a change of an entity by what follows for its dates: one that is another date now is no longer verified, unless the
 * change says so.
 * @throws DomainError validation_failed for a last day before the first one
 */
export function withCompleteDates<Patch extends Partial<EntityMetadata>>(
  patch: Patch,
  present: Partial<EntityMetadata>,
): Patch {
  const complete: Partial<EntityMetadata> = {};
  for (const name of entityDateNames) {
    const fields: readonly (keyof EntityMetadata)[] = [...statedIn[name], `${name}Earliest`, `${name}Latest`];
    const stated = Object.fromEntries(fields.map((field) => [field, patch[field]])) as Partial<EntityMetadata>;
    const changed = changedFields(present, stated);
    if (Object.keys(changed).length === 0) continue;
    if (areReversed(statedDays({ ...present, ...changed }, name)))
      throw invalidField(`${name}Latest`, 'years_reversed');
    if (patch[`${name}Verified`] === undefined)
      Object.assign(complete, { [`${name}Verified`]: false, [`${name}VerifiedBy`]: null });
  }
  return { ...patch, ...complete };
}
