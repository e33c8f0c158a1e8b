/** The host of the statistics service. Used only if ANALYTICS_ID is set, and only after the visitor's consent. */
export const statisticsServiceHost = 'https://www.googletagmanager.com';

/** The hosts to which its script sends data. */
export const statisticsServiceHosts = [
  statisticsServiceHost,
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
] as const;

/** A container (GTM-…) or a measurement id (G-…). */
export const isStatisticsServiceId = (id: string): boolean => /^(?:GTM|G)-[A-Z0-9]{4,20}$/.test(id);
