import type { Language } from './languages.js';
import type { Photo } from './photo.js';

export interface SearchQuery {
  q?: string;
  year?: number;
  /** `1900-1910`; a reversed range is swapped. */
  yearRange?: string;
  entityTypeCode?: string;
  entityId?: number;
  /** A comma list of tag ids; a photo must carry all of them. */
  tags?: string;
  limit?: number;
  offset?: number;
  /** The visitor's language: breaks ties and tells the engine how to read the words. */
  language?: Language;
}

export interface SearchResult {
  hits: Photo[];
  estimatedTotalHits: number;
}
