import { type DayRange, endsOf, formatDayRange, readDayRange } from '../../../src/contract/dates/day-range.js';
import { limits } from '../../../src/contract/limits.js';
import { mapLimits } from '../../../src/contract/map-limits.js';
import type { MapFilters as MapQueryFilters } from '../../../src/contract/map.js';
import { pageNumber } from '../../../src/contract/page.js';
import { eachOnce, formatPeriod, parsePeriods, type Period } from '../../../src/contract/periods.js';
import { datedSpan } from '../../../src/contract/year.js';

/** Filters of the map's page; their only state is the address. */
export interface MapFilters {
  /** Only this entity and its photos. */
  entityId: number | null;
  /** Only records that match this text; empty for all. */
  q: string;
  /** Ids of tags: only photos that carry all of them. */
  tags: number[];
  /** None: the usual years. */
  periods: Period[];
  /** Only photos of these years, months or days; without periods no usual years are added. */
  days: DayRange | null;
  /** Also photos without a date. */
  undated: boolean;
  /** Codes of the types of entities that are shown; null: all. */
  types: string[] | null;
  /** Also entities that no longer exist. */
  vanished: boolean;
  /** Of the list of photos. */
  page: number;
}

/** More tags than anybody combines. */
const tagsMax = 20;

/** In the place of codes: no entities. */
const noTypes = 'none';

/**
 * Reads `?entityId=&q=&tags=&period=&days=&undated=&cardCats=&vanished=&page=`. Invalid values are ignored, a reversed period is swapped,
 * and where no code of a type is valid, all types are shown.
 */
export function readMapFilters(query: Record<string, string>): MapFilters {
  return {
    entityId: idOf(query['entityId'] ?? ''),
    q: (query['q'] ?? '').trim().slice(0, limits.searchText.max),
    tags: [...new Set((query['tags'] ?? '').split(',').map(idOf))].filter((id) => id !== null).slice(0, tagsMax),
    periods: parsePeriods(query['period'] ?? '').slice(0, 30),
    days: readDayRange(query['days']),
    undated: isOn(query['undated']),
    types: typesOf(query['cardCats'] ?? ''),
    vanished: isOn(query['vanished']),
    page: pageNumber(query['page']),
  };
}

const idOf = (text: string): number | null => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : null);

const isOn = (text: string | undefined): boolean => text === '1';

function typesOf(text: string): string[] | null {
  if (text === noTypes) return [];
  const codes = text.split(',').filter((code) => /^[a-z][a-z0-9_-]{0,39}$/.test(code));
  return codes.length > 0 ? [...new Set(codes)] : null;
}

/** Address of the map with these filters; default values are left out. */
export function mapPath({
  entityId,
  q,
  tags = [],
  periods = [],
  days,
  undated,
  types = null,
  vanished,
  page,
}: Partial<MapFilters>): string {
  const query = [
    entityId && `entityId=${entityId}`,
    q && `q=${encodeURIComponent(q).replaceAll('%20', '+')}`,
    tags.length > 0 && `tags=${tags.join()}`,
    periods.length > 0 && `period=${periods.map(formatPeriod).join()}`,
    days && `days=${formatDayRange(days)}`,
    undated && 'undated=1',
    types && `cardCats=${types.join() || noTypes}`,
    vanished && 'vanished=1',
    page && page > 1 && `page=${page}`,
  ].filter(Boolean);
  return query.length > 0 ? `/map?${query.join('&')}` : '/map';
}

/** Whether what is shown is not what the page begins with; the page of the list does not count. */
export const isFiltered = (filters: MapFilters): boolean => mapPath({ ...filters, page: 1 }) !== '/map';

/**
 * The filters as the site knows them. Of the types only those that exist count; where none of them does, all are shown. A
 * period from the first year of one that lasts until today, to this year or a former one, is that one.
 */
export const knownFilters = (
  filters: MapFilters,
  { types, periods }: { types: { code: string }[]; periods: readonly Period[] },
): MapFilters => ({
  ...filters,
  types: knownTypes(filters.types, types),
  periods: eachOnce(
    filters.periods.map(
      (asked) => periods.find(({ from, to }) => to === null && from === asked.from && lastsUntilToday(asked)) ?? asked,
    ),
  ),
});

function knownTypes(asked: string[] | null, types: { code: string }[]): string[] | null {
  if (asked === null || asked.length === 0) return asked;
  const known = asked.filter((code) => types.some((type) => type.code === code));
  return known.length > 0 ? known : null;
}

/** Addresses of the first years say so with the year that it was. */
const lastsUntilToday = ({ to }: Period): boolean => to === null || to >= 2025;

/** Whether all years are shown where none are chosen: of one entity, and of what a list has found. */
export const areAllYearsUsual = ({ entityId, q, tags }: Pick<MapFilters, 'entityId' | 'q' | 'tags'>): boolean =>
  entityId !== null || q !== '' || tags.length > 0;

/** Of `?photo=`: the photo that the map was opened for, which is no filter. Null for any other text. */
export const openedPhotoId = (query: Record<string, string>): number | null => idOf(query['photo'] ?? '');

/** The filters with as many years more as a photo needs to be among what they show. */
export function withYearsOf(
  photo: Parameters<typeof datedSpan>[0],
  filters: MapFilters,
  periods: readonly Period[],
): MapFilters {
  const areUsual = filters.periods.length === 0;
  if (filters.days || (areUsual && areAllYearsUsual(filters))) return filters;
  const span = datedSpan(photo);
  if (!span) return { ...filters, undated: true };
  const [year] = span;
  const isIn = ({ from, to }: Period): boolean => from <= year && (to === null || to >= year);
  const { years: usual } = mapLimits;
  if ((areUsual ? [usual] : filters.periods).some(isIn)) return filters;
  const added = periods.find(isIn) ?? { from: year, to: year };
  if (!areUsual) return { ...filters, periods: [...filters.periods, added] };
  const to = added.to === null ? null : Math.max(added.to, usual.to ?? Infinity);
  return { ...filters, periods: [{ from: Math.min(added.from, usual.from), to }] };
}

/** What the API is asked for. */
export function asMapQuery(filters: MapFilters): MapQueryFilters {
  const { entityId, q, tags, periods, days, undated, types, vanished } = filters;
  const isOpen = periods.length === 0 && !days;
  const isAnyYear = isOpen && areAllYearsUsual(filters);
  const years = isOpen && !isAnyYear ? [mapLimits.years] : periods;
  return {
    ...(years.length > 0 && { periods: years.map(formatPeriod).join() }),
    ...endsOf(days),
    ...((undated || isAnyYear) && { undated: true }),
    ...(types && (types.length > 0 ? { types: types.join() } : { layers: 'photos' })),
    ...(vanished && { vanished }),
    ...(entityId !== null && { entityId }),
    ...(q && { q }),
    ...(tags.length > 0 && { tags: tags.join() }),
  };
}
