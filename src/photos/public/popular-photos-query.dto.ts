import type { PopularPhotosQuery } from '../../contract/photo.js';
import { OptionalYesNo } from '../../platform/http/input.decorators.js';
import { SelectionQueryDto } from '../../records/selection-query.dto.js';

export class PopularPhotosQueryDto extends SelectionQueryDto implements PopularPhotosQuery {
  /** Only photos with a date and a description. */
  @OptionalYesNo()
  complete?: boolean;
}
