import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString } from 'class-validator';
import { type Language, languages } from '../contract/languages.js';
import type { SuggestionsQuery } from '../contract/search.js';
import { Trimmed } from '../platform/http/input.decorators.js';

export class SuggestionsQueryDto implements SuggestionsQuery {
  /** What is typed so far; without a word nothing is suggested. Its first 200 characters are read. */
  @Trimmed()
  @IsOptional()
  @IsString()
  q?: string;

  /** Of the names and titles; Italian where there is none in this language. */
  @ApiPropertyOptional({ enum: languages })
  @Trimmed()
  @IsOptional()
  @IsIn(languages)
  language?: Language;
}
