import { limits } from '../../src/contract/limits.js';
import { type Paged, pageNumber } from '../../src/contract/page.js';
import { entityPath } from '../../src/contract/paths.js';
import { formatPeriod, parsePeriods, type Period, type PeriodCount } from '../../src/contract/periods.js';
import type { EntityPhotosQuery } from '../../src/contract/photo.js';

/** What the address asks of an entity's gallery: `?period=1880-1899,1900-1914&page=2`. */
export interface GalleryFilters {
  periods: Period[];
  page: number;
}

export interface Gallery<GalleryPhoto> {
  photos: GalleryPhoto[];
  /** Of the photos that the filter lets through. */
  total: number;
  page: number;
  totalPages: number;
  /** The periods from which there are photos. */
  periods: PeriodCount[];
  /** The chosen periods, as they are written in the address; none means all. */
  selected: string[];
}

export const readGalleryFilters = (query: Record<string, string>): GalleryFilters => ({
  periods: parsePeriods(query['period'] ?? ''),
  page: pageNumber(query['page']),
});

/** The chosen periods among those that there are photos from: the others are forgotten. */
export const selectPeriods = (present: PeriodCount[], asked: Period[]): string[] =>
  present.filter((period) => asked.some((other) => isMeant(period, other))).map(formatPeriod);

/** The parameters for the API. Undated photos are shown only when no period is chosen. */
export const galleryQuery = (selected: string[], page: number): EntityPhotosQuery & { pageSize: number } => ({
  page,
  pageSize: limits.pageSize.gallery,
  sortBy: 'year',
  ...(selected.length > 0 && { period: selected.join() }),
});

export const galleryOf = <GalleryPhoto>(
  { items, total, page, totalPages }: Paged<GalleryPhoto>,
  { periods, selected }: Pick<Gallery<GalleryPhoto>, 'periods' | 'selected'>,
): Gallery<GalleryPhoto> => ({ photos: items, total, page, totalPages, periods, selected });

/** The choice after a period was touched: it joins or leaves, and without any all periods are shown again. */
export const togglePeriod = (selected: string[], period: string): string[] =>
  selected.includes(period) ? selected.filter((other) => other !== period) : [...selected, period].sort();

/** An entity's address with its gallery in this state. */
export function galleryPath(slug: string, { periods: chosen, page }: { periods?: string[]; page?: number }): string {
  // Commas stay as they are: people read and share these addresses.
  const query = [
    ...(chosen && chosen.length > 0 ? [`period=${chosen.join(',')}`] : []),
    ...(page && page > 1 ? [`page=${page}`] : []),
  ].join('&');
  return `${entityPath(slug)}${query && `?${query}`}#galleria`;
}

/** A range with the same beginning matches the period up to the present, because URLs of former years have another end. */
const isMeant = ({ from, to }: Period, asked: Period): boolean =>
  from === asked.from && (to === null || to === asked.to);
