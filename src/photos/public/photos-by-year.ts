import type { StoredCounts } from './photo-group.js';

/** The year of the first day of the photos of a stored count, by which they are in the order; null where they are undated. */
const yearOfOrder = (alias: string): string =>
  `coalesce(${alias}.year, lower(${alias}.years), upper(${alias}.years) - 1)`;

/** The photos whose first day lies in that year. */
const inYear = (alias: string, year: string): string =>
  `${alias}.first_day between make_date(${year}, 1, 1) and make_date(${year}, 12, 31)`;

/**
 * A page by date, of all photos or those of a tag or a fonds, and of some years if there is a condition on them. The stored counts say which
 * years the page has, so that no other is read. Undated photos are last in both directions.
 */
export function idsByYear({
  source,
  counts,
  inYears,
  sortBy,
}: {
  source: string;
  counts: StoredCounts;
  inYears?: (alias: string) => string;
  sortBy: 'year' | 'yearDesc';
}): (limit: string) => string {
  const direction = sortBy === 'year' ? '' : 'desc';
  const inRange = (alias: string): string => (inYears ? `and ${inYears(alias)}` : '');
  const order = ['first_day', 'last_day', 'id'].map((column) => `${column} ${direction}`).join(', ');
  const counted = `
    select ${yearOfOrder('c')} as year, sum(c.photos) as photos
    from ${counts.table} c where ${counts.where} and c.years is not null ${inRange('c')} group by 1`;
  return (limit) => `
    select paged.id from (
      (select 1 as part, l.first_day, l.last_day, l.id
       from (
         select c.year, c.photos, sum(c.photos) over (order by c.year ${direction}) - c.photos as before from (${counted}) c
       ) counts
       cross join lateral (
         select l.first_day, l.last_day, l.id from ${source} where ${inYear('l', 'counts.year')} ${inRange('l')}
         order by ${order} limit ${limit} offset greatest(0, start.at - counts.before)
       ) l
       where counts.before < least(start.at + ${limit}, counted.total) and counts.before + counts.photos > start.at)
      union all
      (select 2, null, null, l.id
       from (select coalesce(sum(c.photos), 0) as photos from (${counted}) c offset 0) dated
       cross join lateral (
         select l.id from ${source} where l.first_day is null ${inRange('l')}
         -- By the date too, or the planner does not see that the index has this order.
         order by ${order} limit ${limit} offset greatest(0, start.at - dated.photos)
       ) l
       where coalesce(start.at + ${limit} > dated.photos, true))
    ) paged
    order by paged.part, ${order} limit ${limit}`;
}
