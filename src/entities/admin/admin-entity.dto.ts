import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsInt,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import type {
  AdminEntity,
  AdminEntityDetail,
  AdminEntityListQuery,
  EntityAlias,
  EntityChange,
} from '../../contract/entity.js';
import { limits } from '../../contract/limits.js';
import { entityMetadata } from '../../contract/metadata/entity.js';
import type { Paged } from '../../contract/page.js';
import {
  ChangeableText,
  ClearableYear,
  IfDefined,
  OptionalInteger,
  SeenVersion,
  Trimmed,
} from '../../platform/http/input.decorators.js';
import { PageDto } from '../../platform/http/page.dto.js';
import { MetadataPatch } from '../../records/metadata-dto.js';
import { EntityDetailDto, EntityDto } from '../entity.dto.js';

export class AdminEntityDto extends EntityDto implements AdminEntity {
  updatedAt: string;
}

export class AdminEntityDetailDto extends EntityDetailDto implements AdminEntityDetail {
  updatedAt: string;
}

export class AdminEntityPageDto extends PageDto implements Paged<AdminEntity> {
  items: AdminEntityDto[];
}

export class AdminEntityListQueryDto implements AdminEntityListQuery {
  @OptionalInteger({ min: 1 })
  page?: number;

  /** Part of a name, current or former. */
  @Trimmed()
  @IsOptional()
  @IsString()
  @MaxLength(limits.searchText.max)
  q?: string;

  /** Code of an entity type. */
  @Trimmed()
  @IsOptional()
  @IsString()
  @MaxLength(100)
  type?: string;
}

export class EntityAliasFieldsDto implements Partial<EntityAlias> {
  @Trimmed()
  @IsString({ message: 'field_required' })
  @MaxLength(limits.text.name, { message: 'field_too_long' })
  name: string;

  @ClearableYear()
  yearStart?: number | null;

  @ClearableYear()
  yearEnd?: number | null;
}

/** Fields that are left out stay as they are; null clears a field. */
export class EntityChangeDto extends MetadataPatch(entityMetadata) implements EntityChange {
  /** All other names, in their order; those that are left out are removed. */
  @Type(() => EntityAliasFieldsDto)
  @IfDefined()
  @IsArray()
  @ArrayMaxSize(limits.aliases.max)
  @ValidateNested({ each: true })
  aliases?: EntityAliasFieldsDto[];

  @ChangeableText(100)
  entityTypeCode?: string;

  /** The entity's `updatedAt` when the client loaded it; a newer one in the database is a conflict. */
  @SeenVersion()
  updatedAt?: string;
}

export class CoverPositionDto {
  /** Vertical focus of the cover, 0 (top) to 100 (bottom). */
  @IsInt()
  @Min(0)
  @Max(100)
  position: number;
}
