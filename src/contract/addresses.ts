import { splitLanguage } from './languages.js';

/** How an address is answered, kept and guarded. */
export interface Treatment {
  /** Found under the prefix of every language; nothing else ever gets a prefix. */
  takesLanguage: boolean;
  /** The page behind it: the same for everyone and cached, rendered for whoever asks, or none. */
  page: 'shared' | 'personal' | null;
  /** Who is let in; others are led to the sign-in, or home. */
  admits: 'everyone' | 'members' | 'administrators';
  /** The answer depends on who asks. Only then is the session looked up. */
  needsViewer: boolean;
  /**
   * What the service worker does: keeps a copy to be read offline, answers with the offline page but keeps nothing
   * (`private`), or takes no part (`passed`).
   */
  offline: 'page' | 'picture' | 'asset' | 'private' | 'passed';
  /** Search engines may read it. */
  isCrawled: boolean;
  /** The sitemap names it itself; pages of photos and entities are named with their records. */
  inSitemap: boolean;
}

const page: Treatment = {
  takesLanguage: true,
  page: 'shared',
  admits: 'everyone',
  needsViewer: false,
  offline: 'page',
  isCrawled: true,
  inSitemap: true,
};
const account: Treatment = {
  ...page,
  page: 'personal',
  needsViewer: true,
  offline: 'private',
  isCrawled: false,
  inSitemap: false,
};
const machine: Treatment = { ...page, takesLanguage: false, page: null, offline: 'passed', inSitemap: false };

/** What each kind of address has in common. A row names the exceptions. */
const kinds = {
  page,
  /** Pages on the way to an account. */
  account,
  /** Pages of one member. */
  member: { ...account, admits: 'members' },
  administration: { ...account, takesLanguage: false, admits: 'administrators' },
  /** Answers programs. */
  machine,
  /** Stored or built files. */
  file: machine,
} satisfies Record<string, Treatment>;

export interface AddressRow extends Partial<Treatment> {
  /** `:name` stands for any characters but a slash. Pages and aliases own this path alone, others all that lies below it. */
  path: string;
  /** An alias is treated as the address that it leads to. */
  kind: keyof typeof kinds | 'alias';
  /** Where an alias leads. With a `:name` its handler has to look the target up. */
  to?: string;
}

/**
 * The one table of addresses: who owns which path of the site, without its language. The first row that matches counts.
 * Redirects, languages, guards, sessions, the HTML cache, the service worker, robots.txt, the sitemap and the API's prefix
 * read it.
 */
const rows: readonly AddressRow[] = [
  { path: '/', kind: 'page' },
  { path: '/archivio', kind: 'page' },
  { path: '/catalog', kind: 'page', inSitemap: false },
  { path: '/foto/:slug', kind: 'page', inSitemap: false },
  { path: '/schede', kind: 'page' },
  { path: '/schede/audioguide', kind: 'page' },
  { path: '/scheda/:slug', kind: 'page', inSitemap: false },
  { path: '/about', kind: 'page' },
  { path: '/privacy', kind: 'page' },
  { path: '/cookies', kind: 'page' },
  { path: '/terms', kind: 'page' },
  { path: '/licenses', kind: 'page' },
  { path: '/accessibility', kind: 'page' },

  { path: '/informazioni', kind: 'alias', to: '/about' },
  { path: '/photos/:id', kind: 'alias', to: '/foto/:slug' },
  { path: '/profile', kind: 'alias', to: '/user/profile-page' },
  { path: '/favorites', kind: 'alias', to: '/user/favorites' },
  { path: '/bookmarks', kind: 'alias', to: '/user/bookmarks' },
  { path: '/contributions', kind: 'alias', to: '/user/contributions' },
  { path: '/user', kind: 'alias', to: '/user/dashboard' },
  // Until there is a dashboard, the photos are where an administrator begins.
  { path: '/admin', kind: 'alias', to: '/admin/photos' },

  { path: '/auth', kind: 'account' },
  { path: '/user', kind: 'member' },
  { path: '/contribute', kind: 'member' },
  { path: '/admin', kind: 'administration' },

  { path: '/api', kind: 'machine', needsViewer: true, isCrawled: false },
  { path: '/language', kind: 'machine', isCrawled: false },
  { path: '/health', kind: 'machine' },
  { path: '/metrics', kind: 'machine' },
  { path: '/feeds', kind: 'machine' },
  { path: '/iiif', kind: 'machine' },
  { path: '/oai', kind: 'machine' },
  { path: '/robots.txt', kind: 'machine' },
  { path: '/.well-known/security.txt', kind: 'machine' },
  { path: '/sitemap.xml', kind: 'machine' },
  { path: '/sitemap-:part.xml', kind: 'machine' },

  { path: '/assets', kind: 'file', offline: 'asset' },
  { path: '/uploads', kind: 'file', offline: 'picture', needsViewer: true },
  { path: '/sw.js', kind: 'file' },
  { path: '/manifest.webmanifest', kind: 'file' },
  { path: '/favicon.ico', kind: 'file' },
  // Vite's own, in development.
  { path: '/@:name', kind: 'file' },
  { path: '/src', kind: 'file' },
  { path: '/node_modules', kind: 'file' },
];

/** A row with all that it says; `path` is null for a path that nobody owns. */
export type Address = Treatment & Pick<AddressRow, 'kind' | 'to'> & { path: string | null };

const patterns = rows.map(({ path, kind }) => {
  const pattern = path.replace(/\./g, '\\.').replace(/:\w+/g, '[^/]+');
  return new RegExp(`^${pattern}${kind === 'page' || kind === 'alias' ? '$' : '(?:/|$)'}`);
});
const rowAt = (path: string): number => patterns.findIndex((pattern) => pattern.test(path));

export const addresses: readonly (Address & { path: string })[] = rows.map((row) => ({ ...treatmentOf(row), ...row }));

function treatmentOf({ kind, to = '' }: AddressRow): Treatment {
  if (kind !== 'alias') return kinds[kind];
  const target = rows[rowAt(to)];
  return { ...(target ? { ...treatmentOf(target), ...target } : page), inSitemap: false };
}

/** Answered by the page that says that there is nothing here. */
const nowhere: Address = { ...page, path: null, kind: 'page', inSitemap: false };

/**
 * Who owns a path, with or without a language in front. What takes no language is not found behind one, but for the
 * administration, which is led to its own address.
 */
export function addressOf(pathname: string): Address {
  const { language, path } = splitLanguage(pathname);
  const address = addresses[rowAt(path)] ?? nowhere;
  return language !== null && address.page === null ? nowhere : address;
}

export const isAdministration = (pathname: string): boolean => addressOf(pathname).admits === 'administrators';
