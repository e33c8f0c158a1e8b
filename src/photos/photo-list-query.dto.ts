import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { limits } from '../contract/limits.js';
import { type PhotoListQuery, type PhotoSelectionQuery, type PhotoSort, photoSorts } from '../contract/photo.js';
import { Flag, OptionalInteger, Trimmed } from '../platform/http/input.decorators.js';

export class PhotoSelectionQueryDto implements PhotoSelectionQuery {
  @OptionalInteger({ min: 1, max: limits.list.limitMax })
  limit?: number;

  /** A comma list of the fields wanted. */
  @IsOptional()
  @IsString()
  @MaxLength(1000)
  fields?: string;
}

export class PhotoListQueryDto extends PhotoSelectionQueryDto implements PhotoListQuery {
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

  /** The first year wanted. */
  @OptionalInteger({ min: 0, max: 9999 })
  from?: number;

  /** The last year wanted. */
  @OptionalInteger({ min: 0, max: 9999 })
  to?: number;

  @Flag()
  includeTags?: boolean;

  @Flag()
  includeFavorites?: boolean;
}
