import { galleryOf, galleryPath, readGalleryFilters, togglePeriod } from './gallery.js';

const photosOf = (...years: (number | null)[]) => years.map((year, index) => ({ id: index + 1, year }));
const manyOf = (year: number, count: number) => photosOf(...Array.from({ length: count }, () => year));

describe('the photo gallery of a card', () => {
  it('offers the periods from which there are photos, with their numbers', () => {
    const { periods } = galleryOf(photosOf(1912, 1885, 1890, null), { periods: [], page: 1 });
    expect(periods).toEqual([
      { period: '1880-1899', count: 2 },
      { period: '1900-1914', count: 1 },
    ]);
  });

  it('shows all photos, the undated too, while no period is chosen', () => {
    expect(galleryOf(photosOf(1912, null), { periods: [], page: 1 }).total).toBe(2);
  });

  it('shows the photos of several chosen periods', () => {
    const { photos } = galleryOf(photosOf(1912, 1885, 1930, null), { periods: ['1880-1899', '1900-1914'], page: 1 });
    expect(photos.map(({ year }) => year)).toEqual([1912, 1885]);
  });

  it('forgets a chosen period that has no photos, and shows all when none is left', () => {
    const { selected, total } = galleryOf(photosOf(1912), { periods: ['1939-1945'], page: 1 });
    expect(selected).toEqual([]);
    expect(total).toBe(1);
  });

  it('has eight photos on a page and no page beyond the last', () => {
    expect(galleryOf(manyOf(1900, 9), { periods: [], page: 1 })).toMatchObject({ totalPages: 2, page: 1 });
    expect(galleryOf(manyOf(1900, 9), { periods: [], page: 1 }).photos).toHaveLength(8);
    expect(galleryOf(manyOf(1900, 9), { periods: [], page: 5 })).toMatchObject({ page: 2 });
  });

  it('adds a period to the choice and takes it away again', () => {
    expect(togglePeriod(['1900-1914'], '1880-1899')).toEqual(['1880-1899', '1900-1914']);
    expect(togglePeriod(['1880-1899'], '1880-1899')).toEqual([]);
  });

  it('stands in the address', () => {
    expect(galleryPath('molo-audace', { periods: ['1880-1899', '1900-1914'], page: 2 })).toBe(
      '/scheda/molo-audace?period=1880-1899,1900-1914&page=2#galleria',
    );
    expect(galleryPath('molo-audace', {})).toBe('/scheda/molo-audace#galleria');
    expect(readGalleryFilters({ period: '1899-1880,x,1900-1914', page: '2' })).toEqual({
      periods: ['1880-1899', '1900-1914'],
      page: 2,
    });
  });
});
