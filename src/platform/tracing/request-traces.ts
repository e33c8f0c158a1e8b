import type { NextFunction, Request, Response } from 'express';
import { methodOf, routeOf } from '../metrics/request-metrics.js';
import { isFailure } from '../logging.js';
import { beginSpan, isTracing } from './tracing.js';

/**
 * Middleware: a span for every request that Express answers, by its route. It must be the first: the request continues the
 * caller's trace (`traceparent`), and carries its own span from then on, so that the log names the trace, too.
 */
export function requestTraces(request: Request, response: Response, next: NextFunction): void {
  if (!isTracing()) return next();
  const { traceparent } = request.headers;
  const method = methodOf(request);
  const attributes = { 'http.request.method': method };
  const span = beginSpan(
    { name: method, kind: 'server', attributes },
    typeof traceparent === 'string' ? traceparent : null,
  );
  if (!span) return next();
  request.headers['traceparent'] = span.traceparent;
  response.once('close', () => {
    const { statusCode } = response;
    const route = routeOf(request);
    span.describe({
      name: `${method} ${route}`,
      attributes: { 'http.route': route, 'http.response.status_code': statusCode },
    });
    span.end(isFailure(statusCode) ? String(statusCode) : undefined);
  });
  span.within(next);
}
