import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import type { DateQuery } from '../contract/dates/date-query.js';
import { type Language, languages } from '../contract/languages.js';
import { limits } from '../contract/limits.js';
import { Trimmed } from '../platform/http/input.decorators.js';

export class DateQueryDto implements DateQuery {
  /** A date as somebody wrote it, such as `1905 ca.`, or EDTF. */
  @Trimmed()
  @IsString({ message: 'field_required' })
  @MaxLength(limits.text.date, { message: 'field_too_long' })
  text: string;

  /**
   * The language it is written in, and that of `readable`. If left out, it is read as the archive reads dates: in the base
   * language first, then in the others; `readable` is in the base language.
   */
  @ApiPropertyOptional({ enum: languages })
  @Trimmed()
  @IsOptional()
  @IsIn(languages)
  language?: Language;
}
