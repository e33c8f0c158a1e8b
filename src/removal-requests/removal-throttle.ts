import { Injectable } from '@nestjs/common';
import type { RateLimiterPostgres } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import { accountKey } from '../accounts/throttling/account-key.js';
import { errorCodeOf } from '../contract/error-status.js';
import { Config } from '../platform/config/config.js';
import { addressKey, sharedLimiter, takePoint } from '../platform/throttling/limiters.js';

/** More than messages: a rights holder may ask for several photos. */
const perAddress = 20;
const windowSeconds = 60 * 60;
/** Whoever types the address of somebody else must not fill that person's mailbox. */
const receiptsPerRecipient = 5;
const receiptSeconds = 24 * 60 * 60;

/** Limits the removal requests of one IP address per hour, and the receipts to one recipient per day, over all processes. */
@Injectable()
export class RemovalThrottle {
  private readonly senders: RateLimiterPostgres;
  private readonly recipients: RateLimiterPostgres;

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
    this.recipients = sharedLimiter(dataSource, {
      keyPrefix: 'removal-recipient',
      points: receiptsPerRecipient,
      duration: receiptSeconds,
    });
  }

  /** @throws DomainError `contact_throttled` with the time to wait. */
  async take(address: string): Promise<void> {
    if (this.config.rateLimit) await takePoint(this.senders, addressKey(address), 'contact_throttled');
  }

  /** Whether a receipt may be sent to the address; takes one of its points. */
  async takeReceipt(email: string): Promise<boolean> {
    if (!this.config.rateLimit) return true;
    try {
      await takePoint(this.recipients, accountKey(email), 'contact_throttled');
      return true;
    } catch (error) {
      if (errorCodeOf(error) !== 'contact_throttled') throw error;
      return false;
    }
  }
}
