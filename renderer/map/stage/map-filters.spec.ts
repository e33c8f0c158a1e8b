import { asMapQuery, knownFilters, mapPath, openedPhotoId, readMapFilters, withYearsOf } from './map-filters.js';

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
    expect(roundTrip({ q: ' il molo & co ', tags: '3,1,x,3' })).toBe('/map?q=il+molo+%26+co&tags=3,1');
    expect(roundTrip({ cardCats: 'none', page: '3' })).toBe('/map?cardCats=none&page=3');
  });

  it('has the days of photographs, which take the place of the usual years', () => {
    expect(roundTrip({ days: '1918-06..1918-11-03' })).toBe('/map?days=1918-06..1918-11-03');
    expect(roundTrip({ days: '1918-13..' })).toBe('/map');
    expect(asMapQuery(readMapFilters({ days: '1918-06..' }))).toEqual({ from: '1918-06' });
    expect(asMapQuery(readMapFilters({ days: '..1918', period: '1900-1914', q: 'molo' }))).toEqual({
      to: '1918',
      periods: '1900-1914',
      q: 'molo',
    });
  });

  it('swaps a reversed period and ignores what is malformed', () => {
    expect(roundTrip({ period: '1914-1900,19-20,abc,1946-' })).toBe('/map?period=1900-1914,1946-');
    expect(roundTrip({ period: '0999-1900,0000-9999,0000-' })).toBe('/map?period=0999-1900,0000-9999,0000-');
    expect(roundTrip({ entityId: '0', undated: 'yes', cardCats: 'A B,<script>', vanished: '2', page: '-1' })).toBe(
      '/map',
    );
  });
});

describe('the filters as the site knows them', () => {
  const site = {
    types: [{ code: 'church' }, { code: 'square' }],
    periods: [
      { from: 1939, to: 1945 },
      { from: 1946, to: null },
    ],
  };
  const known = (query: Record<string, string>): string => mapPath(knownFilters(readMapFilters(query), site));

  it.each([
    ['foo', '/map'],
    ['CHURCH', '/map'],
    ['foo,bar', '/map'],
    ['church,foo', '/map?cardCats=church'],
    ['none', '/map?cardCats=none'],
  ])('are without types that do not exist; where none of them does, all are shown: %s', (cardCats, path) => {
    expect(known({ cardCats })).toBe(path);
  });

  it.each([
    ['1946-2025', '1946-'],
    ['1946-2026', '1946-'],
    ['1946-,1946-2025', '1946-'],
    ['1946-1960', '1946-1960'],
    ['1939-1945', '1939-1945'],
    ['1900-2025', '1900-2025'],
  ])('have the last period whatever year it ended in: %s', (period, shown) => {
    expect(known({ period })).toBe(`/map?period=${shown}`);
  });
});

describe('the years of a map that was opened for a photo', () => {
  const periods = [
    { from: 1700, to: 1859 },
    { from: 1946, to: null },
  ];
  const years = (year: number | null, query: Record<string, string> = {}, span = {}): string =>
    mapPath(withYearsOf({ year, yearStart: null, yearEnd: null, ...span }, readMapFilters(query), periods));

  it.each([
    [1860, '/map'],
    [1945, '/map'],
    [1857, '/map?period=1700-1945'],
    [1975, '/map?period=1860-'],
    [1650, '/map?period=1650-1945'],
    [null, '/map?undated=1'],
  ])('are the usual ones, and as many more as a photo of %p needs', (year, path) => {
    expect(years(year)).toBe(path);
  });

  it('are those that were chosen, and those of the photo', () => {
    expect(years(1857, { period: '1900-1914' })).toBe('/map?period=1900-1914,1700-1859');
    expect(years(1905, { period: '1900-1914' })).toBe('/map?period=1900-1914');
    expect(years(1975, { entityId: '7' })).toBe('/map?entityId=7');
    expect(years(null, {}, { yearStart: 1950 })).toBe('/map?period=1860-');
  });

  it('are the usual ones where the address names no photo', () => {
    expect(openedPhotoId({ photo: '12' })).toBe(12);
    for (const photo of ['', '-1', 'x']) expect(openedPhotoId({ photo })).toBeNull();
    expect(openedPhotoId({})).toBeNull();
  });
});

describe('what the map asks for', () => {
  it('are the years from 1860 to 1945 where none are chosen, and all years of one entity and of what was found', () => {
    expect(asMapQuery(readMapFilters({}))).toEqual({ periods: '1860-1945' });
    expect(asMapQuery(readMapFilters({ entityId: '7' }))).toEqual({ entityId: 7, undated: true });
    expect(asMapQuery(readMapFilters({ q: 'molo', tags: '3,1' }))).toEqual({ undated: true, q: 'molo', tags: '3,1' });
    expect(asMapQuery(readMapFilters({ period: '1946-' }))).toEqual({ periods: '1946-' });
  });

  it('are no entities where all types are off', () => {
    expect(asMapQuery(readMapFilters({ cardCats: 'none' }))).toMatchObject({ layers: 'photos' });
  });
});
