import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { traceOf } from './trace-context.js';

const acceptable = /^[\w.:-]{8,64}$/;

export const requestIdHeader = 'X-Request-Id';

/** The id of a request in the logs. A valid `X-Request-Id` of the client or of a proxy is used, else one is generated. */
export function newRequestId({ headers }: IncomingMessage): string {
  const received = headers['x-request-id'];
  return typeof received === 'string' && acceptable.test(received) ? received : randomUUID();
}

export function assignRequestId(request: IncomingMessage, response: ServerResponse): string {
  const id = newRequestId(request);
  response.setHeader(requestIdHeader, id);
  return id;
}

export function requestIdOf(request: IncomingMessage): string {
  const { id } = request as { id?: unknown };
  return typeof id === 'string' ? id : '';
}

/** What a log line about a request has, where it is written outside of the request's own logger. */
export const logIdsOf = (request: IncomingMessage): { requestId: string } => ({
  requestId: requestIdOf(request),
  ...traceOf(request),
});
