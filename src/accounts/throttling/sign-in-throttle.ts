import { setTimeout } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { RateLimiterPostgres } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import { Config } from '../../platform/config/config.js';
import { addressKey, sharedLimiter, takePoint } from '../../platform/throttling/limiters.js';
import { accountKey } from './account-key.js';

const minute = 60;
const windowSeconds = 15 * minute;
const wrongPerSender = 5;
const wrongPerAddress = 30;
const lockSecondsMax = 60 * minute;
/** Of an account in an hour, from everywhere. Beyond it, attempts are delayed and the owner gets an email. */
const wrongPerAccount = 50;
const delayMs = 2000;
/** Of an account in an hour, from devices that it does not know: who sends them knows its password. */
const wrongCodesPerAccount = 20;

/** Who sends an attempt: an address, or something that only the account's owner has. */
export interface Sender {
  address: string;
  /** A device that has signed in to this account before, or an open session of it. Not counted with its address. */
  known?: string | null;
}

interface Attempt {
  /** Resolves with true, at most once a day, when the account has had very many wrong attempts. */
  failed(): Promise<boolean>;
  succeeded(): Promise<void>;
  /** The password was right and a code is still to come: this attempt does not count, and those before go on counting. */
  goesOn(): Promise<void>;
}

const unlimited: Attempt = {
  failed: () => Promise.resolve(false),
  succeeded: async () => {},
  goesOn: async () => {},
};

/**
 * Limits password guessing over all processes: strictly per account and sender and per IP address, and per account only by
 * a delay, so that nobody can lock the owner out. An attempt is counted before its password is checked, so that concurrent
 * attempts cannot exceed the limit; a successful one is given back.
 */
@Injectable()
export class SignInThrottle {
  private readonly senders: RateLimiterPostgres;
  private readonly addresses: RateLimiterPostgres;
  private readonly accounts: RateLimiterPostgres;
  private readonly codes: RateLimiterPostgres;
  /** Counts the locks of an account and sender within a day. */
  private readonly locks: RateLimiterPostgres;
  /** Counts the hours of very many attempts within a day, so that the owner gets one email. */
  private readonly warnings: RateLimiterPostgres;

  constructor(
    private readonly config: Config,
    private readonly dataSource: DataSource,
  ) {
    this.senders = sharedLimiter(dataSource, {
      keyPrefix: 'sign-in-account',
      points: wrongPerSender,
      duration: windowSeconds,
    });
    this.addresses = sharedLimiter(dataSource, {
      keyPrefix: 'sign-in-address',
      points: wrongPerAddress,
      duration: windowSeconds,
      // Beyond the limit, requests of that address cost no more queries.
      inMemoryBlockOnConsumed: wrongPerAddress + 1,
    });
    this.codes = sharedLimiter(dataSource, {
      keyPrefix: 'sign-in-codes',
      points: wrongCodesPerAccount,
      duration: 60 * minute,
    });
    const counter = (keyPrefix: string, duration: number): RateLimiterPostgres =>
      sharedLimiter(dataSource, { keyPrefix, points: Number.MAX_SAFE_INTEGER, duration });
    this.accounts = counter('sign-in-total', 60 * minute);
    this.locks = counter('sign-in-locks', 24 * 60 * minute);
    this.warnings = counter('sign-in-warnings', 24 * 60 * minute);
  }

  /** @throws DomainError `sign_in_throttled` with the time to wait. */
  async begin(email: string, { address, known }: Sender): Promise<Attempt> {
    if (!this.config.rateLimit) return unlimited;
    const addressId = addressKey(address);
    const account = accountKey(email);
    const key = `${account} ${known ?? addressId}`;
    if (!known) await takePoint(this.addresses, addressId, 'sign_in_throttled');
    const { remainingPoints } = await takePoint(this.senders, key, 'sign_in_throttled');
    if (!known) await this.delay(account);
    return {
      failed: async () => {
        const { consumedPoints } = await this.accounts.consume(account);
        if (remainingPoints === 0) await this.lock(key);
        return consumedPoints === wrongPerAccount && (await this.warnings.consume(account)).consumedPoints === 1;
      },
      succeeded: async () => {
        await Promise.all([
          this.senders.delete(key),
          this.locks.delete(key),
          known ? undefined : this.addresses.reward(addressId),
        ]);
      },
      goesOn: async () => {
        await Promise.all([this.senders.reward(key), known ? undefined : this.addresses.reward(addressId)]);
      },
    };
  }

  /** The same for the code that follows the right password. @throws DomainError `sign_in_throttled` */
  async beginCode(email: string, sender: Sender): Promise<Attempt> {
    if (!this.config.rateLimit) return unlimited;
    const account = accountKey(email);
    if (!sender.known) await takePoint(this.codes, account, 'sign_in_throttled');
    const attempt = await this.begin(email, sender);
    return {
      ...attempt,
      succeeded: async () => {
        await Promise.all([attempt.succeeded(), this.codes.delete(account)]);
      },
    };
  }

  /** Unlocks an account for all senders, called after its password was reset. */
  async forget(email: string): Promise<void> {
    const account = accountKey(email);
    await this.dataSource.query(
      'delete from throttling where key = any($1) or starts_with(key, $2) or starts_with(key, $3)',
      [
        [`sign-in-total:${account}`, `sign-in-codes:${account}`],
        `sign-in-account:${account} `,
        `sign-in-locks:${account} `,
      ],
    );
  }

  private async delay(account: string): Promise<void> {
    const total = await this.accounts.get(account);
    if ((total?.consumedPoints ?? 0) >= wrongPerAccount) await setTimeout(delayMs);
  }

  /** Locks out a sender for 15 minutes; the second time within a day for 30, then for an hour each. */
  private async lock(key: string): Promise<void> {
    const { consumedPoints: times } = await this.locks.consume(key);
    await this.senders.block(key, Math.min(windowSeconds * 2 ** (times - 1), lockSecondsMax));
  }
}
