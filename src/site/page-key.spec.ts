import { findPageKey } from './page-key.js';

describe('pages are cached under the path with the parameters that they read', () => {
  it.each([
    ['/it/archivio', '/it/archivio'],
    ['/it/archivio?', '/it/archivio'],
    ['/it/archivio?utm_source=mail&fbclid=x', '/it/archivio'],
    ['/it/archivio?page=2&utm_source=mail&search=molo+audace', '/it/archivio?search=molo+audace&page=2'],
    ['/it/archivio?search=molo%20audace', '/it/archivio?search=molo+audace'],
    ['/it/archivio?page=2&view=table', '/it/archivio?view=table&page=2'],
    ['/it/archivio?page=1&search=&tagId=7', '/it/archivio?tagId=7'],
    ['/it/archivio?page=2&page=3', '/it/archivio?page=3'],
    ['/it/scheda/molo?period=1880-1899,1900-1914&x', '/it/scheda/molo?period=1880-1899,1900-1914'],
    ['/de/scheda/molo?period=1880-1899%2C1900-1914', '/de/scheda/molo?period=1880-1899,1900-1914'],
    ['/en/foto/molo?page=2', '/en/foto/molo'],
    ['/en/nowhere?page=2', '/en/nowhere'],
    ['/?utm_source=mail', '/'],
    ['/it/archivio/index.pageContext.json?page=2&x=1', '/it/archivio/index.pageContext.json?page=2'],
  ])('%s under %s', (url, key) => {
    expect(findPageKey(url)).toBe(key);
    expect(findPageKey(key)).toBe(key);
  });

  it.each([
    '/it/user/favorites',
    '/it/auth?tab=register',
    '/admin/photos',
    '/archivio',
    '/index.pageContext.json',
    '/nowhere.png',
    '/it/user/favorites/index.pageContext.json',
    '/api/photos',
    'http://example.org/it/archivio',
    '/it/archivio#x',
  ])('but %s, which is not the same for everyone, is not cached', (url) => {
    expect(findPageKey(url)).toBeNull();
  });
});
