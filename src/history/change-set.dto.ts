import { ApiProperty } from '@nestjs/swagger';
import { IsOptional, IsString, MaxLength } from 'class-validator';
import type {
  ChangeActor,
  ChangeSet,
  ChangeSetListQuery,
  ChangeSetSummary,
  RecordedPartChange,
} from '../contract/change-set.js';
import { limits } from '../contract/limits.js';
import { ClearableText, maxId, OptionalInteger } from '../platform/http/input.decorators.js';
import { PageDto } from '../platform/http/page.dto.js';

export class ChangeActorDto implements ChangeActor {
  kind: 'user' | 'key' | 'system';
  id: number | null;
  /** Null for the system, and for a deleted account or key. */
  name: string | null;
}

export class RecordedPartChangeDto implements RecordedPartChange {
  /** photo, entity, settings, contribution … */
  kind: string;
  recordId: number;
  /** metadata, links, annotations, status … */
  part: string;
  action: 'created' | 'changed' | 'published' | 'failed' | 'removed';
  /** The changed fields before the change; null when none are stored. */
  @ApiProperty({ type: 'object', additionalProperties: true, nullable: true })
  before: Record<string, unknown> | null;
  @ApiProperty({ type: 'object', additionalProperties: true, nullable: true })
  after: Record<string, unknown> | null;
}

export class ChangeSetSummaryDto implements ChangeSetSummary {
  id: number;
  actor: ChangeActorDto;
  /** Where the change came from: api, page, contribution, worker, demo, revert … */
  source: string;
  contributionId: number | null;
  importId: number | null;
  reason: string | null;
  createdAt: string;
  /** The change set that this one reverted. */
  reverts: number | null;
  /** The change set that reverted this one. */
  revertedBy: number | null;
  changeCount: number;
}

export class ChangeSetDto extends ChangeSetSummaryDto implements ChangeSet {
  changes: RecordedPartChangeDto[];
}

export class ChangeSetPageDto extends PageDto {
  items: ChangeSetSummaryDto[];
}

export class ChangeSetListQueryDto implements ChangeSetListQuery {
  /** Only change sets with a record of this kind. */
  @IsOptional()
  @IsString()
  @MaxLength(limits.text.name, { message: 'field_too_long' })
  kind?: string;

  /** Only change sets with the record of this id. */
  @OptionalInteger({ min: 1, max: maxId })
  recordId?: number;

  @OptionalInteger({ min: 1 })
  page?: number;
}

export class RevertDto {
  /** The reason; it is stored with the change set. */
  @ClearableText(limits.text.name)
  reason?: string | null;
}
