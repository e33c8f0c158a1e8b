import { type ContributionEdit, type CorrectableMetadata, fieldValue } from '../contract/contribution.js';
import { invalidField } from '../contract/errors.js';
import { defaultLanguage, type Language } from '../contract/languages.js';
import { localizedField } from '../contract/localized.js';
import type { PhotoFields } from '../contract/admin-photo.js';
import type { PhotoMetadata } from '../contract/photo.js';
import type { ContributionRow } from './contribution.row.js';
import { photoChangeOf } from './photo-change-of.js';

/** The fields of a proposed photo. */
export interface ProposedPhoto {
  title: string;
  /** The language of title and description. */
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

export const emptyProposal: ProposedPhoto = {
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
 * Applies a patch; null clears a field, except for title, language and licence, which are required.
 * @throws DomainError validation_failed for an invalid year or an incomplete position
 */
export function applyEdit(photo: ProposedPhoto, edit: Omit<ContributionEdit, 'newValue'>): ProposedPhoto {
  const now = <Field extends 'description' | 'year' | 'author' | 'source' | 'lat' | 'lng'>(field: Field) =>
    edit[field] === undefined ? photo[field] : edit[field];
  const [lat, lng] = [now('lat') ?? null, now('lng') ?? null] as [number | null, number | null];
  if ((lat === null) !== (lng === null)) throw invalidField(lat === null ? 'lat' : 'lng', 'field_required');
  return {
    title: edit.title ?? photo.title,
    language: edit.language ?? photo.language,
    description: now('description') as string | null,
    year: normalizedYear(now('year') as string | null),
    author: now('author') as string | null,
    source: now('source') as string | null,
    license: edit.license ?? photo.license,
    lat,
    lng,
  };
}

/**
 * The metadata of the hidden photo. Every photo needs an Italian title, because its slug is made of it: a title in another
 * language is used for both until a moderator translates it.
 */
export function metadataOf(photo: ProposedPhoto): Partial<PhotoMetadata> {
  const { title, language, description, year, author, source, license, lat, lng } = photo;
  const texts = { [localizedField('title', language)]: title, [localizedField('description', language)]: description };
  return { title, ...texts, ...yearMetadata(year), author, source, license, lat, lng };
}

/** The same as fields of an upload, without unknown values. */
export const uploadFieldsOf = (photo: ProposedPhoto): PhotoFields =>
  Object.fromEntries(Object.entries(metadataOf(photo)).filter(([, value]) => value !== null));

/** Only the metadata that an edit changes, because a moderator may have corrected the rest of the hidden photo. */
export function changedMetadata(before: ProposedPhoto, after: ProposedPhoto): Partial<PhotoMetadata> {
  const [old, now]: Record<string, unknown>[] = [metadataOf(before), metadataOf(after)];
  const differs = (field: string): boolean => old?.[field] !== now?.[field];
  // The year, its span and its flag are one date: a part of it could contradict what a moderator has made of the rest.
  const isDated = Object.keys(noYear).some(differs);
  const fields = Object.keys({ ...old, ...now }).filter((field) => differs(field) || (isDated && field in noYear));
  return Object.fromEntries(fields.map((field) => [field, now?.[field] ?? null]));
}

const yearField = { fieldName: 'year', language: null } as const;
const noYear = { year: null, yearEstimated: false, yearStart: null, yearEnd: null, dateText: null };

const yearMetadata = (year: string | null): Partial<PhotoMetadata> => ({
  ...noYear,
  ...(year !== null && photoChangeOf(year, yearField)),
});

/** @throws DomainError validation_failed unless it is a possible year, a span of years, or a date in words that is understood */
export function normalizedYear(text: string | null): string | null {
  if (text === null) return null;
  const change = photoChangeOf(text, yearField);
  if (!change) throw invalidField('year', 'years_expected');
  return change.dateText ?? fieldValue({ ...noYear, ...change } as unknown as CorrectableMetadata, yearField);
}
