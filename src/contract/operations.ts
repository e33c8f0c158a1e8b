import { adminOperations } from './admin-operations.js';
import type { BulkEditsApi } from './api/bulk-edits.js';
import type { ContactApi, ContactMessagesApi } from './api/contact.js';
import type { ContributionsApi } from './api/contributions.js';
import type { DatesApi } from './api/dates.js';
import type {
  AdminDefaultCoversApi,
  AdminEntitiesApi,
  AdminEntityTypesApi,
  AdminRelationKindsApi,
  DefaultCoversApi,
  EntitiesApi,
  EntityTypesApi,
} from './api/entities.js';
import type { ExportsApi } from './api/exports.js';
import type { AdminFondsApi, FondsApi } from './api/fonds.js';
import type { ImportsApi } from './api/imports.js';
import type { ChangeSetsApi } from './api/history.js';
import type { MapApi } from './api/map.js';
import type { ModerationApi } from './api/moderation.js';
import type { NewsApi } from './api/news.js';
import type { AdminPhotosApi, PhotosApi } from './api/photos.js';
import type { RemovalApi, RemovalRequestsApi } from './api/removal-requests.js';
import type { BookmarksApi, FavoritesApi, SavedItemsApi } from './api/saved-items.js';
import type { SavedSearchesApi } from './api/saved-searches.js';
import type { SearchApi } from './api/search.js';
import type { AdminSecurityApi, SecurityApi } from './api/security.js';
import type { AdminSettingsApi, SettingsApi } from './api/settings.js';
import type { StatisticsApi } from './api/statistics.js';
import type { SystemApi } from './api/system.js';
import type { AdminTagsApi, TagsApi } from './api/tags.js';
import type { UploadsApi } from './api/uploads.js';
import type { AccountApi, AdminUsersApi, ApiKeysApi, SessionApi, UsersApi } from './api/users.js';
import type { Operation, OperationKind } from './operation.js';
import { publicOperations } from './public-operations.js';
import { securityOperations } from './security-operations.js';

/** The signatures of all calls, by noun. A call that fails throws an error with a `code` of errors.ts. */
export interface Operations {
  settings: SettingsApi;
  photos: PhotosApi;
  tags: TagsApi;
  fonds: FondsApi;
  entities: EntitiesApi;
  entityTypes: EntityTypesApi;
  defaultCovers: DefaultCoversApi;
  search: SearchApi;
  map: MapApi;
  dates: DatesApi;
  users: UsersApi;
  session: SessionApi;
  account: AccountApi;
  security: SecurityApi;
  favorites: FavoritesApi;
  bookmarks: BookmarksApi;
  savedItems: SavedItemsApi;
  savedSearches: SavedSearchesApi;
  news: NewsApi;
  contributions: ContributionsApi;
  moderation: ModerationApi;
  contact: ContactApi;
  contactMessages: ContactMessagesApi;
  removal: RemovalApi;
  removalRequests: RemovalRequestsApi;
  adminPhotos: AdminPhotosApi;
  bulkEdits: BulkEditsApi;
  exports: ExportsApi;
  imports: ImportsApi;
  uploads: UploadsApi;
  adminEntities: AdminEntitiesApi;
  adminTags: AdminTagsApi;
  adminFonds: AdminFondsApi;
  adminEntityTypes: AdminEntityTypesApi;
  adminRelationKinds: AdminRelationKindsApi;
  adminDefaultCovers: AdminDefaultCoversApi;
  adminSettings: AdminSettingsApi;
  adminSecurity: AdminSecurityApi;
  adminUsers: AdminUsersApi;
  apiKeys: ApiKeysApi;
  changeSets: ChangeSetsApi;
  statistics: StatisticsApi;
  system: SystemApi;
}

/** The name of every call: `photos.list`, `session.login` … */
export type OperationName = {
  [Noun in keyof Operations]: `${Noun}.${keyof Operations[Noun] & string}`;
}[keyof Operations];

/** All calls of the API. HTTP routes, rights, OpenAPI, the browser's clients and the pages' in-process api derive from it. */
export const operations = { ...publicOperations, ...securityOperations, ...adminOperations } satisfies Record<
  OperationName,
  Operation
>;

/** The names of the calls of the given kinds. */
export type NameOf<Kind extends OperationKind> = {
  [Name in OperationName]: (typeof operations)[Name]['kind'] extends Kind ? Name : never;
}[OperationName];

export const operationNames = Object.keys(operations) as OperationName[];

/** Whether pages render it. Only these reads can be called in process, without HTTP. */
export const isPageRead = (name: OperationName): name is NameOf<'page'> => operations[name].kind === 'page';

/** The signature of a call. */
export type CallOf<Name extends OperationName> = {
  [Noun in keyof Operations]: Name extends `${Noun}.${infer Call extends keyof Operations[Noun] & string}`
    ? Operations[Noun][Call]
    : never;
}[keyof Operations];

type ApiOf<Name extends OperationName> = {
  [Noun in keyof Operations as Extract<Name, `${Noun}.${string}`> extends never ? never : Noun]: {
    [Call in keyof Operations[Noun] as `${Noun}.${Call & string}` extends Name ? Call : never]: Operations[Noun][Call];
  };
};

/** The reads that pages render: called in process on the server and over HTTP in the browser. */
export type PageApi = ApiOf<NameOf<'page'>>;

/** Those of them that public pages know. */
export type PublicPageApi = ApiOf<NameOf<'page'> & keyof typeof publicOperations>;

/** The calls of visitors and members that need nothing but JSON. */
export type PublicApi = ApiOf<NameOf<'page' | 'json'> & keyof typeof publicOperations>;

/** Those of the administration. */
export type AdminApi = ApiOf<NameOf<'page' | 'json'> & keyof typeof adminOperations>;

/** Those that protect an account. */
export type AccountSecurityApi = ApiOf<NameOf<'page' | 'json'> & keyof typeof securityOperations>;
