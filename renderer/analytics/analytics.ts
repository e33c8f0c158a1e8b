import { allowsAnalytics, consentStore } from '../consent/consent-store.js';
import { type AnalyticsEvent, customEntry, type LayerEntry } from './data-layer.js';
import { pageViews } from './page-views.js';
import {
  command,
  isContainer,
  isServiceLoaded,
  loadStatisticsService,
  serviceId,
  setServiceDisabled,
} from './statistics-service.js';
import { layerPolling, waitFor } from './wait-for.js';

const views = pageViews({ title: () => document.title, send });
let path: string | undefined;
let isStarted = false;
let wasAllowed = false;

/** Call when a page is shown, also with another query. Browser only; sends nothing before consent. */
export function trackPage(shown: string): void {
  path = shown;
  if (!isStarted) {
    isStarted = true;
    consentStore.subscribe(handleConsent);
    handleConsent();
  } else if (wasAllowed) views.changed(shown);
  else handleConsent();
}

/**
 * Call when a page of an account is shown, whose address and content are nobody else's. A script that was loaded on an
 * earlier page would read them, so the page is loaded again, without the script.
 */
export function leavePublicPages(): void {
  path = undefined;
  if (isServiceLoaded()) window.location.reload();
  else if (isStarted) handleConsent();
}

/** Reports an action of the visitor. */
export function trackEvent(event: AnalyticsEvent): void {
  send(customEntry(event));
}

function handleConsent(): void {
  const isAllowed = allowsAnalytics() && path !== undefined;
  if (isAllowed === wasAllowed) return;
  wasAllowed = isAllowed;
  setServiceDisabled(serviceId(), !isAllowed);
  if (isAllowed) void start();
  else views.stop();
}

async function start(): Promise<void> {
  loadStatisticsService(serviceId());
  const layer = await waitFor(() => window.dataLayer, layerPolling, allowsAnalytics);
  if (layer && path !== undefined) views.changed(path);
}

function send(entry: LayerEntry): void {
  if (!allowsAnalytics() || path === undefined) return;
  window.dataLayer?.push(entry);
  const id = serviceId();
  if (id === null || isContainer(id)) return;
  const { event, ...details } = entry;
  command('event', event === 'custom_event' ? entry.event_action : event, details);
}
