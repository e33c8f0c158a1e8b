import { addresses, addressOf } from '../contract/addresses.js';
import { languages } from '../contract/languages.js';
import { findRedirect, type Visit } from './find-redirect.js';

const anonymous = { cookie: null, accepted: null, stated: false, offered: languages, user: null };
const member = { ...anonymous, user: { role: 'member' as const } };
const administrator = { ...anonymous, user: { role: 'administrator' as const } };

function visit(address: string, by: Omit<Visit, 'path' | 'query'> = anonymous): Visit {
  const [path = '', query] = address.split('?');
  return { ...by, path, query: query === undefined ? '' : `?${query}` };
}
const leads = (address: string, by?: Omit<Visit, 'path' | 'query'>): string | null =>
  findRedirect(visit(address, by))?.to ?? null;

describe('a redirect in one step', () => {
  it.each([
    ['/user/favorites', '/it/auth?redirect=%2Fuser%2Ffavorites'],
    ['/en/user/favorites', '/en/auth?redirect=%2Fen%2Fuser%2Ffavorites'],
    ['/user/favorites?page=2&q=a%20b', '/it/auth?redirect=%2Fuser%2Ffavorites%3Fpage%3D2%26q%3Da%2520b'],
    ['/favorites', '/it/auth?redirect=%2Fit%2Fuser%2Ffavorites'],
    ['/de/favorites?page=2', '/de/auth?redirect=%2Fde%2Fuser%2Ffavorites%3Fpage%3D2'],
    ['/user', '/it/auth?redirect=%2Fit%2Fuser%2Fdashboard'],
    ['/contribute', '/it/auth?redirect=%2Fcontribute'],
    ['/admin', '/it/auth?redirect=%2Fadmin'],
    ['/admin/photos?q=x', '/it/auth?redirect=%2Fadmin%2Fphotos%3Fq%3Dx'],
    ['/en/admin/photos', '/en/auth?redirect=%2Fadmin%2Fphotos'],
  ])('leads an anonymous visitor from %s to the sign-in: %s', (address, to) => {
    expect(findRedirect(visit(address))).toEqual({ status: 302, to });
  });

  it('uses the chosen language, also under another prefix', () => {
    const german = { ...anonymous, cookie: 'de' as const };
    expect(leads('/user/favorites', german)).toBe('/de/auth?redirect=%2Fuser%2Ffavorites');
    expect(leads('/en/user/favorites', german)).toBe('/de/auth?redirect=%2Fde%2Fuser%2Ffavorites');
    expect(leads('/en/admin/photos', german)).toBe('/de/auth?redirect=%2Fadmin%2Fphotos');
    expect(leads('/informazioni?x=1', german)).toBe('/de/about?x=1');
  });

  it('lets members into their area, and redirects them from the administration to the home page', () => {
    expect(leads('/it/user/favorites', member)).toBeNull();
    expect(leads('/favorites?page=2', member)).toBe('/it/user/favorites?page=2');
    expect(leads('/it/admin/photos', member)).toBe('/it');
    expect(leads('/admin', member)).toBe('/it');
  });

  it('redirects administrators to the path without a language', () => {
    expect(leads('/it/admin/photos?q=x', administrator)).toBe('/admin/photos?q=x');
    expect(leads('/de/admin', administrator)).toBe('/admin');
    expect(leads('/admin', administrator)).toBeNull();
    expect(leads('/admin/edit-photo/1', administrator)).toBeNull();
  });
});

it('leads from a language that the site does not offer to the same page in another one', () => {
  const offered = ['it', 'en'] as const;
  expect(leads('/de/archivio?page=2', { ...anonymous, offered })).toBe('/it/archivio?page=2');
  expect(leads('/DE/informazioni', { ...anonymous, offered, cookie: 'en' })).toBe('/de/informazioni');
  expect(leads('/de/informazioni', { ...anonymous, offered, cookie: 'en' })).toBe('/en/about');
  expect(leads('/de', { ...anonymous, offered })).toBe('/');
  expect(leads('/de/admin', { ...administrator, offered })).toBe('/admin');
  expect(leads('/it/archivio', { ...anonymous, offered })).toBeNull();
});

it('writes the language of an address in small letters', () => {
  expect(leads('/IT/archivio?page=2')).toBe('/it/archivio?page=2');
  expect(leads('/De')).toBe('/de');
  expect(leads('/EN/admin/photos', administrator)).toBe('/en/admin/photos');
  expect(leads('/FR/archivio')).toBe('/it/FR/archivio');
  expect(leads('/ITA')).toBe('/it/ITA');
});

it('is permanent only for a trailing slash and for capitals', () => {
  expect(findRedirect(visit('/it/archivio/?page=2'))).toEqual({ status: 301, to: '/it/archivio?page=2' });
  for (const path of ['//evil.example/', '/\\evil.example/'])
    expect(findRedirect(visit(path))).toEqual({ status: 301, to: '/evil.example' });
});

it.each(['/api/photos/', '/robots.txt', '/it/index.pageContext.json', '/it/photo.jpg', '/it/archivio', '/uploads/a'])(
  'leaves %s where it is',
  (address) => expect(findRedirect(visit(address))).toBeNull(),
);

it('never redirects to another host', () => {
  expect(leads('//evil.example')).toBe('/it//evil.example');
  expect(leads('/it//evil.example')).toBeNull();
  expect(leads('/it//evil.example', { ...anonymous, cookie: 'en' })).toBe('/en//evil.example');
  expect(leads('/it//admin', administrator)).toBeNull();
});

describe('every address, requested by everyone', () => {
  const visitors = [anonymous, member, administrator].flatMap((by) =>
    [null, ...languages].flatMap((cookie) =>
      [null, 'de' as const].map((accepted) => ({ ...by, cookie, accepted, stated: accepted !== null })),
    ),
  );
  const asked = addresses
    .flatMap(({ path }) => [path, `${path === '/' ? '' : path}/below`])
    .map((path) => path.replace(/:\w+/g, '7'))
    .flatMap((path) => ['', ...languages.map((language) => `/${language}`)].map((prefix) => prefix + path));

  it.each(asked)('%s needs at most one redirect', (address) => {
    for (const by of visitors) {
      const first = findRedirect(visit(`${address}?a=1`, by));
      if (!first) continue;
      // A slash at the end is a step of its own.
      const second = first.status === 301 ? (findRedirect(visit(first.to, by)) ?? first) : first;
      expect({ by, from: address, rest: findRedirect(visit(second.to, by)) }).toEqual({
        by,
        from: address,
        rest: null,
      });
      const [path = ''] = second.to.split('?');
      expect(addressOf(path).page).not.toBeNull();
    }
  });
});
