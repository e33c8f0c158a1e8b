import { queryCache } from '../api/query-cache.js';
import { asQuery } from '../api/load.js';
import { queries } from '../api/queries.js';

/** A hand that rests on a photograph will often open it: its record is asked for once a minute at most. */
export const prefetchPhoto = (slug: string): void => {
  void queryCache().then((answers) => answers.prefetchQuery(asQuery(queries.photoBySlug(slug))));
};
