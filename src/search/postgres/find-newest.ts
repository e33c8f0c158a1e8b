import type { EntityManager } from 'typeorm';
import { isGrouped, type Search } from '../search-engine.js';
import { filtersOf, Parameters } from './document-conditions.js';
import { countedMax, countMatches, expectedMatches, sampledMatches } from './estimates.js';
import { isOf, isOfByIndex } from './indexed-kind.js';
import { countSeries, firstOfEach, type FoundPage, isNewestOfSeries, pageOfAll, sampledSeries } from './series.js';

/** Without filters the number of all documents is an estimate from here on. */
const estimatedFrom = 10_000;
/** Of more matches the first pages are looked for in so many of the newest documents. */
const newestMax = 2_000;

/** The records that match the filters, the newest first. The total is exact up to some thousands. */
export async function findNewest(search: Search, tx: EntityManager): Promise<FoundPage> {
  const parameters = new Parameters();
  const conditions = filtersOf(search, parameters);
  if (conditions.length === 0) return findUnfiltered(search, tx);
  if ((await expectedMatches(search.kind, conditions, parameters, tx)) > countedMax) {
    const ids = await findAmongNewest({ ...search, limit: search.limit + 1 }, tx);
    if (ids.length > search.limit) {
      const least = search.offset + ids.length;
      const total = Math.max(await sampledMatches(search.kind, conditions, parameters, tx), least);
      const series = isGrouped(search) ? await sampledSeries(conditions, parameters, tx) : total;
      return { ids: ids.slice(0, search.limit), total, series: Math.max(least, Math.min(series, total)) };
    }
  }
  return findByIndex(search, tx);
}

async function findUnfiltered(search: Search, tx: EntityManager): Promise<FoundPage> {
  const { kind, limit, offset } = search;
  const parameters = new Parameters();
  const areGrouped = isGrouped(search);
  const [{ ids }] = await tx.query<[{ ids: number[] }]>(
    `select array(
       select d.id from search_documents d${areGrouped ? ', lateral (select d.id, d.series) o' : ''}
       where ${isOf(kind)} ${areGrouped ? `and ${isNewestOfSeries('true')}` : ''}
       order by d.created_at desc, d.id desc limit $1 offset $2
     ) as ids`,
    [limit, offset],
  );
  const expected = await expectedMatches(kind, [], parameters, tx);
  const isEstimated = expected > estimatedFrom && ids.length === limit;
  const end = offset + limit;
  const total = isEstimated ? Math.max(expected, end) : await countMatches(kind, [], parameters, tx);
  if (!areGrouped) return { ids, total, series: total };
  const series = await (isEstimated ? sampledSeries : countSeries)([], parameters, tx);
  return { ids, total, series: isEstimated ? Math.max(end, Math.min(series, total)) : series };
}

async function findAmongNewest(search: Search, tx: EntityManager): Promise<number[]> {
  const parameters = new Parameters();
  const limit = parameters.bind(search.limit, 'bigint');
  const offset = parameters.bind(search.offset, 'bigint');
  const [{ ids }] = await tx.query<[{ ids: number[] }]>(
    `with matching as materialized (
       select d.id, d.created_at, d.series, 0 as rank from (
         select * from search_documents d where ${isOf(search.kind)} order by created_at desc, id desc limit ${newestMax}
       ) d
       where ${filtersOf(search, parameters).join(' and ')}
     ),
     listed as materialized (${firstOfEach(search, 'matching')})
     select array(select id from listed order by created_at desc, id desc limit ${limit} offset ${offset}) as ids`,
    parameters.values,
  );
  return ids;
}

async function findByIndex(search: Search, tx: EntityManager): Promise<FoundPage> {
  const parameters = new Parameters();
  const [found] = await tx.query<[FoundPage]>(
    `with matching as materialized (
       select d.id, d.created_at, d.series, 0 as rank from search_documents d
       where ${[isOfByIndex(search.kind), ...filtersOf(search, parameters)].join(' and ')}
     ),
     listed as materialized (${firstOfEach(search, 'matching')})
     ${pageOfAll(search, parameters)}`,
    parameters.values,
  );
  return found;
}
