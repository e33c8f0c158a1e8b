import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

const acceptable = /^[\w.:-]{8,64}$/;

/** The id under which a request stands in the log; a caller's or proxy's own `X-Request-Id` is kept when it looks like one. */
export function assignRequestId(request: IncomingMessage, response: ServerResponse): string {
  const definedOnly = request.headers['x-request-id'];
  const id = typeof definedOnly === 'string' && acceptable.test(definedOnly) ? definedOnly : randomUUID();
  response.setHeader('X-Request-Id', id);
  return id;
}

export function requestIdOf(request: IncomingMessage): string {
  const { id } = request as { id?: unknown };
  return typeof id === 'string' ? id : '';
}
