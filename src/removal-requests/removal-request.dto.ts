import { IsIn, IsOptional } from 'class-validator';
import { Paragraphs } from '../public-forms/message.decorators.js';
import { limits } from '../contract/limits.js';
import {
  type RemovalDecision,
  type RemovalExtension,
  type RemovalList,
  removalLists,
  type RemovalOutcome,
  removalOutcomes,
  type RemovalRequestListQuery,
} from '../contract/removal-request.js';
import { OptionalInteger, RequiredId, Trimmed } from '../platform/http/input.decorators.js';

export class RemovalRequestListQueryDto implements RemovalRequestListQuery {
  @OptionalInteger({ min: 1 })
  page?: number;

  /** Without it the open ones. */
  @Trimmed()
  @IsOptional()
  @IsIn(removalLists)
  list?: RemovalList;
}

export class RemovalExtensionDto implements RemovalExtension {
  @RequiredId()
  photoId: number;
}

export class RemovalDecisionDto implements RemovalDecision {
  @IsIn(removalOutcomes, { message: 'field_required' })
  outcome: RemovalOutcome;

  /** The reasons, in the language of the request. */
  @Paragraphs({ min: limits.removalRequest.statementMin, code: 'removal_statement_short' })
  statement: string;
}
