import { Injectable } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import type { Histogram } from 'prom-client';
import { Metrics } from './metrics.js';

declare global {
  namespace Express {
    interface Request {
      /** Route pattern of the page that answers (`/foto/@slug`); Express knows those of the controllers. */
      pagePattern?: string;
    }
  }
}

type Labels = Record<'method' | 'route' | 'status', string>;

const bucketsInSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * The duration of every request by route pattern. Never by path: there are as many paths as photographs, and a client can
 * invent more. Files and unknown paths share the label `other`.
 */
@Injectable()
export class RequestMetrics {
  private readonly seconds: Histogram<keyof Labels>;

  constructor(metrics: Metrics) {
    this.seconds = metrics.histogram(
      'http_request_duration_seconds',
      'How long requests took, by the pattern that answered.',
      ['method', 'route', 'status'],
      bucketsInSeconds,
    );
  }

  /** Middleware that measures what Express answers. */
  readonly measure = (request: Request, response: Response, next: NextFunction): void => {
    const stop = this.seconds.startTimer();
    response.once('close', () =>
      stop({ method: methodOf(request), route: routeOf(request), status: String(response.statusCode) }),
    );
    next();
  };

  /** Records durations in seconds under fixed labels, for what is answered in front of Express. */
  recorder(labels: Labels): (seconds: number) => void {
    const bound = this.seconds.labels(labels);
    return (seconds) => bound.observe(seconds);
  }
}

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

const methodOf = ({ method }: Request): string => (methods.includes(method) ? method : 'other');

function routeOf({ pagePattern, route }: Request): string {
  const path = (route as { path?: unknown } | undefined)?.path;
  // `*path` is the catch-all route by which Nest answers 404.
  return pagePattern ?? (typeof path === 'string' && path.startsWith('/') ? path : 'other');
}
