import { OmitType } from '@nestjs/swagger';
import { IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { limits } from '../../../contract/limits.js';
import { tagTexts } from '../../../contract/metadata/texts.js';
import {
  type AdminTagListQuery,
  type AdminTagSort,
  adminTagSorts,
  type NewTag,
  type TagChange,
} from '../../../contract/tag.js';
import {
  Flag,
  OptionalChoice,
  OptionalInteger,
  RequiredIds,
  RequiredLine,
  SeenVersion,
  Trimmed,
} from '../../../platform/http/input.decorators.js';
import { MetadataPatch } from '../../../platform/http/metadata-dto.js';

export class AdminTagListQueryDto implements AdminTagListQuery {
  @OptionalInteger({ min: 1 })
  page?: number;

  /** Part of a name in any language, or of the slug. */
  @Trimmed()
  @IsOptional()
  @IsString()
  @MaxLength(limits.searchText.max)
  q?: string;

  /** Only tags that no photo carries. */
  @Flag()
  unused?: boolean;

  @OptionalChoice(adminTagSorts)
  sort?: AdminTagSort;
}

/** What is left out stays; null clears a translation. */
export class TagChangeDto extends MetadataPatch(tagTexts) implements TagChange {
  /** Lowercase letters a to z, digits and single hyphens. */
  @Trimmed()
  @IsOptional()
  @Matches(/^[a-z0-9]+(-[a-z0-9]+)*$/, { message: 'code_expected' })
  @MaxLength(limits.slug.max, { message: 'field_too_long' })
  slug?: string;

  /** The tag's `version` when the client loaded it; another one in the database is a conflict. */
  @SeenVersion()
  version?: string;
}

export class NewTagDto extends OmitType(TagChangeDto, ['name', 'version']) implements NewTag {
  @RequiredLine(limits.text.name)
  name: string;
}

export class MergeTagsDto {
  /** The tags that are replaced. */
  @RequiredIds(limits.tags.atOnce)
  tagIds: number[];
}

export class RemoveTagsDto {
  @RequiredIds(limits.tags.atOnce)
  ids: number[];

  /** Deletes also tags that photos carry. */
  @Flag()
  evenIfUsed?: boolean;
}
