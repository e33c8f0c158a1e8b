import { entitiesPath, readEntityFilters } from './entity-filters.js';

describe('the filters of the entities in the URL', () => {
  it('are read from the URL and write the same URL again', () => {
    const address = '/schede?type=church&q=san+giusto&sort=photos&page=2';
    const filters = readEntityFilters(Object.fromEntries(new URLSearchParams(address.split('?')[1])));
    expect(filters).toEqual({ type: 'church', q: 'san giusto', sort: 'photos', page: 2 });
    expect(entitiesPath(filters)).toBe(address);
  });

  it.each([[{ type: '<b>' }], [{ sort: 'best' }], [{ page: '-3' }], [{ q: '  ' }]])(
    'leaves out what makes no sense: %j',
    (query: Record<string, string>) => {
      expect(readEntityFilters(query)).toEqual({ q: '', type: '', sort: 'createdAt', page: 1 });
    },
  );
});
