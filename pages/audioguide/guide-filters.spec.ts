import { guidesPath, readGuideFilters } from './guide-filters.js';

describe('the filters of the audio guides in the URL', () => {
  it('sort by name unless the URL says otherwise', () => {
    expect(readGuideFilters({})).toEqual({ q: '', type: '', sort: 'name', page: 1 });
    expect(readGuideFilters({ sort: 'createdAt' }).sort).toBe('createdAt');
  });

  it('write the same URL that they were read from', () => {
    expect(guidesPath({})).toBe('/schede/audioguide');
    expect(guidesPath({ type: 'church', q: 'san', sort: 'createdAt', page: 2 })).toBe(
      '/schede/audioguide?type=church&q=san&page=2&sort=createdAt',
    );
    expect(guidesPath({ sort: 'name', page: 1 })).toBe('/schede/audioguide');
  });
});
