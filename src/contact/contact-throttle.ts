import { Injectable } from '@nestjs/common';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import { addressKey, takePoint } from '../platform/throttling/limiters.js';
import { Config } from '../platform/config/config.js';
import { poolOf } from '../platform/database/pool-of.js';

const perAddress = 5;
const windowSeconds = 60 * 60;

/** Limits the messages of one IP address per hour, over all processes. */
@Injectable()
export class ContactThrottle {
  private readonly senders: RateLimiterPostgres;

  constructor(
    private readonly config: Config,
    dataSource: DataSource,
  ) {
    this.senders = new RateLimiterPostgres({
      storeClient: poolOf(dataSource),
      storeType: 'pool',
      tableName: 'throttling',
      tableCreated: true,
      keyPrefix: 'contact-address',
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
