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
  licence: string | null;
  /** The key of its series (series-key.ts). */
  series: string;
  tagIds: number[];
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

/** All years that a document states; none for an undated photo, or for an entity. */
export const yearsOf = (document: SearchDocument): number[] =>
  document.kind === 'photo'
    ? [document.year, document.yearStart, document.yearEnd].filter((each) => each !== null)
    : [];
