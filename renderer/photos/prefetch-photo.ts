import { keptAnswers } from '../api/kept-answers.js';
import { asQuery } from '../api/load.js';
import { queries } from '../api/queries.js';

/** A hand that rests on a photograph will often open it: its record is asked for once a minute at most. */
export const prefetchPhoto = (slug: string): void => {
  void keptAnswers().then((answers) => answers.prefetchQuery(asQuery(queries.photoBySlug(slug))));
};
