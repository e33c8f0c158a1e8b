import { Injectable } from '@nestjs/common';
import type { RateLimiterPostgres } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import { accountKey } from '../accounts/throttling/account-key.js';
import { errorCodeOf } from '../contract/error-status.js';
import { Config } from '../platform/config/config.js';
import { sharedLimiter, takePoint } from '../platform/throttling/limiters.js';

const perRecipient = 5;
const daySeconds = 24 * 60 * 60;

/**
 * Limits the receipts to one recipient per day, over all processes: whoever types the address of somebody else must not fill
 * that person's mailbox.
 */
@Injectable()
export class ReceiptThrottle {
  private readonly recipients: RateLimiterPostgres;

  constructor(
    private readonly config: Config,
    dataSource: DataSource,
  ) {
    this.recipients = sharedLimiter(dataSource, {
      keyPrefix: 'removal-recipient',
      points: perRecipient,
      duration: daySeconds,
    });
  }

  /** Whether a receipt may be sent to the address; takes one of its points. */
  async take(email: string): Promise<boolean> {
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
