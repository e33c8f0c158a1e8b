import { Injectable } from '@nestjs/common';
import type { RateLimiterPostgres } from 'rate-limiter-flexible';
import { DataSource, type EntityManager } from 'typeorm';
import { Config } from '../../platform/config/config.js';
import { sharedLimiter, takePoint } from '../../platform/throttling/limiters.js';

const hour = 60 * 60;
const perHour = {
  export: 10,
  avatar: 30,
  verification: 5,
  suggestion: 60,
  edit: 60,
  newsletter: 20,
  'mail-test': 10,
};

/** Limits per hour and member for expensive calls. */
@Injectable()
export class MemberThrottle {
  private readonly limiters: Record<keyof typeof perHour, RateLimiterPostgres>;

  constructor(
    private readonly config: Config,
    dataSource: DataSource,
  ) {
    const limiter = (kind: keyof typeof perHour): RateLimiterPostgres =>
      sharedLimiter(dataSource, { keyPrefix: kind, points: perHour[kind], duration: hour });
    this.limiters = {
      export: limiter('export'),
      avatar: limiter('avatar'),
      verification: limiter('verification'),
      suggestion: limiter('suggestion'),
      edit: limiter('edit'),
      newsletter: limiter('newsletter'),
      'mail-test': limiter('mail-test'),
    };
  }

  /** @throws DomainError `too_many_requests` with the time to wait. */
  async take(kind: keyof typeof perHour, userId: number): Promise<void> {
    if (this.config.rateLimit) await takePoint(this.limiters[kind], String(userId), 'too_many_requests');
  }

  /** Deletes all counters of a member, those of other modules too: their keys end with the id of the account. */
  async forget(userId: number, tx: EntityManager): Promise<void> {
    await tx.query(`delete from throttling where key = any($1)`, [
      [...Object.keys(perHour), 'proposals', 'changes', 'staff-changes'].map((kind) => `${kind}:${userId}`),
    ]);
  }
}
