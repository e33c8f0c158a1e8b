import { queryCache } from '../api/query-cache.js';
import { asQuery } from '../api/load.js';
import { queries } from '../api/queries.js';

/** Loads a photo's record on hover, before it is opened; at most once a minute. */
export const prefetchPhoto = (slug: string): void => {
  void queryCache().then((answers) => answers.prefetchQuery(asQuery(queries.photoBySlug(slug))));
};
