import type { SearchQuery } from './search.js';

/** What is searched for, as GET /api/search takes it; at least one of them. */
export type SavedFilters = Pick<
  SearchQuery,
  'q' | 'year' | 'yearRange' | 'from' | 'to' | 'entityTypeCode' | 'entityId' | 'tags' | 'fondsId' | 'licence' | 'series'
>;

export interface NewSavedSearch extends SavedFilters {
  name: string;
}

/** A search that a member has saved. */
export interface SavedSearch {
  id: number;
  name: string;
  filters: SavedFilters;
  createdAt: string;
  /** When the member saved it or last opened it. */
  openedAt: string;
  /** Photos that it finds among those published since; 100 stands for 100 or more. */
  newPhotos: number;
}
