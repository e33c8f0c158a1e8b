import { splitLanguage } from './languages.js';
import type { Audience } from './roles.js';

/** How requests to an address are answered, cached and guarded. */
export interface AddressPolicy {
  /** The path also exists with a language prefix (`/en/…`). */
  takesLanguage: boolean;
  /** `shared`: a page that is the same for everyone and is cached. `personal`: rendered for each viewer. Null: no page. */
  page: 'shared' | 'personal' | null;
  /** Who may see it. Others are redirected to the sign-in page, or home. */
  admits: Audience;
  /** The answer depends on the viewer. Only then is the session looked up. */
  needsViewer: boolean;
  /**
   * What the service worker does: it caches a copy to be read offline, answers with the offline page but caches nothing
   * (`private`), or does not handle the request (`passed`).
   */
  offline: 'page' | 'image' | 'asset' | 'private' | 'passed';
  /**
   * The query parameters that a shared page reads, in the order of its address. Any other is removed before the page is
   * rendered, so that it makes no further copy in the cache. Null: all are passed on.
   */
  query: readonly string[] | null;
  /** Those of them that an address may have several times, as a form sends checkboxes: values are joined by commas. */
  repeated: readonly string[];
  /** Search engines may read it. */
  isCrawled: boolean;
  /** The sitemap lists the path itself. Pages of photos and entities are listed once per record instead. */
  inSitemap: boolean;
}

const page: AddressPolicy = {
  takesLanguage: true,
  page: 'shared',
  admits: 'everyone',
  needsViewer: false,
  offline: 'page',
  query: [],
  repeated: [],
  isCrawled: true,
  inSitemap: true,
};
const account: AddressPolicy = {
  ...page,
  page: 'personal',
  needsViewer: true,
  offline: 'private',
  query: null,
  isCrawled: false,
  inSitemap: false,
};
const machine: AddressPolicy = {
  ...page,
  takesLanguage: false,
  page: null,
  offline: 'passed',
  query: null,
  inSitemap: false,
};

/** The default policy of each kind of address. A row of the table lists only its exceptions. */
const kinds = {
  page,
  /** Sign-in, registration, password recovery. */
  account,
  /** Pages of one member. */
  member: { ...account, admits: 'members' },
  administration: { ...account, takesLanguage: false, admits: 'staff' },
  /** For programs: API, feeds, health checks. */
  machine,
  /** Uploaded files and files of the build. */
  file: machine,
} satisfies Record<string, AddressPolicy>;

export interface AddressRow extends Partial<AddressPolicy> {
  /**
   * `:name` matches any characters except a slash. Pages and aliases match this path only, other kinds also match every
   * path below it.
   */
  path: string;
  /** An alias redirects, and has the policy of its target. */
  kind: keyof typeof kinds | 'alias';
  /** Target of an alias. If it contains a `:name`, the handler of the alias looks the target up. */
  to?: string;
}

const archiveQuery = ['search', 'tagId', 'from', 'to', 'years', 'days', 'sortBy', 'view', 'page'];
const searchQuery = [
  'q',
  'year',
  'to',
  'yearRange',
  'days',
  'entityTypeCode',
  'entityId',
  'tags',
  'fondsId',
  'licence',
  'series',
  'page',
];
const mapQuery = ['entityId', 'photo', 'q', 'tags', 'period', 'days', 'undated', 'cardCats', 'vanished', 'page'];
const entitiesQuery = ['type', 'q', 'sort', 'page'];

/**
 * Every path of the site, without its language prefix. The first row that matches counts. Redirects, languages, guards,
 * sessions, the HTML cache and its keys, the service worker, robots.txt, the sitemap and the API's prefix read this table.
 */
const rows: readonly AddressRow[] = [
  { path: '/', kind: 'page' },
  { path: '/archivio', kind: 'page', query: archiveQuery },
  { path: '/catalog', kind: 'page', query: archiveQuery, inSitemap: false },
  { path: '/search', kind: 'page', query: searchQuery, repeated: ['tags'], inSitemap: false },
  { path: '/foto/:slug', kind: 'page', inSitemap: false },
  // The largest rendition, for those without scripts.
  { path: '/foto/:slug/view', kind: 'page', inSitemap: false },
  { path: '/foto/:slug/verso', kind: 'page', inSitemap: false },
  { path: '/schede', kind: 'page', query: entitiesQuery },
  { path: '/schede/audioguide', kind: 'page', query: entitiesQuery },
  { path: '/scheda/:slug', kind: 'page', query: ['period', 'page'], inSitemap: false },
  // The sitemap lists it where there are some.
  { path: '/fondi', kind: 'page', inSitemap: false },
  { path: '/fondo/:slug', kind: 'page', query: ['page'], inSitemap: false },
  { path: '/map', kind: 'page', query: mapQuery, repeated: ['period', 'cardCats'] },
  // For phones; its choices are read in the browser only.
  { path: '/map/explore', kind: 'page', inSitemap: false },
  { path: '/about', kind: 'page', query: ['photo', 'sent'] },
  { path: '/removal-request', kind: 'page', query: ['photo', 'sent'], offline: 'private' },
  { path: '/privacy', kind: 'page' },
  { path: '/cookies', kind: 'page' },
  { path: '/terms', kind: 'page' },
  { path: '/licenses', kind: 'page' },
  { path: '/accessibility', kind: 'page' },
  { path: '/developers', kind: 'page' },

  { path: '/informazioni', kind: 'alias', to: '/about' },
  { path: '/photos/:id', kind: 'alias', to: '/foto/:slug' },
  { path: '/id/photo/:id', kind: 'alias', to: '/foto/:slug' },
  { path: '/id/entity/:id', kind: 'alias', to: '/scheda/:slug' },
  { path: '/id/fonds/:id', kind: 'alias', to: '/fondo/:slug' },
  // Archival Resource Keys, as they are written today and as they were before. They name photos and entities.
  { path: '/ark::naan/:name', kind: 'alias', to: '/foto/:slug' },
  { path: '/ark:/:naan/:name', kind: 'alias', to: '/foto/:slug' },
  { path: '/profile', kind: 'alias', to: '/user/profile-page' },
  { path: '/favorites', kind: 'alias', to: '/user/favorites' },
  { path: '/bookmarks', kind: 'alias', to: '/user/bookmarks' },
  { path: '/contributions', kind: 'alias', to: '/user/contributions' },
  { path: '/user', kind: 'alias', to: '/user/dashboard' },

  { path: '/auth', kind: 'account' },
  { path: '/user', kind: 'member' },
  { path: '/contribute', kind: 'member' },
  { path: '/admin', kind: 'administration' },

  { path: '/api', kind: 'machine', needsViewer: true, isCrawled: false },
  // The sign-in with an institution, there and back.
  { path: '/openid-connect', kind: 'machine', needsViewer: true, isCrawled: false },
  { path: '/language', kind: 'machine', isCrawled: false },
  { path: '/health', kind: 'machine' },
  { path: '/metrics', kind: 'machine' },
  { path: '/feeds', kind: 'machine' },
  { path: '/data', kind: 'machine' },
  { path: '/embed', kind: 'machine' },
  { path: '/oembed', kind: 'machine' },
  { path: '/iiif/scan', kind: 'machine', needsViewer: true },
  { path: '/iiif', kind: 'machine' },
  { path: '/oai', kind: 'machine' },
  { path: '/robots.txt', kind: 'machine' },
  { path: '/.well-known/security.txt', kind: 'machine' },
  { path: '/sitemap.xml', kind: 'machine' },
  { path: '/sitemap-:part.xml', kind: 'machine' },
  { path: '/manifest.webmanifest', kind: 'machine' },
  { path: '/opensearch.xml', kind: 'machine' },

  { path: '/assets', kind: 'file', offline: 'asset' },
  { path: '/uploads', kind: 'file', offline: 'image', needsViewer: true },
  { path: '/sw.js', kind: 'file' },
  { path: '/favicon.ico', kind: 'file' },
  // Vite serves these in development.
  { path: '/@', kind: 'file' },
  { path: '/@:name', kind: 'file' },
  { path: '/src', kind: 'file' },
  { path: '/node_modules', kind: 'file' },
];

/** A row with its complete policy; `path` is null for a path that is not in the table. */
export type Address = AddressPolicy & Pick<AddressRow, 'kind' | 'to'> & { path: string | null };

const patterns = rows.map(({ path, kind }) => {
  const pattern = path.replace(/\./g, '\\.').replace(/:\w+/g, '[^/]+');
  return new RegExp(`^${pattern}${kind === 'page' || kind === 'alias' ? '$' : '(?:/|$)'}`);
});
const rowAt = (path: string): number => patterns.findIndex((pattern) => pattern.test(path));

export const addresses: readonly (Address & { path: string })[] = rows.map((row) => ({ ...policyOf(row), ...row }));

function policyOf({ kind, to = '' }: AddressRow): AddressPolicy {
  if (kind !== 'alias') return kinds[kind];
  const target = rows[rowAt(to)];
  return { ...(target ? { ...policyOf(target), ...target } : page), inSitemap: false };
}

/** Answered with the "not found" page. */
const nowhere: Address = { ...page, path: null, kind: 'page', inSitemap: false };

/**
 * The row for a path, with or without a language prefix. A path that takes no language is not found with one, except for
 * the administration: its prefixed paths are redirected to the plain ones.
 */
export function addressOf(pathname: string): Address {
  const { language, path } = splitLanguage(pathname);
  const address = addresses[rowAt(path)] ?? nowhere;
  return language !== null && address.page === null ? nowhere : address;
}

export const isAdministration = (pathname: string): boolean => addressOf(pathname).kind === 'administration';
