import type { Language } from '../contract/languages.js';
import type { PhotoListSort } from '../contract/photo.js';
import type { SearchFacet } from '../contract/search.js';
import type { Years } from '../platform/database/year-range.js';
import type { DocumentKind } from './search-document.js';

/** All filters that are set must match. Only photos have years, tags, entities and a licence. */
export interface SearchFilters {
  /** Both included; a photo with a span is found when the two overlap, an undated one never. */
  years?: Years;
  entityTypeCode?: string;
  entityId?: number;
  /** A photo must carry all of them. */
  tagIds?: number[];
  /** Exactly as it is stored. */
  licence?: string;
}

export interface Search extends SearchFilters {
  kind: DocumentKind;
  /** The text as the visitor typed it; one without words matches everything. */
  text?: string;
  /** By default the best match first, and without a text the newest. Other orders need a text, and apply to photos. */
  order?: PhotoListSort;
  language: Language;
  limit: number;
  offset: number;
  /** What to count among all matches. */
  facets?: readonly SearchFacet[];
}

/** The values that matches have, the most frequent first, as filters take them; a decade is its first year. */
export type FacetCounts = Partial<Record<SearchFacet, { value: string; count: number }[]>>;

export interface Found {
  /** The ids of this page, in the order of the search. */
  ids: number[];
  /** Of many matches an estimate, except where the page holds the last of them; at least the matches up to this page. */
  total: number;
  /** As asked for; of many matches estimates. */
  facets?: FacetCounts;
}

/** At most so many values of a facet are counted. */
export const facetValuesMax = 100;

/**
 * The port of search engines. Engines know documents only: the caller loads the found records and leaves out those that
 * are no longer public. Words that no document has together are searched one by one; filters never loosen them.
 */
export abstract class SearchEngine {
  abstract find(search: Search): Promise<Found>;
}
