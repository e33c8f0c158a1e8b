import { createHash } from 'node:crypto';
import { defaultLanguage, languages } from '../../contract/languages.js';
import { stripMarkup } from '../../contract/text.js';
import { datedSpan } from '../../contract/year.js';
import { type SearchDocument, yearsOf } from '../search-document.js';
import { indexText } from '../search-words.js';

/** A document as Meilisearch stores it: normalized words by weight, and plain values to filter and sort by. */
export interface MeilisearchDocument {
  id: number;
  /** By language; without one where there is no text. */
  titles: string[];
  aliases: string;
  keywords: string;
  names: string;
  descriptions: string[];
  /** What an order by year sorts by; null where undated. */
  datedFrom: number | null;
  datedTo: number | null;
  /** First and last year; absent where undated, so that no filter of years matches. */
  yearFrom?: number;
  yearTo?: number;
  /** The first years of all decades that the years touch. */
  decades: number[];
  tagIds: number[];
  entityIds: number[];
  entityTypeCodes: string[];
  licence?: string;
  /** Absent where the document is no photo. */
  series?: string;
  createdAt: number;
  titleOrder: string;
  /** Of all that stands above. */
  digest: string;
}

export function meilisearchDocument(document: SearchDocument): MeilisearchDocument {
  const years = yearsOf(document);
  const [yearFrom, yearTo] = [Math.min(...years), Math.max(...years)];
  const isPhoto = document.kind === 'photo';
  const [datedFrom, datedTo] = (isPhoto && datedSpan(document)) || [null, null];
  const content = {
    id: document.id,
    titles: languages.flatMap((language) => indexText(document.titles[language] ?? '') || []),
    aliases: indexText(document.aliases.join(' ')),
    keywords: indexText(languages.flatMap((language) => document.keywords[language]).join(' ')),
    names: indexText([...document.names, ...new Set(years)].join(' ')),
    descriptions: languages.flatMap((language) => indexText(stripMarkup(document.descriptions[language] ?? '')) || []),
    datedFrom,
    datedTo,
    ...(years.length > 0 && { yearFrom, yearTo }),
    decades: years.length > 0 ? decadesOf(yearFrom, yearTo) : [],
    tagIds: isPhoto ? document.tagIds : [],
    entityIds: isPhoto ? document.entityIds : [],
    entityTypeCodes: document.entityTypeCodes,
    ...(isPhoto && document.licence !== null && { licence: document.licence }),
    ...(isPhoto && { series: document.series }),
    createdAt: document.createdAt.getTime(),
    // `Foto 2` before `Foto 10`, as in PostgreSQL.
    titleOrder: indexText(document.titles[defaultLanguage] ?? '').replace(/\d+/g, (number) => number.padStart(12, '0')),
  };
  return { ...content, digest: createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22) };
}

function decadesOf(from: number, to: number): number[] {
  const first = Math.floor(from / 10);
  return Array.from({ length: Math.floor(to / 10) - first + 1 }, (_, n) => (first + n) * 10);
}
