import type { EntityManager } from 'typeorm';
import { isGrouped, type Search } from '../search-engine.js';
import { filtersOf, Parameters } from './document-conditions.js';
import { countMatches, expectedMatches, sampledCounts } from './estimates.js';
import { isOf, isOfByIndex } from './indexed-kind.js';
import { rankOf } from './rank.js';
import { countSeries, firstOfEach, type FoundPage, isNewestOfSeries, pageOfAll, sampledSeries } from './series.js';
import type { TextMatch } from './text-matcher.js';

/** Up to so many matches, all are ranked and counted. */
const rankedMax = 2_000;

/**
 * The records that match a text and the filters, the best first. Ranking reads every match, so of a broad search only a part
 * is ranked; the other matches follow, the newest first, so that pages are whole and never overlap. The total is exact up
 * to some thousands.
 */
export async function findBest(search: Search, match: TextMatch, tx: EntityManager): Promise<FoundPage> {
  const parameters = new Parameters();
  const conditions = [`d.tsv @@ ${parameters.bind(match.required, 'tsquery')}`, ...filtersOf(search, parameters)];
  const sample = lazily(() => sampleOf(search, match, tx));
  const sampled = async (): Promise<number> => (await sample()).matches;
  // Words and filters come together more often than chance has it, which the planner does not know. Entities are never many.
  const expected =
    search.kind === 'photo' && (match.hasSeveralWords || conditions.length > 1)
      ? await sampled()
      : await expectedMatches(search.kind, conditions, parameters, tx);
  const isBroad = expected > rankedMax;
  if (!isBroad) {
    const found = await rankAll(search, match, tx);
    if (found.total <= rankedMax) return found;
  }
  // With one more, to see whether the page has the last match.
  const { filtered, titled: titles } = conditions.length > 1 ? await sample() : { filtered: 0, titled: 0 };
  const {
    ids: found,
    total,
    series,
  } = await rankSome(
    { ...search, limit: search.limit + 1 },
    { match, areTitlesCommon: titles > filtered * commonTitles },
    tx,
  );
  const ids = found.slice(0, search.limit);
  const counting = {
    end: search.offset + ids.length,
    isLast: found.length <= search.limit && ids.length > 0,
    isBeyond: ids.length === 0,
  };
  if (!isGrouped(search)) {
    const all =
      total ??
      (await count(counting, {
        sample: sampled,
        exactly: () => countMatches(search.kind, conditions, parameters, tx),
      }));
    return { ids, total: all, series: all };
  }
  const groups =
    series ??
    (await count(counting, {
      sample: () => sampledSeries(conditions, parameters, tx),
      exactly: () => countSeries(conditions, parameters, tx),
    }));
  return { ids, total: groups === 0 ? 0 : Math.max(await sampled(), groups), series: groups };
}

/** About how many documents match the text and the filters, how many the filters alone, and how many of these by their titles. */
async function sampleOf(
  search: Search,
  { required, whole }: TextMatch,
  tx: EntityManager,
): Promise<{ matches: number; filtered: number; titled: number }> {
  const parameters = new Parameters();
  const text = `d.tsv @@ ${parameters.bind(required, 'tsquery')}`;
  const filters = filtersOf(search, parameters);
  const sets =
    filters.length > 0
      ? [[text, ...filters], filters, [...filters, hasInTitle(parameters.bind(whole, 'tsquery'))]]
      : [[text]];
  const [matches = 0, filtered = 0, titled = 0] = await sampledCounts(search.kind, sets, parameters, tx);
  return { matches, filtered, titled };
}

/** The words of a title have the weight A. */
const hasInTitle = (query: string): string => `ts_filter(d.tsv, '{a}') @@ ${query}`;

/** How many there are, from what a page shows of them: an estimate while more follow. */
async function count(
  { end, isLast, isBeyond }: { end: number; isLast: boolean; isBeyond: boolean },
  { sample, exactly }: { sample: () => Promise<number>; exactly: () => Promise<number> },
): Promise<number> {
  if (isLast) return end;
  return isBeyond ? exactly() : Math.max(await sample(), end + 1);
}

function lazily<Value>(compute: () => Promise<Value>): () => Promise<Value> {
  let computed: Promise<Value> | undefined;
  return () => (computed ??= compute());
}

const rankOfMatch = (
  { language }: Search,
  { ranking, together, inTitle }: TextMatch,
  { required, parameters }: { required: string; parameters: Parameters },
): string =>
  rankOf({
    required,
    ranking: parameters.bind(ranking, 'tsquery'),
    together: together && parameters.bind(together, 'tsquery'),
    inTitle: inTitle && {
      words: parameters.bind(inTitle.words, 'tsquery'),
      whole: parameters.bind(inTitle.whole, 'tsquery'),
      together: inTitle.together && parameters.bind(inTitle.together, 'tsquery'),
    },
    language,
  });

/** Exact, unless there are more matches than are ranked. */
async function rankAll(search: Search, match: TextMatch, tx: EntityManager): Promise<FoundPage> {
  const parameters = new Parameters();
  const required = parameters.bind(match.required, 'tsquery');
  const rank = rankOfMatch(search, match, { required, parameters });
  const conditions = [isOfByIndex(search.kind), `d.tsv @@ ${required}`, ...filtersOf(search, parameters)].join(' and ');
  const [found] = await tx.query<[FoundPage]>(
    `with matching as materialized (
       select d.id, d.created_at, d.series, ${rank} as rank from search_documents d where ${conditions} limit ${rankedMax + 1}
     ),
     listed as materialized (${firstOfEach(search, 'matching')})
     ${pageOfAll(search, parameters)}`,
    parameters.values,
  );
  return found;
}

/** Of a broad search so many of the newest documents are read, until so many match … */
const newest = { documents: 2_000, matches: 700 };
/** … where they hold too few with the words in the title, matches in titles are looked up … */
const titled = { matches: 700 };
/** … and where both are still too few, any matches: those of a collection that was imported long ago. */
const anywhere = { matches: 1_000 };
/** From such a share of the filtered documents on, it is faster to compare them than to look up the words in all titles. */
const commonTitles = 0.1;
/** Of series fewer: what is looked up further may be thousands of photos of those that are found already. */
const wanted = { photos: 100, series: 20 };

interface RankedPage {
  ids: number[];
  /** Null where not all matches are ranked. */
  total: number | null;
  /** The same; where one photo of each series is asked for, of the series. */
  series: number | null;
}

/**
 * Where one photo of each series is asked for, each step looks for photos of other series, so that one of thousands of photos
 * does not hide them; of the series that follow the ranked ones, the newest match is shown.
 */
async function rankSome(
  search: Search,
  { match, areTitlesCommon }: { match: TextMatch; areTitlesCommon: boolean },
  tx: EntityManager,
): Promise<RankedPage> {
  const parameters = new Parameters();
  const limit = parameters.bind(search.limit, 'bigint');
  const offset = parameters.bind(search.offset, 'bigint');
  const required = parameters.bind(match.required, 'tsquery');
  const rank = rankOfMatch(search, match, { required, parameters });
  const whole = parameters.bind(match.whole, 'tsquery');
  const filters = filtersOf(search, parameters);
  const all = [`d.tsv @@ ${required}`, ...filters].join(' and ');
  const ranked = `d.id, d.created_at, d.series, ${rank} as rank`;
  const filtered = [isOfByIndex(search.kind), ...filters].join(' and ');
  // With `offset 0` the planner looks up the filters alone.
  const inTitles = areTitlesCommon
    ? `(select * from search_documents d where ${filtered} offset 0) d where ${hasInTitle(whole)}`
    : `search_documents d where ${filtered} and ${hasInTitle(whole)}`;
  const areGrouped = isGrouped(search);
  const [group, enough] = areGrouped ? ['series', wanted.series] : ['id', wanted.photos];
  const groupsIn = (table: string): string => `(select count(distinct ${group}) from ${table})`;
  const ofOtherSeries = (tables: string[]): string =>
    areGrouped
      ? ` and d.series not in (${tables.map((table) => `select series from ${table}`).join(' union all ')})`
      : '';
  const [found] = await tx.query<[RankedPage]>(
    `with newest as materialized (
       select ${ranked}, ${hasInTitle(whole)} as is_titled
       from (
         select * from search_documents d where ${isOf(search.kind)} order by created_at desc, id desc limit ${newest.documents}
       ) d
       where ${all} limit ${newest.matches}
     ),
     titled as materialized (
       select ${ranked} from ${inTitles}${ofOtherSeries(['newest'])}
       limit case when ${groupsIn('newest where is_titled')} < ${enough} then ${titled.matches} else 0 end
     ),
     searched as materialized (
       select ${groupsIn('newest')} + ${groupsIn('titled')} < ${enough} as anywhere
     ),
     anywhere as materialized (
       select ${ranked} from search_documents d
       where ${isOfByIndex(search.kind)} and ${all}${ofOtherSeries(['newest', 'titled'])}
       limit (select case when anywhere then ${anywhere.matches} else 0 end from searched)
     ),
     candidate as materialized (
       select id, created_at, series, rank from newest union select * from titled union select * from anywhere
     ),
     listed as materialized (${firstOfEach(search, 'candidate')}),
     counted as materialized (
       select (select count(*) from listed) as listed,
         anywhere and (select count(*) from anywhere) < ${anywhere.matches} as is_all
       from searched
     ),
     other as (
       select d.id, d.created_at from search_documents d${areGrouped ? ', lateral (select d.id, d.series) o' : ''}
       where ${isOf(search.kind)} and ${all} and d.${group} not in (select ${group} from listed)
         ${areGrouped ? `and ${isNewestOfSeries(all)}` : ''}
       order by d.created_at desc, d.id desc
       limit (select case when is_all then 0 else least(${limit}, greatest(0, ${limit} + ${offset} - listed)) end from counted)
       offset (select greatest(0, ${offset} - listed) from counted)
     )
     select array(select id from listed order by rank desc, created_at desc, id desc limit ${limit} offset ${offset})
         || array(select id from other order by created_at desc, id desc) as ids,
       case when is_all and not ${areGrouped} then listed::integer end as total,
       case when is_all then listed::integer end as series
     from counted`,
    parameters.values,
  );
  return found;
}
