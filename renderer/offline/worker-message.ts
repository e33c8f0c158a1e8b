/** Messages from a page to the service worker. */
export type WorkerMessage = { kind: 'skip-waiting' } | { kind: 'seen'; urls: string[] };
