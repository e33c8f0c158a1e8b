import type { DataSource } from 'typeorm';
import {
  byIndex,
  isMatchedByAny,
  looseMatch,
  strictMatch,
  TextMatcher,
} from '../../src/search/postgres/text-matcher.js';
import type { DocumentKind } from '../../src/search/search-document.js';

/** What PostgreSQL's index requires of the documents of a kind that match a text, as `tsquery`; null without words. */
export const requiredText = (dataSource: DataSource, kind: DocumentKind, text: string): Promise<string | null> =>
  byIndex(dataSource, async (tx) => {
    const query = await new TextMatcher(dataSource).read({ text, isFiltered: false }, tx);
    if (!query) return null;
    return ((await isMatchedByAny(kind, query, tx)) ? strictMatch(query) : looseMatch(query)).required;
  });
