import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { languages } from '../../src/contract/languages.js';
import { startSite, type TestSite } from '../support/site.js';

const files = ['about', 'account', 'contributions', 'descriptions', 'site'];

let site: TestSite;
let photo: string;
let card: string;

beforeAll(async () => {
  site = await startSite({ RATE_LIMIT: 'off' });
  const administrator = await site.signedIn(await site.anAdmin());
  await administrator.change('PUT', '/api/admin/settings', { json: { languages } });
  photo = (await site.aPhoto({ title: 'Il molo', year: 1905 })).slug;
  card = (await site.anEntity({ name: 'La Borsa' })).slug;
});
afterAll(() => site.close());

const openPages = () => [
  '',
  '/archivio',
  `/foto/${photo}`,
  `/scheda/${card}`,
  '/schede',
  '/schede/audioguide',
  '/fondi',
  '/search?q=molo',
  '/map',
  '/map/explore',
  '/about',
  '/removal-request',
  '/privacy',
  '/developers',
  '/auth',
  '/auth?tab=register',
  '/auth/forgot-password',
  '/nowhere',
];
const ownPages = ['dashboard', 'profile-page', 'security', 'contributions', 'favorites', 'bookmarks'];

/** Which of these files the page has asked for. */
async function loadedTexts(page: Page): Promise<string[]> {
  const addresses = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const names = addresses.map((address) => /\/(\w+)\.[^/]*\.json$/.exec(address)?.[1] ?? '');
  return names.filter((name) => files.includes(name)).sort();
}

describe('the texts that a page loads', () => {
  it.each([
    ['/schede', ['site']],
    ['/about', ['about', 'site']],
    ['/auth', ['account', 'site']],
  ])('are those that it can show, each once: %s', async (path, expected) => {
    const { page, complaints } = await site.open(`/en${path}`);
    expect(await loadedTexts(page)).toEqual(expected);
    const preloaded = await page.locator('link[rel=preload][as=fetch]').count();
    expect(preloaded).toBe(expected.length);
    expect(complaints).toEqual([]);
  });

  it('arrive with the next page', async () => {
    const { page } = await site.openSignedIn(await site.aMember(), '/en');
    await page
      .locator('footer')
      .getByRole('link', { name: textAt('footer.aboutProject') })
      .click();
    await page.getByRole('heading', { name: textAt('about.guidelinesTitle') }).waitFor();
    await page.locator('header [aria-controls=account-menu]').click();
    await page
      .locator('#account-menu')
      .getByRole('link', { name: textAt('account.pages.favorites') })
      .click();
    await page.getByRole('heading', { level: 1, name: textAt('user.favorites.title') }).waitFor();
    expect(await loadedTexts(page)).toEqual(['about', 'account', 'contributions', 'site']);
    expect(await keysShown(page)).toEqual([]);
  });

  it('about contributions arrive with the dialog for them', async () => {
    const { page } = await site.openSignedIn(await site.aMember(), `/en/foto/${photo}`);
    expect(await loadedTexts(page)).toEqual(['site']);
    await page.getByRole('button', { name: textAt('suggestion.suggest') }).click();
    const dialog = page.getByRole('dialog', { name: textAt('suggestion.title') });
    await dialog.getByText(textAt('contribution.kinds.correction.title')).waitFor();
    expect(await keysShown(page)).toEqual([]);
  });
});

describe.each(languages)('no page shows the key of a text instead of the text, in %s', (language) => {
  it('for everyone', async () => {
    const { page } = await site.open(`/${language}`);
    expect(
      await keysOn(
        page,
        openPages().map((path) => `/${language}${path}`),
      ),
    ).toEqual([]);
  });

  it('for members', async () => {
    const { page } = await site.openSignedIn(await site.aMember(), `/${language}/contribute`);
    expect(
      await keysOn(
        page,
        ownPages.map((path) => `/${language}/user/${path}`),
      ),
    ).toEqual([]);
  });
});

it('the search for keys finds one', async () => {
  const { page } = await site.open('/en/privacy');
  await page.evaluate(() => document.querySelector('main')?.setAttribute('aria-label', 'auth.signIn.title'));
  expect(await keysShown(page)).toEqual(['auth.signIn.title']);
});

async function keysOn(page: Page, paths: string[]): Promise<string[]> {
  const found = await keysShown(page);
  for (const path of paths) {
    await page.goto(path);
    found.push(...(await keysShown(page)).map((key) => `${path}: ${key}`));
  }
  return found;
}

/** In what is read or spoken, and in the head. */
async function keysShown(page: Page): Promise<string[]> {
  const words = await page.evaluate(() => {
    const attributes = ['aria-label', 'title', 'alt', 'placeholder', 'content'];
    const spoken = [...document.querySelectorAll(attributes.map((name) => `[${name}]`).join())].flatMap((element) =>
      attributes.map((name) => element.getAttribute(name) ?? ''),
    );
    return [document.title, document.body.innerText, ...spoken].join('\n').match(/\w+(?:\.\w+)+/g) ?? [];
  });
  return [...new Set(words)].filter((word) => keys.has(word));
}

function textsOf(value: unknown, key = ''): [string, string][] {
  if (typeof value === 'string') return [[key, value]];
  return Object.entries(value as object).flatMap(([name, of]) => textsOf(of, key ? `${key}.${name}` : name));
}

const english = new Map(
  files.flatMap((file) => textsOf(JSON.parse(readFileSync(`src/contract/locales/en/${file}.json`, 'utf8')))),
);
const keys = new Set([...english.keys()].map((key) => key.replace(/_(zero|one|two|few|many|other)$/, '')));

function textAt(key: string): string {
  const text = english.get(key);
  if (!text) throw new Error(`There is no text ${key}`);
  // Headings may have soft hyphens.
  return text;
}
