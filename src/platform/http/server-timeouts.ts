import type { Server } from 'node:http';

/** A scan of 200 MB on a slow line takes longer than Node's five minutes. */
const slowestUploadMs = 60 * 60_000;
/** Longer than proxies keep theirs: a connection that we close first may be the one on which they just sent a request. */
const idleConnectionMs = 65_000;

/** How long the server waits for its callers. */
export function setServerTimeouts(server: Server): void {
  server.requestTimeout = slowestUploadMs;
  server.keepAliveTimeout = idleConnectionMs;
}
