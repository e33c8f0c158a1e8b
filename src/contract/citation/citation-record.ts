import type { Language } from '../languages.js';
import { localized } from '../localized.js';
import type { Photo } from '../photo.js';
import { creditText } from '../photo-credit.js';
import { type CreatorName, creatorNames } from './creator-name.js';
import { dateText } from './date-text.js';

/** The files in which reference managers read citations. */
export const citationFormats = ['bib', 'ris'] as const;
export type CitationFormat = (typeof citationFormats)[number];

export const citationPath = (photoId: number, format: CitationFormat, language: Language): string =>
  `/api/photos/${photoId}/citation.${format}?language=${language}`;

/** What a reference manager stores of a photo; null where it is not known. */
export interface CitationRecord {
  slug: string;
  creators: CreatorName[];
  title: string;
  year: number | null;
  /** As text where it is no certain year: `c. 1905`, `1905–1910`, `before the war`. */
  dateText: string | null;
  /** ISO 8601-2. */
  edtf: string | null;
  /** `Photograph` */
  medium: string;
  collection: string | null;
  inventoryNumber: string | null;
  credit: string | null;
  licence: string | null;
  siteName: string;
  url: string;
  language: Language;
}

interface Where {
  language: Language;
  medium: string;
  siteName: string;
  url: string;
  licence: string | null;
}

export function citationRecord(photo: Photo, where: Where): CitationRecord {
  const { author, source, holdingInstitution, inventoryNumber, slug, year, yearEstimated, edtf } = photo;
  return {
    ...where,
    slug,
    creators: creatorNames(author, holdingInstitution),
    title: localized(photo, 'title', where.language),
    year,
    dateText: year !== null && !yearEstimated ? null : dateText(photo, where.language, (about) => `c. ${about}`),
    edtf,
    collection: holdingInstitution ?? (source === author ? null : source),
    inventoryNumber,
    credit: creditText(photo),
  };
}
