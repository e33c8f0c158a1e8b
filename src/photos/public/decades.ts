/** Published photos by decade: each counts in every decade that it may be of. Decades without a photo are left out. */
export const countByDecade = `
  select decade, sum(photos)::int as count
  from (
    select lower(years) / 10 * 10 as first, (upper(years) - 1) / 10 * 10 as last, sum(photos) as photos
    from photo_counts_by_tag where tag_id = 0 and years is not null group by 1, 2
  ) counts, generate_series(first, last, 10) decade
  group by 1 having sum(photos) > 0 order by 1`;
