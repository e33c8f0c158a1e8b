import { IsIn, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { limits } from '../../contract/limits.js';
import { type EntityPhotoSort, entityPhotoSorts, type EntityPhotosQuery } from '../../contract/photo.js';
import { OptionalInteger, Trimmed } from '../../platform/http/input.decorators.js';

export class EntityPhotosQueryDto implements EntityPhotosQuery {
  /** With `page`, `pageSize` or `offset` the response is paged. */
  @OptionalInteger({ min: 1 })
  page?: number;

  /** Without `page`: the number of photos to skip. */
  @OptionalInteger({ min: 0 })
  offset?: number;

  @OptionalInteger({ min: 1, max: limits.list.limitMax })
  pageSize?: number;

  /** Those that show the entity best first (the default), or by year with undated ones last. */
  @IsOptional()
  @IsIn(entityPhotoSorts)
  sortBy?: EntityPhotoSort;

  /** Only photos of these years: a comma-separated list of spans, `1880-1899,1946-`. Undated photos are in none of them. */
  @Trimmed()
  @IsOptional()
  @Matches(/^\d{4}-(\d{4})?(,\d{4}-(\d{4})?){0,49}$/)
  period?: string;

  /** The id of a photo to leave out. */
  @OptionalInteger({ min: 1 })
  exclude?: number;

  /** A comma-separated list of the fields to return. */
  @IsOptional()
  @IsString()
  @MaxLength(1000)
  fields?: string;
}
