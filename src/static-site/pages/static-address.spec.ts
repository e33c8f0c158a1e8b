import { staticAddress } from './static-address.js';

const page = (address: string) => staticAddress(address, { language: 'it' });

it.each([
  ['/it', 'it/index.html', '/it'],
  ['/en/foto/molo-1900', 'en/foto/molo-1900/index.html', '/en/foto/molo-1900'],
  ['/it/archivio?page=2&view=table', 'it/archivio/index.html', '/it/archivio'],
  ['/it/archivio?page=2', 'it/archivio/page-2/index.html', '/it/archivio?page=2'],
  ['/de/schede?page=3&type=church', 'de/schede/type-church/page-3/index.html', '/de/schede?type=church&page=3'],
  ['/it/foto/molo/view', 'it/foto/molo/index.html', '/it/foto/molo'],
  ['/it/map/explore', 'it/map/index.html', '/it/map'],
  ['/it/map?period=1900-1914', 'it/map/index.html', '/it/map'],
  ['/informazioni', 'it/about/index.html', '/it/about'],
])('%s is the file %s', (address, file, source) => expect(page(address)).toEqual({ kind: 'page', file, source }));

it.each([
  ['/it/search?q=molo&tags=3,4', '?q=molo&tag=3%2C4'],
  ['/it/archivio?from=1890&to=1899&sortBy=year', '?from=1890&to=1899'],
  ['/it/archivio?years=1890-1899', '?from=1890&to=1899'],
  ['/it/archivio?tagId=12', '?tag=12'],
  ['/it/search', ''],
])('%s leads to the search with %j', (address, query) =>
  expect(page(address)).toEqual({ kind: 'search', file: 'it/search/index.html', query }),
);

it.each([
  '/it/auth?reason=favorite',
  '/admin',
  '/it/developers',
  '/it/removal-request',
  '/api/photos',
  '/feeds/photos.it.xml',
  '/it/nowhere',
  '/photos/12',
])('nothing leads to %s', (address) => expect(page(address)).toEqual({ kind: 'dropped' }));

it('copies files under their own paths', () => {
  expect(page('/uploads/a/v2/320.webp')).toEqual({ kind: 'file', file: 'uploads/a/v2/320.webp' });
  expect(page('/favicon.svg')).toEqual({ kind: 'file', file: 'favicon.svg' });
});
