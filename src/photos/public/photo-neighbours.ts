import { jsonLocalized } from '../../platform/database/localized-columns.js';

/**
 * SQL for the photos before and after a published one (parameter 1) in the archive's order by year: one row with a
 * `PhotoLink` for each, null at the ends of the order; no row where the photo is not published. Undated photos come after
 * the dated ones. Each id is the first that the index with this order has in one direction; its order is written in full,
 * or PostgreSQL would not use it for undated photos.
 */
export const photoNeighbours = `
  select ${linkOf('previous')} as previous, ${linkOf('next')} as next
  from (
    select
      case
        when shown.first_day is not null then (
          select n.id from photos n where n.status = 'published' and (n.first_day, n.last_day, n.id) < (shown.first_day, shown.last_day, shown.id)
          order by n.first_day desc, n.last_day desc, n.id desc limit 1)
        else coalesce(
          (select n.id from photos n where n.status = 'published' and n.first_day is null and n.id < shown.id
           order by n.first_day desc, n.last_day desc, n.id desc limit 1),
          (select n.id from photos n where n.status = 'published' and n.first_day is not null
           order by n.first_day desc, n.last_day desc, n.id desc limit 1))
      end as previous,
      case
        when shown.first_day is not null then coalesce(
          (select n.id from photos n where n.status = 'published' and (n.first_day, n.last_day, n.id) > (shown.first_day, shown.last_day, shown.id)
           order by n.first_day, n.last_day, n.id limit 1),
          (select n.id from photos n where n.status = 'published' and n.first_day is null order by n.first_day, n.last_day, n.id limit 1))
        else (
          select n.id from photos n where n.status = 'published' and n.first_day is null and n.id > shown.id
          order by n.first_day, n.last_day, n.id limit 1)
      end as next
    from photos shown where shown.id = $1 and shown.status = 'published'
  ) neighbours`;

function linkOf(neighbour: 'previous' | 'next'): string {
  return `(select json_build_object('id', p.id, 'slug', p.slug, ${jsonLocalized('p.title')}, 'year', p.year, 'yearEstimated', p.year_estimated,
    'yearStart', p.year_start, 'yearEnd', p.year_end)
    from photos p where p.id = neighbours.${neighbour})`;
}
