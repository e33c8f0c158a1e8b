import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { Config } from '../../platform/config/config.js';
import { viewerOf } from '../../platform/http/viewer.decorator.js';
import { addressKey, takePoint } from './limiters.js';

const perKeyAndMinute = 600;
const anonymousChangesPerMinute = 60;

/**
 * Limits per minute: requests of one API key, and POST requests of one anonymous IP address. Counted in each process
 * separately, which is exact enough to prevent overload.
 */
@Injectable()
export class RequestLimits {
  private readonly keys = new RateLimiterMemory({ keyPrefix: 'key', points: perKeyAndMinute, duration: 60 });
  private readonly senders = new RateLimiterMemory({
    keyPrefix: 'sender',
    points: anonymousChangesPerMinute,
    duration: 60,
  });

  constructor(private readonly config: Config) {}

  /** @throws DomainError `too_many_requests` with the time to wait. */
  async check(request: Request): Promise<void> {
    if (!this.config.rateLimit) return;
    const viewer = viewerOf(request);
    if (viewer.kind === 'key') await takePoint(this.keys, String(viewer.keyId), 'too_many_requests');
    if (viewer.kind === 'anonymous' && request.method === 'POST')
      await takePoint(this.senders, addressKey(request.ip ?? ''), 'too_many_requests');
  }
}
