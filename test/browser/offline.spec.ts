import type { Page } from 'playwright-core';
import { accessibilityViolations } from '../support/axe.js';
import { anUnmigratedDatabase } from '../support/database.js';
import { untilSettled } from '../support/settled-page.js';
import { startInstalledSite, startSite, type TestSite } from '../support/site.js';

let site: TestSite;
let slug: string;

const withWorker = { serviceWorkers: 'allow' } as const;

beforeAll(async () => {
  site = await startSite();
  slug = (await site.anUploadedPhoto({ title: 'Velieri davanti alle Rive' })).slug;
});
afterAll(() => site.close());

const untilCached = (page: Page, path: string) =>
  page.waitForFunction(async (of) => (await caches.match(of, { ignoreVary: true })) !== undefined, path);

const cacheContents = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return { names, paths: requests.flat().map(({ url }) => new URL(url).pathname) };
  });

describe('offline', () => {
  it('pages that were read are available, and others show a message', async () => {
    const { page } = await site.open(`/it/foto/${slug}`, withWorker);
    await untilCached(page, `/it/foto/${slug}`);
    await page.goto('/it/auth');
    await page.goto('/it/archivio');
    const { names, paths } = await cacheContents(page);
    expect(names).toEqual([expect.stringMatching(/^veduta-v1\.3-\w+$/)]);
    expect(paths).toContain('/it/archivio');
    expect(paths).toEqual(expect.arrayContaining([expect.stringMatching(/^\/uploads\//)]));
    expect(paths.filter((path) => /^\/(?:api|admin|\w\w\/(?:auth|user))/.test(path))).toEqual([]);

    await page.context().setOffline(true);
    await page.getByRole('heading', { name: 'Velieri davanti alle Rive' }).getByRole('link').click();
    await page.waitForURL(`**/it/foto/${slug}`);
    await page.getByRole('heading', { level: 1, name: 'Velieri davanti alle Rive' }).waitFor();

    await page.goto('/de/about');
    await page.getByRole('heading', { level: 1, name: 'Keine Verbindung' }).waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    const cachedPage = page.getByRole('link', { name: /Velieri davanti alle Rive/ });
    expect(await cachedPage.getAttribute('href')).toBe(`/it/foto/${slug}`);
    await page.goto(`/it/foto/${slug}`);
    await page.getByRole('heading', { level: 1, name: 'Velieri davanti alle Rive' }).waitFor();
  });

  it('pages that were read are available by going back and forward', async () => {
    const photo = `/it/foto/${slug}`;
    const { page } = await site.open('/it/archivio', withWorker);
    await untilSettled(page);
    await page.getByRole('heading', { name: 'Velieri davanti alle Rive' }).getByRole('link').click();
    await page.getByRole('heading', { level: 1, name: 'Velieri davanti alle Rive' }).waitFor();
    await untilCached(page, '/it/archivio');
    await untilCached(page, photo);

    await page.context().setOffline(true);
    const asked: string[] = [];
    page.on('request', (request) => request.url().includes('/api/photos?') && asked.push(request.url()));
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Archivio' }).waitFor();
    // At once, not after the same question was asked again and again.
    expect(asked).toEqual([...new Set(asked)]);
    await untilSettled(page);
    expect(new URL(page.url()).pathname).toBe('/it/archivio');
    await page.goForward();
    await page.getByRole('heading', { level: 1, name: 'Velieri davanti alle Rive' }).waitFor();
    expect(new URL(page.url()).pathname).toBe(photo);
  });

  it('the message is in the language of the address, else in that of the page that was read last', async () => {
    const { page } = await site.open('/it/about', { ...withWorker, locale: 'en-GB' });
    for (const path of ['/it/about', '/de/about']) {
      await page.goto(path);
      await untilCached(page, path);
    }
    await page.context().setOffline(true);
    await page.goto('/it/archivio');
    await page.getByRole('heading', { level: 1, name: 'Sei offline' }).waitFor();
    for (const path of ['/admin', '/archivio']) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1, name: 'Keine Verbindung' }).waitFor();
      expect(await page.locator('html').getAttribute('lang')).toBe('de');
    }
  });

  it('without such a page it is in the base language of the archive', async () => {
    const german = await startInstalledSite({
      environment: { BASE_LANGUAGE: 'de' },
      makeDatabase: anUnmigratedDatabase,
    });
    try {
      const { page } = await german.open('/en/auth', { ...withWorker, locale: 'en-GB' });
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      await page.context().setOffline(true);
      await page.goto('/archivio');
      await page.getByRole('heading', { level: 1, name: 'Keine Verbindung' }).waitFor();
      expect(await page.locator('html').getAttribute('lang')).toBe('de');
    } finally {
      await german.close();
    }
  });
});

it('the update parameter is removed from the address, and no link contains it', async () => {
  const { page, complaints } = await site.open('/it/archivio?search=Rive&sw-updated=1', withWorker);
  await page.waitForURL(`${site.url}/it/archivio?search=Rive`);
  await untilSettled(page);
  const links = await page.locator('a').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(links.filter((href) => href.includes('sw-updated'))).toEqual([]);
  await page.getByRole('heading', { name: 'Velieri davanti alle Rive' }).getByRole('link').click();
  await page.waitForURL(`**/it/foto/${slug}`);
  await page.goBack();
  await page.waitForURL(`${site.url}/it/archivio?search=Rive`);
  expect(complaints).toEqual([]);
});

it('the service worker is fetched again on every visit', async () => {
  const { headers } = await fetch(`${site.url}/sw.js`);
  expect(headers.get('cache-control')).toBe('no-cache');
  expect(headers.get('content-type')).toContain('javascript');
});
