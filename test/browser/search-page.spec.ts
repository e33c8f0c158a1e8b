import type { Page } from 'playwright-core';
import { violationsInBothThemes } from '../support/axe.js';
import { aJpeg } from '../support/scans.js';
import { startSite, type TestSite } from '../support/site.js';
import { until } from '../support/until.js';

let site: TestSite;

beforeAll(async () => {
  site = await startSite();
  await site.anUploadedPhoto({ title: 'Il faro', year: '1902' });
  await site.anUploadedPhoto({ title: 'La Riva', year: '1911' }, await aJpeg({ width: 800, height: 600, seed: 2 }));
  await site.anUploadedPhoto({ title: 'Il golfo', year: '1912' }, await aJpeg({ width: 2100, height: 600, seed: 3 }));
});
afterAll(() => site.close());

const wide = { viewport: { width: 1440, height: 900 } };

describe('the search page', () => {
  const titles = (page: Page) => page.locator('main article h3').allInnerTexts();
  const shows = (page: Page, shown: string[]) =>
    until(async () => JSON.stringify(await titles(page)) === JSON.stringify(shown));

  it('searches while one types, and the last text that was typed wins', async () => {
    const { page } = await site.open('/it/search', { ...wide, serviceWorkers: 'block' });
    let answer = (): void => undefined;
    const mayAnswer = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/search?q=riva*', async (route) => {
      await mayAnswer;
      await route.continue();
    });
    const all = await titles(page);
    const text = page.getByRole('searchbox', { name: 'Testo' });
    await text.fill('riva');
    await page.waitForRequest('**/api/search?q=riva*');
    // What was found before stays until there is something new, and says that it is old.
    await page.locator('#risultati[aria-busy=true]').waitFor();
    expect(await titles(page)).toEqual(all);
    await text.fill('faro');
    await page.waitForURL('**/it/search?q=faro');
    await shows(page, ['Il faro']);
    answer();
    await page.unrouteAll({ behavior: 'wait' });
    expect(await titles(page)).toEqual(['Il faro']);
    expect(await page.locator('mark').allInnerTexts()).toEqual(['faro']);
    expect(await page.getByRole('status').filter({ hasText: '1 fotografia' }).count()).toBe(1);
  });

  it('goes back and forward through choices, with the fields as they were', async () => {
    const { page, complaints } = await site.open('/it/archivio', wide);
    await page.getByRole('main').getByRole('link', { name: 'Ricerca avanzata' }).click();
    await page.waitForURL('**/it/search');
    const [year, to] = ['Anno', 'Fino al'].map((name) => page.getByRole('spinbutton', { name }));
    const values = async () => [await year!.inputValue(), await to!.inputValue()];
    // By keyboard: a decade of the facets, then a year in the fields.
    await page.getByRole('link', { name: '1910–1919' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/it/search?yearRange=1910-1919');
    await shows(page, ['Il golfo', 'La Riva']);
    expect(await values()).toEqual(['1910', '1919']);
    expect(await violationsInBothThemes(page)).toEqual([]);
    await page.getByRole('link', { name: 'Togli il filtro 1910–1919' }).last().click();
    await page.waitForURL('**/it/search');
    await until(async () => (await values()).join() === ',');
    await page.goBack();
    await page.waitForURL('**/it/search?yearRange=1910-1919');
    await until(async () => (await values()).join() === '1910,1919');
    await page.goForward();
    await until(async () => (await values()).join() === ',');
    await year!.fill('1902');
    await page.waitForURL('**/it/search?year=1902');
    await shows(page, ['Il faro']);
    expect(complaints).toEqual([]);
  });

  it('shows above its years how many of the photos found each decade has, without scripts too', async () => {
    const { page } = await site.open('/it/search', { ...wide, javaScriptEnabled: false });
    const bars = page.getByRole('group', { name: 'Anni' }).locator('[aria-hidden] > span');
    const boxes = await bars.evaluateAll((all) => all.map((bar) => bar.getBoundingClientRect()));
    expect(boxes).toHaveLength(2);
    const [first, second] = boxes;
    // One photo of the decade of 1900, two of that of 1910.
    expect(second!.height / first!.height).toBeCloseTo(2, 1);
    expect(second!.x - first!.x).toBeCloseTo(first!.width + 1, 0);
  });

  it('leads from one photo that it found to the next, and back to it in the results', async () => {
    const { page } = await site.open('/it/search?yearRange=1910-1919', wide);
    await page.getByRole('main').getByRole('link', { name: 'Il golfo', exact: true }).click();
    const main = page.getByRole('main');
    await main.getByText('1 di 2').waitFor();
    await main.locator('a[rel=next]').click();
    await page.getByRole('heading', { level: 1, name: 'La Riva' }).waitFor();
    await main.getByText('2 di 2').waitFor();
    await main.getByRole('link', { name: 'Ricerca avanzata' }).click();
    await page.waitForURL(/\/it\/search\?yearRange=1910-1919#/);
    await shows(page, ['Il golfo', 'La Riva']);
    // Not `:target`: the address changed without loading a page.
    expect(await page.locator(':focus h3').innerText()).toBe('La Riva');
  });

  it('shows the words that it found, and the view that is chosen, where the system chooses the colours', async () => {
    const { page } = await site.open('/it/search?q=faro', { ...wide, forcedColors: 'active', colorScheme: 'dark' });
    const [word, ground] = await page
      .locator('main mark')
      .first()
      .evaluate((mark) => {
        const { color, backgroundColor } = getComputedStyle(mark);
        const page = getComputedStyle(document.body).backgroundColor;
        const isTransparent = /^rgba\(.*, 0\)$/.test(backgroundColor);
        return [color, isTransparent ? page : backgroundColor];
      });
    expect(word).not.toBe(ground);
    await page.goto('/it/archivio');
    const outlines = await page
      .locator('main a:has(svg)[aria-current], main [aria-pressed]')
      .evaluateAll((views) =>
        views.map((view) => [
          view.matches('[aria-current=true], [aria-current=page], [aria-pressed=true]'),
          getComputedStyle(view).outlineStyle === 'solid',
        ]),
      );
    expect(outlines.map(([isChosen]) => isChosen)).toContain(true);
    expect(outlines.filter(([isChosen, isOutlined]) => isChosen !== isOutlined)).toEqual([]);
  });
});
