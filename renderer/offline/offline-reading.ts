import { cachePrefix } from './offline-cache.js';
import { addressAfterUpdate, isBusy, withoutMarker } from './update.js';
import type { WorkerMessage } from './worker-message.js';

const typed = new Set<HTMLInputElement | HTMLTextAreaElement>();
let registration: ServiceWorkerRegistration | undefined;
/** The page came by an update: it is not taken away once more. */
let isUpdated = false;

/** Lets pages that were read be read again without a line. Called once; works in a built site only. */
export function startOfflineReading(): void {
  readMarker();
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  document.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) typed.add(target);
  });
  window.addEventListener('click', leaveToBrowserWhenOffline, { capture: true });
  if (document.readyState === 'complete') void register();
  else window.addEventListener('load', () => void register());
}

/** The page that is shown now, and its files and pictures, are kept by the worker. */
export function keepShownPage(): void {
  if (!registration?.active || isSavingData()) return;
  const { origin, pathname, search } = window.location;
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${origin}/assets/`) || isPicture(name));
  tell(registration.active, { kind: 'seen', urls: [origin + pathname + search, ...new Set(files)] });
  updateWhenPossible();
}

/** After a sign-out nothing that was read stays on this computer. */
export async function forgetKeptPages(): Promise<void> {
  if (!('caches' in window)) return;
  const names = await caches.keys().catch(() => []);
  await Promise.all(names.filter((name) => name.startsWith(cachePrefix)).map((name) => caches.delete(name)));
}

/** What says that the page was loaded anew has no place in a bookmark, or in a link that is passed on. */
function readMarker(): void {
  const { href } = window.location;
  const address = withoutMarker(href);
  if (address === href) return;
  isUpdated = true;
  history.replaceState(history.state, '', address);
}

async function register(): Promise<void> {
  const container = navigator.serviceWorker;
  // The first worker of all takes over without a reload: the page is of its own build.
  let isFirst = container.controller === null;
  container.addEventListener('controllerchange', () => {
    if (isFirst) {
      isFirst = false;
      keepShownPage();
      return;
    }
    if (!isUpdated && !isVisitorBusy()) window.location.replace(addressAfterUpdate(window.location.href));
  });
  // A browser that refuses (private window, blocked storage) reads the site without it.
  registration = await container.register('/sw.js', { scope: '/' }).catch(() => undefined);
  registration?.addEventListener('updatefound', () => {
    registration?.installing?.addEventListener('statechange', updateWhenPossible);
  });
  document.addEventListener('visibilitychange', updateWhenPossible);
  keepShownPage();
  updateWhenPossible();
}

/** A new version that waits takes over as soon as nobody is interrupted: now, on the next page, or out of sight. */
function updateWhenPossible(): void {
  if (!registration?.waiting || !navigator.serviceWorker.controller || isVisitorBusy()) return;
  tell(registration.waiting, { kind: 'skip-waiting' });
}

const isVisitorBusy = (): boolean =>
  isBusy({
    typed: [...typed],
    sounds: [...document.querySelectorAll<HTMLMediaElement>('audio, video')],
    path: window.location.pathname,
  });

const tell = (worker: ServiceWorker, message: WorkerMessage): void => worker.postMessage(message);

const isPicture = (address: string): boolean => /\/uploads\/.*\.(?:webp|jpe?g|avif|png)$/.test(address);

const isSavingData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Without a line the page's own way of changing pages would wait for the API; the browser's way meets the worker. */
function leaveToBrowserWhenOffline(event: MouseEvent): void {
  if (navigator.onLine || !navigator.serviceWorker.controller) return;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.origin !== window.location.origin || link.dataset['vike'] === 'false') return;
  if (link.pathname === window.location.pathname && link.hash) return;
  event.stopImmediatePropagation();
}
