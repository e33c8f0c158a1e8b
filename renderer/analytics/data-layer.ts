/** An event with the field names of the data layer. */
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
    /** The queue that the statistics service reads. */
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

/** Browser only: the data layer, created when missing. Without a statistics service nothing reads it. */
export const openDataLayer = (): unknown[] => (window.dataLayer ??= []);

/** Tells the statistics service that the visitor withdrew consent. */
export function disableAnalytics(): void {
  openDataLayer().push(disableEntry);
}
