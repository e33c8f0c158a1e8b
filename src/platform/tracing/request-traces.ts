import type { RequestHandler } from 'express';
import type { Config } from '../config/config.js';
import { methodOf, routeOf } from '../metrics/request-metrics.js';
import { isFailure } from '../logging.js';
import { beginSpan, isTracing } from './tracing.js';

/**
 * Middleware: a span for every request that Express answers, by its route. It must be the first: the request continues the
 * trace of a trusted proxy (`traceparent`), and carries its own span from then on, so that the log names the trace, too.
 */
export const requestTraces =
  ({ trustProxy }: Pick<Config, 'trustProxy'>): RequestHandler =>
  (request, response, next) => {
    if (!isTracing()) return next();
    // Who calls past the proxy decides neither whether a request is traced nor what it belongs to.
    const caller = trustProxy === false ? undefined : request.headers['traceparent'];
    const method = methodOf(request);
    const attributes = { 'http.request.method': method };
    const span = beginSpan({ name: method, kind: 'server', attributes }, typeof caller === 'string' ? caller : null);
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
  };
