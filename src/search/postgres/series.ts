import type { EntityManager } from 'typeorm';
import { isGrouped, othersMax, type Search } from '../search-engine.js';
import { filtersOf, Parameters } from './document-conditions.js';
import { isOf, isOfByIndex } from './indexed-kind.js';
import type { TextMatch } from './text-matcher.js';

/** A page of the photos found, before facets and what is counted for each photo. */
export interface FoundPage {
  ids: number[];
  total: number;
  /** As `FoundSeries.total`; the same as `total` where photos are not grouped. */
  series: number;
  /** How many other matches are of the series of each id; absent where not all matches were read. */
  others?: number[];
}

/**
 * Of the rows of `from`, which have `id`, `created_at`, `rank` and `series`, the best of each series, where that is asked for,
 * with the number of `others`.
 */
export const firstOfEach = (search: Search, from: string): string =>
  isGrouped(search)
    ? `select distinct on (series) *, least(${othersMax}, count(*) over (partition by series) - 1)::integer as others
       from ${from} order by series, rank desc, created_at desc, id desc`
    : `select * from ${from}`;

/** The page of `listed`, of which all `matching` were read, as a FoundPage. */
export function pageOfAll(search: Search, parameters: Parameters): string {
  const limit = parameters.bind(search.limit, 'bigint');
  const offset = parameters.bind(search.offset, 'bigint');
  const page = `from listed order by rank desc, created_at desc, id desc limit ${limit} offset ${offset}`;
  return `select (select count(*)::integer from matching) as total, (select count(*)::integer from listed) as series,
    array(select id ${page}) as ids ${isGrouped(search) ? `, array(select others ${page}) as others` : ''}`;
}

/**
 * Whether a document, as `o`, is the newest match of its series: looked up among those of its series. As a value, because of
 * a condition the planner expects that next to no document has it, and would rather read all matches first.
 */
export const isNewestOfSeries = (conditions: string): string =>
  `(select d.id = o.id from search_documents d where d.series = o.series and ${conditions}
     order by d.created_at desc, d.id desc limit 1)`;

/** The number itself; reads every match. */
export async function countSeries(conditions: string[], parameters: Parameters, tx: EntityManager): Promise<number> {
  const [{ series }] = await tx.query<[{ series: number }]>(
    `select count(distinct d.series)::integer as series from search_documents d
     where ${[isOfByIndex('photo'), ...conditions].join(' and ')}`,
    parameters.values,
  );
  return series;
}

/** Documents of the series that are looked at to estimate how many series match. */
const sampledDocuments = 1_000;

/**
 * About how many series match, counted among those whose keys are the lowest: keys are hashes, so that these are a random sample,
 * in which each series has all its photos, and the same one at every call.
 */
export async function sampledSeries(conditions: string[], parameters: Parameters, tx: EntityManager): Promise<number> {
  const [{ total }] = await tx.query<[{ total: number }]>(
    `with size as materialized (
       select least(1, ${sampledDocuments} / greatest(1, reltuples)) as share
       from pg_class where oid = 'search_documents'::regclass
     )
     select round(count(distinct d.series) / (select share from size))::integer as total
     from (
       select * from search_documents s
       where s.series <= (select -9223372036854775808 + 18446744073709551615 * share::numeric from size)::bigint offset 0
     ) d
     where ${[isOf('photo'), ...conditions].join(' and ')}`,
    parameters.values,
  );
  return total;
}

/**
 * By id, how many other matches are of the same series, where there are any. Where they are not known, they are looked up in each
 * series: its photos are then likely to match, since so many do.
 */
export async function countOthers(
  search: Search,
  { match, ids, others }: { match: TextMatch | null } & Pick<FoundPage, 'ids' | 'others'>,
  tx: EntityManager,
): Promise<Map<number, number>> {
  if (others)
    return new Map(ids.map((id, n): [number, number] => [id, others[n] ?? 0]).filter(([, count]) => count > 0));
  const parameters = new Parameters();
  const shown = parameters.bind(ids, 'integer[]');
  const conditions = [
    'true',
    ...(match ? [`d.tsv @@ ${parameters.bind(match.required, 'tsquery')}`] : []),
    ...filtersOf(search, parameters),
  ].join(' and ');
  const rows = await tx.query<{ id: number; others: number }[]>(
    `select shown.id, counted.all - 1 as others
     from search_documents shown, lateral (
       select count(*)::integer as all from (
         select from (select * from search_documents s where s.series = shown.series offset 0) d
         where ${conditions} limit ${othersMax + 1}
       ) same
     ) counted
     where shown.kind = 'photo' and shown.id = any (${shown}) and counted.all > 1`,
    parameters.values,
  );
  return new Map(rows.map((row) => [row.id, row.others]));
}
