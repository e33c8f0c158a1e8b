import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

const acceptable = /^[\w.:-]{8,64}$/;

/** The id of a request in the logs. A valid `X-Request-Id` of the client or of a proxy is used, else one is generated. */
export function assignRequestId(request: IncomingMessage, response: ServerResponse): string {
  const received = request.headers['x-request-id'];
  const id = typeof received === 'string' && acceptable.test(received) ? received : randomUUID();
  response.setHeader('X-Request-Id', id);
  return id;
}

export function requestIdOf(request: IncomingMessage): string {
  const { id } = request as { id?: unknown };
  return typeof id === 'string' ? id : '';
}
