import type { DateQuery, ReadDate } from '../dates/date-query.js';

export interface DatesApi {
  /** What a written date means. */
  read(query: DateQuery): Promise<ReadDate>;
}
