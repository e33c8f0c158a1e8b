import { Controller, Header, Query } from '@nestjs/common';
import type { ReadDate } from '../contract/dates/date-query.js';
import { defaultLanguage } from '../contract/languages.js';
import { Operation } from '../platform/http/operation.decorator.js';
import { DateQueryDto } from './date.dto.js';
import { dateRules } from './date-rules.js';
import { readDate } from './read-date.js';
import { readWritten } from './read-in-any-language.js';
import { readableDate } from './readable-date.js';

@Controller()
export class DatesController {
  /** What a date means that is written as historians do: in EDTF, with its first and last day, and in words. */
  @Operation('dates.read')
  @Header('Cache-Control', 'public, max-age=60')
  read(@Query() { text, language }: DateQueryDto): ReadDate {
    const date = language ? readDate(text, language, dateRules()) : readWritten(text);
    return { ...date, readable: date.edtf && readableDate(date.edtf, language ?? defaultLanguage) };
  }
}
