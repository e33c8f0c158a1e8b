import type { PhotoOfTheDayQuery } from '../../contract/photo.js';
import { OptionalInteger } from '../../platform/http/input.decorators.js';
import { FieldsQueryDto } from '../../records/selection-query.dto.js';

export class PhotoOfTheDayQueryDto extends FieldsQueryDto implements PhotoOfTheDayQuery {
  /** That of an earlier day, among the photos of today. */
  @OptionalInteger({ min: 0, max: 366 })
  daysAgo?: number;
}
