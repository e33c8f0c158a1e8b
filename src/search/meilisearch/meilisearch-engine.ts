import { Injectable } from '@nestjs/common';
import { KnownWords } from '../postgres/known-words.js';
import { type Found, isGrouped, type Search, SearchEngine } from '../search-engine.js';
import { readSearchText } from '../search-text.js';
import {
  anyTexts,
  anyWords,
  facetAttributesOf,
  facetCounts,
  filtersOf,
  parametersOf,
  queryTexts,
  shortWordsOf,
} from './meilisearch-query.js';
import { MeilisearchServer } from './meilisearch-server.js';
import {
  asHit,
  attributesToRetrieve,
  findOnePerSeries,
  groupedMax,
  type Hit,
  onePerSeriesOf,
} from './one-per-series.js';

/** Search on a Meilisearch server. @throws MeilisearchError, see `isUnavailable` */
@Injectable()
export class MeilisearchEngine extends SearchEngine {
  constructor(
    private readonly server: MeilisearchServer,
    private readonly knownWords: KnownWords,
  ) {
    super();
  }

  override async find(search: Search): Promise<Found> {
    const text = readSearchText(search.text ?? '');
    const { short, last } = shortWordsOf(text);
    const shortWords = await this.knownWords.findShort(short, last);
    const queries = queryTexts(text, shortWords);
    const found = await this.findTexts(search, queries);
    const words = anyWords(text);
    // The filters never loosen the words: what counts is whether any record has them all.
    if (found.total > 0 || words.length < 2 || (await this.isMatchedByAny(search, queries))) return found;
    return this.findTexts(search, anyTexts(words, shortWords));
  }

  private async isMatchedByAny(search: Search, queries: string[]): Promise<boolean> {
    if (filtersOf(search).length === 0) return false;
    const { kind, language } = search;
    return (await this.findTexts({ kind, language, limit: 1, offset: 0 }, queries)).total > 0;
  }

  private findTexts(search: Search, queries: string[]): Promise<Found> {
    const [only = ''] = queries;
    return queries.length > 1 ? this.findAny(search, queries) : this.findOne(search, only);
  }

  private async findOne(search: Search, query: string): Promise<Found> {
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

  private async findAny(search: Search, queries: string[]): Promise<Found> {
    if (!isGrouped(search)) return (await this.merge(search, queries)).found;
    const { found, hits } = await this.merge({ ...search, limit: groupedMax, offset: 0 }, queries);
    if (found.total <= groupedMax) return onePerSeriesOf(found, hits, search);
    const { found: each } = await this.merge(search, queries);
    return { ...each, series: { total: each.total, others: new Map() } };
  }

  /** The server merges the answers, with each document once. */
  private async merge(search: Search, queries: string[]): Promise<{ found: Found; hits: Hit[] }> {
    const indexUid = this.server.indexName(search.kind);
    const { limit, offset } = search;
    const { hits, estimatedTotalHits, facetsByIndex } = await this.server.searching.multiSearch({
      federation: { limit, offset, facetsByIndex: { [indexUid]: facetAttributesOf(search) } },
      queries: queries.map((q) => ({
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
