import type { Meilisearch, SearchParams } from 'meilisearch';
import { type Found, othersMax, type Search } from '../search-engine.js';
import { facetAttributesOf, facetCounts, parametersOf } from './meilisearch-query.js';

export interface Hit {
  id: number;
  series: string;
}

/** The client knows no attributes of documents. */
export const asHit = ({ id, series }: Record<string, unknown>): Hit => ({ id: id as number, series: series as string });

export const attributesToRetrieve = ['id', 'series'];
/** Facets have as many values at most (index-settings.ts). */
const seriesAtOnce = 100;
/** Of more photos that have any of several words, each is shown: the server cannot group what it merges. */
export const groupedMax = 2_000;

/** One photo of each series that has all words of the query, and how many photos there are. */
export async function findOnePerSeries(
  search: Search,
  { server, indexUid, query: q }: { server: Meilisearch; indexUid: string; query: string },
): Promise<Found> {
  const { limit, offset } = search;
  const asked = { ...parametersOf(search), indexUid, q };
  const { results } = await server.multiSearch({
    queries: [
      { ...asked, distinct: 'series', limit, offset, attributesToRetrieve },
      // The number of hits is exact only where pages are asked for.
      { ...asked, distinct: 'series', page: 1, hitsPerPage: 0 },
      { ...asked, limit: 0, facets: facetAttributesOf(search) },
    ],
  });
  const [page, series, photos] = results;
  const hits = (page?.hits ?? []).map(asHit);
  const total = photos?.estimatedTotalHits ?? 0;
  const seriesTotal = series?.totalHits ?? 0;
  return {
    ids: hits.map(({ id }) => id),
    total,
    ...(search.facets?.length && { facets: facetCounts(search, photos?.facetDistribution) }),
    series: {
      total: seriesTotal,
      others: seriesTotal === total ? new Map() : await countOthers(hits, asked, server),
    },
  };
}

async function countOthers(
  hits: Hit[],
  asked: Omit<SearchParams, 'q'> & { indexUid: string; q: string },
  server: Meilisearch,
): Promise<Map<number, number>> {
  const batches = Array.from({ length: Math.ceil(hits.length / seriesAtOnce) }, (_, n) =>
    hits.slice(n * seriesAtOnce, (n + 1) * seriesAtOnce).map(({ series }) => series),
  );
  if (batches.length === 0) return new Map();
  const { results } = await server.multiSearch({
    queries: batches.map((batch) => ({
      ...asked,
      filter: [...[asked.filter ?? []].flat(2), `series IN ${JSON.stringify(batch)}`],
      facets: ['series'],
      limit: 0,
    })),
  });
  const counts = new Map(
    results.flatMap(({ facetDistribution }) => Object.entries(facetDistribution?.['series'] ?? {})),
  );
  return othersOf(hits.map(({ id, series }) => [id, counts.get(series) ?? 1]));
}

/** One photo of each series of all hits, which are in their order. */
export function onePerSeriesOf(found: Found, hits: Hit[], { limit, offset }: Search): Found {
  const photosOf = new Map<string, number[]>();
  for (const { id, series } of hits) photosOf.set(series, [...(photosOf.get(series) ?? []), id]);
  const page = [...photosOf.values()].slice(offset, offset + limit);
  return {
    ...found,
    ids: page.flatMap(([first]) => first ?? []),
    series: {
      total: photosOf.size,
      others: othersOf(page.flatMap(([first, ...others]) => (first ? [[first, others.length + 1]] : []))),
    },
  };
}

/** From how many photos of the series of each hit match. */
const othersOf = (counts: [id: number, photos: number][]): Map<number, number> =>
  new Map(counts.filter(([, photos]) => photos > 1).map(([id, photos]) => [id, Math.min(photos - 1, othersMax)]));
