import { galleryPath, galleryQuery, readGalleryFilters, selectPeriods, togglePeriod } from './gallery.js';

const present = [
  { from: 1880, to: 1899, count: 2 },
  { from: 1900, to: 1914, count: 1 },
  { from: 1946, to: null, count: 3 },
];
const selectedBy = (period: string): string[] => selectPeriods(present, readGalleryFilters({ period }).periods);

describe('the photo gallery of an entity', () => {
  it('requests eight photos of all periods while none is chosen', () => {
    expect(galleryQuery([], 2)).toEqual({ page: 2, pageSize: 8, sortBy: 'year' });
  });

  it('requests the photos of several chosen periods', () => {
    expect(galleryQuery(['1880-1899', '1946-'], 1)).toMatchObject({ period: '1880-1899,1946-' });
  });

  it('ignores a chosen period without photos, and shows all when none is left', () => {
    expect(selectedBy('1939-1945,1900-1914')).toEqual(['1900-1914']);
    expect(selectedBy('1939-1945')).toEqual([]);
  });

  it('reads the period up to the present from URLs of former years, too', () => {
    expect(selectedBy('1946-2025')).toEqual(['1946-']);
    expect(selectedBy('1946-')).toEqual(['1946-']);
  });

  it('adds a period to the choice and removes it again', () => {
    expect(togglePeriod(['1900-1914'], '1880-1899')).toEqual(['1880-1899', '1900-1914']);
    expect(togglePeriod(['1880-1899'], '1880-1899')).toEqual([]);
  });

  it('is written into the URL', () => {
    expect(galleryPath('molo-audace', { periods: ['1880-1899', '1900-1914'], page: 2 })).toBe(
      '/scheda/molo-audace?period=1880-1899,1900-1914&page=2#galleria',
    );
    expect(galleryPath('molo-audace', {})).toBe('/scheda/molo-audace#galleria');
    expect(readGalleryFilters({ period: '1899-1880,x,1900-1914', page: '2' })).toEqual({
      periods: [
        { from: 1880, to: 1899 },
        { from: 1900, to: 1914 },
      ],
      page: 2,
    });
  });
});
