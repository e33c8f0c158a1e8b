const filter = (name: string): string => `(s.filters ->> '${name}')`;
const yearOf = (part: 1 | 2): string =>
  `coalesce(${filter('year')}, split_part(${filter('yearRange')}, '-', ${part}))::integer`;

/**
 * Whether a document `d` of a photo matches a row `s` of saved_searches, as GET /api/search finds it: all filters that are set,
 * and all words. The filters are as SavedSearchesService stores them.
 */
export const matchesSaved = [
  's.matching is null or d.tsv @@ s.matching',
  's.series is null or d.series = s.series',
  `not s.filters ?| array['year', 'yearRange'] or d.years && int4range(${yearOf(1)}, ${yearOf(2)}, '[]')`,
  `not s.filters ? 'entityTypeCode' or ${filter('entityTypeCode')} = any (d.entity_type_codes)`,
  `not s.filters ? 'entityId' or ${filter('entityId')}::integer = any (d.entity_ids)`,
  `not s.filters ? 'tags' or d.tag_ids @> string_to_array(${filter('tags')}, ',')::integer[]`,
  `not s.filters ? 'fondsId' or ${filter('fondsId')}::integer = any (d.fonds_ids)`,
  `not s.filters ? 'licence' or d.licence = ${filter('licence')}`,
]
  .map((condition) => `(${condition})`)
  .join(' and ');
