import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** Less than the time in which the process ends in any case, by what the rest of the shutdown takes. */
export const drainTimeoutMs = 55_000;
const idleCheckMs = 100;

export interface Drain {
  /**
   * Refuses new connections, lets requests that are being answered finish, and ends streams, which have no end of
   * their own. Resolves when the last connection is closed; after 55 s it closes those that are left.
   */
  drain(): Promise<void>;
}

/** Follows the requests of a server, so that it can stop without breaking one off. */
export function drainable(server: Server, { timeoutMs = drainTimeoutMs } = {}): Drain {
  const answering = new Set<ServerResponse>();
  let isDraining = false;

  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    answering.add(response);
    response.once('close', () => answering.delete(response));
    // A proxy may send its next request on the same connection before it has seen that the connection ends.
    if (isDraining) response.setHeader('Connection', 'close');
  });

  async function drain(): Promise<void> {
    isDraining = true;
    await arrivedIsRead();
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    for (const response of answering) {
      if (!response.headersSent) response.setHeader('Connection', 'close');
      else if (isEventStream(response)) response.end();
    }
    const idle = setInterval(() => void arrivedIsRead().then(() => server.closeIdleConnections()), idleCheckMs);
    const deadline = setTimeout(() => server.closeAllConnections(), timeoutMs);
    await closed;
    clearInterval(idle);
    clearTimeout(deadline);
  }

  return { drain };
}

/**
 * The event loop has read what has arrived by now. A connection with an unread request looks idle, and closing it would break the
 * request off: a busy process has some, and a proxy repeats no edit.
 */
async function arrivedIsRead(): Promise<void> {
  // The first turn may have begun to read before.
  for (let turn = 0; turn < 2; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

const isEventStream = (response: ServerResponse): boolean =>
  String(response.getHeader('Content-Type')).startsWith('text/event-stream');
