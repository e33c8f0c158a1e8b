import type { Server } from 'node:http';
import { limitBodies } from './body-deadline.js';

/** The most that any request may take to arrive: an upload. Each request's own time is that of `limitBodies`. */
const requestTimeoutMs = 60 * 60_000;
/** Longer than the keep-alive of proxies (usually 60 s): if we closed first, a proxy might just be sending a request. */
const keepAliveTimeoutMs = 65_000;
/** Bytes of the address and all headers. Ours and the cookies of other programs at the same host are under 4 kB. */
const headersMax = 8192;

/** Of time and size. Node answers requests with longer headers 431 by itself. */
export function setServerLimits(server: Server): void {
  // As the option of `createServer`, which Nest does not pass on; read for each connection.
  (server as Server & { maxHeaderSize: number }).maxHeaderSize = headersMax;
  server.requestTimeout = requestTimeoutMs;
  server.keepAliveTimeout = keepAliveTimeoutMs;
  limitBodies(server);
}
