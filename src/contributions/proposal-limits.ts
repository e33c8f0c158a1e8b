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
import { ProposalQuota } from './proposal-quota.js';

const daySeconds = 24 * 60 * 60;
/** More than the other fields of the form take. */
const formBytes = 200_000;

/**
 * Limits the proposals of a member, before the image is uploaded: pending ones, their bytes, and those of a day, because the files of
 * withdrawn and rejected ones take up disk space until the nightly cleanup.
 */
@Injectable()
export class ProposalLimits implements CanActivate {
  private readonly daily: RateLimiterPostgres;

  constructor(
    private readonly config: Config,
    private readonly contributions: ContributionsRepository,
    private readonly quota: ProposalQuota,
    dataSource: DataSource,
  ) {
    this.daily = sharedLimiter(dataSource, {
      keyPrefix: 'proposals',
      points: limits.contributions.proposalsADay,
      duration: daySeconds,
    });
  }

  /** @throws DomainError contributions_full, address_unconfirmed, proposals_quota_full, too_many_requests with the time to wait */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    const userId = memberIdOf(viewerOf(request));
    const { proposals } = await this.contributions.countPendingNow(userId);
    if (proposals >= limits.contributions.pendingProposals) throw new DomainError('contributions_full');
    // As the form says how long it is; the file itself is measured when it has arrived.
    await this.quota.check(userId, Math.max(0, Number(request.headers['content-length'] ?? 0) - formBytes));
    if (this.config.rateLimit) await takePoint(this.daily, String(userId), 'too_many_requests');
    return true;
  }
}
