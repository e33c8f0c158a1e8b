import { IsIn, IsOptional } from 'class-validator';
import { defaultLanguage, type Language, languages } from '../contract/languages.js';

/** `?language=de` of a document that describes the site; by default the base language. */
export class SiteLanguageDto {
  @IsOptional()
  @IsIn(languages)
  language: Language = defaultLanguage;
}
