import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, IsString } from 'class-validator';
import type { Renditions } from '../contract/image.js';
import { type Language, languages } from '../contract/languages.js';
import type { DecadeCount } from '../contract/photo.js';
import type {
  SearchSuggestions,
  SuggestedEntity,
  SuggestedName,
  SuggestedPhoto,
  SuggestionsQuery,
  TextRange,
} from '../contract/search.js';
import { Trimmed } from '../platform/http/input.decorators.js';
import { Ranges } from './text-ranges.decorator.js';

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

class OtherNameDto {
  text: string;
  @Ranges()
  marks: TextRange[];
}

export class SuggestedNameDto extends OtherNameDto implements SuggestedName {
  /** Of the text. */
  @ApiProperty({ enum: languages })
  language: Language;
}

export class SuggestedEntityDto implements SuggestedEntity {
  id: number;
  slug: string;
  entityTypeCode: string;
  name: SuggestedNameDto;
  /** Another name that matches, where `name` does not. */
  @ApiProperty({ type: OtherNameDto, nullable: true })
  alias: OtherNameDto | null;
}

export class SuggestedPhotoDto implements SuggestedPhoto {
  id: number;
  slug: string;
  title: SuggestedNameDto;
  year: number | null;
  yearEstimated: boolean;
  yearStart: number | null;
  yearEnd: number | null;
  /** The schema is named by a reference, because search must not depend on images. */
  @ApiProperty({ allOf: [{ $ref: '#/components/schemas/RenditionsDto' }] })
  image: Renditions;
}

export class SuggestedDecadeDto implements DecadeCount {
  /** Its first year. */
  decade: number;
  /** Photos that may be of this decade. */
  count: number;
}

export class SearchSuggestionsDto implements SearchSuggestions {
  entities: SuggestedEntityDto[];
  photos: SuggestedPhotoDto[];
  decades: SuggestedDecadeDto[];
}
