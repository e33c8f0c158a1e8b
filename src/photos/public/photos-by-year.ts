/**
 * A page by year, of all photos or those of a tag, and of a range of years if there is one. The stored counts say which
 * years the page has, so that no other year is read. Photos without a year are last in both directions.
 */
export function idsByYear({
  source,
  tag,
  range,
  sortBy,
}: {
  source: string;
  tag: string;
  range: string | null;
  sortBy: 'year' | 'yearDesc';
}): (limit: string) => string {
  const direction = sortBy === 'year' ? '' : 'desc';
  const inRange = (alias: string): string => (range ? `and ${alias}.years && ${range}` : '');
  const dated = (columns: string): string => `
    select ${columns} from photo_counts c where c.tag_id = ${tag} and c.year is not null ${inRange('c')}`;
  return (limit) => `
    select paged.id from (
      (select 1 as part, l.year, l.id
       from (
         ${dated(`c.year, sum(c.photos) as photos, sum(sum(c.photos)) over (order by c.year ${direction}) - sum(c.photos) as before`)}
         group by c.year
       ) counts
       cross join lateral (
         select l.year, l.id from ${source} where l.year = counts.year ${inRange('l')}
         order by l.id ${direction} limit ${limit} offset greatest(0, start.at - counts.before)
       ) l
       where counts.before < least(start.at + ${limit}, counted.total) and counts.before + counts.photos > start.at)
      union all
      (select 2, null, l.id
       from (${dated('coalesce(sum(c.photos), 0) as photos')} offset 0) dated
       cross join lateral (
         select l.id from ${source} where l.year is null ${inRange('l')}
         -- By the year too, or the planner does not see that the index has this order.
         order by l.year ${direction}, l.id ${direction} limit ${limit} offset greatest(0, start.at - dated.photos)
       ) l
       where coalesce(start.at + ${limit} > dated.photos, true))
    ) paged
    order by paged.part, paged.year ${direction}, paged.id ${direction} limit ${limit}`;
}
