/** What a page tells the service worker. */
export type WorkerMessage = { kind: 'skip-waiting' } | { kind: 'seen'; urls: string[] };
