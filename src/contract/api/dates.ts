import type { DateQuery, ReadDate } from '../dates/read-date.js';

export interface DatesApi {
  /** What a written date means. */
  read(query: DateQuery): Promise<ReadDate>;
}
