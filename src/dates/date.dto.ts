import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';
import type { DateQuery, ReadDate } from '../contract/dates/date-query.js';
import { type Language, languages } from '../contract/languages.js';
import { limits } from '../contract/limits.js';
import { Trimmed } from '../platform/http/input.decorators.js';

export class DateQueryDto implements DateQuery {
  /** A date as somebody wrote it, such as `1905 ca.`, or EDTF. */
  @Trimmed()
  @IsString({ message: 'field_required' })
  @MaxLength(limits.text.date, { message: 'field_too_long' })
  text: string;

  /** The language it is written in, and that of `readable`; the base language if left out. */
  @ApiPropertyOptional({ enum: languages })
  @Trimmed()
  @IsOptional()
  @IsIn(languages)
  language?: Language;
}

export class ReadDateDto implements ReadDate {
  /** As it was sent. */
  text: string;
  /** The date in EDTF (ISO 8601-2); null where it is not understood. */
  @ApiProperty({ type: String, nullable: true })
  edtf: string | null;
  /** The first day that it may mean (ISO 8601); null where it is open or not understood. */
  @ApiProperty({ type: String, nullable: true })
  earliest: string | null;
  /** The last day that it may mean (ISO 8601); null where it is open or not understood. */
  @ApiProperty({ type: String, nullable: true })
  latest: string | null;
  /** The date in words of the language; null where it is not understood. */
  @ApiProperty({ type: String, nullable: true })
  readable: string | null;
}
