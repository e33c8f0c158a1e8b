import { Injectable } from '@nestjs/common';
import type { RateLimiterPostgres } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import { Config } from '../../platform/config/config.js';
import { accountKey, addressKey, sharedLimiter, takePoint } from './limiters.js';

const minute = 60;
const windowSeconds = 15 * minute;
const wrongPerAccount = 5;
const wrongPerAddress = 30;
const lockSecondsMax = 60 * minute;

interface Attempt {
  failed(): Promise<void>;
  succeeded(): Promise<void>;
}

const unlimited: Attempt = { failed: async () => {}, succeeded: async () => {} };

/**
 * Limits password guessing per account and per IP address, over all processes. An attempt is counted before its password
 * is checked, so that concurrent attempts cannot exceed the limit; a successful one is given back.
 */
@Injectable()
export class SignInThrottle {
  private readonly accounts: RateLimiterPostgres;
  private readonly addresses: RateLimiterPostgres;
  /** Counts the locks of an account within a day. */
  private readonly locks: RateLimiterPostgres;

  constructor(
    private readonly config: Config,
    dataSource: DataSource,
  ) {
    this.accounts = sharedLimiter(dataSource, {
      keyPrefix: 'sign-in-account',
      points: wrongPerAccount,
      duration: windowSeconds,
    });
    this.addresses = sharedLimiter(dataSource, {
      keyPrefix: 'sign-in-address',
      points: wrongPerAddress,
      duration: windowSeconds,
      // Beyond the limit, requests of that address cost no more queries.
      inMemoryBlockOnConsumed: wrongPerAddress + 1,
    });
    this.locks = sharedLimiter(dataSource, {
      keyPrefix: 'sign-in-locks',
      points: Number.MAX_SAFE_INTEGER,
      duration: 24 * 60 * minute,
    });
  }

  /** @throws DomainError `sign_in_throttled` with the time to wait. */
  async begin(email: string, address: string): Promise<Attempt> {
    if (!this.config.rateLimit) return unlimited;
    const addressId = addressKey(address);
    const account = accountKey(email);
    await takePoint(this.addresses, addressId, 'sign_in_throttled');
    const { remainingPoints } = await takePoint(this.accounts, account, 'sign_in_throttled');
    return {
      failed: async () => {
        if (remainingPoints === 0) await this.lock(account);
      },
      succeeded: async () => {
        await Promise.all([
          this.accounts.delete(account),
          this.locks.delete(account),
          this.addresses.reward(addressId),
        ]);
      },
    };
  }

  /** Unlocks an account, called after its password was reset. */
  async forget(email: string): Promise<void> {
    const account = accountKey(email);
    await Promise.all([this.accounts.delete(account), this.locks.delete(account)]);
  }

  /** Locks an account for 15 minutes; the second time within a day for 30, then for an hour each. */
  private async lock(account: string): Promise<void> {
    const { consumedPoints: times } = await this.locks.consume(account);
    await this.accounts.block(account, Math.min(windowSeconds * 2 ** (times - 1), lockSecondsMax));
  }
}
