import { archivePath, isFiltered, sortsOf, usualView, yearsOf, yearsShown } from './archive-filters.js';
import { archiveQuery, readArchiveFilters } from './read-archive-filters.js';

describe('the filters of the archive in the URL', () => {
  it('are read from the URL and write the same URL again', () => {
    const address = '/archivio?search=molo+audace&tagId=7&from=1900&to=1909&sortBy=yearDesc&page=3';
    const filters = readArchiveFilters(Object.fromEntries(new URLSearchParams(address.split('?')[1])));
    expect(filters).toEqual({
      search: 'molo audace',
      tagId: 7,
      from: 1900,
      to: 1909,
      days: null,
      sortBy: 'yearDesc',
      view: null,
      page: 3,
    });
    expect(archivePath(filters)).toBe(address);
  });

  it.each([
    [{ tagId: 'porto' }],
    [{ tagId: '-1' }],
    [{ tagId: '99999999999' }],
    [{ sortBy: 'popularity' }],
    [{ from: '19' }],
    [{ to: 'today' }],
    [{ days: '1918' }],
    [{ days: '1918-13..' }],
    [{ view: 'list' }],
    [{ page: '0' }],
    [{ page: 'x' }],
    [{ search: '   ' }],
  ])('leaves out what makes no sense: %j', (query: Record<string, string>) => {
    expect(readArchiveFilters(query)).toEqual({
      search: '',
      tagId: null,
      from: null,
      to: null,
      days: null,
      sortBy: 'createdAt',
      view: null,
      page: 1,
    });
  });

  it('are in the order of relevance where a text is searched, unless another one is chosen', () => {
    expect(readArchiveFilters({ search: 'molo' }).sortBy).toBe('relevance');
    expect(readArchiveFilters({ search: 'molo', sortBy: 'createdAt' }).sortBy).toBe('createdAt');
    expect(readArchiveFilters({ search: 'molo', sortBy: '' }).sortBy).toBe('relevance');
    expect(readArchiveFilters({ sortBy: 'relevance' }).sortBy).toBe('createdAt');
    expect(archivePath({ search: 'molo', sortBy: 'relevance' })).toBe('/archivio?search=molo');
    expect(archivePath({ search: 'molo', sortBy: 'createdAt' })).toBe('/archivio?search=molo&sortBy=createdAt');
    expect(sortsOf('')).not.toContain('relevance');
  });

  it('say which view is stated, and leave out that of the site', () => {
    expect(readArchiveFilters({ view: 'table' }).view).toBe('table');
    expect(archivePath({ view: 'table', page: 2 })).toBe('/archivio?view=table&page=2');
    expect(archivePath({ view: 'grid', page: 2 })).toBe('/archivio?view=grid&page=2');
    expect(archivePath({ view: null, page: 2 })).toBe('/archivio?page=2');
    expect(usualView({ lightTableFirst: false })).toBe('grid');
    expect(usualView({ lightTableFirst: true })).toBe('table');
  });

  it('swap reversed years', () => {
    expect(readArchiveFilters({ from: '1945', to: '1938' })).toMatchObject({ from: 1938, to: 1945 });
  });

  it('have days where no years are chosen, as the search and the map have them', () => {
    const address = '/archivio?days=1918-10-28..1918-11';
    const filters = readArchiveFilters({ days: '1918-10-28..1918-11' });
    expect(filters).toMatchObject({ from: null, to: null, days: { from: '1918-10-28', to: '1918-11' } });
    expect(archivePath(filters)).toBe(address);
    expect(isFiltered(filters)).toBe(true);
    expect(yearsOf(filters)).toEqual({ from: 1918, to: 1918 });
    expect(archiveQuery(filters, 'it')).toEqual({ sortBy: 'createdAt', from: '1918-10-28', to: '1918-11' });
    expect(readArchiveFilters({ days: '..1918-11', from: '1936' })).toMatchObject({ from: 1936, days: null });
    expect(readArchiveFilters({ days: '1918..1936' })).toMatchObject({ from: 1918, to: 1936, days: null });
    expect(readArchiveFilters({ days: '..1936' })).toMatchObject({ from: null, to: 1936, days: null });
    expect(yearsOf(readArchiveFilters({ days: '..1918-11' }))).toEqual({ from: null, to: 1918 });
  });

  it('name the years that are shown', () => {
    const words = { since: (year: number) => `since ${year}`, until: (year: number) => `until ${year}` };
    expect(yearsShown({ from: 1900, to: 1909 }, words)).toBe('1900–1909');
    expect(yearsShown({ from: 1900, to: 1900 }, words)).toBe('1900');
    expect(yearsShown({ from: 1900, to: null }, words)).toBe('since 1900');
    expect(yearsShown({ from: null, to: 1909 }, words)).toBe('until 1909');
    expect(yearsShown({ from: null, to: null }, words)).toBeNull();
  });

  it('write the bare path when nothing is chosen', () => {
    expect(archivePath({ search: '', tagId: null, sortBy: 'createdAt', page: 1 })).toBe('/archivio');
  });
});
