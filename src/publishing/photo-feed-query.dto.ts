import { IsOptional, IsString, MaxLength } from 'class-validator';
import { limits } from '../contract/limits.js';
import type { FeedFilters } from '../contract/paths.js';
import { OptionalInteger, OptionalRangeEnd, Trimmed } from '../platform/http/input.decorators.js';

/** The filters of the archive's list. */
export class PhotoFeedQueryDto implements FeedFilters {
  @Trimmed()
  @IsOptional()
  @IsString()
  @MaxLength(limits.searchText.max)
  search?: string;

  @OptionalInteger({ min: 1 })
  tagId?: number;

  @OptionalRangeEnd()
  from?: string;

  @OptionalRangeEnd()
  to?: string;
}
