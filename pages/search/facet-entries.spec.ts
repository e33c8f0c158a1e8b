import { noFilters } from '../../renderer/search/search-filters.js';
import { facetEntries } from './facet-entries.js';

const values = (...all: string[]) => all.map((value) => ({ value, name: value, count: 1 }));
const pathsOf = (...of: Parameters<typeof facetEntries>) =>
  Object.fromEntries(facetEntries(...of).map(({ value, path, isActive }) => [value, isActive ? `not ${path}` : path]));

describe('the values of a facet', () => {
  it('add a filter, on the first page', () => {
    const filters = { ...noFilters, q: 'molo', tags: [3], page: 4 };
    expect(pathsOf('type', values('pier'), filters)).toEqual({ pier: '/search?q=molo&entityTypeCode=pier&tags=3' });
    expect(pathsOf('decade', values('1900'), filters)).toEqual({ 1900: '/search?q=molo&yearRange=1900-1909&tags=3' });
    expect(pathsOf('licence', values('CC0'), filters)).toEqual({ CC0: '/search?q=molo&tags=3&licence=CC0' });
  });

  it('of tags are combined, and those that are active removed', () => {
    expect(pathsOf('tag', values('3', '5'), { ...noFilters, tags: [3] })).toEqual({
      3: 'not /search',
      5: '/search?tags=3,5',
    });
  });

  it('of fonds lead into what is in them', () => {
    expect(pathsOf('fonds', values('4', '5'), { ...noFilters, q: 'molo', fondsId: 4 })).toEqual({
      4: 'not /search?q=molo',
      5: '/search?q=molo&fondsId=5',
    });
  });

  it('that would replace a filter are left out; the active one is removed, and its entity with a type', () => {
    const filters = { ...noFilters, entityTypeCode: 'pier', entityId: 5, licence: 'CC0' };
    expect(pathsOf('type', values('pier', 'square'), filters)).toEqual({ pier: 'not /search?licence=CC0' });
    expect(pathsOf('licence', values('CC0', 'CC BY 4.0'), filters)).toEqual({
      CC0: 'not /search?entityTypeCode=pier&entityId=5',
    });
  });

  it('of decades narrow a range of years', () => {
    const decades = values('1890', '1900', '1910');
    const during = (from: number, to: number) => pathsOf('decade', decades, { ...noFilters, years: { from, to } });
    expect(during(1900, 1919)).toEqual({ 1900: '/search?yearRange=1900-1909', 1910: '/search?yearRange=1910-1919' });
    expect(during(1900, 1909)).toEqual({ 1900: 'not /search' });
    expect(during(1912, 1912)).toEqual({});
  });
});
