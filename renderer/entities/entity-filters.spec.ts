import { entitiesPath, readEntityFilters } from './entity-filters.js';

describe('the filters of the entities in the URL', () => {
  it('are read from the URL and write the same URL again', () => {
    const address = '/schede?type=church&q=san+giusto&sort=photos&page=2';
    const filters = readEntityFilters(Object.fromEntries(new URLSearchParams(address.split('?')[1])));
    expect(filters).toEqual({ type: 'church', q: 'san giusto', sort: 'photos', page: 2 });
    expect(entitiesPath(filters)).toBe(address);
  });

  it('have the best matches of a text first, unless another order is asked for', () => {
    expect(readEntityFilters({ q: 'san giusto' }).sort).toBe('relevance');
    expect(readEntityFilters({ q: 'san giusto', sort: 'createdAt' }).sort).toBe('createdAt');
    expect(readEntityFilters({ sort: 'relevance' }).sort).toBe('createdAt');
    expect(entitiesPath({ q: 'molo', sort: 'relevance' })).toBe('/schede?q=molo');
    expect(entitiesPath({ q: 'molo', sort: 'createdAt' })).toBe('/schede?q=molo&sort=createdAt');
  });

  it.each([[{ type: '<b>' }], [{ sort: 'best' }], [{ page: '-3' }], [{ q: '  ' }]])(
    'leaves out what makes no sense: %j',
    (query: Record<string, string>) => {
      expect(readEntityFilters(query)).toEqual({ q: '', type: '', sort: 'createdAt', page: 1 });
    },
  );
});
