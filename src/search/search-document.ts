import type { DayBounds } from '../contract/dates/day-bounds.js';
import { boundsOfYears } from '../contract/dates/edtf-of-bounds.js';
import type { Language } from '../contract/languages.js';

export const documentKinds = ['photo', 'entity'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** A text by language; null where the translation is missing. */
export type DocumentTexts = Record<Language, string | null>;

/**
 * The searchable content of a public record. Titles weigh most, then aliases, keywords and names, descriptions. Texts are
 * passed as stored, with markup; the engine extracts the words.
 */
interface Document {
  id: number;
  titles: DocumentTexts;
  /** May be rich text. */
  descriptions: DocumentTexts;
  /** Words of a language: names of tags, of linked entities, of types. */
  keywords: Record<Language, string[]>;
  /** Words without a language: author, source, city, historical names. */
  names: string[];
  /** Other names of the entity, or of the entities that a photo shows: former ones, and those in other languages. */
  aliases: string[];
  /** Codes of entity types: of the entities that a photo shows, or of the entity itself. */
  entityTypeCodes: string[];
  createdAt: Date;
}

export interface PhotoDocument extends Document {
  kind: 'photo';
  year: number | null;
  /** Set when the year is not known exactly. */
  yearStart: number | null;
  yearEnd: number | null;
  /** The first and the last day that it may be of (ISO 8601); null where that is open or not known. */
  earliest: string | null;
  latest: string | null;
  /** The members of its date where these leave days out, as of “1910; 1936”; null where it is one span. */
  members: DayBounds[] | null;
  licence: string | null;
  /** The key of its series (series-key.ts). */
  series: string;
  tagIds: number[];
  /** The fonds that the photo is part of, and what that is in. */
  fondsIds: number[];
  /** The entities that the photo shows. */
  entityIds: number[];
}

export interface EntityDocument extends Document {
  kind: 'entity';
}

export interface DocumentOf {
  photo: PhotoDocument;
  entity: EntityDocument;
}
export type SearchDocument = DocumentOf[DocumentKind];

/** From a year to another, both included; null: open. */
export interface YearSpan {
  from: number | null;
  to: number | null;
}

/** When a photo was taken, for filters and orders: from the first to the last year that it may be of. */
export interface DocumentDates extends YearSpan {
  /** All years that it states. */
  years: number[];
  /** All years that it may be of: one span, or one of each member. */
  spans: YearSpan[];
  /** The days by which lists are sorted (`photos.first_day`, `photos.last_day`). */
  firstDay: string;
  lastDay: string;
}

/** Null for an undated photo, and for an entity. */
export function datesOf(document: SearchDocument): DocumentDates | null {
  if (document.kind === 'entity') return null;
  const { year, yearStart, yearEnd, earliest, latest, members } = document;
  const years = [year, yearStart, yearEnd].filter((each) => each !== null);
  if (years.length === 0) return null;
  const bounds = boundsOfYears({ year, yearStart, yearEnd });
  const [first, last] = [earliest ?? bounds.earliest, latest ?? bounds.latest];
  const inYear = (day: string | null, other: string): string => (day?.startsWith(`${year}-`) ? day : `${year}${other}`);
  return {
    years,
    ...yearsOf(bounds),
    spans: (members ?? [bounds]).map(yearsOf),
    firstDay: year === null ? (first ?? last ?? '') : inYear(first, '-01-01'),
    lastDay: year === null ? (last ?? first ?? '') : inYear(last, '-12-31'),
  };
}

const yearsOf = ({ earliest, latest }: DayBounds): YearSpan => ({ from: yearOf(earliest), to: yearOf(latest) });
const yearOf = (day: string | null): number | null => (day === null ? null : Number(day.slice(0, 4)));
