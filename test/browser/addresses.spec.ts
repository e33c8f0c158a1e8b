import { addresses } from '../../src/contract/addresses.js';
import type { Language } from '../../src/contract/languages.js';
import { defaultSettings } from '../../src/settings/default-settings.js';
import { startSite, type TestSite } from '../support/site.js';
import { type Answer, Visitor } from '../support/visitor.js';

/** Those that a new site offers. */
const { languages } = defaultSettings;

let site: TestSite;
let anonymous: Visitor;
let member: Visitor;
let administrator: Visitor;
let photo: { id: number; slug: string };
let entity: { id: number; slug: string };

beforeAll(async () => {
  site = await startSite({ RATE_LIMIT: 'off' });
  anonymous = new Visitor(site.url);
  [member, administrator] = await Promise.all([site.aMember().then(site.signedIn), site.anAdmin().then(site.signedIn)]);
  photo = await site.aPhoto({ title: 'Il colle' });
  entity = await site.anEntity({ name: 'San Giusto' });
});
afterAll(() => site.close());

/** Asks as somebody who has chosen this language, or none. */
function ask(who: Visitor, path: string, language: Language | null = null): Promise<Answer> {
  if (language) who.cookies.set('preferred_language', language);
  else who.cookies.delete('preferred_language');
  return who.get(path);
}
const led = ({ status, headers }: Answer) => [status, headers.get('location'), headers.get('cache-control')];
const once = (to: string) => [302, to, 'private, no-store'];

describe('an anonymous visitor is redirected to the sign-in in one step', () => {
  it.each([
    ['/user/favorites', '/it/auth?redirect=%2Fuser%2Ffavorites'],
    ['/contribute', '/it/auth?redirect=%2Fcontribute'],
    ['/it/user/favorites', '/it/auth?redirect=%2Fit%2Fuser%2Ffavorites'],
    ['/en/user/favorites?page=2', '/en/auth?redirect=%2Fen%2Fuser%2Ffavorites%3Fpage%3D2'],
    ['/de/user/favorites', '/de/auth?redirect=%2Fde%2Fuser%2Ffavorites'],
    ['/favorites', '/it/auth?redirect=%2Fit%2Fuser%2Ffavorites'],
    ['/de/favorites', '/de/auth?redirect=%2Fde%2Fuser%2Ffavorites'],
    ['/admin', '/it/auth?redirect=%2Fadmin'],
    ['/admin/photos?q=x', '/it/auth?redirect=%2Fadmin%2Fphotos%3Fq%3Dx'],
    ['/en/admin/photos', '/en/auth?redirect=%2Fadmin%2Fphotos'],
  ])('from %s', async (path, to) => {
    expect(led(await ask(anonymous, path))).toEqual(once(to));
  });

  it.each(languages)('in the chosen language (%s)', async (language) => {
    const [signIn, own] = [`/${language}/auth?redirect=`, encodeURIComponent(`/${language}/user/favorites`)];
    expect(led(await ask(anonymous, '/user/favorites', language))).toEqual(once(`${signIn}%2Fuser%2Ffavorites`));
    for (const prefix of languages)
      expect(led(await ask(anonymous, `/${prefix}/user/favorites`, language))).toEqual(once(signIn + own));
    expect(led(await ask(anonymous, '/favorites', language))).toEqual(once(signIn + own));
    expect(led(await ask(anonymous, '/it/admin/photos', language))).toEqual(once(`${signIn}%2Fadmin%2Fphotos`));
  });

  it('also when pages are changed in the browser', async () => {
    for (const path of ['/it/user/favorites', '/it/contribute', '/admin/photos']) {
      const { status, text } = await ask(anonymous, `${path}/index.pageContext.json`);
      expect([status, text]).toEqual([200, expect.stringContaining(`/it/auth?redirect=${encodeURIComponent(path)}`)]);
    }
  });
});

describe('the administration', () => {
  it('is found at its address without a language', async () => {
    for (const language of [null, ...languages]) {
      expect(led(await ask(administrator, '/it/admin/photos?q=x', language))).toEqual(once('/admin/photos?q=x'));
      expect((await ask(administrator, '/admin', language)).status).toBe(200);
      expect((await ask(administrator, '/admin/photos', language)).status).toBe(200);
    }
  });

  it('redirects members to the home page', async () => {
    expect(led(await ask(member, '/de/admin/photos'))).toEqual(once('/de'));
    expect(led(await ask(member, '/de/admin/photos', 'en'))).toEqual(once('/en'));
    expect(led(await ask(member, '/admin'))).toEqual(once('/it'));
  });
});

describe('a photo and an entity', () => {
  it('are permanently redirected from their id and from a former slug', async () => {
    await site.database.query(
      `insert into slug_history (kind, slug, record_id) values ('photo', 'vecchia', $1), ('entity', 'vecchia', $2)`,
      [photo.id, entity.id],
    );
    for (const key of [photo.id, 'vecchia'])
      expect(led(await ask(anonymous, `/en/foto/${key}`)).slice(0, 2)).toEqual([301, `/en/foto/${photo.slug}`]);
    for (const key of [entity.id, 'vecchia'])
      expect(led(await ask(anonymous, `/en/scheda/${key}`)).slice(0, 2)).toEqual([301, `/en/scheda/${entity.slug}`]);
    for (const path of ['/en/foto/999999', '/en/scheda/999999', '/en/foto/mai-vista'])
      expect((await ask(anonymous, path)).status).toBe(404);
  });

  it('are temporarily redirected from a path without a language', async () => {
    expect(led(await ask(anonymous, `/photos/${photo.id}`))).toEqual(once(`/it/foto/${photo.slug}`));
    expect(led(await ask(anonymous, `/photos/${photo.id}`, 'de'))).toEqual(once(`/de/foto/${photo.slug}`));
    expect(led(await ask(anonymous, `/id/photo/${photo.id}`))).toEqual(once(`/it/foto/${photo.slug}`));
    expect(led(await ask(anonymous, `/id/entity/${entity.id}`, 'en'))).toEqual(once(`/en/scheda/${entity.slug}`));
  });
});

it('a trailing slash is removed by a permanent redirect', async () => {
  expect(led(await ask(anonymous, '/it/archivio/?page=2')).slice(0, 2)).toEqual([301, '/it/archivio?page=2']);
});

describe('addresses for programs', () => {
  it.each(['/iiif/3/1/manifest', '/oai/none', '/health/none', '/feeds/none', '/sitemap-99.xml'])(
    'is no page where there is nothing: %s',
    async (path) => {
      for (const language of [null, ...languages]) {
        const { status, headers } = await ask(anonymous, path, language);
        expect([status, headers.get('content-type')]).toEqual([404, expect.stringMatching(/^application\/.*json/)]);
      }
    },
  );

  it.each([
    '/robots.txt',
    '/sitemap.xml',
    '/feeds/photos.it.xml',
    '/feeds/entities.it.xml',
    '/.well-known/security.txt',
    '/health/live',
    '/sw.js',
  ])('has one address for every language: %s', async (path) => {
    for (const language of [null, ...languages]) expect((await ask(anonymous, path, language)).status).toBe(200);
    expect((await ask(anonymous, `/api${path}`)).status).toBe(404);
  });
});

describe('there is no redirect loop', () => {
  const pages = addresses.filter(({ page }) => page !== null).map(({ path }) => path);

  it.each([...new Set(pages)])('from %s', async (pattern) => {
    const path = pattern.replace(':id', String(photo.id)).replace(':slug', photo.slug);
    for (const who of [anonymous, member, administrator])
      for (const cookie of [null, 'en'] as const)
        for (const prefix of ['', ...languages.map((language) => `/${language}`)]) {
          const way = await follow(who, prefix + (path === '/' && prefix ? '' : path), cookie);
          expect({ way, hops: way.length - 1 <= 3 }).toEqual({ way, hops: true });
        }
  });

  /** The addresses that are passed until one answers by itself. */
  async function follow(who: Visitor, start: string, cookie: Language | null): Promise<string[]> {
    const way = [start];
    for (let hop = 0; hop < 4; hop += 1) {
      const { status, headers } = await ask(who, way.at(-1) ?? '/', cookie);
      const to = headers.get('location');
      if (status < 300 || status > 399 || to === null) break;
      way.push(to);
    }
    return way;
  }
});
