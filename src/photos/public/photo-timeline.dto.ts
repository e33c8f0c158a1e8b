import type { PhotoTimeline, PhotoTimelineQuery, YearCount } from '../../contract/photo.js';
import { OptionalInteger } from '../../platform/http/input.decorators.js';
import { DecadeCountDto } from './decade-count.dto.js';

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

export class YearCountDto implements YearCount {
  year: number;
  /** Photos that may be of it. */
  count: number;
}

export class PhotoTimelineDto implements PhotoTimeline {
  /** From the first decade with photos to the last. */
  decades: DecadeCountDto[];
  /** Each year from `from` to `to`, up to 30 of them. */
  years: YearCountDto[];
}
