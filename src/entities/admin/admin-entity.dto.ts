import { IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import type { AdminEntity, AdminEntityDetail, AdminEntityListQuery, EntityChange } from '../../contract/entity.js';
import { limits } from '../../contract/limits.js';
import { entityMetadata } from '../../contract/metadata/entity.js';
import type { Paged } from '../../contract/page.js';
import { ChangeableText, OptionalInteger, SeenVersion, Trimmed } from '../../platform/http/input.decorators.js';
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

  /** Part of a name, current or historical. */
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

/** Fields that are left out stay as they are; null clears a field. */
export class EntityChangeDto extends MetadataPatch(entityMetadata) implements EntityChange {
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
