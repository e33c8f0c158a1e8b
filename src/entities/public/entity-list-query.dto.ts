import { IsIn, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { type EntityListQuery, type EntityListSort, entityListSorts } from '../../contract/entity.js';
import { type Language, languages } from '../../contract/languages.js';
import { limits } from '../../contract/limits.js';
import { OptionalInteger, PathText, Trimmed } from '../../platform/http/input.decorators.js';

export class EntityListQueryDto implements EntityListQuery {
  @Trimmed()
  @IsOptional()
  @IsString()
  @MaxLength(limits.searchText.max)
  q?: string;

  /** Code of an entity type. */
  @Trimmed()
  @IsOptional()
  @IsString()
  @MaxLength(100)
  type?: string;

  /** `relevance`, the best match of `q` first, is the default order where there is no text. */
  @IsOptional()
  @IsIn(entityListSorts)
  sort?: EntityListSort;

  @OptionalInteger({ min: 1 })
  page?: number;

  @OptionalInteger({ min: 1, max: limits.list.limitMax })
  pageSize?: number;

  /** 0 means all. */
  @OptionalInteger({ min: 0, max: limits.list.limitMax })
  limit?: number;

  @OptionalInteger({ min: 0 })
  offset?: number;

  /** Only entities with an audio guide in this language. */
  @IsOptional()
  @IsIn(languages)
  hasAudio?: Language;

  /** Only these entities: a comma-separated list of at most 50 ids. */
  @IsOptional()
  @Matches(/^[1-9]\d{0,8}(,[1-9]\d{0,8}){0,49}$/)
  ids?: string;

  /** A comma-separated list of the fields to return. */
  @IsOptional()
  @IsString()
  @MaxLength(1000)
  fields?: string;
}

export class EntityTypeCodeParamDto {
  @PathText(100)
  entityTypeCode: string;
}
