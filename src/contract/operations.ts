import {
  type Access,
  administrator,
  editor,
  editorOrWriteKey,
  everyoneWithoutKey,
  member,
  moderator,
  open,
  staff,
} from './access.js';
import type { ContactApi, ContactMessagesApi } from './api/contact.js';
import type { ContributionsApi } from './api/contributions.js';
import type { AdminEntitiesApi, DefaultCoversApi, EntitiesApi, EntityTypesApi } from './api/entities.js';
import type { ChangeSetsApi } from './api/history.js';
import type { MapApi } from './api/map.js';
import type { NewsApi } from './api/news.js';
import type { AdminPhotosApi, PhotosApi } from './api/photos.js';
import type { BookmarksApi, FavoritesApi, SavedItemsApi } from './api/saved-items.js';
import type { SavedSearchesApi } from './api/saved-searches.js';
import type { SearchApi } from './api/search.js';
import type { AdminSettingsApi, SettingsApi } from './api/settings.js';
import type { TagsApi } from './api/tags.js';
import type { AccountApi, AdminUsersApi, ApiKeysApi, SessionApi, UsersApi } from './api/users.js';

/** The signatures of all calls, by noun. A call that fails throws an error with a `code` of errors.ts. */
export interface Operations {
  settings: SettingsApi;
  photos: PhotosApi;
  tags: TagsApi;
  entities: EntitiesApi;
  entityTypes: EntityTypesApi;
  defaultCovers: DefaultCoversApi;
  search: SearchApi;
  map: MapApi;
  users: UsersApi;
  session: SessionApi;
  account: AccountApi;
  favorites: FavoritesApi;
  bookmarks: BookmarksApi;
  savedItems: SavedItemsApi;
  savedSearches: SavedSearchesApi;
  news: NewsApi;
  contributions: ContributionsApi;
  contact: ContactApi;
  contactMessages: ContactMessagesApi;
  adminPhotos: AdminPhotosApi;
  adminEntities: AdminEntitiesApi;
  adminSettings: AdminSettingsApi;
  adminUsers: AdminUsersApi;
  apiKeys: ApiKeysApi;
  changeSets: ChangeSetsApi;
}

/** The name of every call: `photos.list`, `session.login` … */
export type OperationName = {
  [Noun in keyof Operations]: `${Noun}.${keyof Operations[Noun] & string}`;
}[keyof Operations];

/**
 * `page`: a read that pages render, called on the server without HTTP; `json`: JSON in both directions, over HTTP only;
 * `upload`: a multipart form with a file; `download`: answers with a file; `stream`: server-sent events.
 */
export type OperationKind = 'page' | 'json' | 'upload' | 'download' | 'stream';

export interface Operation<Kind extends OperationKind = OperationKind> {
  kind: Kind;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below /api; `:id` stands for the input's `id`. */
  path: string;
  /** A second path of the same call. */
  alias?: string;
  /** HTTP status of a successful answer. */
  status: number;
  access: Access;
}

const page = (path: string, access: Access): Operation<'page'> => ({ ...get(path, access), kind: 'page' });
const get = (path: string, access: Access): Operation<'json'> => json({ method: 'GET', path, access, status: 200 });
const post = (path: string, access: Access, status = 201): Operation<'json'> =>
  json({ method: 'POST', path, access, status });
const put = (path: string, access: Access): Operation<'json'> => json({ method: 'PUT', path, access, status: 200 });
const patch = (path: string, access: Access): Operation<'json'> => json({ method: 'PATCH', path, access, status: 200 });
const remove = (path: string, access: Access): Operation<'json'> =>
  json({ method: 'DELETE', path, access, status: 204 });
const upload = (path: string, access: Access, status = 202): Operation<'upload'> => ({
  ...post(path, access, status),
  kind: 'upload',
});
const json = (row: Omit<Operation, 'kind'>): Operation<'json'> => ({ ...row, kind: 'json' });

/** All calls of the API. HTTP routes, rights, OpenAPI, the browser's client and the pages' in-process api derive from it. */
export const operations = {
  'settings.site': get('/settings', open),
  'settings.plan': get('/settings/plan/:version', open),
  'photos.list': page('/photos', open),
  'photos.popular': page('/photos/popular', open),
  'photos.ofTheDay': page('/photos/of-the-day', open),
  'photos.random': page('/photos/random', open),
  'photos.decades': page('/photos/decades', open),
  'photos.byId': page('/photos/:id', open),
  'photos.bySlug': page('/photos/by-slug/:slug', open),
  'photos.annotations': page('/photos/:id/annotations', open),
  'photos.neighbours': page('/photos/:id/neighbours', open),
  'tags.list': page('/tags', open),
  'entities.list': page('/entities', open),
  'entities.random': page('/entities/random', open),
  'entities.countsByType': page('/entities/counts-by-type', open),
  'entities.byId': page('/entities/:id', open),
  'entities.bySlug': page('/entities/by-slug/:slug', open),
  'entities.photos': page('/entities/:id/photos', open),
  'entities.photoPeriods': page('/entities/:id/photos/periods', open),
  'entities.relations': page('/entities/:id/relations/detailed', open),
  'entityTypes.list': page('/entity-types', open),
  'defaultCovers.list': get('/default-covers/:entityTypeCode', open),
  'search.photos': page('/search', open),
  'search.suggestions': get('/search/suggestions', open),
  'map.view': page('/map', open),
  'map.summary': page('/map/summary', open),
  'map.photos': page('/map/photos', open),
  'map.entities': page('/map/entities', open),
  'map.suggestions': page('/map/suggestions', open),

  'session.csrf': get('/csrf', everyoneWithoutKey),
  'session.login': post('/auth/login', everyoneWithoutKey, 200),
  'session.register': post('/auth/register', everyoneWithoutKey),
  'session.logout': post('/auth/logout', everyoneWithoutKey, 204),
  'session.list': get('/user/sessions', member),
  'session.endOthers': remove('/user/sessions', member),
  'session.end': remove('/user/sessions/:id', member),
  'account.forgotPassword': post('/auth/forgot-password', everyoneWithoutKey, 204),
  'account.resetPassword': post('/auth/reset-password', everyoneWithoutKey, 204),
  'account.verifyEmail': post('/auth/verify-email', everyoneWithoutKey, 204),
  'users.current': get('/user', everyoneWithoutKey),
  'users.change': patch('/users/:id', member),
  'users.avatar': get('/users/:id/avatar', member),
  'users.emailVerification': page('/users/:id/email-verification', member),
  'users.newsletter': page('/users/:id/newsletter', member),
  'users.chooseNewsletter': put('/users/:id/newsletter', member),
  'account.mailVerification': post('/users/:id/email-verification', member, 200),
  'account.changePassword': post('/users/:id/change-password', member, 204),
  'account.uploadAvatar': upload('/users/:id/avatar', member),
  'account.export': { ...get('/users/:id/export', member), kind: 'download' },
  'account.remove': remove('/users/:id', member),

  'favorites.list': { ...page('/favorites', member), alias: '/user/favorites' },
  'favorites.add': post('/favorites', member, 200),
  'favorites.remove': remove('/favorites/:photoId', member),
  'bookmarks.list': page('/bookmarks', member),
  'bookmarks.add': post('/bookmarks', member, 200),
  'bookmarks.remove': remove('/bookmarks/:entityId', member),
  'savedItems.list': page('/user/marks', member),
  'savedSearches.list': page('/user/searches', member),
  'savedSearches.add': post('/user/searches', member),
  'savedSearches.rename': { ...patch('/user/searches/:id', member), status: 204 },
  'savedSearches.open': post('/user/searches/:id/open', member, 204),
  'savedSearches.remove': remove('/user/searches/:id', member),
  'news.list': page('/user/news', member),

  'contributions.list': page('/contributions', member),
  'contributions.create': post('/contributions', member),
  'contributions.propose': upload('/contributions', member, 201),
  'contributions.byId': get('/contributions/:id', member),
  'contributions.change': patch('/contributions/:id', member),
  'contributions.withdraw': remove('/contributions/:id', member),
  'contributions.approve': put('/admin/contributions/:id/approve', moderator),
  'contributions.reject': put('/admin/contributions/:id/reject', moderator),
  'contact.send': post('/contact', everyoneWithoutKey, 200),

  'adminPhotos.list': page('/admin/photos', editorOrWriteKey),
  'adminPhotos.counts': page('/admin/photos/counts', editorOrWriteKey),
  'adminPhotos.byId': page('/admin/photos/:id', editorOrWriteKey),
  'adminPhotos.change': patch('/admin/photos/:id', editorOrWriteKey),
  'adminPhotos.annotate': put('/admin/photos/:id/annotations', editorOrWriteKey),
  'adminPhotos.retry': post('/admin/photos/:id/retry', editorOrWriteKey, 200),
  'adminPhotos.remove': remove('/admin/photos/:id', editorOrWriteKey),
  'adminPhotos.upload': upload('/admin/photos', editorOrWriteKey),
  'adminPhotos.events': { ...get('/admin/events', editor), kind: 'stream' },
  'adminEntities.list': page('/admin/entities', editorOrWriteKey),
  'adminEntities.byId': page('/admin/entities/:id', editorOrWriteKey),
  'adminEntities.change': patch('/admin/entities/:id', editorOrWriteKey),
  'adminEntities.setCoverPosition': post('/entities/:id/cover-position', editorOrWriteKey, 204),
  'contactMessages.list': get('/admin/contact-messages', moderator),
  'contactMessages.setRead': patch('/admin/contact-messages/:id', moderator),
  'contactMessages.remove': remove('/admin/contact-messages/:id', moderator),
  'adminSettings.read': page('/admin/settings', administrator),
  'adminSettings.change': put('/admin/settings', administrator),
  'adminSettings.replacePlan': upload('/admin/settings/plan', administrator, 200),
  'adminSettings.removePlan': remove('/admin/settings/plan', administrator),
  'adminUsers.list': get('/admin/users', administrator),
  'adminUsers.change': patch('/admin/users/:id', administrator),
  'adminUsers.endSessions': remove('/admin/users/:id/sessions', administrator),
  'adminUsers.remove': remove('/admin/users/:id', administrator),
  'apiKeys.list': get('/admin/api-keys', administrator),
  'apiKeys.create': post('/admin/api-keys', administrator),
  'apiKeys.revoke': remove('/admin/api-keys/:id', administrator),
  'changeSets.list': get('/admin/change-sets', staff),
  'changeSets.byId': get('/admin/change-sets/:id', staff),
  'changeSets.revert': post('/admin/change-sets/:id/revert', staff, 200),
} satisfies Record<OperationName, Operation>;

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

/** The calls that need nothing but JSON. */
export type JsonApi = ApiOf<NameOf<'page' | 'json'>>;

/** Builds an object with `api.photos.byId(input)` for the name `photos.byId`. */
export function apiOf<Api>(
  names: readonly OperationName[],
  call: (name: OperationName, input: object) => Promise<unknown>,
): Api {
  const api: Record<string, Record<string, unknown>> = {};
  for (const name of names) {
    const [noun = '', method = ''] = name.split('.');
    (api[noun] ??= {})[method] = (input: object = {}) => call(name, input);
  }
  return api as Api;
}

/** Splits an input for HTTP: `params` go into the path, `rest` into the query or the body. */
export function splitInput(
  { path }: Operation,
  input: object,
): { params: Record<string, unknown>; rest: Record<string, unknown> } {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
  const fields = Object.entries(input);
  return {
    params: Object.fromEntries(fields.filter(([name]) => names.includes(name))),
    rest: Object.fromEntries(fields.filter(([name]) => !names.includes(name))),
  };
}
