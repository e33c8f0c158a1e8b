import type { DocumentKind } from '../search-document.js';
import type { SearchFilters } from '../search-engine.js';
import { filtersOf } from './document-conditions.js';
import type { TextMatch } from './text-matcher.js';

/** A text and filters as conditions on a document `d`, for the lists of other modules. */
export const documentConditions = (
  { required }: Pick<TextMatch, 'required'>,
  filters: SearchFilters,
  bind: (value: unknown) => string,
): string[] => [
  `d.tsv @@ cast(${bind(required)} as tsquery)`,
  ...filtersOf(filters, { bind: (value, type) => `${bind(value)}::${type}` }),
];

/** A query for the ids of the documents with these conditions. */
export const matchingIds = (kind: DocumentKind, conditions: string[]): string =>
  `select d.id from search_documents d where d.kind = '${kind}' and ${conditions.join(' and ')}`;
