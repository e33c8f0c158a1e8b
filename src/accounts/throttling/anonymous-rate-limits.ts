import { Injectable } from '@nestjs/common';
import type { RateLimiterPostgres } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import { Config } from '../../platform/config/config.js';
import { accountKey, addressKey, sharedLimiter, takePoint } from './limiters.js';

const hour = 60 * 60;

/** A school class registers from one address; a machine wants more than that. */
const registrationsPerAddress = 40;
const mailsPerAddress = 20;
const mailsPerAccount = 5;

/** Slows what somebody unknown can make the archive do within an hour: accounts that it makes, mails that it sends. */
@Injectable()
export class AnonymousRateLimits {
  private readonly registrations: RateLimiterPostgres;
  private readonly mailSenders: RateLimiterPostgres;
  private readonly mailReceivers: RateLimiterPostgres;

  constructor(
    private readonly config: Config,
    dataSource: DataSource,
  ) {
    const hourly = (keyPrefix: string, points: number): RateLimiterPostgres =>
      sharedLimiter(dataSource, { keyPrefix, points, duration: hour });
    this.registrations = hourly('registration-address', registrationsPerAddress);
    this.mailSenders = hourly('mail-address', mailsPerAddress);
    this.mailReceivers = hourly('mail-account', mailsPerAccount);
  }

  /** @throws DomainError `registration_throttled` with the time to wait. */
  async takeRegistration(address: string): Promise<void> {
    if (!this.config.rateLimit) return;
    await takePoint(this.registrations, addressKey(address), 'registration_throttled');
  }

  /**
   * Counted alike for addresses that have an account and for those that have none.
   * @throws DomainError `too_many_requests` with the time to wait.
   */
  async takeMail(email: string, address: string): Promise<void> {
    if (!this.config.rateLimit) return;
    await takePoint(this.mailSenders, addressKey(address), 'too_many_requests');
    await takePoint(this.mailReceivers, accountKey(email), 'too_many_requests');
  }
}
