import { asMapQuery, mapPath, readMapFilters } from './map-filters.js';

const roundTrip = (query: Record<string, string>): string => mapPath(readMapFilters(query));

describe('the address of the map', () => {
  it('has the filters that are not the usual ones', () => {
    expect(roundTrip({})).toBe('/map');
    const query = {
      entityId: '7',
      period: '1860-1879,1900-1914',
      undated: '1',
      cardCats: 'church,square',
      vanished: '1',
    };
    expect(roundTrip(query)).toBe(
      '/map?entityId=7&period=1860-1879,1900-1914&undated=1&cardCats=church,square&vanished=1',
    );
    expect(roundTrip({ cardCats: 'none', page: '3' })).toBe('/map?cardCats=none&page=3');
  });

  it('swaps a reversed period and ignores what is malformed', () => {
    expect(roundTrip({ period: '1914-1900,19-20,abc,1946-' })).toBe('/map?period=1900-1914,1946-');
    expect(roundTrip({ entityId: '0', undated: 'yes', cardCats: 'A B,<script>', vanished: '2', page: '-1' })).toBe(
      '/map',
    );
  });
});

describe('what the map asks for', () => {
  it('are the years from 1860 to 1945 where none are chosen, and all years of one entity', () => {
    expect(asMapQuery(readMapFilters({}))).toEqual({ periods: '1860-1945' });
    expect(asMapQuery(readMapFilters({ entityId: '7' }))).toEqual({ entityId: 7, undated: true });
    expect(asMapQuery(readMapFilters({ period: '1946-' }))).toEqual({ periods: '1946-' });
  });

  it('are no entities where all types are off', () => {
    expect(asMapQuery(readMapFilters({ cardCats: 'none' }))).toMatchObject({ layers: 'photos' });
  });
});
