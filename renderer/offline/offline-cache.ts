import { addressOf } from '../../src/contract/addresses.js';

/** What the product calls its caches; all others on the origin are left alone. */
export const cachePrefix = 'veduta-';
/** A build has a cache of its own, since its pages name its own files. */
export const cacheNameOf = (build: string): string => `${cachePrefix}v1.3-${build}`;
export const isOldCache = (name: string, current: string): boolean => name.startsWith(cachePrefix) && name !== current;

/** How many of each are kept; the oldest go first. */
export const keptAtMost = { page: 40, image: 120, asset: 400 } as const;

export type Kept = keyof typeof keptAtMost;
/** `passed`: the worker has no part in it. `private`: never kept, yet answered for without a line. */
export type Handling = Kept | 'private' | 'passed';

export interface Asked {
  method: string;
  url: string;
  mode: string;
  destination: string;
}

/** What the worker does with a request of a page of `origin`. */
export function handlingOf({ method, url, mode, destination }: Asked, origin: string): Handling {
  const { origin: of, pathname } = new URL(url);
  if (method !== 'GET' || of !== origin) return 'passed';
  const { offline } = addressOf(pathname);
  if (offline === 'image') return destination === 'image' ? offline : 'passed';
  if (offline === 'asset') return offline;
  return mode === 'navigate' ? offline : 'passed';
}

/** Only what is meant for everyone: whole, of our own, and public by its own word. */
export function isKeepable({ status, type, redirected, headers }: Response): boolean {
  const caching = headers.get('cache-control') ?? '';
  return (
    status === 200 &&
    type === 'basic' &&
    !redirected &&
    /\bpublic\b/.test(caching) &&
    !/\b(?:no-store|private)\b/.test(caching)
  );
}

/** The addresses that must go so that one more of its kind finds room; `addresses` in the order in which they came. */
export function overflowOf(kind: Kept, addresses: readonly string[], origin: string): string[] {
  const alike = addresses.filter((address) => kindOfKept(address, origin) === kind);
  return alike.slice(0, Math.max(0, alike.length - keptAtMost[kind]));
}

export const kindOfKept = (address: string, origin: string): Handling => {
  const isPicture = new URL(address).pathname.startsWith('/uploads/');
  const destination = isPicture ? 'image' : 'document';
  return handlingOf({ method: 'GET', url: address, mode: 'navigate', destination }, origin);
};
