import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright-core';
import { PhotoRow } from '../../src/photos/photo.row.js';
import { Config } from '../../src/platform/config/config.js';
import { brokenLinks } from '../../src/static-site/check/check-links.js';
import { copySite } from '../../src/static-site/copy-site.js';
import { violationsInBothThemes } from '../support/axe.js';
import { browserArguments, browserPath, startSite, type TestSite } from '../support/site.js';
import { fondsApiOf } from '../support/fonds.js';
import { aJpeg } from '../support/scans.js';

const servedAt = 'https://copy.example.org/archive';

let site: TestSite;
let folder: string;
let report: Awaited<ReturnType<typeof copySite>>;
let draftSlug: string;
let frontSlug: string;
let browser: Browser;
let files: Server;
let origin: string;

const read = (file: string): string => readFileSync(join(folder, file), 'utf8');

beforeAll(async () => {
  const started = await startSite({ RATE_LIMIT: 'off' });
  site = started;
  const pier = await site.anEntity({ name: 'Molo Audace', lat: 45.6513, lng: 13.7656 });
  const scan = await aJpeg({ seed: 7 });
  const fields = { lat: '45.6513', lng: '13.7656', year: '1921' };
  const uploaded = await site.anUploadedPhoto(
    { title: 'Il vapore al molo', titleEn: 'The steamer at the pier', ...fields },
    scan,
  );
  await site.database.query('insert into photo_entities values ($1, $2, 0)', [uploaded.id, pier.id]);
  // All have the files of the one that was uploaded.
  const { originalSha256, renditions } = await site.database
    .getRepository(PhotoRow)
    .findOneByOrFail({ id: uploaded.id });
  for (let year = 1900; year < 1932; year += 1)
    await site.aPhoto({ title: `Veduta ${year}`, year, entities: [pier], originalSha256, renditions });
  frontSlug = uploaded.slug;
  const fonds = await fondsApiOf(await site.signedIn(await site.anEditor())).aFonds({ title: 'Fondo Wulz' });
  await site.database.query('update photos set fonds_id = $1 where id = $2', [fonds.id, uploaded.id]);
  await site.aPhoto({ title: 'Verso', status: 'back', frontId: uploaded.id, originalSha256, renditions });
  draftSlug = (await site.aPhoto({ title: 'Bozza segreta', status: 'draft' })).slug;
  // As the command does, before a page is rendered.
  const config = Object.assign(started.app.get(Config), { publicUrl: servedAt });
  folder = join(mkdtempSync(join(tmpdir(), 'veduta-copy-')), 'copy');
  report = await copySite(
    { app: started.app, origin: site.url, config },
    { folder, origin: servedAt, signal: new AbortController().signal, show: () => undefined },
  );
  files = await fileServer();
  origin = `http://127.0.0.1:${(files.address() as AddressInfo).port}/archive/`;
  browser = await chromium.launch({ executablePath: browserPath, args: browserArguments });
});
afterAll(async () => {
  await browser?.close();
  files?.close();
  await site?.close();
  if (folder) rmSync(join(folder, '..'), { recursive: true, force: true });
});

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

/** Serves the folder below /archive, and knows nothing but files. */
function fileServer(): Promise<Server> {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '', 'http://x').pathname).replace(/^\/archive\//, '');
    const file = join(folder, path.endsWith('/') || path === '' ? `${path}index.html` : path);
    const isThere = existsSync(file) && extname(file) !== '';
    response.writeHead(isThere ? 200 : 404, { 'Content-Type': types[extname(file)] ?? 'application/octet-stream' });
    response.end(isThere ? readFileSync(file) : '');
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

/** A page that notes what fails, and what leaves the folder. */
async function opened(address: string): Promise<{ page: Page; faults: string[] }> {
  const page = await browser.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('requestfailed', (request) => faults.push(`failed: ${request.url()}`));
  page.on('response', (response) => response.status() >= 400 && faults.push(`${response.status()}: ${response.url()}`));
  page.on('request', (request) => {
    const isInside = [origin, pathToFileURL(folder).href, 'data:'].some((begin) => request.url().startsWith(begin));
    if (!isInside) faults.push(`elsewhere: ${request.url()}`);
  });
  await page.goto(address);
  return { page, faults };
}

it('writes pages whose links all lead to files', async () => {
  expect(report.broken).toEqual([]);
  expect(report.pages).toBeGreaterThan(33 * 3);
});

it('has the page of each fonds, in every language and in the sitemap', () => {
  for (const language of ['it', 'en', 'de'])
    expect(read(`${language}/fondo/fondo-wulz/index.html`)).toContain('Fondo Wulz');
  expect(read('sitemap-1.xml')).toContain('/it/fondo/fondo-wulz/');
});

it('has the page of the back of a photo', () => {
  expect(read(`it/foto/${frontSlug}/verso/index.html`)).toContain('Il vapore al molo');
});

it('finds links that lead to nothing, out of the folder or to no place of their page, and data that the scripts would miss', async () => {
  const page = join(folder, 'broken.html');
  const moved = ['map/map.js', 'search/records-1.js'];
  writeFileSync(
    page,
    `<a href="it/nowhere/index.html">a</a><img srcset="no.webp 1x, ../x.png 2x"><a href="https://a.b">c</a>
     <a id="here" href="#here">d</a><a href="#gone">e</a><a href="it/index.html#gone">f</a><a href="it/index.html#top">g</a>`,
  );
  for (const file of moved) renameSync(join(folder, file), join(folder, `${file}.away`));
  const broken = new Map<string, string[]>();
  for await (const { file, link } of brokenLinks(folder, { rootPath: '/archive', languages: ['it', 'en', 'de'] }))
    broken.set(file, [...(broken.get(file) ?? []), link]);
  rmSync(page);
  for (const file of moved) renameSync(join(folder, `${file}.away`), join(folder, file));
  expect(broken.get('broken.html')).toEqual([
    'it/nowhere/index.html',
    'no.webp',
    '../x.png',
    '#gone',
    'it/index.html#gone',
  ]);
  expect(broken.get('static/map.js')).toEqual(['map/map.js']);
  expect(broken.get('search/words-0.js')).toEqual(['search/records-1.js']);
});

it('has nothing that is not public, and nothing that needs a server', () => {
  expect(existsSync(join(folder, `it/foto/${draftSlug}/index.html`))).toBe(false);
  const pages = [
    'it/index.html',
    'it/archivio/index.html',
    'it/scheda/molo-audace/index.html',
    'en/about/index.html',
  ].map(read);
  for (const html of pages) {
    expect(html).not.toMatch(/href="[^"]*\/(auth|user|contribute|admin|language|feeds)\b/);
    expect(html).not.toMatch(/<script(?! type="application\/ld\+json")|method="post"/);
    expect(html).toMatch(/copy-notice/);
  }
  expect(pages[0]).toContain('Questa è una copia dell’archivio');
});

it('tells search engines the addresses at which it will be served', () => {
  expect(read('it/archivio/page-2/index.html')).toContain(
    `<link rel="canonical" href="${servedAt}/it/archivio/page-2/">`,
  );
  expect(read('sitemap.xml')).toContain(`<loc>${servedAt}/sitemap-1.xml</loc>`);
  expect(read('sitemap-1.xml')).toContain(`<loc>${servedAt}/it/scheda/molo-audace/</loc>`);
  expect(read('sitemap-1.xml')).not.toMatch(/removal-request|map\/explore/);
  expect(read('404.html')).toContain('href="/archive/it/index.html"');
});

it('is walked from the home page to a photo, a card, the search, the map and another language without a server of ours', async () => {
  const { page, faults } = await opened(`${origin}index.html`);
  await page.waitForURL('**/it/index.html');
  await page.click('header nav >> text=Archivio');
  await page.click('.photo-card h3 a >> nth=1');
  const first = await page.textContent('h1');
  await page.click('a[rel=next], a[rel=prev]');
  expect(await page.textContent('h1')).not.toBe(first);
  await page.click('main >> text=Molo Audace');
  expect(await page.textContent('h1')).toBe('Molo Audace');

  await page.click('header a[href*="search/index.html"]');
  await page.fill('#q', 'vapor');
  await page.press('#q', 'Enter');
  await page.click('#copy-results >> text=Il vapore al molo');
  expect(await page.textContent('h1')).toBe('Il vapore al molo');

  await page.click('header nav >> text=Mappa');
  // Two records are at the same place: one sign stands for both, and near enough it names them.
  await page.waitForSelector('.copy-group');
  expect(await page.locator('.copy-group, .copy-point').allInnerTexts()).toEqual(['2']);
  await page.goto(`${origin}it/map/index.html?view=45.6513,13.7656,17`);
  await page.click('.copy-group');
  await page.waitForSelector('.copy-popup a');
  expect((await page.locator('.copy-popup a').allInnerTexts()).toSorted()).toEqual([
    'Il vapore al molo',
    'Molo Audace',
  ]);

  await page.click('header a[lang=en]');
  expect(new URL(page.url()).pathname).toBe('/archive/en/map/index.html');
  expect(faults).toEqual([]);
  await page.close();
});

it('has a search and a map that everybody can use, in both themes', async () => {
  for (const [address, ready] of [
    ['it/search/index.html?q=molo', '#copy-results .photo-card'],
    ['it/map/index.html', '.copy-group'],
  ] as const) {
    const { page } = await opened(origin + address);
    await page.waitForSelector(ready);
    expect([address, await violationsInBothThemes(page)]).toEqual([address, []]);
    await page.close();
  }
});

it('is read and searched from the folder itself, without any server', async () => {
  const { page, faults } = await opened(pathToFileURL(join(folder, 'en/search/index.html')).href);
  await page.fill('#from', '1910');
  await page.fill('#to', '1912');
  await page.press('#to', 'Enter');
  await page.waitForSelector('#copy-results .photo-card');
  expect(await page.locator('#copy-results .badge').allTextContents()).toEqual(['1910', '1911', '1912']);
  expect(faults).toEqual([]);
  await page.close();
});
