import { addresses } from './addresses.js';
import { knownQuery } from './page-query.js';

describe('the query of a page', () => {
  it('is passed on as it is where any parameter is taken', () => {
    expect(knownQuery('/auth/reset-password', '?token=a%2Cb&x=&page=1')).toBe('?token=a%2Cb&x=&page=1');
  });

  it('is stated for every page that is shared', () => {
    const shared = addresses.filter(({ page }) => page === 'shared');
    expect(shared.length).toBeGreaterThan(10);
    for (const { query } of shared) expect(query).not.toBeNull();
  });
});
