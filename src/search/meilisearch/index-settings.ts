import { createHash } from 'node:crypto';
import type { Settings } from 'meilisearch';
import { facetValuesMax } from '../search-engine.js';

/** How Meilisearch indexes and ranks documents. A change of anything here makes new indexes at the next start. */
export const indexSettings = {
  // In the order of their weight.
  searchableAttributes: ['titles', 'aliases', 'keywords', 'names', 'descriptions'],
  filterableAttributes: [
    'id',
    'yearFrom',
    'yearTo',
    'dayFrom',
    'dayTo',
    'memberStarts',
    'memberDays',
    'tagIds',
    'fondsIds',
    'entityIds',
    'entityTypeCodes',
    'decades',
    'licence',
    'series',
  ],
  sortableAttributes: ['id', 'createdAt', 'datedFrom', 'datedTo', 'titleOrder'],
  // What a search and a check read; the texts are in the database.
  displayedAttributes: ['id', 'digest', 'series'],
  // A sort that is asked for is the order of the list. Words that stand together come first: `piazza grande` is a place.
  // Among equals the newest comes first.
  rankingRules: ['sort', 'words', 'typo', 'proximity', 'attribute', 'exactness', 'createdAt:desc', 'id:desc'],
  // Stop words are left out of queries, not of documents: a query may consist of nothing else.
  stopWords: [],
  // Spellings are documents' words (`indexText`), other names are their aliases.
  synonyms: {},
  // The same lengths as in PostgreSQL, but words of four letters are corrected before (`wordOptions`): most of them differ from
  // another word by one letter. A mistyped number cannot be distinguished from another number.
  typoTolerance: { minWordSizeForTypos: { oneTypo: 5, twoTypos: 8 }, disableOnNumbers: true },
  faceting: { maxValuesPerFacet: facetValuesMax, sortFacetValuesBy: { '*': 'count' } },
  facetSearch: false,
  // Lists are paged to their last match.
  pagination: { maxTotalHits: 1_000_000 },
  searchCutoffMs: 1000,
} satisfies Settings;

/** To be raised when documents are made in another way. */
const documentVersion = 6;

/** Changes with the settings. */
export const settingsVersion = createHash('sha256')
  .update(JSON.stringify([documentVersion, indexSettings]))
  .digest('hex')
  .slice(0, 16);
