import type { ContributionListQuery, ContributionStatus } from '../contract/contribution.js';
import { contributionStatuses } from '../contract/contribution.js';
import { IsIn, IsOptional } from 'class-validator';
import { limits } from '../contract/limits.js';
import { Flag, OptionalInteger } from '../platform/http/input.decorators.js';

export class ContributionListQueryDto implements ContributionListQuery {
  @IsOptional()
  @IsIn(contributionStatuses)
  status?: ContributionStatus;

  /** Corrections and memories of one photo. */
  @OptionalInteger({ min: 1 })
  photoId?: number;

  /** Only the caller's own. Matters for administrators, who otherwise see all. */
  @Flag()
  mine?: boolean;

  @OptionalInteger({ min: 1, max: limits.list.limitMax })
  limit?: number;

  @OptionalInteger({ min: 0 })
  offset?: number;
}
