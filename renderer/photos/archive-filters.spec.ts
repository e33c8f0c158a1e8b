import { archivePath, readArchiveFilters } from './archive-filters.js';

describe('the archive’s filters in the address', () => {
  it('reads what the address says and writes the same address again', () => {
    const address = '/archivio?search=molo+audace&tagId=7&sortBy=yearDesc&page=3';
    const filters = readArchiveFilters(Object.fromEntries(new URLSearchParams(address.split('?')[1])));
    expect(filters).toEqual({ search: 'molo audace', tagId: 7, sortBy: 'yearDesc', page: 3 });
    expect(archivePath(filters)).toBe(address);
  });

  it.each([
    [{ tagId: 'porto' }],
    [{ tagId: '-1' }],
    [{ tagId: '99999999999' }],
    [{ sortBy: 'popularity' }],
    [{ page: '0' }],
    [{ page: 'x' }],
    [{ search: '   ' }],
  ])('leaves out what makes no sense: %j', (query: Record<string, string>) => {
    expect(readArchiveFilters(query)).toEqual({ search: '', tagId: null, sortBy: 'createdAt', page: 1 });
  });

  it('is the bare route when nothing is chosen', () => {
    expect(archivePath({ search: '', tagId: null, sortBy: 'createdAt', page: 1 })).toBe('/archivio');
  });
});
