import { asQuery } from '../api/load.js';
import { queries } from '../api/queries.js';
import { queryClient } from '../api/query-client.js';

/** A hand that rests on a photograph will often open it: its record is asked for once a minute at most. */
export const prefetchPhoto = (slug: string): void => {
  void queryClient().prefetchQuery(asQuery(queries.photoBySlug(slug)));
};
