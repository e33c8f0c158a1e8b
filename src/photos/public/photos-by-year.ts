/** Where the photos of a stored count are in the order by year (`photoOrder`); null where they are undated. */
const datedOf = (alias: string): string =>
  `case when ${alias}.year is null then ${alias}.years else int4range(${alias}.year, ${alias}.year, '[]') end`;

/**
 * A page by year, of all photos or those of a tag, and of a range of years if there is one. The stored counts say which
 * years and spans the page has, so that no other is read. Undated photos are last in both directions.
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
  const counted = `
    select ${datedOf('c')} as dated, sum(c.photos) as photos
    from photo_counts_by_tag c where c.tag_id = ${tag} and c.years is not null ${inRange('c')} group by 1`;
  return (limit) => `
    select paged.id from (
      (select 1 as part, l.dated, l.id
       from (
         select c.dated, c.photos, sum(c.photos) over (order by c.dated ${direction}) - c.photos as before from (${counted}) c
       ) counts
       cross join lateral (
         select l.dated, l.id from ${source} where l.dated = counts.dated ${inRange('l')}
         order by l.id ${direction} limit ${limit} offset greatest(0, start.at - counts.before)
       ) l
       where counts.before < least(start.at + ${limit}, counted.total) and counts.before + counts.photos > start.at)
      union all
      (select 2, null, l.id
       from (select coalesce(sum(c.photos), 0) as photos from (${counted}) c offset 0) dated
       cross join lateral (
         select l.id from ${source} where l.dated is null ${inRange('l')}
         -- By the date too, or the planner does not see that the index has this order.
         order by l.dated ${direction}, l.id ${direction} limit ${limit} offset greatest(0, start.at - dated.photos)
       ) l
       where coalesce(start.at + ${limit} > dated.photos, true))
    ) paged
    order by paged.part, paged.dated ${direction}, paged.id ${direction} limit ${limit}`;
}
