import type { Language } from '../contract/languages.js';

export const documentKinds = ['photo', 'entity'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** A text in the languages in which it exists; Italian is not repeated where a translation is missing. */
export type DocumentTexts = Record<Language, string | null>;

/**
 * What search knows of a public record. Titles weigh most, then keywords and names, then descriptions. Texts come as they
 * are, markup included; the engine reads the words out of them.
 */
interface Document {
  id: number;
  titles: DocumentTexts;
  /** Rich text is welcome. */
  descriptions: DocumentTexts;
  /** Words with a language: names of tags, of linked cards, of types. */
  keywords: Record<Language, string[]>;
  /** Words without one: author, source, city, what a place was called in former times. */
  names: string[];
  /** Codes of `entity_types`: of the cards that a photo shows, of the card itself. */
  entityTypeCodes: string[];
  createdAt: Date;
}

export interface PhotoDocument extends Document {
  kind: 'photo';
  year: number | null;
  /** When the year is not known exactly. */
  yearStart: number | null;
  yearEnd: number | null;
  tagIds: number[];
  /** The cards that the photo shows. */
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
