import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { Config } from '../../platform/config/config.js';
import { viewerOf } from '../../platform/http/viewer.decorator.js';
import { isApiPath } from '../needs-viewer.js';
import { addressKey, takePoint } from '../../platform/throttling/limiters.js';

const perKeyAndMinute = 600;
const anonymousChangesPerMinute = 60;
/** A page asks for three answers or so; a class of thirty behind one address turns one every six seconds each. */
const anonymousReadsPerMinute = 900;

const perMinute = (keyPrefix: string, points: number): RateLimiterMemory =>
  new RateLimiterMemory({ keyPrefix, points, duration: 60 });

/**
 * Limits per minute: requests of one API key, and of one anonymous IP address POST requests, also of forms of pages, and
 * reads of the API. Counted in each process separately, which is exact enough to prevent overload.
 */
@Injectable()
export class RequestLimits {
  private readonly keys = perMinute('key', perKeyAndMinute);
  private readonly senders = perMinute('sender', anonymousChangesPerMinute);
  private readonly readers = perMinute('reader', anonymousReadsPerMinute);

  constructor(private readonly config: Config) {}

  /** @throws DomainError `too_many_requests` with the time to wait. */
  async check(request: Request): Promise<void> {
    if (!this.config.rateLimit) return;
    const viewer = viewerOf(request);
    if (viewer.kind === 'key') await takePoint(this.keys, String(viewer.keyId), 'too_many_requests');
    if (viewer.kind !== 'anonymous') return;
    const limiter = request.method === 'POST' ? this.senders : isApiPath(request.path) ? this.readers : null;
    if (limiter) await takePoint(limiter, addressKey(request.ip ?? ''), 'too_many_requests');
  }
}
