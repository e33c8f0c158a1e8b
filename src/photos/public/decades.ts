/** Published photos by decade: each counts in every decade that it may be of. Decades without a photo are left out. */
export const countByDecade = `
  select decade, sum(photos)::int as count
  from photo_counts, generate_series(lower(years) / 10 * 10, upper(years) - 1, 10) decade
  where tag_id = 0 and years is not null
  group by 1 having sum(photos) > 0 order by 1`;
