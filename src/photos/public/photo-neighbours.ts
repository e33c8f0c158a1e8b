import { type PhotoLink, stripReach } from '../../contract/photo.js';
import type { StoredRenditions } from '../../images/stored-renditions.js';
import { selectLocalized } from '../../platform/database/localized-columns.js';

/** A photo that is beside another one, or this one itself. */
export interface NeighbourRow extends PhotoLink {
  /** −1 is right before the other photo, 0 the photo itself, 1 right after it. */
  place: number;
  license: string | null;
  originalSha256: string | null;
  renditions: StoredRenditions | null;
}

/**
 * SQL for a published photo (parameter 1) and up to `stripReach` photos on each side of it in the archive's order by year, as
 * `NeighbourRow`s in any order; no row where the photo is not published. Undated photos come after the dated ones. The ids of a
 * side are the first that the index with this order has in one direction, so no other photo is read; its order is written in
 * full, or PostgreSQL would not use it for undated photos.
 */
export const photoNeighbours = `
  select around.place::int, p.id, p.slug, ${selectLocalized('p.title')}, p.year, p.year_estimated as "yearEstimated",
    p.year_start as "yearStart", p.year_end as "yearEnd", p.license, p.original_sha256 as "originalSha256", p.renditions
  from photos shown
  cross join lateral (
    select 0 as place, shown.id
    union all
    select -side.place, side.id from unnest((
      case
        when shown.first_day is not null
        then ${idsOf('(n.first_day, n.last_day, n.id) < (shown.first_day, shown.last_day, shown.id)', 'desc')}
        else ${idsOf('n.first_day is null and n.id < shown.id', 'desc')} || ${idsOf('n.first_day is not null', 'desc')}
      end)[1:${stripReach}]) with ordinality as side (id, place)
    union all
    select side.place, side.id from unnest((
      case
        when shown.first_day is not null
        then ${idsOf('(n.first_day, n.last_day, n.id) > (shown.first_day, shown.last_day, shown.id)')} || ${idsOf('n.first_day is null')}
        else ${idsOf('n.first_day is null and n.id > shown.id')}
      end)[1:${stripReach}]) with ordinality as side (id, place)
  ) around
  join photos p on p.id = around.id
  where shown.id = $1 and shown.status = 'published'`;

function idsOf(condition: string, direction = ''): string {
  const order = ['first_day', 'last_day', 'id'].map((column) => `n.${column} ${direction}`).join(', ');
  return `array(select n.id from photos n where n.status = 'published' and ${condition} order by ${order} limit ${stripReach})`;
}
