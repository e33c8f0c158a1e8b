import { Injectable } from '@nestjs/common';
import type { RateLimiterPostgres } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import { Config } from '../../platform/config/config.js';
import { addressKey, sharedLimiter, takePoint } from '../../platform/throttling/limiters.js';
import { accountKey } from './account-key.js';

const hour = 60 * 60;

/** High enough for a school class behind one IP address, too low for a bot. */
const registrationsPerAddress = 40;
const emailsPerAddress = 20;
/** A whole town hall signs in in the morning. */
const institutionPerAddress = 600;
const emailsPerAccount = 5;

/** Limits per hour for anonymous callers: registrations, ways to the institution, and emails that they cause. */
@Injectable()
export class AnonymousRateLimits {
  private readonly registrations: RateLimiterPostgres;
  private readonly institution: RateLimiterPostgres;
  private readonly emailRequesters: RateLimiterPostgres;
  private readonly emailRecipients: RateLimiterPostgres;

  constructor(
    private readonly config: Config,
    dataSource: DataSource,
  ) {
    const hourly = (keyPrefix: string, points: number): RateLimiterPostgres =>
      sharedLimiter(dataSource, { keyPrefix, points, duration: hour });
    this.registrations = hourly('registration-address', registrationsPerAddress);
    this.institution = hourly('institution-address', institutionPerAddress);
    this.emailRequesters = hourly('mail-address', emailsPerAddress);
    this.emailRecipients = hourly('mail-account', emailsPerAccount);
  }

  /** @throws DomainError `registration_throttled` with the time to wait. */
  async takeRegistration(address: string): Promise<void> {
    if (!this.config.rateLimit) return;
    await takePoint(this.registrations, addressKey(address), 'registration_throttled');
  }

  /** @throws DomainError `too_many_requests` with the time to wait. */
  async takeInstitution(address: string): Promise<void> {
    if (!this.config.rateLimit) return;
    await takePoint(this.institution, addressKey(address), 'too_many_requests');
  }

  /**
   * Counts the same whether the email address has an account or not.
   * @throws DomainError `too_many_requests` with the time to wait.
   */
  async takeEmail(email: string, address: string): Promise<void> {
    if (!this.config.rateLimit) return;
    await takePoint(this.emailRequesters, addressKey(address), 'too_many_requests');
    await takePoint(this.emailRecipients, accountKey(email), 'too_many_requests');
  }
}
