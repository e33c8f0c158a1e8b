import { type DayRange, formatDayRange } from '../../src/contract/dates/day-range.js';
import { defaultPhotoSort, type PhotoListSort, photoListSorts } from '../../src/contract/photo.js';

/** Cards with text, or a light table: whole pictures in rows. */
export const archiveViews = ['grid', 'table'] as const;
export type ArchiveView = (typeof archiveViews)[number];

/** The view of the archive that opens where neither the address nor the visitor has chosen one. */
export const usualView = ({ lightTableFirst }: { lightTableFirst: boolean }): ArchiveView =>
  lightTableFirst ? 'table' : 'grid';

/** Filters of the archive, and how it shows what they find; their only state is the address. */
export interface ArchiveFilters {
  search: string;
  tagId: number | null;
  /** First and last year, both inclusive. */
  from: number | null;
  to: number | null;
  /** Years, months or days, where no years are chosen. */
  days: DayRange | null;
  sortBy: PhotoListSort;
  /** Null: the one that the site opens, by its settings. */
  view: ArchiveView | null;
  page: number;
}

/** Address of the archive with these filters; default values are left out. */
export function archivePath({ search, tagId, from, to, days, sortBy, view, page }: Partial<ArchiveFilters>): string {
  const query = new URLSearchParams();
  if (search) query.set('search', search);
  if (tagId) query.set('tagId', String(tagId));
  if (from) query.set('from', String(from));
  if (to) query.set('to', String(to));
  if (days) query.set('days', formatDayRange(days));
  if (sortBy && sortBy !== defaultSortOf(search)) query.set('sortBy', sortBy);
  if (view) query.set('view', view);
  if (page && page > 1) query.set('page', String(page));
  const text = query.toString();
  return text ? `/archivio?${text}` : '/archivio';
}

/** The orders to choose from: by relevance only where a text is searched, and then by default. */
export const sortsOf = (search: string | undefined): readonly PhotoListSort[] =>
  photoListSorts.filter((sort) => search || sort !== 'relevance');

export const defaultSortOf = (search: string | undefined): PhotoListSort => (search ? 'relevance' : defaultPhotoSort);

/** True when the list is narrowed; order, view and page do not narrow it. */
export const isFiltered = ({ search, tagId, from, to, days }: ArchiveFilters): boolean =>
  search !== '' || tagId !== null || from !== null || to !== null || days !== null;

/** The years that are chosen, or those in which the chosen days lie. */
export const yearsOf = ({ from, to, days }: ArchiveFilters): Pick<ArchiveFilters, 'from' | 'to'> =>
  days ? { from: yearOf(days.from), to: yearOf(days.to) } : { from, to };

const yearOf = (end: string): number | null => (end ? Number(end.slice(0, 4)) : null);

/**
 * The range of years as text, `1900–1909`, `from 1900` …, or null for all years; the caller gives the texts for open
 * ranges.
 */
export function yearsShown(
  { from, to }: Pick<ArchiveFilters, 'from' | 'to'>,
  words: { since: (year: number) => string; until: (year: number) => string },
): string | null {
  if (from !== null && to !== null) return from === to ? String(from) : `${from}–${to}`;
  if (from !== null) return words.since(from);
  return to === null ? null : words.until(to);
}
