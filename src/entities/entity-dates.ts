import { liesWithin } from '../contract/dates/day-bounds.js';
import { boundsOfYears, edtfOfYears } from '../contract/dates/edtf-of-bounds.js';
import type { EntityDetail, EntityMetadata, KnownDate } from '../contract/entity.js';
import type { Language } from '../contract/languages.js';
import { localizedField } from '../contract/localized.js';
import { type DateTexts, readInAnyLanguage } from '../dates/read-in-any-language.js';

type Dated = Pick<
  EntityMetadata,
  | 'constructionYear'
  | 'birthDate'
  | 'deathDate'
  | Extract<keyof EntityMetadata, `${'construction' | 'alteration' | 'demolition'}Text${string}`>
>;

/**
 * What the dates of an entity mean. They are read when they are asked for: nothing is listed by them. The year of construction
 * leads over the text of its dates, which often tells of more than the building of it; a text within that year is more exact.
 */
export function datesOfEntity(entity: Dated): EntityDetail['dates'] {
  const text = (field: 'constructionText' | 'alterationText' | 'demolitionText') => (language: Language) =>
    entity[localizedField(field, language)];
  return {
    construction: constructionOf(entity.constructionYear, text('constructionText')),
    alteration: known(text('alterationText')),
    demolition: known(text('demolitionText')),
    birth: known(() => entity.birthDate),
    death: known(() => entity.deathDate),
  };
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
