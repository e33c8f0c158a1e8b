import type { PageContext } from 'vike/types';
import type { Language } from '../../src/contract/languages.js';
import { limits } from '../../src/contract/limits.js';
import { fallbackLang, localized, localizedField } from '../../src/contract/localized.js';
import { pagesFor } from '../../src/contract/page.js';
import type { Photo } from '../../src/contract/photo.js';
import {
  type HitHighlights,
  type SearchAlternatives,
  searchFacets,
  type SearchResult,
} from '../../src/contract/search.js';
import { load } from '../../renderer/api/load.js';
import { queries } from '../../renderer/api/queries.js';
import { asCardPhoto, type CardPhoto, cardFieldList } from '../../renderer/photos/card-photo.js';
import { excerptAround, type MarkedText } from '../../renderer/search/excerpt-around.js';
import { asSearchQuery, isFiltered, searchPath, type SearchFilters } from '../../renderer/search/search-filters.js';

/** A card with what matches the text marked. */
export interface Hit {
  photo: CardPhoto;
  title: MarkedText['marks'];
  excerpt: MarkedText['marks'];
  /** Where it stands for others of its series: how many, and where they all are. */
  similar?: { count: number; path: string };
}

interface Found {
  hits: Hit[];
  total: number;
  /** How many of them are shown: one of each series. */
  shown: number;
  /** The title of the series that is asked for, as the page names it. */
  series: string;
  page: number;
  totalPages: number;
  facets: SearchResult['facets'];
  /** Null where something is found. */
  alternatives: SearchAlternatives | null;
}

const pageSize = limits.pageSize.search;
const facets = searchFacets.join();

/** One page of the photos that the filters find; without filters, of the plain list of all photos. */
export const findPhotos = (pageContext: PageContext, filters: SearchFilters): Promise<Found> =>
  isFiltered(filters) ? search(pageContext, filters) : browse(pageContext, filters);

async function browse(pageContext: PageContext, filters: SearchFilters): Promise<Found> {
  const { language } = pageContext;
  const [{ items, total, page, totalPages }, { facets: counts }] = await Promise.all([
    load(pageContext, queries.photoList({ page: filters.page, limit: pageSize, fields: cardFieldList(language) })),
    load(pageContext, queries.search({ limit: 1, facets })),
  ]);
  const hits = items.map((photo) => ({ photo: asCardPhoto(photo, language), title: [], excerpt: [] }));
  return { hits, total, shown: total, series: '', page, totalPages, facets: counts, alternatives: null };
}

async function search(pageContext: PageContext, filters: SearchFilters): Promise<Found> {
  const { language } = pageContext;
  const query = { ...asSearchQuery(filters, language), limit: pageSize, facets, highlights: true, alternatives: true };
  const loadPage = (page: number) => load(pageContext, queries.search({ ...query, offset: (page - 1) * pageSize }));
  let page = Math.min(filters.page, pagesMax);
  let result = await loadPage(page);
  // Beyond the last page: the last one. The total may be an estimate that is too large; then the first one.
  for (const nearer of [pagesFor(shownOf(result), pageSize), 1]) {
    if (result.hits.length > 0 || nearer >= page) continue;
    page = nearer;
    result = await loadPage(page);
  }
  const shown = shownOf(result);
  const similarTo = new Map(result.similar?.map((similar) => [similar.id, similar]));
  return {
    hits: result.hits.map((photo, index) => {
      const hit = asHit(photo, result.highlights?.[index], language);
      const similar = similarTo.get(photo.id);
      if (!similar) return hit;
      const { count, series } = similar;
      return { ...hit, similar: { count, path: searchPath({ ...filters, series, page: 1 }) } };
    }),
    total: result.estimatedTotalHits,
    shown,
    series: result.series ? localized(result.series, 'title', language) : filters.series,
    page,
    totalPages: Math.max(page, pagesFor(shown, pageSize)),
    facets: result.facets,
    alternatives: result.alternatives ?? null,
  };
}

const shownOf = ({ estimatedTotalHits, estimatedTotalSeries = estimatedTotalHits }: SearchResult): number =>
  estimatedTotalSeries;

/** Further than this, the number of hits to pass over is too large for a search engine. */
const pagesMax = 50_000;

/** The card in the language of the page, as `asCardPhoto`, with the parts that match. */
function asHit(photo: Photo, highlights: HitHighlights | undefined, language: Language): Hit {
  const card = asCardPhoto(photo, language);
  if (!highlights) return { photo: card, title: [], excerpt: [] };
  const marksOf = (field: 'title' | 'description') =>
    highlights[fallbackLang(photo, field, language) ? field : localizedField(field, language)];
  const excerpt = excerptAround(localized(photo, 'description', language), marksOf('description'));
  return { photo: { ...card, excerpt: excerpt.text }, title: marksOf('title'), excerpt: excerpt.marks };
}
