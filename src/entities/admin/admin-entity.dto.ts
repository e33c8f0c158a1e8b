import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateBy,
  ValidateNested,
} from 'class-validator';
import {
  type AdminEntityListQuery,
  type AdminEntitySort,
  adminEntitySorts,
  type EntityAlias,
  type EntityChange,
  type EntityNameQuery,
  type EntityStatus,
  entityStatuses,
  type NewEntity,
  type RelatedEntity,
} from '../../contract/entity.js';
import { limits } from '../../contract/limits.js';
import { recordLimits } from '../../contract/record-limits.js';
import { entityMetadata } from '../../contract/metadata/entity.js';
import { audioTexts, relationTexts } from '../../contract/metadata/texts.js';
import {
  ChangeableText,
  ClearableInteger,
  ClearableText,
  ClearableYear,
  IfDefined,
  maxId,
  OptionalInteger,
  RequiredId,
  RequiredLine,
  SeenVersion,
  Trimmed,
} from '../../platform/http/input.decorators.js';
import { MetadataPatch } from '../../platform/http/metadata-dto.js';

export class NewEntityDto implements NewEntity {
  @RequiredLine(limits.text.name)
  name: string;

  @MaxLength(100)
  @IsString({ message: 'field_required' })
  @Trimmed()
  entityTypeCode: string;

  /** By default it is published. */
  @IfDefined()
  @IsIn(entityStatuses)
  status?: EntityStatus;
}

export class EntityNameQueryDto implements EntityNameQuery {
  @RequiredLine(limits.text.name)
  name: string;
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

  /** By default both. */
  @IsOptional()
  @IsIn(entityStatuses)
  status?: EntityStatus;

  @IsOptional()
  @IsIn(adminEntitySorts)
  sort?: AdminEntitySort;
}

export class EntityAliasFieldsDto implements Partial<Omit<EntityAlias, 'dateText'>> {
  @RequiredLine(limits.text.name)
  name: string;

  /** When it had it, as written. Where it is understood the years that are left out, or null, follow from it. */
  @ClearableText(limits.text.date)
  dateText?: string | null;

  @ClearableYear()
  yearStart?: number | null;

  @ClearableYear()
  yearEnd?: number | null;
}

export class RelationFieldsDto extends MetadataPatch(relationTexts) implements Partial<RelatedEntity> {
  @RequiredId()
  entityId: number;

  /** The code of a kind of relation. */
  @MaxLength(recordLimits.relationKinds.codeMax)
  @IsString({ message: 'field_required' })
  kind: string;

  /** Whether the other entity is the first one of the relation. Without meaning where the kind reads the same from both. */
  @IfDefined()
  @IsBoolean()
  isReverse?: boolean;
}

/** Two, or none. */
const IsPair = (): PropertyDecorator =>
  ValidateBy(
    {
      name: 'isPair',
      validator: { validate: (value) => Array.isArray(value) && (value.length === 0 || value.length === 2) },
    },
    { message: 'two_photos_expected' },
  );

/** Fields that are left out stay as they are; null clears a field. */
export class EntityChangeDto
  extends MetadataPatch({ ...entityMetadata, transcript: audioTexts.transcript })
  implements EntityChange
{
  /** All other names, in their order; those that are left out are removed. */
  @Type(() => EntityAliasFieldsDto)
  @IfDefined()
  @IsArray()
  @ArrayMaxSize(recordLimits.aliases.max)
  @ValidateNested({ each: true })
  aliases?: EntityAliasFieldsDto[];

  @ChangeableText(100)
  entityTypeCode?: string;

  /** Publishes a draft, or makes a published entity a draft again. */
  @IfDefined()
  @IsIn(entityStatuses)
  status?: EntityStatus;

  /** One of the entity's photos. Null: the default cover of its type. */
  @ClearableInteger({ min: 1, max: maxId })
  coverPhotoId?: number | null;

  /** Vertical focus of the cover, 0 (top) to 100 (bottom). */
  @IfDefined()
  @IsInt()
  @Min(0)
  @Max(100)
  coverPhotoPosition?: number;

  /** Two of the entity's photos that its page compares, the earlier view first; empty: none. */
  @IfDefined()
  @IsArray()
  @IsPair()
  @ArrayUnique()
  @IsInt({ each: true })
  @Min(1, { each: true })
  @Max(maxId, { each: true })
  comparedPhotoIds?: number[];

  /** All related entities; those that are left out are no longer related. */
  @Type(() => RelationFieldsDto)
  @IfDefined()
  @IsArray()
  @ArrayMaxSize(recordLimits.relations.max)
  @ValidateNested({ each: true })
  relations?: RelationFieldsDto[];

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
