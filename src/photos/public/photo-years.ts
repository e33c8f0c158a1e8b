export interface Years {
  /** First and last year, included; without one of them the range is open. */
  from?: number;
  to?: number;
}

/** The years that a dated photo `p` may be of, as in search documents: from the first to the last of its three years. */
const ownYears = `int4range(least(p.year, p.year_start, p.year_end), greatest(p.year, p.year_start, p.year_end), '[]')`;
/** The condition of the index `photos_spans`. */
const isSpan = `p.status = 'published' and (p.year_start is not null or p.year_end is not null)`;

/**
 * A photo is in a range of years when it may be of one of them. Most photos are found by the year that indexes and
 * stored counts have; the others by their span.
 */
export interface YearConditions {
  /** Conditions on `l.year`. */
  byYear: string[];
  /** A subquery of the ids of photos that are in the range, but not with that year: their span reaches into it. */
  bySpan: string;
}

/** Null without a range. */
export function yearConditions({ from, to }: Years, bind: (value: unknown) => string): YearConditions | null {
  if (from === undefined && to === undefined) return null;
  const first = from === undefined ? null : `${bind(from)}::integer`;
  const last = to === undefined ? null : `${bind(to)}::integer`;
  // A span reaches into the range across one of its ends; only without a year it may lie in between.
  const across = [first, last].flatMap((end) => (end === null ? [] : [`${ownYears} @> ${end}`]));
  const within = `p.year is null and ${ownYears} && int4range(${first ?? 'null'}, ${last ?? 'null'}, '[]')`;
  const byYear = [...(first ? [`l.year >= ${first}`] : []), ...(last ? [`l.year <= ${last}`] : [])];
  return {
    byYear,
    bySpan: `select p.id from photos p where ${isSpan} and (${[...across, within].join(' or ')})
      and (${byYear.join(' and ').replaceAll('l.year', 'p.year')}) is not true`,
  };
}

/** Published photos by decade: each counts in every decade that it may be of. Decades without a photo are left out. */
export const countByDecade = `
  select decade, sum(photos)::int as count from (
    select year / 10 * 10 as decade, photos from photo_counts where tag_id = 0 and year is not null
    union all
    select decade, 1 from photos p, generate_series(lower(${ownYears}) / 10 * 10, upper(${ownYears}) - 1, 10) decade
    where ${isSpan} and decade is distinct from p.year / 10 * 10
  ) counted
  group by 1 having sum(photos) > 0 order by 1`;
