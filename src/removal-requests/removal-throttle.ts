import { Injectable } from '@nestjs/common';
import type { RateLimiterPostgres } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import { Config } from '../platform/config/config.js';
import { addressKey, sharedLimiter, takePoint } from '../platform/throttling/limiters.js';

/** More than messages: a rights holder may ask for several photos. */
const perAddress = 20;
const windowSeconds = 60 * 60;

/** Limits the removal requests of one IP address per hour, over all processes. */
@Injectable()
export class RemovalThrottle {
  private readonly senders: RateLimiterPostgres;

  constructor(
    private readonly config: Config,
    dataSource: DataSource,
  ) {
    this.senders = sharedLimiter(dataSource, {
      keyPrefix: 'removal-address',
      points: perAddress,
      duration: windowSeconds,
      // Beyond the limit, requests of that address cost no more queries.
      inMemoryBlockOnConsumed: perAddress + 1,
    });
  }

  /** @throws DomainError `contact_throttled` with the time to wait. */
  async take(address: string): Promise<void> {
    if (this.config.rateLimit) await takePoint(this.senders, addressKey(address), 'contact_throttled');
  }
}
