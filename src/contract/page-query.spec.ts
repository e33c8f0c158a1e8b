import { addresses } from './addresses.js';
import { knownQuery } from './page-query.js';

describe('the query of a page', () => {
  it('is passed on as it is where any parameter is taken', () => {
    expect(knownQuery('/auth/reset-password', '?token=a%2Cb&x=&page=1')).toBe('?token=a%2Cb&x=&page=1');
  });

  it('has each parameter once, and all values of one that checkboxes send', () => {
    expect(knownQuery('/search', '?tags=3&q=a&tags=&tags=5,7&q=molo&other=1&page=1')).toBe('?q=molo&tags=3,5,7');
    expect(knownQuery('/archivio', '?tagId=3&tagId=5')).toBe('?tagId=5');
  });

  it('is stated for every page that is shared', () => {
    const shared = addresses.filter(({ page }) => page === 'shared');
    expect(shared.length).toBeGreaterThan(10);
    for (const { query } of shared) expect(query).not.toBeNull();
  });
});
