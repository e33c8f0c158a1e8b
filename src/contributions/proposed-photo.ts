import {
  type ContributionEdit,
  type CorrectableMetadata,
  parseFieldValue,
  fieldValue,
} from '../contract/contribution.js';
import { DomainError, type FieldErrorCode } from '../contract/errors.js';
import { defaultLanguage, type Language } from '../contract/languages.js';
import { localizedField } from '../contract/localized.js';
import type { PhotoMetadata, PhotoFields } from '../contract/photo.js';
import type { ContributionRow } from './contribution.row.js';

/** What a contributor tells of a proposed photo. */
export interface ProposedPhoto {
  title: string;
  /** Of title and description. */
  language: Language;
  description: string | null;
  /** `1912` or `1905-1912`. */
  year: string | null;
  author: string | null;
  source: string | null;
  license: string;
  lat: number | null;
  lng: number | null;
}

/** Of whom nothing is told yet. */
export const untold: ProposedPhoto = {
  title: '',
  language: defaultLanguage,
  description: null,
  year: null,
  author: null,
  source: null,
  license: '',
  lat: null,
  lng: null,
};

export const proposedPhotoOf = (row: ContributionRow): ProposedPhoto => ({
  title: row.title ?? '',
  language: row.language ?? defaultLanguage,
  description: row.description,
  year: row.year,
  author: row.author,
  source: row.source,
  license: row.license ?? '',
  lat: row.lat,
  lng: row.lng,
});

/**
 * The photo with what is told anew; null empties a field, but not those that every proposal has.
 * @throws DomainError validation_failed for what is no year and for half a position
 */
export function told(photo: ProposedPhoto, edit: Omit<ContributionEdit, 'newValue'>): ProposedPhoto {
  const now = <Field extends 'description' | 'year' | 'author' | 'source' | 'lat' | 'lng'>(field: Field) =>
    edit[field] === undefined ? photo[field] : edit[field];
  const [lat, lng] = [now('lat') ?? null, now('lng') ?? null] as [number | null, number | null];
  if ((lat === null) !== (lng === null)) throw invalid(lat === null ? 'lat' : 'lng', 'field_required');
  return {
    title: edit.title ?? photo.title,
    language: edit.language ?? photo.language,
    description: now('description') as string | null,
    year: spelledYear(now('year') as string | null),
    author: now('author') as string | null,
    source: now('source') as string | null,
    license: edit.license ?? photo.license,
    lat,
    lng,
  };
}

/**
 * The facts of the hidden photo. Every photo has an Italian title, from which its address is made: until a moderator
 * translates it, a title in another language serves there too.
 */
export function factsOf(photo: ProposedPhoto): Partial<PhotoMetadata> {
  const { title, language, description, year, author, source, license, lat, lng } = photo;
  const texts = { [localizedField('title', language)]: title, [localizedField('description', language)]: description };
  return { title, ...texts, ...yearFacts(year), author, source, license, lat, lng };
}

/** The same for an upload, which is told nothing of what is not known. */
export const uploadFieldsOf = (photo: ProposedPhoto): PhotoFields =>
  Object.fromEntries(Object.entries(factsOf(photo)).filter(([, value]) => value !== null));

/** What differs between two tellings: a moderator may have corrected the rest of the hidden photo in the meantime. */
export function differingFacts(before: ProposedPhoto, after: ProposedPhoto): Partial<PhotoMetadata> {
  const [old, now]: Record<string, unknown>[] = [factsOf(before), factsOf(after)];
  const fields = Object.keys({ ...old, ...now }).filter((field) => old?.[field] !== now?.[field]);
  return Object.fromEntries(fields.map((field) => [field, now?.[field] ?? null]));
}

const yearField = { fieldName: 'year', language: null } as const;
const noYear = { year: null, yearEstimated: false, yearStart: null, yearEnd: null };

const yearFacts = (year: string | null): Partial<CorrectableMetadata> =>
  (year === null ? null : parseFieldValue(year, yearField)) ?? noYear;

function spelledYear(text: string | null): string | null {
  if (text === null) return null;
  const facts = parseFieldValue(text, yearField);
  if (!facts) throw invalid('year');
  return fieldValue({ ...noYear, ...facts } as CorrectableMetadata, yearField);
}

const invalid = (field: string, code: FieldErrorCode = 'field_invalid'): DomainError =>
  new DomainError('validation_failed', { errors: [{ field, code }] });
