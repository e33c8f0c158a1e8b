import { Injectable } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import type { DurationHistogram, Durations } from './duration-histogram.js';
import { Metrics } from './metrics.js';

declare global {
  namespace Express {
    interface Request {
      /** Route pattern of the page that answers (`/foto/@slug`); Express knows those of the controllers. */
      pagePattern?: string;
    }
  }
}

interface Labels {
  method: string;
  route: string;
  status: number;
}

const boundsInSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * The duration of every request by route pattern. Never by path: there are as many paths as photographs, and a client can
 * invent more. Files and unknown paths share the label `other`.
 */
@Injectable()
export class RequestMetrics {
  private readonly histogram: DurationHistogram;
  private readonly series = new Map<string, Durations>();

  constructor(metrics: Metrics) {
    this.histogram = metrics.durations(
      'http_request_duration_seconds',
      'How long requests took, by the pattern that answered.',
      boundsInSeconds,
    );
  }

  /** Middleware that measures what Express answers. */
  readonly measure = (request: Request, response: Response, next: NextFunction): void => {
    const startedAt = performance.now();
    response.once('close', () =>
      this.of({ method: methodOf(request), route: routeOf(request), status: response.statusCode }).observe(
        secondsSince(startedAt),
      ),
    );
    next();
  };

  /** The durations of these requests. `method` and `route` must be of a few values. */
  of({ method, route, status }: Labels): Durations {
    const key = `${method} ${status} ${route}`;
    let durations = this.series.get(key);
    if (!durations) {
      durations = this.histogram.begin({ method, route, status: String(status) });
      this.series.set(key, durations);
    }
    return durations;
  }
}

/** @param startedAt by `performance.now` */
export const secondsSince = (startedAt: number): number => (performance.now() - startedAt) / 1000;

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

export const methodOf = ({ method }: Request): string => (methods.includes(method) ? method : 'other');

/** The pattern that answers: known once it has begun to. */
export function routeOf({ pagePattern, route }: Request): string {
  const path = (route as { path?: unknown } | undefined)?.path;
  // `*path` is the catch-all route by which Nest answers 404.
  return pagePattern ?? (typeof path === 'string' && path.startsWith('/') ? path : 'other');
}
