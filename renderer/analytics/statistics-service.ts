import { statisticsServiceHost } from '../../src/contract/statistics-service.js';
import { openDataLayer } from './data-layer.js';

/** Whose id an operator has given in ANALYTICS_ID: a container reads the layer itself, a measurement id wants commands. */
export const isContainer = (id: string): boolean => id.startsWith('GTM-');

export const serviceScriptUrl = (id: string): string =>
  `${statisticsServiceHost}/${isContainer(id) ? 'gtm.js' : 'gtag/js'}?id=${encodeURIComponent(id)}`;

/** The id in the head of the page, null where the archive uses no statistics service. Browser only. */
export const serviceId = (): string | null =>
  document.querySelector<HTMLMetaElement>('meta[name="analytics-id"]')?.content ?? null;

let isLoaded = false;

/** Fetches the service's script, after consent only. Without a service the layer is read by nobody. */
export function loadStatisticsService(id: string | null): void {
  const layer = openDataLayer();
  if (id === null || isLoaded) return;
  isLoaded = true;
  layer.push({ event: 'gtm.js', 'gtm.start': Date.now() });
  if (!isContainer(id)) {
    command('js', new Date());
    command('config', id, { send_page_view: false });
  }
  const script = document.createElement('script');
  script.async = true;
  script.src = serviceScriptUrl(id);
  document.head.append(script);
}

/** A script that has been loaded cannot be taken back, but it heeds this mark. */
export function silenceService(id: string | null, isSilent: boolean): void {
  if (id !== null) Object.assign(window, { [`ga-disable-${id}`]: isSilent });
}

/** The service knows a command by its being an `arguments` object, not an array. */
export function command(..._words: unknown[]): void {
  openDataLayer().push(arguments);
}
