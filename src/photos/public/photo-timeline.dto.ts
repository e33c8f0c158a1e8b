import type { PhotoTimelineQuery } from '../../contract/photo.js';
import { OptionalInteger } from '../../platform/http/input.decorators.js';

export class PhotoTimelineQueryDto implements PhotoTimelineQuery {
  /** Only photos with this tag. */
  @OptionalInteger({ min: 1 })
  tagId?: number;

  /** First year, included. */
  @OptionalInteger({ min: 1, max: 9999 })
  from?: number;

  /** Last year, included. */
  @OptionalInteger({ min: 1, max: 9999 })
  to?: number;
}
