import { IsString, Matches } from 'class-validator';
import { tagTexts } from '../../contract/metadata/texts.js';
import type { Tag } from '../../contract/tag.js';
import { Trimmed } from '../../platform/http/input.decorators.js';
import { PresentedMetadata } from '../../platform/http/metadata-dto.js';

export class TagDto extends PresentedMetadata(tagTexts) implements Tag {
  id: number;
  slug: string;
}

export class TagIdsDto {
  /** Up to 100 ids, separated by commas. */
  @Trimmed()
  @IsString()
  @Matches(/^\d{1,9}(,\d{1,9}){0,99}$/)
  ids: string;
}
