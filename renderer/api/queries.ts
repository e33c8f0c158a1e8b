import type { EntityListQuery } from '../../src/contract/entity.js';
import type { SelectionQuery } from '../../src/contract/page.js';
import type {
  EntityPhotosQuery,
  PhotoListQuery,
  PhotoOfTheDayQuery,
  PhotoTimelineQuery,
  PopularPhotosQuery,
} from '../../src/contract/photo.js';
import type { SearchQuery } from '../../src/contract/search.js';
import { archiveQuery } from './archive-query.js';

const second = 1000;
const minute = 60 * second;

/** Every call that pages make, with the time that its answer stays fresh. */
export const queries = {
  photoList: (query: PhotoListQuery) => archiveQuery(['photos', query], minute, (api) => api.photos.list(query)),
  popularPhotos: (query: PopularPhotosQuery) =>
    archiveQuery(['photos', 'popular', query], 5 * minute, (api) => api.photos.popular(query)),
  featuredPhotos: (fields: string) =>
    archiveQuery(['photos', 'featured', fields], 5 * minute, (api) => api.photos.featured({ fields })),
  photoOfTheDay: (query: PhotoOfTheDayQuery) =>
    archiveQuery(['photos', 'of-the-day', query], 5 * minute, (api) => api.photos.ofTheDay(query)),
  photosOfDecades: (fields: string) =>
    archiveQuery(['photos', 'of-decades', fields], 5 * minute, (api) => api.photos.ofDecades({ fields })),
  randomPhotos: (query: SelectionQuery) =>
    archiveQuery(['photos', 'random', query], 10 * minute, (api) => api.photos.random(query)),
  photoDecades: () => archiveQuery(['photos', 'decades'], 5 * minute, (api) => api.photos.decades()),
  photoTimeline: (query: PhotoTimelineQuery) =>
    archiveQuery(['photos', 'timeline', query], 5 * minute, (api) => api.photos.timeline(query)),
  photoById: (id: number) => archiveQuery(['photo', id], minute, (api) => api.photos.byId({ id })),
  photoBySlug: (slug: string) => archiveQuery(['photo', slug], minute, (api) => api.photos.bySlug({ slug })),
  photoAnnotations: (id: number) =>
    archiveQuery(['photo-annotations', id], minute, (api) => api.photos.annotations({ id })),
  photoNeighbours: (id: number) =>
    archiveQuery(['photo-neighbours', id], minute, (api) => api.photos.neighbours({ id })),
  search: (query: SearchQuery) => archiveQuery(['search', query], minute, (api) => api.search.photos(query)),
  savedSearches: () => archiveQuery(['saved-searches'], minute, (api) => api.savedSearches.list()),
  mostUsedTags: () => archiveQuery(['tags', 'most-used'], 5 * minute, (api) => api.tags.mostUsed()),
  tagsById: (ids: string) => archiveQuery(['tags', ids], 5 * minute, (api) => api.tags.byIds({ ids })),
  entityList: (query: EntityListQuery) => archiveQuery(['entities', query], minute, (api) => api.entities.list(query)),
  randomEntities: (limit: number, fields: string) =>
    archiveQuery(['entities', 'random', limit, fields], 20 * minute, (api) => api.entities.random({ limit, fields })),
  entityById: (id: number) => archiveQuery(['entity', id], minute, (api) => api.entities.byId({ id })),
  entityBySlug: (slug: string) => ({
    ...archiveQuery(['entity', slug], minute, (api) => api.entities.bySlug({ slug })),
    retries: 3,
    retryDelayMs: second,
  }),
  entityPhotos: (id: number, query: EntityPhotosQuery & { pageSize: number }) =>
    archiveQuery(['entity-photos', id, query], minute, (api) => api.entities.photos({ id, ...query })),
  entityPhotoPeriods: (id: number) =>
    archiveQuery(['entity-photo-periods', id], minute, (api) => api.entities.photoPeriods({ id })),
  entityRelations: (id: number) =>
    archiveQuery(['entity-relations', id], minute, (api) => api.entities.relations({ id })),
  entityTypes: () => archiveQuery(['entity-types'], 5 * minute, (api) => api.entityTypes.list()),
  entityCounts: () => archiveQuery(['entity-counts'], 5 * minute, (api) => api.entities.countsByType()),
  savedItems: () => archiveQuery(['savedItems'], minute, (api) => api.savedItems.list()),
  favorites: () => archiveQuery(['favorites'], minute, (api) => api.favorites.list()),
  bookmarks: () => archiveQuery(['bookmarks'], minute, (api) => api.bookmarks.list()),
  news: () => archiveQuery(['news'], minute, (api) => api.news.list()),
  emailVerification: (id: number) =>
    archiveQuery(['email-verification', id], minute, (api) => api.users.emailVerification({ id })),
  newsletter: (id: number) => archiveQuery(['newsletter', id], minute, (api) => api.users.newsletter({ id })),
  /** One's own, for administrators too. */
  contributions: () => archiveQuery(['contributions'], minute, (api) => api.contributions.list({ mine: true })),
} as const;
