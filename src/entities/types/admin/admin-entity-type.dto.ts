import { ApiProperty, OmitType } from '@nestjs/swagger';
import { IsIn, IsString, Matches, MaxLength } from 'class-validator';
import {
  type EntityTypeChange,
  type EntityTypeColor,
  entityTypeColors,
  acceptedEntityTypeIcons,
  type NewEntityType,
} from '../../../contract/entity-type.js';
import { limits } from '../../../contract/limits.js';
import { entityTypeTexts } from '../../../contract/metadata/texts.js';
import { recordLimits } from '../../../contract/record-limits.js';
import { IfDefined, RequiredIds, RequiredLine, SeenVersion, Trimmed } from '../../../platform/http/input.decorators.js';
import { MetadataPatch } from '../../../platform/http/metadata-dto.js';

/** What is left out stays; null clears a text. */
export class EntityTypeChangeDto extends MetadataPatch(entityTypeTexts) implements EntityTypeChange {
  @IfDefined()
  @IsIn(entityTypeColors)
  color?: EntityTypeColor;

  @IfDefined()
  @IsIn(acceptedEntityTypeIcons)
  icon?: string;

  /** The type's `version` when the client loaded it; another one in the database is a conflict. */
  @SeenVersion()
  version?: string;
}

export class NewEntityTypeDto
  extends OmitType(EntityTypeChangeDto, ['name', 'color', 'icon', 'version'])
  implements NewEntityType
{
  /** Lowercase letters a to z, digits and single hyphens; part of addresses, and cannot be changed later. */
  @MaxLength(recordLimits.entityTypes.codeMax, { message: 'field_too_long' })
  @Matches(/^[a-z0-9]+(-[a-z0-9]+)*$/, { message: 'code_expected' })
  @IsString({ message: 'field_required' })
  @Trimmed()
  code: string;

  @RequiredLine(limits.text.name)
  name: string;

  @ApiProperty({ enum: entityTypeColors })
  @IsIn(entityTypeColors)
  color: EntityTypeColor;

  @ApiProperty({ enum: [...acceptedEntityTypeIcons] })
  @IsIn(acceptedEntityTypeIcons)
  icon: string;
}

export class EntityTypeOrderDto {
  /** All types in their new order. */
  @RequiredIds(recordLimits.entityTypes.max)
  ids: number[];
}
