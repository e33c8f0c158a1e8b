import { ApiProperty } from '@nestjs/swagger';
import { IsISO8601, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import type {
  ChangeActor,
  ChangeAuthor,
  ChangedRecord,
  ChangeSet,
  ChangeSetListQuery,
  ChangeSetSummary,
  HistoryChoices,
  LaterChange,
  NamedRecord,
  RecordedPartChange,
  RevertPreview,
} from '../contract/change-set.js';
import type { ErrorCode } from '../contract/errors.js';
import { limits } from '../contract/limits.js';
import { ClearableText, maxId, OptionalInteger, Trimmed } from '../platform/http/input.decorators.js';
import { PresentedMetadata } from '../platform/http/metadata-dto.js';
import { PageDto } from '../platform/http/page.dto.js';

export class ChangeActorDto implements ChangeActor {
  kind: 'user' | 'key' | 'system';
  id: number | null;
  /** Null for the system, and for a deleted account or key. */
  name: string | null;
}

const name = {
  kind: 'text',
  max: limits.text.name,
  translated: true,
  doc: 'Null when the record is deleted, or has no name.',
} as const;

export class NamedRecordDto extends PresentedMetadata({ name }) implements NamedRecord {
  /** photo, entity, tag … */
  kind: string;
  recordId: number;
}

export class ChangedRecordDto extends NamedRecordDto implements ChangedRecord {
  parts: string[];
  /** What was done to the record as a whole, or `changed`. */
  action: 'created' | 'changed' | 'published' | 'failed' | 'removed';
}

export class ChangeAuthorDto implements ChangeAuthor {
  id: number;
  name: string;
}

export class HistoryChoicesDto implements HistoryChoices {
  /** The kinds of records whose changes the caller sees. */
  kinds: string[];
  /** Those who work in the administration and have changed something, by name. */
  authors: ChangeAuthorDto[];
}

export class RecordedPartChangeDto implements RecordedPartChange {
  id: number;
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
  /** Whether it can be restored without the others of its change set. */
  isRestorable: boolean;
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
  /** The first three of the records that it changed. */
  records: ChangedRecordDto[];
}

export class ChangeSetDto extends ChangeSetSummaryDto implements ChangeSet {
  /** In the order in which they were made: the first 200. */
  changes: RecordedPartChangeDto[];
  /** The number of records that it changed. */
  recordCount: number;
  /** The bulk edit that made it, where that can undo it in steps. */
  bulkEditId: number | null;
  /** The records of these changes, and those that the changed values refer to by their ids. */
  names: NamedRecordDto[];
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

  /** Only those of the user with this id, or `key` or `system` for those of API keys and of the application itself. */
  @Trimmed()
  @IsOptional()
  @Matches(/^(?:key|system|[1-9]\d{0,8})$/)
  by?: string;

  /** A moment in ISO 8601: only change sets from it on. */
  @Trimmed()
  @IsOptional()
  @IsISO8601({ strict: true })
  since?: string;

  /** Only change sets before this moment. */
  @Trimmed()
  @IsOptional()
  @IsISO8601({ strict: true })
  before?: string;

  @OptionalInteger({ min: 1 })
  page?: number;
}

export class LaterChangeDto implements LaterChange {
  kind: string;
  recordId: number;
  part: string;
  fields: string[];
  /** The change set that changed the fields since; null if the conflict is a deleted record instead. */
  changeSetId: number | null;
  at: string | null;
}

export class PartQueryDto {
  /** The id of one change of the set. */
  @OptionalInteger({ min: 1, max: Number.MAX_SAFE_INTEGER })
  changeId?: number;
}

export class RevertPreviewDto implements RevertPreview {
  /** The error that a revert would answer; null when nothing stands in the way. */
  @ApiProperty({ type: String, nullable: true })
  obstacle: ErrorCode | null;
  /** With `later_change`. */
  laterChanges: LaterChangeDto[];
  /** False for a set of more than 200 changes: later changes are then looked for when it is reverted only. */
  isTried: boolean;
}

export class RevertDto extends PartQueryDto {
  /** The reason; it is stored with the change set. */
  @ClearableText(limits.text.name)
  reason?: string | null;
}
