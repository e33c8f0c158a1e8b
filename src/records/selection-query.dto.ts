import { IsOptional, IsString, MaxLength } from 'class-validator';
import { limits } from '../contract/limits.js';
import type { SelectionQuery } from '../contract/page.js';
import { OptionalInteger } from '../platform/http/input.decorators.js';

export class FieldsQueryDto implements Pick<SelectionQuery, 'fields'> {
  /** A comma-separated list of the fields to return. */
  @IsOptional()
  @IsString()
  @MaxLength(1000)
  fields?: string;
}

export class SelectionQueryDto extends FieldsQueryDto implements SelectionQuery {
  @OptionalInteger({ min: 1, max: limits.list.limitMax })
  limit?: number;
}
