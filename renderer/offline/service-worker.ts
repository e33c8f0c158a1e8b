import {
  cacheNameOf,
  type CacheStrategy,
  strategyOf,
  isCacheable,
  isOldCache,
  type CachedKind,
  kindOfCached,
} from './offline-cache.js';
import { forgetPage, storeAnswer } from './stored-answers.js';
import { type CachedPages, languageOffline, offlinePage, rootOf } from './offline-page.js';
import { withoutMarker } from './update.js';
import type { WorkerMessage } from './worker-message.js';

/** The build that the worker belongs to; inserted by service-worker-plugin.ts. */
declare const BUILD_ID: string;

/** The part of the service worker's globals that is used here: TypeScript knows either these or those of a page. */
interface WorkerScope {
  location: Location;
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: ExtendableEvent & { data: WorkerMessage }) => void): void;
}
interface ExtendableEvent {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends ExtendableEvent {
  request: Request;
  respondWith(response: Promise<Response>): void;
}

const worker = globalThis as unknown as WorkerScope;
const { origin } = worker.location;
const cacheName = cacheNameOf(BUILD_ID);
const listedPages = 12;

worker.addEventListener('activate', (event) => {
  event.waitUntil(removeOldCaches().then(() => worker.clients.claim()));
});

worker.addEventListener('message', (event) => {
  if (event.data.kind === 'skip-waiting') event.waitUntil(worker.skipWaiting());
  else event.waitUntil(cacheUrls(event.data.urls));
});

worker.addEventListener('fetch', (event) => {
  const handling = strategyOf(event.request, origin);
  if (handling === 'passed') return;
  event.respondWith(answer(event, handling));
});

/** Cache first for files of a build, which never change; network first for everything else. */
async function answer(event: FetchEvent, handling: Exclude<CacheStrategy, 'passed'>): Promise<Response> {
  const { request } = event;
  const known = handling === 'asset' ? await find(request.url) : undefined;
  if (known) return known;
  try {
    const response = await fetch(request);
    if (handling !== 'private') event.waitUntil(store(request.url, response.clone(), handling));
    return response;
  } catch (failure) {
    const cached = handling === 'private' ? undefined : await find(request.url);
    if (cached) return cached;
    if (handling === 'page' || handling === 'private') return offline(request.url);
    throw failure;
  }
}

async function store(requestUrl: string, response: Response, kind: CachedKind): Promise<void> {
  const url = withoutMarker(requestUrl);
  const cache = await caches.open(cacheName);
  if (response.status === 404 || response.status === 410) await forgetPage(cache, url);
  if (isCacheable(response)) await storeAnswer(cache, { url, response, kind, origin });
}

const find = async (url: string): Promise<Response | undefined> =>
  (await caches.open(cacheName)).match(withoutMarker(url), { ignoreVary: true });

const underway = new Set<string>();

/** Caches the current page and its files, which may have been loaded before the worker was active. */
async function cacheUrls(urls: readonly string[]): Promise<void> {
  for (const url of urls) {
    const kind = kindOfCached(url, origin);
    // A page is announced more than once: by its first load, and when the worker takes over.
    if (kind === 'passed' || kind === 'private' || underway.has(url) || (await find(url))) continue;
    underway.add(url);
    try {
      await store(url, await fetch(url, { credentials: 'same-origin' }), kind);
    } catch {
      // The connection is gone. The page is announced again when it is seen again.
    } finally {
      underway.delete(url);
    }
  }
}

async function removeOldCaches(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => isOldCache(name, cacheName)).map((name) => caches.delete(name)));
}

async function offline(url: string): Promise<Response> {
  const cached = await cachedPages();
  return offlinePage(languageOffline(new URL(url).pathname, cached.language), cached);
}

/** The latest cached pages, and the files that they share. */
async function cachedPages(): Promise<CachedPages> {
  const cache = await caches.open(cacheName);
  const addresses = (await cache.keys()).map(({ url }) => url);
  const ofKind = (kind: CachedKind): string[] => addresses.filter((url) => kindOfCached(url, origin) === kind);
  const pages = await Promise.all(
    ofKind('page')
      .reverse()
      .slice(0, listedPages)
      .map(async (url) => {
        const { pathname, search } = new URL(url);
        const html = (await (await cache.match(url, { ignoreVary: true }))?.text()) ?? '';
        return { path: pathname + search, titleHtml: /<title>([^<]*)/.exec(html)?.[1] ?? pathname, html };
      }),
  );
  return { files: ofKind('asset'), pages, ...rootOf(pages[0]?.html ?? '') };
}
