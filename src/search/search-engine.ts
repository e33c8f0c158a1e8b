import type { Language } from '../contract/languages.js';
import { limits } from '../contract/limits.js';
import type { PhotoListSort } from '../contract/photo.js';
import type { SearchFacet } from '../contract/search.js';
import type { Years } from '../platform/database/year-range.js';
import type { DocumentKind } from './search-document.js';

/** All filters that are set must match. Only photos have years, tags, entities, a fonds, a licence and a series. */
export interface SearchFilters {
  /** Both included; a photo with a span is found when the two overlap, an undated one never. */
  years?: Years;
  entityTypeCode?: string;
  entityId?: number;
  /** A photo must carry all of them. */
  tagIds?: number[];
  /** Photos of the fonds, and of all that is in it. */
  fondsId?: number;
  /** Exactly as it is stored. */
  licence?: string;
  /** A key (series-key.ts). */
  series?: string;
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
  /** Only the first photo of each series. Not in other orders than the default one. */
  onePerSeries?: boolean;
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
  /** Where only the first photo of each series is asked for; `total` and the facets count all photos nevertheless. */
  series?: FoundSeries;
}

export interface FoundSeries {
  /** How many series were found, which is how many ids there are on all pages; an estimate where `total` is one. */
  total: number;
  /** By id of this page, how many other matches are of its series, where there are any; at most `othersMax`. */
  others: Map<number, number>;
}

/** Others of a series are counted up to so many. */
export const othersMax = limits.similarPhotos.countedMax;

/** Whether photos of one series are shown once: not in an order of their own table. */
export const isGrouped = ({ kind, onePerSeries, order = 'relevance' }: Search): boolean =>
  kind === 'photo' && onePerSeries === true && order === 'relevance';

/** At most so many values of a facet are counted. */
export const facetValuesMax = 100;

/**
 * The port of search engines. Engines know documents only: the caller loads the found records and leaves out those that
 * are no longer public. Words that no document has together are searched one by one; filters never loosen them.
 */
export abstract class SearchEngine {
  abstract find(search: Search): Promise<Found>;
}
