import { mapLimits } from '../../../src/contract/map-limits.js';
import type { MapFilters as MapQueryFilters } from '../../../src/contract/map.js';
import { pageNumber } from '../../../src/contract/page.js';
import { formatPeriod, parsePeriods, type Period } from '../../../src/contract/periods.js';

/** Filters of the map's page; their only state is the address. */
export interface MapFilters {
  /** Only this entity and its photos. */
  entityId: number | null;
  /** None: the usual years. */
  periods: Period[];
  /** Also photos without a date. */
  undated: boolean;
  /** Codes of the types of entities that are shown; null: all. */
  types: string[] | null;
  /** Also entities that no longer exist. */
  vanished: boolean;
  /** Of the list of photos. */
  page: number;
}

/** In the place of codes: no entities. */
const noTypes = 'none';

/**
 * Reads `?entityId=&period=&undated=&cardCats=&vanished=&page=`. Invalid values are ignored, a reversed period is swapped,
 * and where no code of a type is valid, all types are shown.
 */
export function readMapFilters(query: Record<string, string>): MapFilters {
  const entityId = query['entityId'] ?? '';
  return {
    entityId: /^[1-9]\d{0,8}$/.test(entityId) ? Number(entityId) : null,
    periods: parsePeriods(query['period'] ?? '').slice(0, 30),
    undated: isOn(query['undated']),
    types: typesOf(query['cardCats'] ?? ''),
    vanished: isOn(query['vanished']),
    page: pageNumber(query['page']),
  };
}

const isOn = (text: string | undefined): boolean => text === '1';

function typesOf(text: string): string[] | null {
  if (text === noTypes) return [];
  const codes = text.split(',').filter((code) => /^[a-z][a-z0-9_-]{0,39}$/.test(code));
  return codes.length > 0 ? [...new Set(codes)] : null;
}

/** Address of the map with these filters; default values are left out. */
export function mapPath({
  entityId,
  periods = [],
  undated,
  types = null,
  vanished,
  page,
}: Partial<MapFilters>): string {
  const query = [
    entityId && `entityId=${entityId}`,
    periods.length > 0 && `period=${periods.map(formatPeriod).join()}`,
    undated && 'undated=1',
    types && `cardCats=${types.join() || noTypes}`,
    vanished && 'vanished=1',
    page && page > 1 && `page=${page}`,
  ].filter(Boolean);
  return query.length > 0 ? `/map?${query.join('&')}` : '/map';
}

/** Whether what is shown is not what the page begins with; the page of the list does not count. */
export const isFiltered = (filters: MapFilters): boolean => mapPath({ ...filters, page: 1 }) !== '/map';

/** What the API is asked for. Photos of one entity are shown from all years. */
export function asMapQuery({ entityId, periods, undated, types, vanished }: MapFilters): MapQueryFilters {
  const years = periods.length === 0 && entityId === null ? [mapLimits.years] : periods;
  return {
    ...(years.length > 0 && { periods: years.map(formatPeriod).join() }),
    ...((undated || (entityId !== null && periods.length === 0)) && { undated: true }),
    ...(types && (types.length > 0 ? { types: types.join() } : { layers: 'photos' })),
    ...(vanished && { vanished }),
    ...(entityId !== null && { entityId }),
  };
}
