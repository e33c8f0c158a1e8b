import { type DayRange, endsOf, formatDayRange, readDayRange } from '../../src/contract/dates/day-range.js';
import type { Language } from '../../src/contract/languages.js';
import { limits } from '../../src/contract/limits.js';
import { pageNumber } from '../../src/contract/page.js';
import type { SavedFilters } from '../../src/contract/saved-search.js';
import type { SearchQuery } from '../../src/contract/search.js';

/** First and last year, both inclusive; the same year twice is that year alone. */
export interface Years {
  from: number;
  to: number;
}

/** Filters of the search page; their only state is the address. */
export interface SearchFilters {
  q: string;
  years: Years | null;
  /** Years, months or days, where `years` has none. */
  days: DayRange | null;
  /** Of an entity that the photos show; empty for all. */
  entityTypeCode: string;
  entityId: number | null;
  /** Ids of tags, all of which the photos have. */
  tags: number[];
  /** Photos of this fonds, and of all that is in it. */
  fondsId: number | null;
  licence: string;
  /** The title of a photo, in Italian: photos of its series only; empty for all, of which one of each series is shown. */
  series: string;
  page: number;
}

/** The filters that can be removed one by one. */
export type FilterName = Exclude<keyof SearchFilters, 'page'>;

export const noFilters: SearchFilters = {
  q: '',
  years: null,
  days: null,
  entityTypeCode: '',
  entityId: null,
  tags: [],
  fondsId: null,
  licence: '',
  series: '',
  page: 1,
};

/** More tags than anybody combines. */
const tagsMax = 20;

/**
 * Reads `?q=&year=&to=&yearRange=&days=&entityTypeCode=&entityId=&tags=&fondsId=&licence=&series=&page=`; invalid values are ignored. A form
 * without scripts sends a range of years as `year` and `to`.
 * @param thisYear the last year that can be searched
 */
export function readSearchFilters(
  query: Record<string, string>,
  thisYear: number = new Date().getFullYear(),
): SearchFilters {
  const text = (name: string): string => (query[name] ?? '').trim();
  const years = readYears([text('year'), text('to'), text('yearRange')], thisYear);
  return {
    q: text('q').slice(0, limits.searchText.max),
    years,
    days: years ? null : readDayRange(query['days']),
    entityTypeCode: /^[a-z][a-z0-9_-]{0,39}$/.test(text('entityTypeCode')) ? text('entityTypeCode') : '',
    entityId: idOf(text('entityId')),
    tags: [...new Set(text('tags').split(',').map(idOf))].filter((id) => id !== null).slice(0, tagsMax),
    fondsId: idOf(text('fondsId')),
    licence: text('licence').length <= limits.text.line ? text('licence') : '',
    series: text('series').length <= limits.text.title ? text('series') : '',
    page: pageNumber(query['page']),
  };
}

/** A year is more exact than a range, so it takes precedence, as in the API. The range of all years is none. */
function readYears([year, to, range]: [year: string, to: string, range: string], thisYear: number): Years | null {
  const asked = year || to ? `${year || limits.year.searchMin}-${to || year}` : range;
  if (!/^\d{4}-\d{4}$/.test(asked)) return null;
  const [from = 0, until = 0] = asked
    .split('-')
    .map(Number)
    .sort((one, other) => one - other);
  if (until < limits.year.searchMin || from > thisYear) return null;
  const years = { from: Math.max(from, limits.year.searchMin), to: Math.min(until, thisYear) };
  return years.from === limits.year.searchMin && years.to === thisYear ? null : years;
}

const idOf = (text: string): number | null => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : null);

/** Address of the search with these filters; default values are left out. */
export function searchPath(filters: Partial<SearchFilters>): string {
  const { q, days, fondsId, licence, series, page = 1 } = filters;
  const query = new URLSearchParams();
  if (q) query.set('q', q);
  for (const [name, value] of Object.entries(placeAndTime(filters))) query.set(name, String(value));
  if (days) query.set('days', formatDayRange(days));
  if (fondsId) query.set('fondsId', String(fondsId));
  if (licence) query.set('licence', licence);
  if (series) query.set('series', series);
  if (page > 1) query.set('page', String(page));
  const text = query.toString().replaceAll('%2C', ',');
  return text ? `/search?${text}` : '/search';
}

/** What the API is asked for these filters, without the part of the list. */
export const asSearchQuery = (filters: SearchFilters, language: Language): SearchQuery => ({
  ...asSavedFilters(filters),
  ...(!filters.series && { onePerSeries: true }),
  language,
});

/** The filters as a member saves them. */
export const asSavedFilters = (filters: SearchFilters): SavedFilters => ({
  ...placeAndTime(filters),
  ...endsOf(filters.days),
  ...(filters.q && { q: filters.q }),
  ...(filters.fondsId && { fondsId: filters.fondsId }),
  ...(filters.licence && { licence: filters.licence }),
  ...(filters.series && { series: filters.series }),
});

/** The address of a saved search. */
export const savedSearchPath = ({ from = '', to = '', ...filters }: SavedFilters): string =>
  searchPath(
    readSearchFilters({
      ...Object.fromEntries(Object.entries(filters).map(([name, value]) => [name, String(value)])),
      days: formatDayRange({ from: String(from), to: String(to) }),
    }),
  );

/** Address and API have the same names and values. */
const placeAndTime = ({
  years,
  entityTypeCode,
  entityId,
  tags = [],
}: Partial<SearchFilters>): Pick<SearchQuery, 'year' | 'yearRange' | 'entityTypeCode' | 'entityId' | 'tags'> => ({
  ...(years && (years.from === years.to ? { year: years.from } : { yearRange: `${years.from}-${years.to}` })),
  ...(entityTypeCode && { entityTypeCode }),
  ...(entityId && { entityId }),
  ...(tags.length > 0 && { tags: tags.join() }),
});

/** True when the list is narrowed; the page does not narrow it. */
export const isFiltered = (filters: SearchFilters): boolean => searchPath({ ...filters, page: 1 }) !== '/search';

/** The years as text: `1912`, `1900–1909`. */
export const yearsText = ({ from, to }: Years): string => (from === to ? String(from) : `${from}–${to}`);
