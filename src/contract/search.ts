import type { Language } from './languages.js';
import type { Photo } from './photo.js';

export interface SearchQuery {
  q?: string;
  year?: number;
  /** Inclusive range, `1900-1910`; a reversed one is swapped. */
  yearRange?: string;
  entityTypeCode?: string;
  entityId?: number;
  /** A comma-separated list of tag ids; photos must have all of them. */
  tags?: string;
  limit?: number;
  offset?: number;
  /** The visitor's language: used for ranking ties and for stemming. */
  language?: Language;
}

export interface SearchResult {
  hits: Photo[];
  estimatedTotalHits: number;
}
