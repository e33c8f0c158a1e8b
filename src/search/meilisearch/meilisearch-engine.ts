import { Injectable } from '@nestjs/common';
import { type Found, isGrouped, type Search, SearchEngine } from '../search-engine.js';
import { readSearchText } from '../search-text.js';
import {
  asHit,
  attributesToRetrieve,
  findOnePerSeries,
  groupedMax,
  type Hit,
  onePerSeriesOf,
} from './one-per-series.js';
import { MeilisearchServer } from './meilisearch-server.js';
import { anyWords, facetAttributesOf, facetCounts, filtersOf, parametersOf, queryText } from './meilisearch-query.js';

/** Search on a Meilisearch server. @throws MeilisearchError, see `isUnavailable` */
@Injectable()
export class MeilisearchEngine extends SearchEngine {
  constructor(private readonly server: MeilisearchServer) {
    super();
  }

  override async find(search: Search): Promise<Found> {
    const text = readSearchText(search.text ?? '');
    const query = queryText(text);
    const found = await this.findAll(search, query);
    const words = anyWords(text);
    // The filters never loosen the words: what counts is whether any record has them all.
    if (found.total > 0 || words.length < 2 || (await this.isMatchedByAny(search, query))) return found;
    return this.findAny(search, words);
  }

  private async findAll(search: Search, query: string): Promise<Found> {
    const indexUid = this.server.indexName(search.kind);
    if (isGrouped(search)) return findOnePerSeries(search, { server: this.server.searching, indexUid, query });
    const { limit, offset } = search;
    const { hits, estimatedTotalHits, facetDistribution } = await this.server.searching
      .index<{ id: number }>(indexUid)
      .search(query, { ...parametersOf(search), facets: facetAttributesOf(search), limit, offset });
    const ids = hits.map(({ id }) => id);
    return {
      ids,
      total: ids.length > 0 ? Math.max(estimatedTotalHits, offset + ids.length) : estimatedTotalHits,
      ...(search.facets?.length && { facets: facetCounts(search, facetDistribution) }),
    };
  }

  private async isMatchedByAny(search: Search, query: string): Promise<boolean> {
    if (filtersOf(search).length === 0) return false;
    const { kind, language } = search;
    return (await this.findAll({ kind, language, limit: 1, offset: 0 }, query)).total > 0;
  }

  private async findAny(search: Search, words: string[]): Promise<Found> {
    if (!isGrouped(search)) return (await this.merge(search, words)).found;
    const { found, hits } = await this.merge({ ...search, limit: groupedMax, offset: 0 }, words);
    if (found.total <= groupedMax) return onePerSeriesOf(found, hits, search);
    const { found: each } = await this.merge(search, words);
    return { ...each, series: { total: each.total, others: new Map() } };
  }

  /** One query for each word; the server merges them, with each document once. */
  private async merge(search: Search, words: string[]): Promise<{ found: Found; hits: Hit[] }> {
    const indexUid = this.server.indexName(search.kind);
    const { limit, offset } = search;
    const { hits, estimatedTotalHits, facetsByIndex } = await this.server.searching.multiSearch({
      federation: { limit, offset, facetsByIndex: { [indexUid]: facetAttributesOf(search) } },
      queries: words.map((q) => ({
        indexUid,
        q,
        ...parametersOf(search),
        ...(isGrouped(search) && { attributesToRetrieve }),
      })),
    });
    const found = {
      ids: hits.map(({ id }) => id as number),
      total: estimatedTotalHits ?? hits.length,
      ...(search.facets?.length && { facets: facetCounts(search, facetsByIndex?.[indexUid]?.distribution) }),
    };
    return { found, hits: hits.map(asHit) };
  }
}
