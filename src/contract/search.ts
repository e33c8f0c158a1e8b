import type { Renditions } from './image.js';
import type { Language } from './languages.js';
import type { Localized, LocalizedName } from './localized.js';
import type { DecadeCount, Photo } from './photo.js';

/** What a search can count: types of the entities shown, decades, tags, fonds and licences. */
export const searchFacets = ['type', 'decade', 'tag', 'fonds', 'licence'] as const;
export type SearchFacet = (typeof searchFacets)[number];

export interface SearchQuery {
  q?: string;
  year?: number;
  /** Inclusive range, `1900-1910`; a reversed one is swapped. */
  yearRange?: string;
  /** Without these the first and the last year, month or day, inclusive: `1918`, `1918-11`, `1918-11-03`. */
  from?: number | string;
  to?: number | string;
  entityTypeCode?: string;
  entityId?: number;
  /** A comma-separated list of tag ids; photos must have all of them. */
  tags?: string;
  /** Photos of the fonds, and of all that is in it. */
  fondsId?: number;
  /** The licence exactly as photos state it. */
  licence?: string;
  limit?: number;
  offset?: number;
  /** The visitor's language: used for ranking ties and for stemming. */
  language?: Language;
  /** A comma-separated list of facets to count; none by default. */
  facets?: string;
  /** With the parts of the hits' titles and descriptions that match the text. */
  highlights?: boolean;
  /** Only the best photo of each series; the others are counted in `similar`. */
  onePerSeries?: boolean;
  /** Only photos of one series: the title of any of them, in Italian, with or without what numbers it. */
  series?: string;
  /** With what may help where nothing is found. */
  alternatives?: boolean;
}

/** A value as the filter of the same name takes it: the code of a type, the first year of a decade, the id of a tag or a fonds. */
export interface FacetValue {
  value: string;
  count: number;
}

/** Where a text matches: begin and end of each part, in UTF-16 units as JavaScript slices strings; in order, without overlaps. */
export type TextRange = [begin: number, end: number];

export interface HitHighlights extends Record<LocalizedName<'title' | 'description'>, TextRange[]> {
  /** Of the photo. */
  id: number;
}

/** What a photo stands for where one of each series is asked for. */
export interface SimilarPhotos {
  /** Of the photo. */
  id: number;
  /** How many other photos of its series were found; 50 stands for 50 or more. */
  count: number;
  /** As the parameter `series` takes it to list them all. */
  series: string;
}

/** The filters that can be left out, by their names in the query; `year` stands for `yearRange` too. */
export const searchFilters = [
  'q',
  'year',
  'entityTypeCode',
  'entityId',
  'tags',
  'fondsId',
  'licence',
  'series',
] as const;

export interface SearchWithout {
  filter: (typeof searchFilters)[number];
  /** Of `tags` the one that is left out; else null. */
  tagId: number | null;
  /** Photos that the search then finds. */
  count: number;
}

/** What may help where a search finds nothing. */
export interface SearchAlternatives {
  /** The text with the nearest words that the archive knows; null where no other spelling finds something. */
  spelling: { text: string; count: number } | null;
  /** The search without each of its filters, where it has several. */
  without: SearchWithout[];
  /** The nearest years before and after those asked for from which the search finds photos. */
  years: { year: number; count: number }[];
}

export interface SearchResult {
  hits: Photo[];
  /** All photos that were found, whether each is a hit of some page or not. */
  estimatedTotalHits: number;
  /** Where one photo of each series is asked for: how many series were found, which are the hits of all pages. */
  estimatedTotalSeries?: number;
  /** The same: for each hit that stands for others of its series. */
  similar?: SimilarPhotos[];
  /** Where photos of one series are asked for, and found: its title, without what numbers the photos. */
  series?: Localized<'title'>;
  /** Those asked for: the most frequent values among all matches, of many matches estimates. */
  facets?: Partial<Record<SearchFacet, FacetValue[]>>;
  /** For each hit, where asked for. */
  highlights?: HitHighlights[];
  /** Where asked for; null where something is found. */
  alternatives?: SearchAlternatives | null;
}

export interface SuggestionsQuery {
  /** What is typed so far. */
  q?: string;
  /** Of the names and titles that are suggested; Italian where there is none. */
  language?: Language;
}

/** A name with the parts that match what is typed; none where the record matches by something else. */
export interface SuggestedName {
  text: string;
  /** Of the text. */
  language: Language;
  marks: TextRange[];
}

export interface SuggestedEntity {
  id: number;
  slug: string;
  entityTypeCode: string;
  name: SuggestedName;
  /** Another name that matches, where `name` does not. */
  alias: Omit<SuggestedName, 'language'> | null;
}

export interface SuggestedPhoto extends Pick<
  Photo,
  'id' | 'slug' | 'year' | 'yearEstimated' | 'yearStart' | 'yearEnd'
> {
  title: SuggestedName;
  image: Renditions;
}

/** What somebody who is still typing may be looking for: at most eight in all, each group with the best first. */
export interface SearchSuggestions {
  entities: SuggestedEntity[];
  photos: SuggestedPhoto[];
  /** With photos; only where the text names a decade or one of its years. */
  decades: DecadeCount[];
}
