import { needsViewer } from '../accounts/needs-viewer.js';
import { addresses } from '../contract/addresses.js';
import { languages } from '../contract/languages.js';
import { isExemptFromLanguage, pageAddress } from '../contract/paths.js';
import type { Config } from '../platform/config/config.js';
import { outsideOfApi } from '../platform/http/outside-of-api.js';
import { Robots } from '../publishing/robots.js';
import { strategyOf } from '../../renderer/offline/offline-cache.js';
import { findRedirect } from './find-redirect.js';

const anonymous = { cookie: null, accepted: null, stated: false, offered: languages, user: null };
const origin = 'https://archive.example.org';
const ask = (path: string, { mode, destination } = { mode: 'navigate', destination: 'document' }) =>
  strategyOf({ method: 'GET', url: origin + path, mode, destination }, origin);
const robots = new Robots({ publicUrl: origin } as Config).text();

describe.each(addresses)('every module treats $path ($kind) as its row says:', (address) => {
  const { path: pattern, kind, page, takesLanguage, offline } = address;
  const path = pattern.replace(/:\w+/g, '7');
  const ownsBelow = kind !== 'page' && kind !== 'alias';
  const paths = ownsBelow ? [path, `${path}/below`] : [path];
  const prefixed = paths.map((own) => (own === '/' ? '/en' : `/en${own}`));

  it('languages', () => {
    for (const own of paths) {
      expect(isExemptFromLanguage(own)).toBe(!takesLanguage);
      expect(pageAddress('en', own)).toBe(takesLanguage ? `/en${own === '/' ? '' : own}` : own);
    }
  });

  it('redirects', () => {
    for (const own of paths) {
      const to = findRedirect({ ...anonymous, path: own, query: '' })?.to ?? null;
      if (page === null || own === '/') expect(to).toBeNull();
      else if (address.admits !== 'everyone') expect(to).toMatch(/^\/it\/auth\?redirect=/);
      else expect(to).toBe(`/it${address.to && !address.to.includes(':') ? address.to : own}`);
    }
  });

  it('sessions', () => {
    for (const own of paths) expect(needsViewer(own)).toBe(address.needsViewer);
    if (page !== null) for (const own of prefixed) expect(needsViewer(own)).toBe(address.needsViewer);
  });

  it('the service worker', () => {
    for (const own of paths) {
      expect(ask(own)).toBe(offline === 'image' ? 'passed' : offline);
      expect(ask(own, { mode: 'no-cors', destination: 'image' })).toBe(
        offline === 'image' || offline === 'asset' ? offline : 'passed',
      );
    }
    if (page !== null) for (const own of prefixed) expect(ask(own)).toBe(offline);
  });

  it('the API’s prefix', () => {
    expect(outsideOfApi.includes(`${pattern}{/*below}`)).toBe(page === null && pattern !== '/api');
  });

  it('robots.txt', () => {
    if (kind === 'alias') return;
    const closed = robots.match(/(?<=^Disallow: ).*/gm) ?? [];
    const start = takesLanguage ? `/*${pattern}` : pattern;
    expect(closed.some((rule) => rule === start || rule === `${start}/`)).toBe(!address.isCrawled);
  });
});

/** Listed explicitly, so that removing a row, or making a page of it, fails here. */
describe.each([
  '/api/photos',
  '/language/en',
  '/health/live',
  '/metrics',
  '/feeds/photos.it.xml',
  '/feeds/entities/12/photos.it.xml',
  '/iiif/presentation/photo/12/manifest.json',
  '/oai',
  '/oembed',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemap-12.xml',
  '/.well-known/security.txt',
  '/assets/entry.js',
  '/uploads/aa/v2/640.webp',
  '/sw.js',
])('%s', (path) => {
  it('is not a page for anybody', () => {
    expect(isExemptFromLanguage(path)).toBe(true);
    for (const cookie of [null, 'de' as const])
      for (const user of [null, { role: 'administrator' as const }])
        expect(findRedirect({ ...anonymous, cookie, user, path, query: '?a=1' })).toBeNull();
    expect(['passed', 'asset']).toContain(ask(path));
  });
});

it('robots.txt disallows exactly these paths', () => {
  expect(robots.match(/(?<=^Disallow: ).*/gm)?.sort()).toEqual([
    '/*/auth',
    '/*/contribute',
    '/*/user',
    '/admin',
    '/api/',
    '/language/',
    '/openid-connect/',
  ]);
});
