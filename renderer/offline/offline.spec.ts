import { cacheNameOf, strategyOf, isCacheable, isOldCache, cacheLimits, overflowOf } from './offline-cache.js';
import { languageOffline, offlinePage, rootOf } from './offline-page.js';
import { addressAfterUpdate, isBusy, withoutMarker } from './update.js';

const origin = 'https://archive.example.org';
const asked = (path: string, more: { method?: string; mode?: string; destination?: string } = {}) =>
  strategyOf({ method: 'GET', url: origin + path, mode: 'navigate', destination: 'document', ...more }, origin);

describe('the service worker', () => {
  it.each(['/', '/it', '/it/foto/molo', '/de/archivio?page=2', '/en/about', '/it/userland'])(
    'caches the page %s',
    (path) => {
      expect(asked(path)).toBe('page');
    },
  );

  it.each(['/it/auth', '/de/user/favorites', '/user/dashboard', '/admin', '/admin/photos', '/it/contribute'])(
    'never caches %s, which is personal',
    (path) => {
      expect(asked(path)).toBe('private');
    },
  );

  it.each(['/api/photos', '/api/user', '/language/en', '/health/ready'])('ignores %s, which is not a page', (path) => {
    expect(asked(path)).toBe('passed');
  });

  it('caches build files and images, but no audio, no other site, and no submissions', () => {
    const file = { mode: 'no-cors', destination: 'script' };
    expect(asked('/assets/entry.js', file)).toBe('asset');
    expect(asked('/uploads/ab/640.webp', { mode: 'no-cors', destination: 'image' })).toBe('image');
    expect(asked('/uploads/ab/guide.mp3', { mode: 'no-cors', destination: 'audio' })).toBe('passed');
    expect(asked('/it/about', { method: 'POST' })).toBe('passed');
    expect(
      strategyOf({ method: 'GET', url: 'https://elsewhere.example/', mode: 'navigate', destination: '' }, origin),
    ).toBe('passed');
  });

  const answer = (status: number, caching: string) =>
    ({ status, type: 'basic', redirected: false, headers: new Headers({ 'Cache-Control': caching }) }) as Response;

  it('caches only complete public responses', () => {
    expect(isCacheable(answer(200, 'public, max-age=0, s-maxage=60'))).toBe(true);
    expect(isCacheable(answer(200, 'private, no-store'))).toBe(false);
    expect(isCacheable(answer(200, 'public, no-store'))).toBe(false);
    expect(isCacheable(answer(200, ''))).toBe(false);
    expect(isCacheable(answer(404, 'public, max-age=0'))).toBe(false);
    expect(isCacheable({ ...answer(200, 'public'), redirected: true } as Response)).toBe(false);
  });

  it('caches a limited number of pages, and drops the oldest first', () => {
    const pages = Array.from({ length: cacheLimits.page + 2 }, (_, index) => `${origin}/it/foto/${index}`);
    const file = `${origin}/assets/entry.js`;
    expect(overflowOf('page', [file, ...pages], origin)).toEqual(pages.slice(0, 2));
  });

  it('uses a cache of its own version and build', () => {
    const current = cacheNameOf('abc');
    expect(current).toBe('veduta-v1.3-abc');
    expect(
      ['veduta-v1.2', 'veduta-v1.3-old', current, 'another-site'].filter((name) => isOldCache(name, current)),
    ).toEqual(['veduta-v1.2', 'veduta-v1.3-old']);
  });
});

describe('an update', () => {
  const idle = { typed: [], sounds: [], path: '/it' };

  it('waits while a visitor types, listens or administers', () => {
    expect(isBusy(idle)).toBe(false);
    expect(isBusy({ ...idle, typed: [{ isConnected: true, value: 'Ada' }] })).toBe(true);
    expect(
      isBusy({
        ...idle,
        typed: [
          { isConnected: false, value: 'Ada' },
          { isConnected: true, value: '' },
        ],
      }),
    ).toBe(false);
    expect(isBusy({ ...idle, sounds: [{ paused: true }, { paused: false }] })).toBe(true);
    expect(isBusy({ ...idle, path: '/admin/photos' })).toBe(true);
  });

  it('adds a parameter to the URL that it loads, which is then removed', () => {
    const page = `${origin}/it/archivio?page=2`;
    expect(addressAfterUpdate(page)).toBe(`${page}&sw-updated=1`);
    expect(withoutMarker(addressAfterUpdate(page))).toBe(page);
  });

  it.each([
    ['/it?sw-updated=1', '/it'],
    ['/it?sw-updated=1#contattaci', '/it#contattaci'],
    ['/it/archivio?sw-updated=1&search=a+b', '/it/archivio?search=a+b'],
    ['/it/archivio?search=a+b&sw-updated=1&page=2', '/it/archivio?search=a+b&page=2'],
    ['/it/archivio?search=sw-updated', '/it/archivio?search=sw-updated'],
  ])('is read off %s', (marked, address) => {
    expect(withoutMarker(origin + marked)).toBe(origin + address);
  });
});

describe('the offline page', () => {
  it('is in the language of the address, else of the page that was read last, else of the archive', () => {
    expect(languageOffline('/de/foto/molo', 'it')).toBe('de');
    expect(languageOffline('/', 'en')).toBe('en');
    expect(languageOffline('/', 'xx')).toBe('it');
    expect(languageOffline('/admin', null)).toBe('it');
  });

  it('links to the cached pages, and escapes their titles', async () => {
    const response = offlinePage('de', {
      pages: [{ path: '/de/foto/"x', titleHtml: 'Die Mole &amp; <b>mehr | Das alte Triest' }],
      files: [`${origin}/assets/static/entry.js`, `${origin}/assets/static/bodoni-moda.4iMmsdAR.woff2`],
      rootStyle: '--accent:light-dark(#a3251d,#f4958c)',
    });
    expect(response.status).toBe(503);
    const html = await response.text();
    expect(html).toContain('<html lang="de" style="--accent:light-dark(#a3251d,#f4958c)">');
    expect(html).toContain('href="/de/foto/&quot;x">Die Mole &amp; &lt;b>mehr</a>');
    expect(html).toContain(
      `@font-face{font-family:Letterpress;src:url(${origin}/assets/static/bodoni-moda.4iMmsdAR.woff2)`,
    );
    expect(html).not.toContain('font-family:Grotesk;src');
  });

  it('has the colour and the language of the latest page', () => {
    const body = '<head></head><body style="margin:0">';
    const page = `<!DOCTYPE html><html lang="de" style="--accent:#a3251d">${body}`;
    expect(rootOf(page)).toEqual({ rootStyle: '--accent:#a3251d', language: 'de' });
    expect(rootOf(`<!DOCTYPE html><html lang="de">${body}`)).toEqual({ rootStyle: null, language: 'de' });
    expect(rootOf('')).toEqual({ rootStyle: null, language: null });
  });
});
