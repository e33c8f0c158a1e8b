import { Injectable } from '@nestjs/common';
import { type Found, type Search, SearchEngine } from '../search-engine.js';
import { readSearchText } from '../search-text.js';
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
    const { limit, offset } = search;
    const { hits, estimatedTotalHits, facetDistribution } = await this.server.searching
      .index<{ id: number }>(this.server.indexName(search.kind))
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

  /** One query for each word; the server merges them, with each document once. */
  private async findAny(search: Search, words: string[]): Promise<Found> {
    const indexUid = this.server.indexName(search.kind);
    const { limit, offset } = search;
    const { hits, estimatedTotalHits, facetsByIndex } = await this.server.searching.multiSearch({
      federation: { limit, offset, facetsByIndex: { [indexUid]: facetAttributesOf(search) } },
      queries: words.map((q) => ({ indexUid, q, ...parametersOf(search) })),
    });
    return {
      ids: hits.map(({ id }) => id as number),
      total: estimatedTotalHits ?? hits.length,
      ...(search.facets?.length && { facets: facetCounts(search, facetsByIndex?.[indexUid]?.distribution) }),
    };
  }
}
