import { IsOptional, IsString, Matches } from 'class-validator';
import type { OriginalsQuery } from '../../contract/originals.js';
import { Trimmed } from '../../platform/http/input.decorators.js';
import { AdminPhotoFilterDto } from '../admin/admin-photo.dto.js';

const idList = /^[1-9]\d{0,8}(,[1-9]\d{0,8})*$/;

export class OriginalsQueryDto extends AdminPhotoFilterDto implements OriginalsQuery {
  /** The ids of photos, separated by commas, in place of a filter of the list. */
  @Trimmed()
  @IsOptional()
  @IsString()
  @Matches(idList)
  ids?: string;

  /** With a filter: the ids of photos that are left out. */
  @Trimmed()
  @IsOptional()
  @IsString()
  @Matches(idList)
  except?: string;
}
