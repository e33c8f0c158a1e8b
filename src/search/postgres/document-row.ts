import { type Language, languages } from '../../contract/languages.js';
import { stripMarkup } from '../../contract/text.js';
import type { PhotoDocument, SearchDocument } from '../search-document.js';
import { indexText } from './search-words.js';

/** A document as PostgreSQL stores it: its words by weight and language, its filters as plain values. */
export type DocumentRow = Record<`${'title' | 'keywords' | 'description'}_${Language}`, string> & {
  kind: string;
  id: number;
  names: string;
  /** A PostgreSQL range of years, both included; null when the document is undated. */
  years: string | null;
  tag_ids: number[];
  entity_ids: number[];
  entity_type_codes: string[];
  created_at: string;
};

export function documentRow(document: SearchDocument): DocumentRow {
  const years = document.kind === 'photo' ? yearsOf(document) : [];
  const texts = languages.flatMap((language) => [
    [`title_${language}`, indexText(document.titles[language] ?? '')],
    [`keywords_${language}`, indexText(document.keywords[language].join(' '))],
    [`description_${language}`, indexText(stripMarkup(document.descriptions[language] ?? ''))],
  ]);
  return {
    ...(Object.fromEntries(texts) as DocumentRow),
    kind: document.kind,
    id: document.id,
    names: indexText([...document.names, ...new Set(years)].join(' ')),
    years: years.length > 0 ? `[${Math.min(...years)},${Math.max(...years)}]` : null,
    tag_ids: document.kind === 'photo' ? document.tagIds : [],
    entity_ids: document.kind === 'photo' ? document.entityIds : [],
    entity_type_codes: document.entityTypeCodes,
    created_at: document.createdAt.toISOString(),
  };
}

const yearsOf = ({ year, yearStart, yearEnd }: PhotoDocument): number[] =>
  [year, yearStart, yearEnd].filter((each) => each !== null);
