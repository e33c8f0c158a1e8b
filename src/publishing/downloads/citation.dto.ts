import { IsIn, IsOptional } from 'class-validator';
import { type CitationFormat, citationFormats } from '../../contract/citation/citation-record.js';
import { type Language, languages } from '../../contract/languages.js';
import { IdParamDto } from '../../platform/http/id-param.dto.js';

export class CitationParamsDto extends IdParamDto {
  @IsIn(citationFormats)
  format: CitationFormat;
}

export class CitationQueryDto {
  /** By default the base language. */
  @IsOptional()
  @IsIn(languages)
  language?: Language;
}
