import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import {
  type ContributionKind,
  contributionKinds,
  type ContributionStatus,
  contributionStatuses,
} from '../../contract/contribution.js';
import { limits } from '../../contract/limits.js';
import {
  type QueueFilter,
  type QueueOrder,
  type QueueQuery,
  type QueueSort,
  queueSorts,
} from '../../contract/moderation.js';
import { OptionalChoice, OptionalInteger, Trimmed } from '../../platform/http/input.decorators.js';

export class QueueFilterDto implements QueueFilter {
  @IsIn(contributionStatuses)
  @IsOptional()
  @Trimmed()
  status?: ContributionStatus;

  @IsIn(contributionKinds)
  @IsOptional()
  @Trimmed()
  kind?: ContributionKind;

  /** Those of one member. */
  @OptionalInteger({ min: 1 })
  userId?: number;

  /** Corrections and memories of one photo. */
  @OptionalInteger({ min: 1 })
  photoId?: number;

  /** Part of a value, of a message, of a photo's title or of the member's name. */
  @MaxLength(limits.searchText.max)
  @IsString()
  @IsOptional()
  @Trimmed()
  q?: string;
}

export class QueueOrderDto extends QueueFilterDto implements QueueOrder {
  @OptionalChoice(queueSorts)
  sort?: QueueSort;
}

export class QueueQueryDto extends QueueOrderDto implements QueueQuery {
  @OptionalInteger({ min: 1 })
  page?: number;
}
