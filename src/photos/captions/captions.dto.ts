import { type CaptionsQuery } from '../../contract/captions.js';
import { type AdminPhotoSort, adminPhotoSorts } from '../../contract/admin-photo.js';
import { OptionalChoice } from '../../platform/http/input.decorators.js';
import { OriginalsQueryDto } from '../originals/originals-query.dto.js';

export class CaptionsQueryDto extends OriginalsQueryDto implements CaptionsQuery {
  @OptionalChoice(['createdAt', ...adminPhotoSorts.filter((sort) => sort !== 'createdAt')])
  sortBy?: AdminPhotoSort;
}
