import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';

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
  const idle = new IdleConnections();
  let isDraining = false;

  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    answering.add(response);
    idle.follow(request.socket, response);
    response.once('close', () => answering.delete(response));
    // A proxy may send its next request on the same connection before it has seen that the connection ends.
    if (isDraining) response.setHeader('Connection', 'close');
  });

  async function drain(): Promise<void> {
    isDraining = true;
    await arrivedIsRead();
    // The method of the HTTP server would close connections at once whose answer is still to be sent.
    const closed = new Promise<void>((resolve) => void NetServer.prototype.close.call(server, () => resolve()));
    for (const response of answering) {
      if (!response.headersSent) response.setHeader('Connection', 'close');
      else if (isEventStream(response)) response.end();
    }
    idle.close();
    const check = setInterval(() => void arrivedIsRead().then(() => idle.close()), idleCheckMs);
    const deadline = setTimeout(() => server.closeAllConnections(), timeoutMs);
    await closed;
    clearInterval(check);
    clearTimeout(deadline);
  }

  return { drain };
}

/**
 * Connections on which everything that was asked is answered, to the last byte. For Node one is idle as soon as an answer is
 * complete, though it may be half sent, and a slow reader would never get the rest.
 */
class IdleConnections {
  private readonly idle = new Set<Socket>();
  private readonly unanswered = new WeakMap<Socket, number>();

  follow(socket: Socket, response: ServerResponse): void {
    if (!this.unanswered.has(socket)) socket.once('close', () => this.idle.delete(socket));
    this.count(socket, 1);
    response.once('close', () => this.count(socket, -1));
  }

  close(): void {
    for (const socket of this.idle) socket.destroy();
  }

  private count(socket: Socket, more: number): void {
    const unanswered = (this.unanswered.get(socket) ?? 0) + more;
    this.unanswered.set(socket, unanswered);
    if (unanswered === 0 && !socket.destroyed) this.idle.add(socket);
    else this.idle.delete(socket);
  }
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
