import type { Request, RequestHandler } from 'express';
import type { Metrics } from './metrics.js';

declare global {
  namespace Express {
    interface Request {
      /** Route pattern of the page that answers (`/foto/@slug`); Express knows those of the controllers. */
      pagePattern?: string;
    }
  }
}

const bucketsInSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * The duration of every request by route pattern. Never by path: there are as many paths as photographs, and a client can
 * invent more. Files and unknown paths share the label `other`.
 */
export function requestMetrics(metrics: Metrics): RequestHandler {
  const seconds = metrics.histogram(
    'http_request_duration_seconds',
    'How long requests took, by the pattern that answered.',
    ['method', 'route', 'status'],
    bucketsInSeconds,
  );
  return function measureRequest(request, response, next) {
    const stop = seconds.startTimer();
    response.once('close', () =>
      stop({ method: methodOf(request), route: routeOf(request), status: String(response.statusCode) }),
    );
    next();
  };
}

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

const methodOf = ({ method }: Request): string => (methods.includes(method) ? method : 'other');

function routeOf({ pagePattern, route }: Request): string {
  const path = (route as { path?: unknown } | undefined)?.path;
  // `*path` is the catch-all route by which Nest answers 404.
  return pagePattern ?? (typeof path === 'string' && path.startsWith('/') ? path : 'other');
}
