import { Controller, Header, Query } from '@nestjs/common';
import type { ReadDate } from '../contract/dates/date-query.js';
import { defaultLanguage } from '../contract/languages.js';
import { Operation } from '../platform/http/operation.decorator.js';
import { DateQueryDto } from './date.dto.js';
import { dateRules } from './date-rules.js';
import { readDate } from './read-date.js';
import { readableDate } from './readable-date.js';

@Controller()
export class DatesController {
  /** What a date means that is written as historians do: in EDTF, with its first and last day, and in words. */
  @Operation('dates.read')
  @Header('Cache-Control', 'public, max-age=60')
  read(@Query() { text, language = defaultLanguage }: DateQueryDto): ReadDate {
    const date = readDate(text, language, dateRules());
    return { ...date, readable: date.edtf && readableDate(date.edtf, language) };
  }
}
