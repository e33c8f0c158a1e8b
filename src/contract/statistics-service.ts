/** The host of the statistics service; asked only where ANALYTICS_ID is set, and only after a visitor's consent. */
export const statisticsServiceHost = 'https://www.googletagmanager.com';

/** Where its script sends what it counts. */
export const statisticsServiceHosts = [
  statisticsServiceHost,
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
] as const;

/** A container (GTM-…) or a measurement id (G-…). */
export const isStatisticsServiceId = (id: string): boolean => /^(?:GTM|G)-[A-Z0-9]{4,20}$/.test(id);
