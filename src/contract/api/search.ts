import type { SearchQuery, SearchResult, SearchSuggestions, SuggestionsQuery } from '../search.js';

export interface SearchApi {
  photos(query: SearchQuery): Promise<SearchResult>;
  suggestions(query: SuggestionsQuery): Promise<SearchSuggestions>;
}
