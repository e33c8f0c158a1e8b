import type { Server } from 'node:http';
import { limitBodies } from './body-deadline.js';

/** The most that any request may take to arrive: an upload. Each request's own time is that of `limitBodies`. */
const requestTimeoutMs = 60 * 60_000;
/** Longer than the keep-alive of proxies (usually 60 s): if we closed first, a proxy might just be sending a request. */
const keepAliveTimeoutMs = 65_000;

export function setServerTimeouts(server: Server): void {
  server.requestTimeout = requestTimeoutMs;
  server.keepAliveTimeout = keepAliveTimeoutMs;
  limitBodies(server);
}
