import type { EntityManager } from 'typeorm';
import { limits } from '../../contract/limits.js';
import { prepared } from '../../platform/database/prepared-statements.js';
import type { Parameters } from './document-conditions.js';
import { isOf, isOfByIndex } from './indexed-kind.js';
import type { DocumentKind } from '../search-document.js';

/**
 * The number of documents of a kind with these conditions as the planner expects it, from the statistics of all documents: good
 * enough to choose a way to look them up, and quick, because nothing is read. It takes the words of a text for independent.
 */
export async function expectedMatches(
  kind: DocumentKind,
  conditions: string[],
  parameters: Parameters,
  tx: EntityManager,
): Promise<number> {
  const [{ 'QUERY PLAN': plans }] = await tx.query<[{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }]>(
    `explain (format json) select from search_documents d where ${[isOf(kind), ...conditions].join(' and ')}`,
    parameters.values,
  );
  return plans[0].Plan['Plan Rows'];
}

/** The number itself; reads every match. */
export async function countMatches(
  kind: DocumentKind,
  conditions: string[],
  parameters: Parameters,
  tx: EntityManager,
): Promise<number> {
  const [{ total }] = await tx.query<[{ total: number }]>(
    `select count(*)::integer as total from search_documents d where ${[isOfByIndex(kind), ...conditions].join(' and ')}`,
    parameters.values,
  );
  return total;
}

/** At four documents a page, that is a thousand of them. */
export const sampledPages = 250;

/**
 * The number of documents of a kind with these conditions, counted in a random sample of the table's pages, which is the same
 * at every call. Unlike an estimate from statistics it knows which words come together, and unlike one from the newest
 * documents it sees collections that were imported long ago.
 */
export async function sampledMatches(
  kind: DocumentKind,
  conditions: string[],
  parameters: Parameters,
  tx: EntityManager,
): Promise<number> {
  const [matches = 0] = await sampledCounts(kind, [conditions], parameters, tx);
  return matches;
}

/** The same for several sets of conditions in one sample, in their order. */
export async function sampledCounts(
  kind: DocumentKind,
  sets: string[][],
  parameters: Parameters,
  tx: EntityManager,
): Promise<number[]> {
  const counts = sets.map((conditions) => `count(*) filter (where ${[isOf(kind), ...conditions].join(' and ')})`);
  const [{ totals }] = await tx.query<[{ totals: number[] }]>(
    prepared(`with size as materialized (
       select least(1, ${sampledPages} / greatest(1, pg_relation_size(oid) / 8192.0)) as share, nullif(reltuples, -1) as documents
       from pg_class where oid = 'search_documents'::regclass
     ),
     sampled as materialized (
       select count(*) as documents, array[${counts.join(', ')}] as matches
       from search_documents d tablesample system ((select share * 100 from size)) repeatable (1)
     )
     select array(
       select round(coalesce(size.documents / nullif(sampled.documents, 0), 1 / size.share) * matches)::integer
       from unnest(sampled.matches) with ordinality as each (matches, n) order by n
     ) as totals
     from size, sampled`),
    parameters.values,
  );
  return totals;
}

/** Up to so many matches, a search or a list counts them all. */
export const countedMax = limits.searchText.countedMax;

/**
 * About how many photo documents have these conditions; null where they are few enough to be counted.
 * @param areSeveral whether words or filters come together, which the planner's statistics do not know of
 */
export async function estimateOfMany(
  conditions: string[],
  parameters: Parameters,
  { areSeveral, tx }: { areSeveral: boolean; tx: EntityManager },
): Promise<number | null> {
  if (!areSeveral && (await expectedMatches('photo', conditions, parameters, tx)) <= countedMax) return null;
  const sampled = await sampledMatches('photo', conditions, parameters, tx);
  return sampled > countedMax ? sampled : null;
}
