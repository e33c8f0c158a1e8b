import { statisticsServiceHost } from '../../src/contract/statistics-service.js';
import { openDataLayer } from './data-layer.js';

/**
 * ANALYTICS_ID is a container id (GTM-…), whose script reads the data layer itself, or a measurement id, whose script
 * needs commands.
 */
export const isContainer = (id: string): boolean => id.startsWith('GTM-');

export const serviceScriptUrl = (id: string): string =>
  `${statisticsServiceHost}/${isContainer(id) ? 'gtm.js' : 'gtag/js'}?id=${encodeURIComponent(id)}`;

/** The id in the page's head; null where the archive uses no statistics service. Browser only. */
export const serviceId = (): string | null =>
  document.querySelector<HTMLMetaElement>('meta[name="analytics-id"]')?.content ?? null;

let isLoaded = false;

export const isServiceLoaded = (): boolean => isLoaded;

/** Loads the service's script; call it after consent only. Does nothing without a service. */
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

/** A loaded script cannot be unloaded, but it obeys this global flag. */
export function setServiceDisabled(id: string | null, isDisabled: boolean): void {
  if (id !== null) Object.assign(window, { [`ga-disable-${id}`]: isDisabled });
}

/** The service recognises a command by its type: an `arguments` object, not an array. */
export function command(..._words: unknown[]): void {
  openDataLayer().push(arguments);
}
