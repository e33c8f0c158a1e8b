import { IsString, MaxLength } from 'class-validator';
import type { SeenCover } from '../../../contract/default-cover.js';
import { recordLimits } from '../../../contract/record-limits.js';
import { RequiredInteger, SeenVersion, Trimmed } from '../../../platform/http/input.decorators.js';

export class NewDefaultCoverDto {
  @MaxLength(recordLimits.entityTypes.codeMax)
  @IsString({ message: 'field_required' })
  @Trimmed()
  entityTypeCode: string;
}

export class SeenCoverDto implements SeenCover {
  /** The cover's `version` when the client loaded it; another one in the database is a conflict. */
  @SeenVersion()
  version?: string;
}

export class DefaultCoverChangeDto extends SeenCoverDto {
  /** A cover that has this place gets the other's. The first place is never shown. */
  @RequiredInteger({ min: 1, max: recordLimits.defaultCovers.orderMax })
  sortOrder: number;
}
