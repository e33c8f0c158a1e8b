import {
  cacheNameOf,
  type Handling,
  handlingOf,
  isKeepable,
  isOldCache,
  type Kept,
  kindOfKept,
  overflowOf,
} from './offline-cache.js';
import { type KeptForReading, languageOffline, offlinePage } from './offline-page.js';
import { withoutMarker } from './update.js';
import type { WorkerMessage } from './worker-message.js';

/** The build that the worker belongs to; written in by service-worker-plugin.ts. */
declare const BUILD_ID: string;

/** As much of a service worker's surroundings as is used here: TypeScript knows either those or the page's. */
interface WorkerScope {
  location: Location;
  navigator: Navigator;
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'activate', listener: (event: WaitingEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: AskingEvent) => void): void;
  addEventListener(type: 'message', listener: (event: WaitingEvent & { data: WorkerMessage }) => void): void;
}
interface WaitingEvent {
  waitUntil(work: Promise<unknown>): void;
}
interface AskingEvent extends WaitingEvent {
  request: Request;
  respondWith(response: Promise<Response>): void;
}

const worker = globalThis as unknown as WorkerScope;
const { origin } = worker.location;
const cacheName = cacheNameOf(BUILD_ID);
const listed = 12;

worker.addEventListener('activate', (event) => {
  event.waitUntil(removeOldCaches().then(() => worker.clients.claim()));
});

worker.addEventListener('message', (event) => {
  if (event.data.kind === 'skip-waiting') event.waitUntil(worker.skipWaiting());
  else event.waitUntil(keepSeen(event.data.urls));
});

worker.addEventListener('fetch', (event) => {
  const handling = handlingOf(event.request, origin);
  if (handling === 'passed') return;
  event.respondWith(answer(event, handling));
});

/** Files of a build never change; everything else is asked for first, and read from the cache without a line. */
async function answer(event: AskingEvent, handling: Exclude<Handling, 'passed'>): Promise<Response> {
  const { request } = event;
  const known = handling === 'asset' ? await find(request.url) : undefined;
  if (known) return known;
  try {
    const response = await fetch(request);
    if (handling !== 'private') event.waitUntil(keep(request.url, response.clone(), handling));
    return response;
  } catch (failure) {
    const kept = handling === 'private' ? undefined : await find(request.url);
    if (kept) return kept;
    if (handling === 'page' || handling === 'private') return offline(request.url);
    throw failure;
  }
}

async function keep(askedFor: string, response: Response, kind: Kept): Promise<void> {
  const url = withoutMarker(askedFor);
  const cache = await caches.open(cacheName);
  // What was taken from the archive goes from here too.
  if (response.status === 404 || response.status === 410) await cache.delete(url);
  if (!isKeepable(response)) return;
  // Deleted first, so that it stands among the latest.
  await cache.delete(url);
  await cache.put(url, response);
  const addresses = (await cache.keys()).map((request) => request.url);
  await Promise.all(overflowOf(kind, addresses, origin).map((address) => cache.delete(address)));
}

const find = async (url: string): Promise<Response | undefined> =>
  (await caches.open(cacheName)).match(withoutMarker(url), { ignoreVary: true });

/** The page that is shown and what it consists of, as far as the worker has not seen them pass. */
async function keepSeen(urls: readonly string[]): Promise<void> {
  for (const url of urls) {
    const kind = kindOfKept(url, origin);
    if (kind === 'passed' || kind === 'private' || (await find(url))) continue;
    const response = await fetch(url, { credentials: 'same-origin' }).catch(() => null);
    if (response) await keep(url, response, kind);
  }
}

async function removeOldCaches(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => isOldCache(name, cacheName)).map((name) => caches.delete(name)));
}

async function offline(url: string): Promise<Response> {
  const language = languageOffline(new URL(url).pathname, worker.navigator.language);
  return offlinePage(language, await keptForReading());
}

/** The latest pages, and the files that they share. */
async function keptForReading(): Promise<KeptForReading> {
  const cache = await caches.open(cacheName);
  const addresses = (await cache.keys()).map(({ url }) => url);
  const ofKind = (kind: Kept): string[] => addresses.filter((url) => kindOfKept(url, origin) === kind);
  const pages = ofKind('page').reverse().slice(0, listed);
  return {
    files: ofKind('asset'),
    pages: await Promise.all(
      pages.map(async (url) => {
        const { pathname, search } = new URL(url);
        const html = (await (await cache.match(url, { ignoreVary: true }))?.text()) ?? '';
        return { path: pathname + search, titleHtml: /<title>([^<]*)/.exec(html)?.[1] ?? pathname };
      }),
    ),
  };
}
