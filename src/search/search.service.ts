import { Injectable } from '@nestjs/common';
import type { Viewer } from '../contract/access.js';
import { defaultLanguage } from '../contract/languages.js';
import { limits } from '../contract/limits.js';
import { licenceName } from '../contract/listed-licences.js';
import { inEachLanguage, type Localized, type LocalizedName, pickLocalized } from '../contract/localized.js';
import type { Photo } from '../contract/photo.js';
import type { HitHighlights, SearchFacet, SearchQuery, SearchResult, SimilarPhotos } from '../contract/search.js';
import { seriesTitle } from '../contract/series.js';
import { type Years, yearsOfRange } from '../platform/database/year-range.js';
import { DocumentSources } from './document-sources.js';
import { highlightsOf } from './highlights.js';
import { inOrder } from './in-order.js';
import { type FoundSeries, type Search, SearchEngine } from './search-engine.js';
import { SearchAlternatives } from './search-alternatives.js';
import { seriesKey } from './series-key.js';

@Injectable()
export class SearchService {
  constructor(
    private readonly engine: SearchEngine,
    private readonly sources: DocumentSources,
    private readonly alternatives: SearchAlternatives,
  ) {}

  /** Photos that are no longer public, but still in the index, are left out of the hits. */
  async photos(query: SearchQuery, viewer: Viewer): Promise<SearchResult> {
    const search = searchOf(query);
    const { ids, total, facets, series } = await this.engine.find(search);
    const photos = ids.length > 0 ? await this.sources.get('photo').findPhotos(ids, viewer) : [];
    const hits = inOrder(ids, photos);
    return {
      hits,
      estimatedTotalHits: total,
      ...(series && { estimatedTotalSeries: series.total, similar: presentSimilar(hits, series) }),
      ...(query.series && hits[0] && { series: presentSeries(hits[0]) }),
      ...(facets && { facets }),
      ...(query.highlights && { highlights: hits.map((hit) => presentHighlights(query.q ?? '', hit)) }),
      ...(query.alternatives && { alternatives: total === 0 ? await this.alternatives.find(search) : null }),
    };
  }
}

const searchOf = (query: SearchQuery): Search => ({
  kind: 'photo',
  text: query.q,
  years: yearsOf(query),
  entityTypeCode: query.entityTypeCode,
  entityId: query.entityId,
  tagIds: query.tags?.split(',').map(Number),
  fondsId: query.fondsId,
  licence: query.licence && licenceName(query.licence),
  series: query.series && seriesKey(query.series),
  language: query.language ?? defaultLanguage,
  limit: query.limit ?? limits.pageSize.search,
  offset: query.offset ?? 0,
  facets: facetsOf(query),
  onePerSeries: query.onePerSeries,
});

/** Each once, in any order. */
const facetsOf = ({ facets }: SearchQuery): SearchFacet[] | undefined =>
  facets === undefined ? undefined : [...new Set(facets.split(',') as SearchFacet[])];

const presentSeries = (photo: Photo): Localized<'title'> => ({
  ...inEachLanguage('title', (name) => {
    const title = photo[name];
    return title && seriesTitle(title);
  }),
  title: seriesTitle(photo.title),
});

const presentSimilar = (hits: Photo[], { others }: FoundSeries): SimilarPhotos[] =>
  hits.flatMap(({ id, title }) => {
    const count = others.get(id);
    return count ? [{ id, count, series: seriesTitle(title) }] : [];
  });

const presentHighlights = (text: string, hit: Photo): HitHighlights => ({
  id: hit.id,
  ...highlightsOf<LocalizedName<'title' | 'description'>>(text, pickLocalized(hit, 'title', 'description')),
});

/** A year is more exact than a range of years, which takes precedence over one of days. */
function yearsOf({ year, yearRange, from, to }: SearchQuery): Years | undefined {
  if (year !== undefined) return { from: year, to: year };
  if (yearRange === undefined) return from === undefined && to === undefined ? undefined : yearsOfRange({ from, to });
  const years = yearRange.split('-').map(Number);
  return { from: Math.min(...years), to: Math.max(...years) };
}
