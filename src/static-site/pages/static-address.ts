import { addressOf } from '../../contract/addresses.js';
import { type Language, splitLanguage } from '../../contract/languages.js';
import { hasFileExtension, largestPhotoPath } from '../../contract/paths.js';
import { knownQuery } from '../../contract/page-query.js';

/** What of an address of the site is among the files. */
export type StaticAddress =
  /** A page: its file, and the address that the site renders it from. */
  | { kind: 'page'; file: string; source: string }
  /** A file of the site under the same path. */
  | { kind: 'file'; file: string }
  /** It leads to the search, which the browser does: the file, and its query. */
  | { kind: 'search'; file: string; query: string }
  /** It needs a server: nothing leads to it. */
  | { kind: 'dropped' };

/** The parameters that make a page of its own in the copy. All other choices lead to the page without them. */
const writtenQueries: Record<string, readonly string[]> = {
  '/archivio': ['page'],
  '/schede': ['type', 'page'],
  '/schede/audioguide': ['type', 'page'],
  '/scheda/:slug': ['page'],
  '/fondo/:slug': ['page'],
};

/** Pages that are a form, or that only scripts fill, and the page that stands for them. */
const standIns: Record<string, string | null> = {
  '/map/explore': '/map',
  // What it shows are addresses of a server.
  '/developers': null,
  '/removal-request': null,
  '/catalog': '/archivio',
};

/** The parameters of the site's lists, by those of the search in the browser. */
const searchParameters: Record<string, string> = {
  q: 'q',
  search: 'q',
  tagId: 'tag',
  tags: 'tag',
  from: 'from',
  year: 'from',
  to: 'to',
};

/** `/it/schede?type=church&page=2` is `it/schede/type-church/page-2/index.html`. */
export const pageFile = (language: Language, path: string, query = new URLSearchParams()): string => {
  const steps = [...query].map(([name, value]) => `/${name}-${encodeURIComponent(value)}`).join('');
  return `${language}${path === '/' ? '' : path}${steps}/index.html`;
};

/**
 * Where an address of the site leads in the copy.
 * @param address a path that begins with a slash, with its query; without an origin
 * @param from the page that it is on: which language an address without one is read in
 */
export function staticAddress(address: string, from: { language: Language }): StaticAddress {
  const url = new URL(address, 'http://site.invalid');
  const { language: stated, path } = splitLanguage(decodedPath(url.pathname));
  const language = stated ?? from.language;
  const row = addressOf(url.pathname);
  // Icons and the like are at the root of the site.
  if (row.kind === 'file' || (row.path === null && hasFileExtension(url.pathname)))
    return { kind: 'file', file: url.pathname.slice(1) };
  const known = row.kind === 'alias' ? (row.to ?? '') : path;
  const pattern = row.kind === 'alias' ? known : (row.path ?? '');
  if (row.page !== 'shared' || row.path === null || known.includes(':')) return { kind: 'dropped' };
  const standIn = standIns[pattern];
  if (standIn === null) return { kind: 'dropped' };
  if (standIn) return page(language, standIn);
  if (pattern === '/search' || isSearch(pattern, url.searchParams))
    return { kind: 'search', file: pageFile(language, '/search'), query: searchQuery(url.searchParams) };
  if (pattern === largestPhotoPath(':slug')) return page(language, path.replace(/\/view$/, ''));
  const normal = new URLSearchParams(knownQuery(known, url.search));
  const kept = new URLSearchParams();
  // Another order or view has other pages.
  const isAnotherList = [...normal.keys()].some((name) => !(writtenQueries[pattern] ?? []).includes(name));
  for (const name of writtenQueries[pattern] ?? []) {
    const value = normal.get(name);
    if (value && !(name === 'page' && isAnotherList)) kept.set(name, value);
  }
  return page(language, known, kept);
}

function page(language: Language, path: string, query = new URLSearchParams()): StaticAddress {
  const search = query.size > 0 ? `?${query}` : '';
  return {
    kind: 'page',
    file: pageFile(language, path, query),
    source: `/${language}${path === '/' ? '' : encodeURI(path)}${search}`,
  };
}

/** A list of photos by a text, a tag or years: the search in the browser finds the same. */
const isSearch = (pattern: string, query: URLSearchParams): boolean =>
  pattern === '/archivio' && ['search', 'tagId', 'from', 'to', 'years'].some((name) => query.get(name));

function searchQuery(query: URLSearchParams): string {
  const found = new URLSearchParams();
  for (const [name, value] of query) {
    const to = Object.hasOwn(searchParameters, name) ? searchParameters[name] : undefined;
    if (to && value) found.set(to, value);
  }
  const [from, to] = (query.get('years') ?? query.get('yearRange') ?? '').split('-');
  if (from) found.set('from', from);
  if (to) found.set('to', to);
  return found.size > 0 ? `?${found}` : '';
}

function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
