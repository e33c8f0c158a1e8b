import { decadesOf } from '../../platform/database/year-range.js';

/**
 * Published photos by decade, of the tag that is parameter 1, or all (0): each counts in every decade that it may be of, from the
 * first known year of all to the last. Decades without a photo are left out.
 */
export const countByDecade = `
  with counts as materialized (
    select years, sum(photos) as photos from photo_counts_by_tag
    where tag_id = $1::integer and years is not null group by 1 having sum(photos) > 0
  ),
  known as (
    select min(coalesce(lower(years), upper(years) - 1)) / 10 * 10 as first, max(coalesce(upper(years) - 1, lower(years))) as last
    from counts
  )
  select decade, sum(photos)::int as count
  from counts cross join lateral (${decadesOf('years')}) decades cross join known where decade between known.first and known.last
  group by 1 order by 1`;

/** The same by year, from parameter 2 to parameter 3; years without a photo count 0. */
export const countByYear = `
  select year, coalesce(sum(counts.photos), 0)::int as count
  from generate_series($2::integer, $3::integer) year
  left join (
    select years, sum(photos) as photos from photo_counts_by_tag
    where tag_id = $1::integer and years && int4range($2::integer, $3::integer, '[]') group by 1
  ) counts on counts.years @> year
  group by 1 order by 1`;
