/** Calls the statistics once they are loaded, in the order of the calls. No page needs them to be shown. */
export function withAnalytics(use: (analytics: typeof import('./analytics.js')) => void): void {
  // Without them nothing is counted.
  import('./analytics.js').then(use, () => undefined);
}
