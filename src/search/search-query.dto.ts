import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { type Language, languages } from '../contract/languages.js';
import { limits } from '../contract/limits.js';
import { searchFacets, type SearchQuery } from '../contract/search.js';
import { Flag, OptionalInteger, OptionalRangeEnd, Trimmed } from '../platform/http/input.decorators.js';

export class SearchQueryDto implements SearchQuery {
  /** Any text; its first 200 characters are read. */
  @Trimmed()
  @IsOptional()
  @IsString()
  q?: string;

  @OptionalInteger({ min: limits.year.min, max: 9999 })
  year?: number;

  /** Two years, both included: `1900-1910`. */
  @Trimmed()
  @IsOptional()
  @Matches(/^\d{4}-\d{4}$/)
  yearRange?: string;

  /** The first year, month or day, included, where neither `year` nor `yearRange` is given. */
  @OptionalRangeEnd()
  from?: string;

  /** The last year, month or day, included. */
  @OptionalRangeEnd()
  to?: string;

  @Trimmed()
  @IsOptional()
  @IsString()
  @MaxLength(limits.text.name, { message: 'field_too_long' })
  entityTypeCode?: string;

  @OptionalInteger({ min: 1 })
  entityId?: number;

  /** Ids of tags, separated by commas; a photo must carry all of them. */
  @Trimmed()
  @IsOptional()
  @Matches(/^\d{1,9}(,\d{1,9}){0,49}$/)
  tags?: string;

  /** Photos of this fonds, and of all that is in it. */
  @OptionalInteger({ min: 1 })
  fondsId?: number;

  /** A licence exactly as photos state it. */
  @Trimmed()
  @IsOptional()
  @IsString()
  @MaxLength(limits.text.line, { message: 'field_too_long' })
  licence?: string;

  @OptionalInteger({ min: 1, max: limits.list.limitMax })
  limit?: number = limits.pageSize.search;

  @OptionalInteger({ min: 0 })
  offset?: number = 0;

  /** Matches in this language come first. */
  @ApiPropertyOptional({ enum: languages })
  @Trimmed()
  @IsOptional()
  @IsIn(languages)
  language?: Language;

  /**
   * What to count among all matches, separated by commas: `type`, `decade`, `tag`, `fonds`, `licence`. Values are as the filters take
   * them; of more than 2,000 matches the counts are estimates.
   */
  @Trimmed()
  @IsOptional()
  @Matches(new RegExp(`^(${searchFacets.join('|')})(,(${searchFacets.join('|')}))*$`))
  facets?: string;

  /** With the parts of titles and descriptions that match the text. */
  @Flag()
  highlights?: boolean;

  /** Only the best photo of each series, photos whose titles differ by a number or a date at their end; `similar` counts the others. */
  @Flag()
  onePerSeries?: boolean;

  /** Only photos of one series: the title of any of them, in Italian. */
  @Trimmed()
  @IsOptional()
  @IsString()
  @MaxLength(limits.text.title, { message: 'field_too_long' })
  series?: string;

  /** With what may help where nothing is found: another spelling, fewer filters, the nearest years. */
  @Flag()
  alternatives?: boolean;
}
