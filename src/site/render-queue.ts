import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { DomainError } from '../contract/errors.js';
import { addressKey, takePoint } from '../platform/throttling/limiters.js';
import { Config } from '../platform/config/config.js';
import { Metrics } from '../platform/metrics/metrics.js';
import { Semaphore } from '../platform/semaphore.js';
import { viewerOf } from '../platform/http/viewer.decorator.js';

/** Rendering uses the processor; more at once only wait for it and hold memory. */
const concurrent = 8;
/** Pages that had to be rendered for one address, or for one account. Most pages come from the cache and are not counted. */
const rendersPerMinute = 300;

/**
 * Bounds how many pages are rendered: at once, waiting, and for one anonymous IP address or one account in a minute; and for
 * how long.
 */
@Injectable()
export class RenderQueue {
  /** From the request to the page, with the time in the queue. In development the first one compiles the page. */
  deadlineMs: number;
  private readonly renders = new Semaphore(concurrent);
  private readonly readers = new RateLimiterMemory({ keyPrefix: 'render', points: rendersPerMinute, duration: 60 });

  constructor(
    private readonly config: Config,
    metrics: Metrics,
  ) {
    metrics.load('veduta_renderings', 'Pages that are rendered, and that wait for it.', () => this.renders.load);
    this.deadlineMs = config.production ? 15_000 : 120_000;
  }

  /** Counts a page that is not in the cache. @throws DomainError `too_many_requests` with the time to wait */
  async take(request: Request): Promise<void> {
    if (!this.config.rateLimit) return;
    const viewer = viewerOf(request);
    const reader = viewer.kind === 'user' ? `user ${viewer.userId}` : addressKey(request.ip ?? '');
    await takePoint(this.readers, reader, 'too_many_requests');
  }

  /** @throws DomainError `unavailable` with the time to wait, when too many wait, or it takes too long */
  run<Result>(render: () => Promise<Result>): Promise<Result> {
    const deadline = performance.now() + this.deadlineMs;
    return this.renders.run(() => beforeDeadline(render, deadline));
  }
}

/** A rendering that waits for something that never answers would otherwise keep its place, and all who wait for the page. */
async function beforeDeadline<Result>(render: () => Promise<Result>, deadline: number): Promise<Result> {
  const leftMs = deadline - performance.now();
  if (leftMs <= 0) throw tooLate();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(tooLate()), leftMs);
  });
  return Promise.race([render(), late]).finally(() => clearTimeout(timer));
}

const tooLate = (): DomainError => new DomainError('unavailable', { retryAfterSeconds: 5 });
