/** What happened, in the words of the data layer (accounts-and-admin.md §9). */
export interface AnalyticsEvent {
  event_action: string;
  event_category: string;
  event_label: string;
  value: number;
}

export interface LayerEntry extends Partial<AnalyticsEvent> {
  event: string;
  [name: string]: unknown;
}

declare global {
  interface Window {
    /** The queue that a statistics service reads. */
    dataLayer?: unknown[];
  }
}

export const pageViewEntry = (path: string, title: string): LayerEntry => ({
  event: 'page_view',
  event_action: 'page_view',
  event_category: 'navigation',
  event_label: path,
  value: 1,
  page_path: path,
  page_title: title,
});

export const customEntry = ({ event_action, event_category, event_label, value }: AnalyticsEvent): LayerEntry => ({
  event: 'custom_event',
  event_action,
  event_category,
  event_label,
  value,
});

export const disableEntry: LayerEntry = { event: 'analytics_disabled', analytics_consent: 'denied' };

/** Browser only: the layer, made when there is none. Without a statistics service nobody reads it. */
export const openDataLayer = (): unknown[] => (window.dataLayer ??= []);

/** Tells a statistics service, if there is one, that the visitor refuses it. */
export function disableAnalytics(): void {
  openDataLayer().push(disableEntry);
}
