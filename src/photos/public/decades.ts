import { decadesOf } from '../../platform/database/year-range.js';

/** Published photos by decade: each counts in every decade that it may be of. Decades without a photo are left out. */
export const countByDecade = `
  select decade, sum(photos)::int as count
  from (
    select years, sum(photos) as photos from photo_counts_by_tag where tag_id = 0 and years is not null group by 1
  ) counts, ${decadesOf('years')} decade
  group by 1 having sum(photos) > 0 order by 1`;
