import type { EntityManager } from 'typeorm';
import { type SearchFacet } from '../../contract/search.js';
import { type FacetCounts, facetValuesMax, type Search } from '../search-engine.js';
import { decadesOf } from '../../platform/database/year-range.js';
import { filtersOf, Parameters } from './document-conditions.js';
import { countedMax, sampledPages } from './estimates.js';
import { isOf, isOfByIndex } from './indexed-kind.js';
import type { TextMatch } from './text-matcher.js';

/** The values of a matching document, as texts. A photo counts in each decade that it may be of, as the filter finds it. */
const valuesOf: Record<SearchFacet, string> = {
  type: 'select unnest(d.entity_type_codes) as value',
  decade: `select decade::text as value from (${decadesOf('d.years')}) decades`,
  tag: 'select unnest(d.tag_ids)::text as value',
  fonds: 'select unnest(d.fonds_ids)::text as value',
  licence: 'select unnest(array_remove(array[d.licence], null)) as value',
};

/** Up to `countedMax` matches are counted; more in a sample of the table, which is the same at every call. */
export async function countFacets(
  search: Search & { facets: readonly SearchFacet[] },
  { match, total }: { match: TextMatch | null; total: number },
  tx: EntityManager,
): Promise<FacetCounts> {
  const parameters = new Parameters();
  const isSampled = total > countedMax;
  const conditions = [
    isSampled ? isOf(search.kind) : isOfByIndex(search.kind),
    ...(match ? [`d.tsv @@ ${parameters.bind(match.required, 'tsquery')}`] : []),
    ...filtersOf(search, parameters),
  ].join(' and ');
  const counted = search.facets.map(
    (facet) =>
      `(select '${facet}' as facet, value, count(*) as count from matching d, lateral (${valuesOf[facet]}) each
        group by value order by count desc, value limit ${facetValuesMax})`,
  );
  const rows = await tx.query<{ facet: SearchFacet; value: string; count: number }[]>(
    `with matching as materialized (
       select d.entity_type_codes, d.years, d.tag_ids, d.fonds_ids, d.licence
       from search_documents d ${isSampled ? sampledTable : ''} where ${conditions}
     )
     select facet, value, round(count * case when ${isSampled} then ${parameters.bind(total, 'numeric')} / matches else 1 end)::integer as count
     from (${counted.join(' union all ')}) counted, (select count(*)::numeric as matches from matching) sampled
     order by facet, counted.count desc, value`,
    parameters.values,
  );
  return Object.fromEntries(
    search.facets.map((facet) => [
      facet,
      rows.filter((row) => row.facet === facet).map(({ value, count }) => ({ value, count })),
    ]),
  );
}

const sampledTable = `tablesample system ((
  select least(100, 100 * ${sampledPages} / greatest(1, pg_relation_size('search_documents') / 8192.0))
)) repeatable (1)`;
