import { byLanguage, type Language, languages } from '../contract/languages.js';
import { type MetadataField, type MetadataOf, type MetadataTable, propertiesOf } from '../contract/metadata/field.js';
import type { SearchDocument } from './search-document.js';

type MetadataTexts = Pick<SearchDocument, 'titles' | 'descriptions' | 'keywords' | 'names'>;

/**
 * The texts of metadata fields by the part of the document that the field table names. `record` has all
 * `searchedNames`.
 */
export function metadataTexts<Table extends MetadataTable>(
  table: Table,
  record: Partial<MetadataOf<Table>>,
): MetadataTexts {
  const values: Record<string, unknown> = record;
  const searched = propertiesOf(table).flatMap(({ name, field, language }) => {
    const value = values[name];
    const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
    return text ? [{ part: field.search, language, text }] : [];
  });
  const textsOf = (part: MetadataField['search'], language: Language): string[] =>
    searched.flatMap((found) => (found.part === part && found.language === language ? found.text : []));
  return {
    titles: byLanguage((language) => textsOf('titles', language).join('\n') || null),
    descriptions: byLanguage((language) => textsOf('descriptions', language).join('\n') || null),
    keywords: byLanguage((language) => textsOf('keywords', language)),
    names: languages.flatMap((language) => textsOf('names', language)),
  };
}

/** The names of the searched properties, for queries that select only those. */
export const searchedNames = (table: MetadataTable): string[] =>
  propertiesOf(table).flatMap(({ name, field }) => (field.search ? name : []));
