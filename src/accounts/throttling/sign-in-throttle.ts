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
 * Slows the guessing of passwords, per account and per address, over all processes. An attempt is counted before its
 * password is looked at, so that many at once are no way around; a right one gives its point back.
 */
@Injectable()
export class SignInThrottle {
  private readonly accounts: RateLimiterPostgres;
  private readonly addresses: RateLimiterPostgres;
  /** How often an account was locked within a day. */
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
      // A flood from one address stops costing queries.
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
    const place = addressKey(address);
    const account = accountKey(email);
    await takePoint(this.addresses, place, 'sign_in_throttled');
    const { remainingPoints } = await takePoint(this.accounts, account, 'sign_in_throttled');
    return {
      failed: async () => {
        if (remainingPoints === 0) await this.lock(account);
      },
      succeeded: async () => {
        await Promise.all([this.accounts.delete(account), this.locks.delete(account), this.addresses.reward(place)]);
      },
    };
  }

  /** After its password was set anew, an account can be signed in to at once. */
  async forget(email: string): Promise<void> {
    const account = accountKey(email);
    await Promise.all([this.accounts.delete(account), this.locks.delete(account)]);
  }

  /** For 15 minutes, the next time within a day for 30, then for an hour. */
  private async lock(account: string): Promise<void> {
    const { consumedPoints: times } = await this.locks.consume(account);
    await this.accounts.block(account, Math.min(windowSeconds * 2 ** (times - 1), lockSecondsMax));
  }
}
