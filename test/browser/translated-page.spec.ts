import type { Page } from 'playwright-core';
import { aJpeg } from '../support/scans.js';
import { startSite, type TestSite } from '../support/site.js';

let site: TestSite;
let slug: string;

beforeAll(async () => {
  site = await startSite();
  const type = await site.anEntityType({ code: 'building', name: 'Edificio' });
  const entity = await site.anEntity({ type, name: 'La Lanterna', slug: 'lanterna', lat: 45.6492, lng: 13.7561 });
  const more = { lat: '45.649', lng: '13.756', entityIds: `${entity.id}` };
  ({ slug } = await site.anUploadedPhoto({ title: 'Il faro', year: '1902', ...more }));
  for (const [seed, title] of ['La riva', 'Il golfo', 'Il molo'].entries())
    await site.anUploadedPhoto(
      { title, year: `191${seed}`, ...more },
      await aJpeg({ width: 800, height: 600, seed: seed + 2 }),
    );
});
afterAll(() => site.close());

const wide = { viewport: { width: 1440, height: 900 } };

/** As Chromium's translation does: an element in the place of each text node. */
const translate = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found.filter(
      ({ data, parentElement }) => data.trim() && !parentElement?.closest('script,style'),
    )) {
      const outer = document.createElement('font');
      outer.appendChild(document.createElement('font')).textContent = text.data;
      text.replaceWith(outer);
    }
  });

async function openTranslated(path: string) {
  const opened = await site.open(path, wide);
  await translate(opened.page);
  return opened;
}

/** Errors of React and of the DOM beneath it. */
const errorsOfReact = (complaints: string[]) =>
  complaints.filter((text) => /React|NotFoundError|not a child/.test(text));

const titles = (page: Page) => page.locator('main article :is(h2, h3)').allInnerTexts();

describe('a page that the browser has translated', () => {
  it('searches on, narrows and widens the search', async () => {
    const { page, complaints } = await openTranslated('/it/search?q=faro');
    await page.getByRole('searchbox', { name: 'Testo' }).fill('golfo');
    await page.waitForURL('**/it/search?q=golfo');
    await page.locator('main article').filter({ hasText: 'Il golfo' }).waitFor();
    expect(await titles(page)).toEqual(['Il golfo']);
    await translate(page);
    await page.getByRole('link', { name: /^Togli il filtro.*golfo/ }).click();
    await page.waitForURL('**/it/search');
    await page.locator('main article').nth(3).waitFor();
    await translate(page);
    await page.getByRole('link', { name: '1900–1909' }).click();
    await page.waitForURL('**/it/search?yearRange=1900-1909');
    await page.locator('main article').nth(1).waitFor({ state: 'detached' });
    expect(await titles(page)).toEqual(['Il faro']);
    expect(errorsOfReact(complaints)).toEqual([]);
  });

  it.each([
    ['the home page', '/it'],
    ['the archive', '/it/archivio'],
    ['the record cards', '/it/schede'],
    ['the map', '/it/map'],
    ['a record card', '/it/scheda/lanterna'],
  ])('%s leads on to a photograph and back', async (_, path) => {
    const { page, complaints } = await openTranslated(path);
    await page.evaluate((address) => {
      const link = document.createElement('a');
      link.href = address;
      link.id = 'onward';
      document.querySelector('header')!.append(link);
      link.click();
    }, `/it/foto/${slug}`);
    await page.getByRole('heading', { level: 1, name: 'Il faro' }).waitFor();
    await translate(page);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Il faro' }).waitFor({ state: 'detached' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(errorsOfReact(complaints)).toEqual([]);
  });

  it('filters the archive, and says how many photographs there are', async () => {
    const { page, complaints } = await openTranslated('/it/archivio');
    await page.getByRole('searchbox').first().fill('riva');
    await page.waitForURL('**/it/archivio?search=riva');
    await page.getByRole('status').filter({ hasText: '1 fotografia' }).waitFor();
    expect(await titles(page)).toEqual(['La riva']);
    expect(errorsOfReact(complaints)).toEqual([]);
  });

  it('shows and hides what its buttons say', async () => {
    const { page, complaints } = await openTranslated(`/it/foto/${slug}`);
    await page.getByRole('link', { name: 'Ingrandisci' }).first().click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(errorsOfReact(complaints)).toEqual([]);
  });
});

it('keeps header and footer when a page fails, and goes on to the next', async () => {
  const { page } = await site.open('/it/search?q=faro', wide);
  await page.evaluate(() => {
    const { round } = Math;
    Object.assign(window, { mend: () => Object.assign(Math, { round }) });
    Math.round = () => {
      throw new Error('broken');
    };
  });
  await page.getByRole('searchbox', { name: 'Testo' }).fill('golfo');
  await page.getByText('Una parte della pagina non si è caricata').waitFor();
  expect(await page.getByRole('banner').count()).toBe(1);
  await page.evaluate(() => (window as unknown as { mend(): void }).mend());
  await page.getByRole('alert').getByRole('button', { name: 'Chiudi' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Archivio', exact: true }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Archivio' }).waitFor();
});
