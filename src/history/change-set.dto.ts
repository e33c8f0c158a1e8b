import { IsISO8601, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import type { ChangeSetListQuery } from '../contract/change-set.js';
import { limits } from '../contract/limits.js';
import { ClearableText, maxId, OptionalInteger, Trimmed } from '../platform/http/input.decorators.js';

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

export class PartQueryDto {
  /** The id of one change of the set. */
  @OptionalInteger({ min: 1, max: Number.MAX_SAFE_INTEGER })
  changeId?: number;
}

export class RevertDto extends PartQueryDto {
  /** The reason; it is stored with the change set. */
  @ClearableText(limits.text.name)
  reason?: string | null;
}
