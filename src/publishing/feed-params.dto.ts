import { IsIn } from 'class-validator';
import { type Language, languages } from '../contract/languages.js';
import { type FeedFormat, feedTypes } from '../contract/paths.js';

export class FeedParamsDto {
  @IsIn(languages)
  language: Language;

  @IsIn(Object.keys(feedTypes))
  format: FeedFormat;
}
