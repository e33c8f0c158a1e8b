import type { PhotoSort } from '../../contract/photo.js';

const orders = {
  created_at: { first: `'-infinity'::timestamptz`, by: 'p.created_at' },
  title: { first: `''`, by: 'p.title collate "it_by_number"' },
} as const;

const lists: Record<Exclude<PhotoSort, 'year' | 'yearDesc'>, { list: keyof typeof orders; isReversed: boolean }> = {
  createdAt: { list: 'created_at', isReversed: true },
  createdAtAsc: { list: 'created_at', isReversed: false },
  title: { list: 'title', isReversed: false },
  titleDesc: { list: 'title', isReversed: true },
};

/**
 * A page of all published photos by date or title. The stored counts of the steps say in which one the page begins, so that
 * nothing before it is read. The reverse of an order is read from the same steps: its page is as far from the other end.
 */
export function idsByStep(sortBy: keyof typeof lists): (limit: string) => string {
  const { list, isReversed } = lists[sortBy];
  const { first, by } = orders[list];
  return (limit) => {
    const end = `least(start.at + ${limit}, counted.total)`;
    const begin = isReversed ? `counted.total - ${end}` : 'start.at';
    const size = `greatest(0, ${end} - start.at)`;
    return `
    select p.id
    from (
      select coalesce(steps.${list}, ${first}) as key, coalesce(steps.id, 0) as id, (place.begin - place.before)::bigint as skipped
      from (
        select counts.step, counts.before, bounds.begin
        from (select ${begin} as begin) bounds, (
          select c.step, sum(sum(c.photos)) over (order by c.step) - sum(c.photos) as before
          from photo_counts_by_step c where c.list = '${list}' group by c.step
        ) counts
        where counts.before <= bounds.begin order by counts.before desc, counts.step desc limit 1
      ) place
      left join list_steps steps on steps.list = '${list}' and steps.step = place.step
    ) place
    cross join lateral (
      select p.id from photos p where p.status = 'published' and (${by}, p.id) >= (place.key, place.id)
      order by ${by}, p.id limit ${size} offset place.skipped
    ) p`;
  };
}
