import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { RateLimiterPostgres } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import { sharedLimiter, takePoint } from '../platform/throttling/limiters.js';
import { memberIdOf } from '../contract/member-id.js';
import { DomainError } from '../contract/errors.js';
import { limits } from '../contract/limits.js';
import { Config } from '../platform/config/config.js';
import { viewerOf } from '../platform/http/viewer.decorator.js';
import { ContributionsRepository } from './contributions.repository.js';

const daySeconds = 24 * 60 * 60;

/**
 * Limits the proposals of a member, before the image is uploaded: pending ones, and those of a day, because the files of
 * withdrawn and rejected ones take up disk space until the nightly cleanup.
 */
@Injectable()
export class ProposalLimits implements CanActivate {
  private readonly daily: RateLimiterPostgres;

  constructor(
    private readonly config: Config,
    private readonly contributions: ContributionsRepository,
    dataSource: DataSource,
  ) {
    this.daily = sharedLimiter(dataSource, {
      keyPrefix: 'proposals',
      points: limits.contributions.proposalsADay,
      duration: daySeconds,
    });
  }

  /** @throws DomainError contributions_full, too_many_requests with the time to wait */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    const userId = memberIdOf(viewerOf(request));
    const { proposals } = await this.contributions.countPendingNow(userId);
    if (proposals >= limits.contributions.pendingProposals) throw new DomainError('contributions_full');
    if (this.config.rateLimit) await takePoint(this.daily, String(userId), 'too_many_requests');
    return true;
  }
}
