/** Calls the offline reading once it is loaded, in the order of the calls. No page needs it to be shown. */
export function withOfflineReading(use: (offline: typeof import('./offline-reading.js')) => void): void {
  // Without it the page is as usable.
  import('./offline-reading.js').then(use, () => undefined);
}
