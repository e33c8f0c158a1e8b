import type { Server } from 'node:http';

/** The upload of a 200 MB scan on a slow connection takes longer than Node's default of five minutes. */
const requestTimeoutMs = 60 * 60_000;
/** Longer than the keep-alive of proxies (usually 60 s): if we closed first, a proxy might just be sending a request. */
const keepAliveTimeoutMs = 65_000;

export function setServerTimeouts(server: Server): void {
  server.requestTimeout = requestTimeoutMs;
  server.keepAliveTimeout = keepAliveTimeoutMs;
}
