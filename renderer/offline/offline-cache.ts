import { addressOf } from '../../src/contract/addresses.js';

/** Prefix of the names of our caches; other caches of the origin are not touched. */
export const cachePrefix = 'veduta-';
/** Each build has its own cache, because its pages name its own files. */
export const cacheNameOf = (build: string): string => `${cachePrefix}v1.3-${build}`;
export const isOldCache = (name: string, current: string): boolean => name.startsWith(cachePrefix) && name !== current;

/** Entries per kind; the oldest are evicted first. */
export const cacheLimits = { page: 40, image: 120, asset: 400 } as const;

export type CachedKind = keyof typeof cacheLimits;
/** `passed`: the browser handles it. `private`: never cached, and answered by the offline page without a connection. */
export type CacheStrategy = CachedKind | 'private' | 'passed';

export interface CacheRequest {
  method: string;
  url: string;
  mode: string;
  destination: string;
}

/** How the worker handles a request from a page of `origin`. */
export function strategyOf({ method, url, mode, destination }: CacheRequest, origin: string): CacheStrategy {
  const { origin: of, pathname } = new URL(url);
  if (method !== 'GET' || of !== origin) return 'passed';
  const { offline } = addressOf(pathname);
  if (offline === 'image') return destination === 'image' ? offline : 'passed';
  if (offline === 'asset') return offline;
  return mode === 'navigate' ? offline : 'passed';
}

/** Only complete answers of our own origin that their Cache-Control calls public. */
export function isCacheable({ status, type, redirected, headers }: Response): boolean {
  const caching = headers.get('cache-control') ?? '';
  return (
    status === 200 &&
    type === 'basic' &&
    !redirected &&
    /\bpublic\b/.test(caching) &&
    !/\b(?:no-store|private)\b/.test(caching)
  );
}

/** The addresses beyond the limit of their kind; `addresses` from the oldest to the newest. */
export function overflowOf(kind: CachedKind, addresses: readonly string[], origin: string): string[] {
  const ofKind = addresses.filter((address) => kindOfCached(address, origin) === kind);
  return ofKind.slice(0, Math.max(0, ofKind.length - cacheLimits[kind]));
}

export const kindOfCached = (address: string, origin: string): CacheStrategy => {
  const isImage = new URL(address).pathname.startsWith('/uploads/');
  const destination = isImage ? 'image' : 'document';
  return strategyOf({ method: 'GET', url: address, mode: 'navigate', destination }, origin);
};
