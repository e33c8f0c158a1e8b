import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import { type Language, languages } from '../../contract/languages.js';
import { limits } from '../../contract/limits.js';
import { type PhotoListQuery, type PhotoListSort, photoListSorts } from '../../contract/photo.js';
import { Flag, maxId, OptionalInteger, OptionalRangeEnd, Trimmed } from '../../platform/http/input.decorators.js';
import { SelectionQueryDto } from '../../records/selection-query.dto.js';

export class PhotoListQueryDto extends SelectionQueryDto implements PhotoListQuery {
  @OptionalInteger({ min: 1 })
  page?: number;

  @OptionalInteger({ min: 0 })
  offset?: number;

  /** By default `relevance`, best match first, where a text is searched, else `createdAt`. */
  @IsOptional()
  @IsIn(photoListSorts)
  sortBy?: PhotoListSort;

  @Trimmed()
  @IsOptional()
  @IsString()
  @MaxLength(limits.searchText.max)
  search?: string;

  /** Matches of the text in this language come first. */
  @IsOptional()
  @IsIn(languages)
  language?: Language;

  @OptionalInteger({ min: 1 })
  tagId?: number;

  /** Photos of this fonds, and of all that is in it. */
  @OptionalInteger({ min: 1, max: maxId })
  fondsId?: number;

  /** The first year, month or day, included: photos that may have been taken then or later. */
  @OptionalRangeEnd()
  from?: string;

  /** The last year, month or day, included. */
  @OptionalRangeEnd()
  to?: string;

  @Flag()
  includeTags?: boolean;

  @Flag()
  includeFavorites?: boolean;
}
