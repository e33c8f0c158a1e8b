import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { limits } from '../../contract/limits.js';
import { type PhotoListQuery, type PhotoSort, photoSorts } from '../../contract/photo.js';
import { Flag, OptionalInteger, Trimmed } from '../../platform/http/input.decorators.js';
import { SelectionQueryDto } from '../../records/selection-query.dto.js';

export class PhotoListQueryDto extends SelectionQueryDto implements PhotoListQuery {
  @OptionalInteger({ min: 1 })
  page?: number;

  @OptionalInteger({ min: 0 })
  offset?: number;

  @IsOptional()
  @IsIn(photoSorts)
  sortBy?: PhotoSort;

  @Trimmed()
  @IsOptional()
  @IsString()
  @MaxLength(limits.searchText.max)
  search?: string;

  @OptionalInteger({ min: 1 })
  tagId?: number;

  /** First year, included. */
  @OptionalInteger({ min: 0, max: 9999 })
  from?: number;

  /** Last year, included. */
  @OptionalInteger({ min: 0, max: 9999 })
  to?: number;

  @Flag()
  includeTags?: boolean;

  @Flag()
  includeFavorites?: boolean;
}
