import { IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { limits } from '../../contract/limits.js';
import type { EntityPhotosQuery } from '../../contract/photo.js';
import { OptionalInteger, Trimmed } from '../../platform/http/input.decorators.js';

export class EntityPhotosQueryDto implements EntityPhotosQuery {
  /** With `page` or `pageSize` the answer is paged. */
  @OptionalInteger({ min: 1 })
  page?: number;

  @OptionalInteger({ min: 1, max: limits.list.limitMax })
  pageSize?: number;

  /** Only photos of these years: a comma list of spans, `1880-1899,1946-`. Undated photos are in none. */
  @Trimmed()
  @IsOptional()
  @Matches(/^\d{4}-(\d{4})?(,\d{4}-(\d{4})?){0,49}$/)
  period?: string;

  /** The id of a photo that is left out. */
  @OptionalInteger({ min: 1 })
  exclude?: number;

  /** A comma list of the fields wanted. */
  @IsOptional()
  @IsString()
  @MaxLength(1000)
  fields?: string;
}
