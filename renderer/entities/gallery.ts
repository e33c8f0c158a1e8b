import { limits } from '../../src/contract/limits.js';
import { pageNumber, pagesFor } from '../../src/contract/page.js';
import { entityPath } from '../../src/contract/paths.js';
import { formatPeriod, parsePeriod, type Period, periodOf, periods } from '../../src/contract/periods.js';
import type { Photo } from '../../src/contract/photo.js';

/** What the address asks of a card's gallery; periods are written `1880-1899`. */
export interface GalleryFilters {
  periods: string[];
  page: number;
}

export interface Gallery<GalleryPhoto> {
  photos: GalleryPhoto[];
  /** Of the photos that the filter lets through. */
  total: number;
  page: number;
  totalPages: number;
  /** The periods from which there are photos. */
  periods: { period: string; count: number }[];
  /** The chosen periods; none means all. */
  selected: string[];
}

/** Reads `?period=1880-1899,1900-1914&page=2`. */
export function readGalleryFilters(query: Record<string, string>): GalleryFilters {
  const asked = (query['period'] ?? '').split(',').map(parsePeriod);
  return {
    periods: asked.filter((period): period is Period => period !== null).map(formatPeriod),
    page: pageNumber(query['page']),
  };
}

/**
 * One page of a card's photos. Periods without photos are pruned from the choice; undated photos stand under all periods
 * only. Source: public-site.md, Card detail.
 */
export function galleryOf<GalleryPhoto extends Pick<Photo, 'year'>>(
  photos: GalleryPhoto[],
  { periods: asked, page: askedPage }: GalleryFilters,
): Gallery<GalleryPhoto> {
  const pageSize = limits.pageSize.gallery;
  const counts = new Map<string, number>();
  for (const photo of photos) {
    const period = periodWords(photo);
    if (period) counts.set(period, (counts.get(period) ?? 0) + 1);
  }
  const present = periods.map(formatPeriod).filter((period) => counts.has(period));
  const selected = present.filter((period) => asked.includes(period));
  const shown = selected.length > 0 ? photos.filter((photo) => selected.includes(periodWords(photo) ?? '')) : photos;
  const totalPages = pagesFor(shown.length, pageSize);
  const page = Math.min(askedPage, totalPages);
  return {
    photos: shown.slice((page - 1) * pageSize, page * pageSize),
    total: shown.length,
    page,
    totalPages,
    periods: present.map((period) => ({ period, count: counts.get(period) ?? 0 })),
    selected,
  };
}

/** The choice after a period was touched: it joins or leaves, and without any all periods are shown again. */
export const togglePeriod = (selected: string[], period: string): string[] =>
  selected.includes(period) ? selected.filter((other) => other !== period) : [...selected, period].sort();

/** A card's address with its gallery in this state. */
export function galleryPath(slug: string, { periods: chosen, page }: Partial<GalleryFilters>): string {
  // Commas stay as they are: people read and share these addresses.
  const query = [
    ...(chosen && chosen.length > 0 ? [`period=${chosen.join(',')}`] : []),
    ...(page && page > 1 ? [`page=${page}`] : []),
  ].join('&');
  return `${entityPath(slug)}${query && `?${query}`}#galleria`;
}

function periodWords({ year }: Pick<Photo, 'year'>): string | null {
  const period = year === null ? null : periodOf(year);
  return period && formatPeriod(period);
}
