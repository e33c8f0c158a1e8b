import type { Page } from 'playwright-core';
import { violationsInBothThemes } from '../support/axe.js';
import type { Account } from '../support/factories.js';
import { untilSettled } from '../support/settled-page.js';
import { startSite, type TestSite } from '../support/site.js';

let site: TestSite;
let editor: Account;

beforeAll(async () => {
  site = await startSite({ RATE_LIMIT: 'off' });
  editor = await site.anEditor();
  const [early, late] = [new Date('2025-02-10'), new Date('2025-03-10')];
  for (const createdAt of [early, early, late]) await site.aPhoto({ createdAt, publishedAt: late, year: 1912 });
});
afterAll(() => site.close());

const opened = (path: string, options: object = {}) =>
  site.openSignedIn(editor, path, { reducedMotion: 'reduce', viewport: { width: 1280, height: 900 }, ...options });
const tableOf = (page: Page, name: string) => page.getByRole('table', { name });
const rowOf = (page: Page, table: string, name: string) => tableOf(page, table).getByRole('row', { name });

describe('the report', () => {
  it('has the figures of a period that is chosen by a link or by its days', async () => {
    const { page, complaints } = await opened('/admin/report?from=2025-01-01&to=2025-12-31');
    expect(await rowOf(page, 'Fotografie e schede per stato', 'Fotografie pubblicate').innerText()).toMatch(/\s3$/);
    expect(await rowOf(page, 'Fotografie pubblicate per decennio', '1910–1919').innerText()).toMatch(/\s3$/);
    expect(await rowOf(page, 'Fotografie e schede Aggiunte', 'febbraio 2025').innerText()).toMatch(
      /2\s+0\s+0\s+0\s+0$/,
    );
    await page.getByRole('img', { name: 'Fotografie pubblicate: Massimo 3, marzo 2025' }).waitFor();
    expect(await violationsInBothThemes(page)).toEqual([]);

    await page.getByRole('link', { name: 'Tutto', exact: true }).click();
    await page.waitForURL('**/admin/report?from=2025-02-10&to=*');
    await untilSettled(page);
    expect(await page.getByLabel('Dal', { exact: true }).inputValue()).toBe('2025-02-10');
    await page.getByLabel('Dal', { exact: true }).fill('2025-03-01');
    await page.waitForURL('**/admin/report?from=2025-03-01&to=*');
    await page.getByRole('status').filter({ hasText: '01/03/2025 –' }).waitFor();
    expect(await rowOf(page, 'Fotografie e schede Aggiunte', 'febbraio 2025').count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it('is chosen, read and downloaded without scripts', async () => {
    const { page } = await opened('/admin/report', { javaScriptEnabled: false });
    await page.getByLabel('Dal', { exact: true }).fill('2025-01-01');
    await page.getByLabel('Al, compreso').fill('2025-02-28');
    await page.getByRole('button', { name: 'Mostra' }).click();
    await page.waitForURL('**/admin/report?from=2025-01-01&to=2025-02-28');
    expect(await rowOf(page, 'Fotografie e schede Aggiunte', 'Tutto il periodo').innerText()).toMatch(
      /2\s+0\s+0\s+0\s+0$/,
    );
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Scarica in CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('report-2025-01-01-2025-02-28.csv');
  });

  it('fits a phone, where only its tables scroll', async () => {
    const { page } = await opened('/admin/report', { viewport: { width: 390, height: 800 } });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  it('is printed without what belongs to the screen', async () => {
    const { page } = await opened('/admin/report?from=2025-01-01&to=2025-12-31');
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('nav, form, button, .btn').locator('visible=true').count()).toBe(0);
    expect(await tableOf(page, 'Fotografie per persona').or(page.getByText('Nessuno ha modificato')).isVisible()).toBe(
      true,
    );
    await page.waitForFunction(() => getComputedStyle(document.body).backgroundColor === 'rgb(255, 255, 255)');
    expect(await page.evaluate(() => getComputedStyle(document.querySelector('tbody tr')!).breakInside)).toBe('avoid');
  });
});
