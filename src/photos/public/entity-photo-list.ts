import type { EntityPhotoSort } from '../../contract/photo.js';
import type { Period } from '../../contract/periods.js';
import type { FoundList } from '../../platform/database/list-page-by-ids.js';
import { isPublicEntityId } from '../../records/public-entity.js';

/** An entity that is a draft has photos for those only who see drafts. */
export interface SeesDrafts {
  seesDrafts: boolean;
}

export interface EntityPhotoFilters extends SeesDrafts {
  entityId: number;
  /** Null: all years, and undated photos too. */
  periods: Period[] | null;
  /** The id of a photo to leave out. */
  exclude?: number;
  sortBy?: EntityPhotoSort;
}

/**
 * Undated photos are last. By relevance those come first that editors have put in an order, and then those in which the entity is
 * the main subject.
 */
export const entityPhotoOrder: Record<EntityPhotoSort, string> = {
  relevance: 'l.place nulls last, l.position, l.first_day nulls last, l.last_day nulls last, l.photo_id',
  year: 'l.first_day nulls last, l.last_day nulls last, l.photo_id',
};

/** How the photos of an entity are found. Its id is the first parameter. */
export function entityPhotoList(
  { entityId, seesDrafts, periods, exclude, sortBy = 'relevance' }: EntityPhotoFilters,
  bind: (value: unknown) => string,
): FoundList {
  const entity = bind(entityId);
  const excluded = exclude === undefined ? null : bind(exclude);
  const isSeen = seesDrafts ? 'true' : isPublicEntityId(entity);
  const all = `${isSeen} and l.entity_id = ${entity}${excluded ? ` and l.photo_id <> ${excluded}` : ''}`;
  const inPeriods = periods ? inAnyPeriod(periods, bind) : 'true';
  return {
    total: periods
      ? `(select count(*)::int from photo_entities_sorted l where ${all} and ${inPeriods})`
      : `(select coalesce(sum(c.photos), 0)::int from photo_counts_by_entity c
           where c.entity_id = ${entity} and ${isSeen})
         - (select count(*)::int from photo_entities_sorted l
           where l.entity_id = ${entity} and l.photo_id = ${excluded ?? 'null'} and ${isSeen})`,
    ids: (limit) =>
      `select l.photo_id as id from photo_entities_sorted l where ${all} and ${inPeriods} order by ${entityPhotoOrder[sortBy]} limit ${limit} offset start.at`,
  };
}

/**
 * Written out: a table of periods would be searched for every photo. A photo of a span is in all periods that it may be of, an
 * undated one in none.
 */
const inAnyPeriod = (periods: Period[], bind: (value: unknown) => string): string =>
  `(${['false', ...periods.map(({ from, to }) => `l.years && int4range(${bind(from)}::integer, ${bind(to)}::integer, '[]')`)].join(' or ')})`;

/** Parameters: the entity's id, and the periods as `periodColumns`. */
export const countByPeriod = ({ seesDrafts }: SeesDrafts): string => `
  select period.first as "from", period.last as "to", sum(l.photos)::int as count
  from unnest($2::integer[], $3::integer[]) period (first, last)
  join (select years, count(*) as photos from photo_entities_sorted
    where entity_id = $1 and ${seesDrafts ? 'true' : isPublicEntityId('$1')} group by years) l
    on l.years && int4range(period.first, period.last, '[]')
  group by 1, 2 order by 1`;

/** The periods as two arrays for `unnest`: first years and last years. */
export const periodColumns = (periods: Period[]): [number[], (number | null)[]] => [
  periods.map(({ from }) => from),
  periods.map(({ to }) => to),
];
