import { OmitType } from '@nestjs/swagger';
import { IsString, Matches, MaxLength } from 'class-validator';
import { limits } from '../../../contract/limits.js';
import { relationKindTexts } from '../../../contract/metadata/texts.js';
import { recordLimits } from '../../../contract/record-limits.js';
import type { NewRelationKind, RelationKindChange } from '../../../contract/relation-kind.js';
import { RequiredLine, SeenVersion, Trimmed } from '../../../platform/http/input.decorators.js';
import { MetadataPatch } from '../../../platform/http/metadata-dto.js';

/** What is left out stays; null clears a name. */
export class RelationKindChangeDto extends MetadataPatch(relationKindTexts) implements RelationKindChange {
  /** The kind's `version` when the client loaded it; another one in the database is a conflict. */
  @SeenVersion()
  version?: string;
}

export class NewRelationKindDto
  extends OmitType(RelationKindChangeDto, ['name', 'version'])
  implements NewRelationKind
{
  /** Lowercase letters a to z and digits, with single hyphens or underscores between them; cannot be changed later. */
  @MaxLength(recordLimits.relationKinds.codeMax, { message: 'field_too_long' })
  @Matches(/^[a-z0-9]+([_-][a-z0-9]+)*$/, { message: 'code_expected' })
  @IsString({ message: 'field_required' })
  @Trimmed()
  code: string;

  @RequiredLine(limits.text.name)
  name: string;
}
