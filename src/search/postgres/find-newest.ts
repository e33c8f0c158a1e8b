import type { EntityManager } from 'typeorm';
import type { Found, Search } from '../search-engine.js';
import { filtersOf, Parameters } from './document-conditions.js';
import { countedMax, countMatches, expectedMatches, sampledMatches } from './estimates.js';
import { isOf, isOfByIndex } from './indexed-kind.js';

/** Without filters the number of all documents is an estimate from here on. */
const estimatedFrom = 10_000;
/** Of more matches the first pages are looked for in so many of the newest documents. */
const newestMax = 2_000;

/** The records that match the filters, the newest first. The total is exact up to some thousands. */
export async function findNewest(search: Search, tx: EntityManager): Promise<Found> {
  const parameters = new Parameters();
  const conditions = filtersOf(search, parameters);
  if (conditions.length === 0) return findUnfiltered(search, tx);
  if ((await expectedMatches(search.kind, conditions, parameters, tx)) > countedMax) {
    const ids = await findAmongNewest(search, tx);
    if (ids.length === search.limit)
      return {
        ids,
        total: Math.max(await sampledMatches(search.kind, conditions, parameters, tx), search.offset + ids.length),
      };
  }
  return findByIndex(search, tx);
}

async function findUnfiltered({ kind, limit, offset }: Search, tx: EntityManager): Promise<Found> {
  const parameters = new Parameters();
  const [{ ids }] = await tx.query<[{ ids: number[] }]>(
    `select array(
       select id from search_documents d where ${isOf(kind)} order by created_at desc, id desc limit $1 offset $2
     ) as ids`,
    [limit, offset],
  );
  const expected = await expectedMatches(kind, [], parameters, tx);
  const isEstimated = expected > estimatedFrom && ids.length === limit;
  return {
    ids,
    total: isEstimated ? Math.max(expected, offset + limit) : await countMatches(kind, [], parameters, tx),
  };
}

async function findAmongNewest(search: Search, tx: EntityManager): Promise<number[]> {
  const parameters = new Parameters();
  const limit = parameters.bind(search.limit, 'bigint');
  const offset = parameters.bind(search.offset, 'bigint');
  const [{ ids }] = await tx.query<[{ ids: number[] }]>(
    `select array(
       select d.id from (
         select * from search_documents d where ${isOf(search.kind)} order by created_at desc, id desc limit ${newestMax}
       ) d
       where ${filtersOf(search, parameters).join(' and ')}
       order by d.created_at desc, d.id desc limit ${limit} offset ${offset}
     ) as ids`,
    parameters.values,
  );
  return ids;
}

async function findByIndex(search: Search, tx: EntityManager): Promise<Found> {
  const parameters = new Parameters();
  const limit = parameters.bind(search.limit, 'bigint');
  const offset = parameters.bind(search.offset, 'bigint');
  const [found] = await tx.query<[Found]>(
    `with matching as materialized (
       select d.id, d.created_at from search_documents d
       where ${[isOfByIndex(search.kind), ...filtersOf(search, parameters)].join(' and ')}
     )
     select (select count(*)::integer from matching) as total,
       array(select id from matching order by created_at desc, id desc limit ${limit} offset ${offset}) as ids`,
    parameters.values,
  );
  return found;
}
