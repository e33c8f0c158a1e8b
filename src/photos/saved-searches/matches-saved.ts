const filter = (name: string): string => `(s.filters ->> '${name}')`;
const yearOf = (part: 1 | 2): string =>
  `coalesce(${filter('year')}, split_part(${filter('yearRange')}, '-', ${part}))::integer`;

const [from, to] = [filter('from'), filter('to')];
/** The first and the last day of a year, a month or a day; PostgreSQL has no year 0. */
const firstDay = `(greatest(${from}, '0001') || right('-01-01', 10 - length(${from})))::date`;
const lastDay = `case length(${to})
  when 4 then (greatest(${to}, '0001') || '-12-31')::date
  when 7 then ((${to} || '-01')::date + interval '1 month' - interval '1 day')::date
  else ${to}::date end`;

/** The same as lists and the search say of such a range (src/platform/database/year-range.ts), whose ends are columns here. */
const isOfDays = [
  `d.years && int4range(left(${from}, 4)::integer, left(${to}, 4)::integer, '[]')`,
  `coalesce(d.latest >= ${firstDay}, true)`,
  `coalesce(d.earliest <= ${lastDay}, true)`,
  `(d.member_days is null or ${from} is null or ${to} is null or d.member_days && daterange(${firstDay}, ${lastDay}, '[]'))`,
].join(' and ');

/**
 * Whether a document `d` of a photo matches a row `s` of saved_searches, as GET /api/search finds it: all filters that are set,
 * and all words. The filters are as SavedSearchesService stores them.
 */
export const matchesSaved = [
  's.matching is null or d.tsv @@ s.matching',
  's.series is null or d.series = s.series',
  `not s.filters ?| array['year', 'yearRange'] or d.years && int4range(${yearOf(1)}, ${yearOf(2)}, '[]')`,
  `not s.filters ?| array['from', 'to'] or ${isOfDays}`,
  `not s.filters ? 'entityTypeCode' or ${filter('entityTypeCode')} = any (d.entity_type_codes)`,
  `not s.filters ? 'entityId' or ${filter('entityId')}::integer = any (d.entity_ids)`,
  `not s.filters ? 'tags' or d.tag_ids @> string_to_array(${filter('tags')}, ',')::integer[]`,
  `not s.filters ? 'fondsId' or ${filter('fondsId')}::integer = any (d.fonds_ids)`,
  `not s.filters ? 'licence' or d.licence = ${filter('licence')}`,
]
  .map((condition) => `(${condition})`)
  .join(' and ');
