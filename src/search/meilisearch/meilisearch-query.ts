import type { SearchParams } from 'meilisearch';
import type { PhotoListSort } from '../../contract/photo.js';
import type { SearchFacet } from '../../contract/search.js';
import type { FacetCounts, Search, SearchFilters } from '../search-engine.js';
import type { SearchText } from '../search-text.js';
import { isStopWord } from '../stop-words.js';

/** The text as Meilisearch reads it: its words as documents have them, without stop words unless there are no others. */
export function queryText({ single, phrases }: Omit<SearchText, 'words'>): string {
  const quoted = phrases.map((phrase) => `"${phrase.map(({ plain }) => plain).join(' ')}"`);
  const words = single.map(({ plain }) => plain);
  const meaningful = words.filter((plain) => !isStopWord(plain));
  return [...quoted, ...(meaningful.length + quoted.length > 0 ? meaningful : words)].join(' ');
}

/** The words of which any is enough where no document has all. */
export function anyWords({ words }: Pick<SearchText, 'words'>): string[] {
  const plain = [...new Set(words.map((word) => word.plain))];
  const meaningful = plain.filter((word) => !isStopWord(word));
  return meaningful.length > 0 ? meaningful : plain;
}

const text = (value: string): string => JSON.stringify(value);

/** All must match. */
export function filtersOf({ years, entityTypeCode, entityId, tagIds = [], licence, series }: SearchFilters): string[] {
  return [
    ...(years?.to !== undefined ? [`yearFrom <= ${years.to}`] : []),
    ...(years?.from !== undefined ? [`yearTo >= ${years.from}`] : []),
    // A range that ends before it begins has no years, though a span around it would match both limits.
    ...(years?.from !== undefined && years.to !== undefined && years.from > years.to ? ['id < 0'] : []),
    ...(entityTypeCode ? [`entityTypeCodes = ${text(entityTypeCode)}`] : []),
    ...(entityId ? [`entityIds = ${entityId}`] : []),
    ...tagIds.map((id) => `tagIds = ${id}`),
    ...(licence ? [`licence = ${text(licence)}`] : []),
    ...(series ? [`series = ${text(series)}`] : []),
  ];
}

/** Those without a year are last in either order. */
const sorts: Record<PhotoListSort, string[]> = {
  relevance: [],
  createdAt: ['createdAt:desc', 'id:desc'],
  createdAtAsc: ['createdAt:asc', 'id:asc'],
  year: ['year:asc', 'id:asc'],
  yearDesc: ['year:desc', 'id:desc'],
  title: ['titleOrder:asc', 'id:asc'],
  titleDesc: ['titleOrder:desc', 'id:desc'],
};

const facetAttributes: Record<SearchFacet, string> = {
  type: 'entityTypeCodes',
  decade: 'decades',
  tag: 'tagIds',
  licence: 'licence',
};

/** What a search asks besides its text and its page. */
export const parametersOf = (search: Search): SearchParams => ({
  filter: filtersOf(search),
  sort: sorts[search.order ?? 'relevance'],
  matchingStrategy: 'all',
  attributesToRetrieve: ['id'],
});

export const facetAttributesOf = ({ facets = [] }: Search): string[] => facets.map((facet) => facetAttributes[facet]);

/** The most frequent values first. */
export const facetCounts = (
  { facets = [] }: Search,
  distribution: Record<string, Record<string, number>> = {},
): FacetCounts =>
  Object.fromEntries(
    facets.map((facet) => [
      facet,
      Object.entries(distribution[facetAttributes[facet]] ?? {})
        .map(([value, count]) => ({ value, count }))
        .toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1)),
    ]),
  );
