import type { Entity } from '../entity.js';
import type {
  MapAnswer,
  MapFilters,
  MapListQuery,
  MapQuery,
  MapSuggestion,
  MapSuggestionsQuery,
  MapSummary,
} from '../map.js';
import type { Paged } from '../page.js';
import type { Photo } from '../photo.js';

export interface MapApi {
  /** Clusters and single records of a part of the map. */
  view(query: MapQuery): Promise<MapAnswer>;
  summary(query: MapFilters): Promise<MapSummary>;
  /** By year, undated ones last. */
  photos(query: MapListQuery): Promise<Paged<Photo>>;
  /** By name. */
  entities(query: MapListQuery): Promise<Paged<Entity>>;
  /** At most ten, those that match by their name first. */
  suggestions(query: MapSuggestionsQuery): Promise<MapSuggestion[]>;
}
