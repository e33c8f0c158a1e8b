import type { MapFilters, MapListQuery, MapQuery, MapSuggestionsQuery } from '../../src/contract/map.js';
import { archiveQuery } from '../api/archive-query.js';

const minute = 60_000;

/** The calls of the map, with the time that their answers stay fresh. Other pages do not load them. */
export const mapQueries = {
  view: (query: MapQuery) => ({
    ...archiveQuery(['map', query], minute, (api) => api.map.view(query)),
    retries: 2,
    retryDelayMs: 1000,
  }),
  summary: (query: MapFilters) => archiveQuery(['map', 'summary', query], minute, (api) => api.map.summary(query)),
  photos: (query: MapListQuery) => archiveQuery(['map', 'photos', query], minute, (api) => api.map.photos(query)),
  entities: (query: MapListQuery) => archiveQuery(['map', 'entities', query], minute, (api) => api.map.entities(query)),
  suggestions: (query: MapSuggestionsQuery) =>
    archiveQuery(['map', 'suggestions', query], minute, (api) => api.map.suggestions(query)),
} as const;
