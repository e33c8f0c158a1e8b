/**
 * A page by year, of all photos or those of a tag. The stored counts say in which year the page begins, so that nothing
 * before that year is read. Undated photos are last in both directions; they are a list of their own behind the dated.
 */
export function idsByYear({
  source,
  tag,
  sortBy,
}: {
  source: string;
  tag: string;
  sortBy: 'year' | 'yearDesc';
}): (limit: string) => string {
  const [direction, reaches] = sortBy === 'year' ? ['', '>='] : ['desc', '<='];
  return (limit) => `
    select paged.id from (
      (select 1 as part, l.year, l.id
       from (
         select counts.year, (start.at - counts.before)::bigint as skipped
         from (
           select c.year, sum(sum(c.photos)) over (order by c.year ${direction}) - sum(c.photos) as before
           from photo_counts c where c.tag_id = ${tag} and c.year is not null group by c.year
         ) counts
         where counts.before <= start.at order by counts.before desc, counts.year ${direction} limit 1
       ) place
       cross join lateral (
         select l.year, l.id from ${source} where l.year ${reaches} place.year
         order by l.year ${direction}, l.id ${direction} limit ${limit} offset place.skipped
       ) l)
      union all
      (select 2, null, l.id from ${source} where l.year is null order by l.id ${direction} limit ${limit}
       offset greatest(0, start.at - (
         select coalesce(sum(c.photos), 0) from photo_counts c where c.tag_id = ${tag} and c.year is not null)))
    ) paged
    order by paged.part, paged.year ${direction}, paged.id ${direction} limit ${limit}`;
}
