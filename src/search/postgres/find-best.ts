import type { EntityManager } from 'typeorm';
import type { Found, Search } from '../search-engine.js';
import { filtersOf, Parameters } from './document-conditions.js';
import { countMatches, expectedMatches, sampledMatches } from './estimates.js';
import { isOf, isOfByIndex } from './indexed-kind.js';
import { rankOf } from './rank.js';
import type { TextMatch } from './text-matcher.js';

/** Up to so many matches, all are ranked and counted. */
const rankedMax = 2_000;

/**
 * The records that match a text and the filters, the best first. Ranking reads every match, so of a broad search only a part
 * is ranked; the other matches follow, the newest first, so that pages are whole and never overlap. The total is exact up
 * to some thousands.
 */
export async function findBest(search: Search, match: TextMatch, tx: EntityManager): Promise<Found> {
  const parameters = new Parameters();
  const conditions = [`d.tsv @@ ${parameters.bind(match.required, 'tsquery')}`, ...filtersOf(search, parameters)];
  const sampled = lazily(() => sampledMatches(search.kind, conditions, parameters, tx));
  const isBroad =
    (await expectedMatches(search.kind, conditions, parameters, tx)) > rankedMax ||
    // Words and filters that come together more often than chance has it. Entities are never so many.
    (search.kind === 'photo' && (match.hasSeveralWords || conditions.length > 1) && (await sampled()) > rankedMax);
  if (!isBroad) {
    const found = await rankAll(search, match, tx);
    if (found.total <= rankedMax) return found;
  }
  const { ids, total } = await rankSome(search, match, tx);
  if (total !== null) return { ids, total };
  // A page that is not full ends with the last match.
  const end = search.offset + ids.length;
  if (ids.length === search.limit) return { ids, total: Math.max(await sampled(), end) };
  return { ids, total: ids.length > 0 ? end : await countMatches(search.kind, conditions, parameters, tx) };
}

function lazily<Value>(compute: () => Promise<Value>): () => Promise<Value> {
  let computed: Promise<Value> | undefined;
  return () => (computed ??= compute());
}

/** Exact, unless there are more matches than are ranked. */
async function rankAll(search: Search, match: TextMatch, tx: EntityManager): Promise<Found> {
  const parameters = new Parameters();
  const limit = parameters.bind(search.limit, 'bigint');
  const offset = parameters.bind(search.offset, 'bigint');
  const required = parameters.bind(match.required, 'tsquery');
  const rank = rankOf({ required, ranking: parameters.bind(match.ranking, 'tsquery'), language: search.language });
  const conditions = [isOfByIndex(search.kind), `d.tsv @@ ${required}`, ...filtersOf(search, parameters)].join(' and ');
  const [found] = await tx.query<[Found]>(
    `with matching as materialized (
       select d.id, d.created_at, ${rank} as rank from search_documents d where ${conditions} limit ${rankedMax + 1}
     )
     select (select count(*)::integer from matching) as total,
       array(select id from matching order by rank desc, created_at desc, id desc limit ${limit} offset ${offset}) as ids`,
    parameters.values,
  );
  return found;
}

/** Of a broad search so many of the newest documents are read, until so many match … */
const newest = { documents: 2_000, matches: 700 };
/** … where they hold fewer than these with the words in the title, matches in titles are looked up … */
const titled = { wanted: 100, matches: 700 };
/** … and where both are still fewer than these, any matches: those of a collection that was imported long ago. */
const anywhere = { wanted: 100, matches: 1_000 };

/** The total is null where not all matches are ranked. */
async function rankSome(
  search: Search,
  match: TextMatch,
  tx: EntityManager,
): Promise<{ ids: number[]; total: number | null }> {
  const parameters = new Parameters();
  const limit = parameters.bind(search.limit, 'bigint');
  const offset = parameters.bind(search.offset, 'bigint');
  const required = parameters.bind(match.required, 'tsquery');
  const rank = rankOf({ required, ranking: parameters.bind(match.ranking, 'tsquery'), language: search.language });
  const whole = parameters.bind(match.whole, 'tsquery');
  const filters = filtersOf(search, parameters)
    .map((filter) => ` and ${filter}`)
    .join('');
  const conditions = `d.tsv @@ ${required}${filters}`;
  const [found] = await tx.query<[{ ids: number[]; total: number | null }]>(
    `with newest as materialized (
       select d.id, d.created_at, ${rank} as rank, ts_filter(d.tsv, '{a}') @@ ${whole} as is_titled
       from (
         select * from search_documents d where ${isOf(search.kind)} order by created_at desc, id desc limit ${newest.documents}
       ) d
       where ${conditions} limit ${newest.matches}
     ),
     titled as materialized (
       select d.id, d.created_at, ${rank} as rank from search_documents d
       where ${isOfByIndex(search.kind)} and ts_filter(d.tsv, '{a}') @@ ${whole}${filters}
       limit (select case when count(*) filter (where is_titled) < ${titled.wanted} then ${titled.matches} else 0 end from newest)
     ),
     anywhere as materialized (
       select d.id, d.created_at, ${rank} as rank from search_documents d where ${isOfByIndex(search.kind)} and ${conditions}
       limit case when (select count(*) from newest) + (select count(*) from titled) < ${anywhere.wanted}
         then ${anywhere.matches} else 0 end
     ),
     candidate as materialized (
       select id, created_at, rank from newest union select * from titled union select * from anywhere
     ),
     counted as materialized (
       select count(*) as candidates, (select count(*) from anywhere) between 1 and ${anywhere.matches - 1} as is_all
       from candidate
     ),
     other as (
       select d.id, d.created_at from search_documents d
       where ${isOf(search.kind)} and ${conditions} and d.id not in (select id from candidate)
       order by d.created_at desc, d.id desc
       limit (select case when is_all then 0 else least(${limit}, greatest(0, ${limit} + ${offset} - candidates)) end from counted)
       offset (select greatest(0, ${offset} - candidates) from counted)
     )
     select array(select id from candidate order by rank desc, created_at desc, id desc limit ${limit} offset ${offset})
         || array(select id from other order by created_at desc, id desc) as ids,
       case when is_all then candidates::integer end as total
     from counted`,
    parameters.values,
  );
  return found;
}
