import { OmitType } from '@nestjs/swagger';
import { IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { limits } from '../../../contract/limits.js';
import { tagTexts } from '../../../contract/metadata/texts.js';
import {
  type AdminTag,
  type AdminTagListQuery,
  type AdminTagPage,
  type AdminTagSort,
  adminTagSorts,
  type NewTag,
  type TagChange,
  type TagsRemoved,
} from '../../../contract/tag.js';
import {
  Flag,
  OptionalChoice,
  OptionalInteger,
  RequiredIds,
  SeenVersion,
  Trimmed,
} from '../../../platform/http/input.decorators.js';
import { MetadataPatch } from '../../../platform/http/metadata-dto.js';
import { PageDto } from '../../../platform/http/page.dto.js';
import { TagDto } from '../tag.dto.js';

export class AdminTagDto extends TagDto implements AdminTag {
  /** Photos that carry it; removed ones do not count. */
  photoCount: number;
  publishedCount: number;
  /** Of its names and its slug; a change may state it. */
  version: string;
}

export class AdminTagPageDto extends PageDto implements AdminTagPage {
  items: AdminTagDto[];
  /** How many tags no photo carries, whatever the filter. */
  unusedCount: number;
}

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
  @MaxLength(limits.text.name, { message: 'field_too_long' })
  @IsString({ message: 'field_required' })
  @Trimmed()
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

export class TagsRemovedDto implements TagsRemoved {
  /** Can be reverted with `changeSets.revert`. */
  changeSetId: number;
  /** Tags that are gone. */
  tagCount: number;
  /** Photos whose tags are others now. */
  photoCount: number;
}
