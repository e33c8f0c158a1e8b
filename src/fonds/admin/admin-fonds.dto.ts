import { IntersectionType, OmitType } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { type FondsChange, type FondsLevel, fondsLevels, type NewFonds } from '../../contract/fonds.js';
import { limits } from '../../contract/limits.js';
import { fondsMetadata } from '../../contract/metadata/fonds.js';
import { ClearableInteger, IfDefined, maxId, RequiredLine, SeenVersion } from '../../platform/http/input.decorators.js';
import { MetadataPatch } from '../../platform/http/metadata-dto.js';

class FondsPlaceDto {
  /** What it is part of, which has a higher level; null: of nothing. */
  @ClearableInteger({ min: 1, max: maxId })
  parentId?: number | null;
}

/** What is left out stays; null clears a value. */
export class FondsChangeDto
  extends IntersectionType(MetadataPatch(fondsMetadata), FondsPlaceDto)
  implements FondsChange
{
  /** Its level of description. */
  @IfDefined()
  @IsIn(fondsLevels)
  level?: FondsLevel;

  /** The `version` when the client loaded it; another one in the database is a conflict. */
  @SeenVersion()
  version?: string;
}

export class NewFondsDto extends OmitType(FondsChangeDto, ['title', 'level', 'version']) implements NewFonds {
  @RequiredLine(limits.text.name)
  title: string;

  /** Its level of description. */
  @IsIn(fondsLevels, { message: 'field_required' })
  level: FondsLevel;
}
