import type { SearchQuery, SearchResult } from '../search.js';

export interface SearchApi {
  photos(query: SearchQuery): Promise<SearchResult>;
}
