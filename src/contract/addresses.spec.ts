import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addresses, addressOf } from './addresses.js';

const pagesFolder = join(dirname(fileURLToPath(import.meta.url)), '../../pages');
const own = addresses.map(({ path }) => path);
const example = (path: string): string => path.replace(/:\w+/g, 'x');

describe('the table of addresses', () => {
  it('has no row that an earlier one makes unreachable', () => {
    for (const address of addresses) expect(addressOf(example(address.path))).toMatchObject({ path: address.path });
    const exact = addresses.filter(({ kind }) => kind === 'alias' || kind === 'page').map(({ path }) => path);
    expect(new Set(exact).size).toBe(exact.length);
  });

  it('redirects an alias to a page, not to another alias', () => {
    for (const { to } of addresses.filter(({ kind }) => kind === 'alias'))
      expect({ to, ...addressOf(example(to ?? '')) }).toMatchObject({ to, page: expect.any(String) });
  });

  it('gives a page the same policy in every language, and finds nothing but pages under a language prefix', () => {
    for (const { path, page } of addresses) {
      const plain = addressOf(example(path));
      const prefixed = addressOf(`/de${path === '/' ? '' : example(path)}`);
      expect(prefixed).toEqual(page === null ? addressOf('/nowhere') : plain);
    }
  });

  it.each(['/apiary', '/authors', '/it/userland', '/administration', '/uploads.html', '/english', '/foto', '/about/x'])(
    'has no row for %s',
    (path) => expect(addressOf(path)).toMatchObject({ path: null, page: 'shared', inSitemap: false }),
  );
});

/** The paths where Vike serves a page: the path of its folder, or those of its route. */
async function routesOf(folder: string): Promise<string[]> {
  const files = readdirSync(join(pagesFolder, folder));
  const path = `/${folder}`.replace(/\/index$/, '').replace(/@(\w+)/g, ':$1') || '/';
  if (!files.includes('+route.ts')) return [path];
  const { default: route } = (await import(join(pagesFolder, folder, '+route.ts'))) as {
    default: string | ((context: { urlPathname: string }) => boolean);
  };
  if (typeof route === 'string') return [route];
  return [path, ...own].filter((urlPathname) => route({ urlPathname }));
}

const folders = readdirSync(pagesFolder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('+Page.tsx') && !file.startsWith('_error'))
  .map(dirname);

describe('every page has a row', () => {
  it.each(folders)('pages/%s', async (folder) => {
    const routes = await routesOf(folder);
    expect(routes.length).toBeGreaterThan(0);
    for (const route of routes) {
      const { path, page } = addressOf(example(route));
      expect({ route, path, isPage: page !== null }).toEqual({ route, path: expect.any(String), isPage: true });
    }
  });

  it('and every public page of the table exists', async () => {
    const routes = (await Promise.all(folders.map(routesOf))).flat();
    expect(routes).toEqual(
      expect.arrayContaining(addresses.filter(({ kind }) => kind === 'page').map(({ path }) => path)),
    );
  });
});
