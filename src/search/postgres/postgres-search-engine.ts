import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { DocumentSources } from '../document-sources.js';
import { type Found, isGrouped, type Search, SearchEngine } from '../search-engine.js';
import { hasWords } from '../search-text.js';
import { countFacets } from './count-facets.js';
import { findBest } from './find-best.js';
import { findNewest } from './find-newest.js';
import { countOthers, type FoundPage } from './series.js';
import { byIndex, isMatchedByAny, looseMatch, strictMatch, type TextMatch, TextMatcher } from './text-matcher.js';

/** Full-text search in the archive's own database: the engine of every archive, and what another one falls back to. */
@Injectable()
export class PostgresSearchEngine extends SearchEngine {
  constructor(
    private readonly dataSource: DataSource,
    private readonly matcher: TextMatcher,
    private readonly sources: DocumentSources,
  ) {
    super();
  }

  override find(search: Search): Promise<Found> {
    const { order = 'relevance' } = search;
    return order === 'relevance' || !hasWords(search.text) || search.kind !== 'photo'
      ? this.findByRelevance(search)
      : this.findInOrder(search, order);
  }

  private findByRelevance(search: Search): Promise<Found> {
    return byIndex(this.dataSource, async (tx) => {
      const query = await this.matcher.read({ text: search.text ?? '', isFiltered: isFiltered(search) }, tx);
      if (!query) return presented(search, null, await findNewest(search, tx), tx);
      const strict = strictMatch(query);
      const found = await findBest(search, strict, tx);
      // The filters never loosen the words: what counts is whether any record has them all.
      if (found.total > 0 || (await isMatchedByAny(search.kind, query, tx)))
        return presented(search, strict, found, tx);
      const loose = looseMatch(query);
      return presented(search, loose, await findBest(search, loose, tx), tx);
    });
  }

  /** Other orders are those of the photos' own table, whose owner therefore pages through it. */
  private async findInOrder(search: Search, order: Exclude<Search['order'], 'relevance' | undefined>): Promise<Found> {
    const match = await this.matcher.resolvePhotos(search.text ?? '', search);
    if (!match) return { ids: [], total: 0 };
    const found = await this.sources.get('photo').findInOrder({ ...search, match, sortBy: order });
    return byIndex(this.dataSource, (tx) => withFacets(search, match, found, tx));
  }
}

async function presented(
  search: Search,
  match: TextMatch | null,
  { ids, total, series, others }: FoundPage,
  tx: EntityManager,
): Promise<Found> {
  const found = await withFacets(search, match, { ids, total }, tx);
  if (!isGrouped(search)) return found;
  return { ...found, series: { total: series, others: await countOthers(search, { match, ids, others }, tx) } };
}

async function withFacets(search: Search, match: TextMatch | null, found: Found, tx: EntityManager): Promise<Found> {
  const { facets = [] } = search;
  if (facets.length === 0) return found;
  return { ...found, facets: await countFacets({ ...search, facets }, { match, total: found.total }, tx) };
}

const isFiltered = ({ years, entityTypeCode, entityId, tagIds = [], fondsId, licence, series }: Search): boolean =>
  Boolean(years ?? entityTypeCode ?? entityId ?? fondsId ?? licence ?? series) || tagIds.length > 0;
