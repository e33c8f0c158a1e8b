import { baseLanguageQuery } from '../../src/contract/languages.js';
import { addressAfterUpdate, isBusy, withoutMarker } from './update.js';
import type { WorkerMessage } from './worker-message.js';

const typed = new Set<HTMLInputElement | HTMLTextAreaElement>();
let registration: ServiceWorkerRegistration | undefined;
/** The page was reloaded by an update and must not be reloaded again. */
let isUpdated = false;

/** Makes visited pages readable offline. Called once; works in a built site only. */
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

/** Has the worker cache the current page with its files and images. */
export function cacheCurrentPage(): void {
  if (!registration?.active || isSavingData()) return;
  const { origin, pathname, search } = window.location;
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${origin}/assets/`) || isImage(name));
  post(registration.active, { kind: 'seen', urls: [origin + pathname + search, ...new Set(files)] });
  updateWhenPossible();
}

/** Removes the update marker from the address, so that it gets into no bookmark or shared link. */
function readMarker(): void {
  const { href } = window.location;
  const address = withoutMarker(href);
  if (address === href) return;
  isUpdated = true;
  history.replaceState(history.state, '', address);
}

async function register(): Promise<void> {
  const container = navigator.serviceWorker;
  // The first worker takes over without a reload: the page is of the same build.
  let isFirst = container.controller === null;
  container.addEventListener('controllerchange', () => {
    if (isFirst) {
      isFirst = false;
      cacheCurrentPage();
      return;
    }
    if (!isUpdated && !isVisitorBusy()) window.location.replace(addressAfterUpdate(window.location.href));
  });
  // A browser may refuse (private window, blocked storage); the site works without the worker.
  registration = await container.register(`/sw.js${baseLanguageQuery()}`, { scope: '/' }).catch(() => undefined);
  registration?.addEventListener('updatefound', () => {
    registration?.installing?.addEventListener('statechange', updateWhenPossible);
  });
  document.addEventListener('visibilitychange', updateWhenPossible);
  cacheCurrentPage();
  updateWhenPossible();
}

/** Activates a waiting version as soon as it interrupts nobody: now, on the next page, or while the tab is hidden. */
function updateWhenPossible(): void {
  if (!registration?.waiting || !navigator.serviceWorker.controller || isVisitorBusy()) return;
  post(registration.waiting, { kind: 'skip-waiting' });
}

const isVisitorBusy = (): boolean =>
  isBusy({
    typed: [...typed],
    sounds: [...document.querySelectorAll<HTMLMediaElement>('audio, video')],
    path: window.location.pathname,
  });

const post = (worker: ServiceWorker, message: WorkerMessage): void => worker.postMessage(message);

const isImage = (address: string): boolean =>
  address.includes('/uploads/') && /\.(?:webp|jpe?g|avif|png)$/.test(address);

const isSavingData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Offline, client navigation would wait for the API; a full page load is answered by the worker. */
function leaveToBrowserWhenOffline(event: MouseEvent): void {
  if (navigator.onLine || !navigator.serviceWorker.controller) return;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.origin !== window.location.origin || link.dataset['vike'] === 'false') return;
  if (link.pathname === window.location.pathname && link.hash) return;
  event.stopImmediatePropagation();
}
