import { IsString, MaxLength } from 'class-validator';
import type { AdminDefaultCover, SeenCover } from '../../../contract/default-cover.js';
import { recordLimits } from '../../../contract/record-limits.js';
import { RequiredInteger, SeenVersion, Trimmed } from '../../../platform/http/input.decorators.js';
import { DefaultCoverDto } from '../../entity.dto.js';

export class AdminDefaultCoverDto extends DefaultCoverDto implements AdminDefaultCover {
  /** The one that entities of the type without an image of their own show. */
  isShown: boolean;
  /** Whether its image is still being made. */
  isProcessing: boolean;
  /** Why its image cannot be shown: an error code. */
  failure: string | null;
  /** Of its image and its place; a change may state it. */
  version: string;
}

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
