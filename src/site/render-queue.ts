import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { addressKey, takePoint } from '../platform/throttling/limiters.js';
import { Config } from '../platform/config/config.js';
import { Semaphore } from '../platform/semaphore.js';
import { viewerOf } from '../platform/http/viewer.decorator.js';

/** Rendering uses the processor; more at once only wait for it and hold memory. */
const concurrent = 8;
/** Pages that had to be rendered for one address, or for one account. Most pages come from the cache and are not counted. */
const rendersPerMinute = 300;

/** Bounds how many pages are rendered: at once, waiting, and for one anonymous IP address or one account in a minute. */
@Injectable()
export class RenderQueue {
  private readonly renders = new Semaphore(concurrent);
  private readonly readers = new RateLimiterMemory({ keyPrefix: 'render', points: rendersPerMinute, duration: 60 });

  constructor(private readonly config: Config) {}

  /** Counts a page that is not in the cache. @throws DomainError `too_many_requests` with the time to wait */
  async take(request: Request): Promise<void> {
    if (!this.config.rateLimit) return;
    const viewer = viewerOf(request);
    const reader = viewer.kind === 'user' ? `user ${viewer.userId}` : addressKey(request.ip ?? '');
    await takePoint(this.readers, reader, 'too_many_requests');
  }

  /** @throws DomainError `unavailable` with the time to wait, when too many wait */
  run<Result>(render: () => Promise<Result>): Promise<Result> {
    return this.renders.run(render);
  }
}
