import type { Page } from 'playwright-core';
import { violationsInBothThemes } from '../support/axe.js';
import { addPhotosByWulz } from '../support/photos-by-wulz.js';
import { untilSettled } from '../support/settled-page.js';
import { startSite, type TestSite } from '../support/site.js';

let site: TestSite;

beforeAll(async () => {
  site = await startSite();
  await addPhotosByWulz(site);
});
afterAll(() => site.close());

const open = async (path: string, options = {}): Promise<{ page: Page }> =>
  site.openSignedIn(await site.anEditor(), path, { reducedMotion: 'reduce', ...options });

describe('a print of the list', () => {
  /** The pages of a PDF, in points: A4 is 595 × 842. */
  const pagesOf = (pdf: Buffer): string[] =>
    [...pdf.toString('latin1').matchAll(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/g)].map(
      ([, width, height]) => `${Math.round(Number(width))} × ${Math.round(Number(height))}`,
    );
  const printed = async (page: Page): Promise<string[]> => {
    await page.emulateMedia({ media: 'print' });
    const others = page.locator('h1, form, nav, footer, .btn').locator('visible=true');
    expect(await others.count()).toBe(0);
    expect(
      await page
        .locator('.paper')
        .first()
        .evaluate((of) => getComputedStyle(of).backgroundColor),
    ).toBe('rgb(255, 255, 255)');
    return pagesOf(await page.pdf({ preferCSSPageSize: true, tagged: false }));
  };

  it('is a contact sheet of what is selected, black on white, with a page for each of its sheets', async () => {
    const { page } = await open('/admin/photos?q=molo&sortBy=title', { colorScheme: 'dark' });
    for (const name of ['Molo 02', 'Molo 03']) await page.getByLabel(`Seleziona: ${name}`).click();
    await page.getByText('2 selezionate', { exact: true }).locator('visible=true').first().waitFor();
    const bar = page.getByRole('region', { name: 'Fotografie selezionate' });
    await bar.getByRole('button', { name: 'Esporta e stampa' }).click();
    await page.getByRole('link', { name: 'Foglio di provini da stampare…' }).locator('visible=true').click();
    await page.waitForURL('**/contact-sheet?ids=*&sortBy=title');
    await untilSettled(page);
    const preview = page.getByRole('region', { name: 'Anteprima di stampa' });
    expect(await preview.getByRole('listitem').allInnerTexts()).toEqual([
      expect.stringMatching(/^Bozza\s+Molo 02$/),
      expect.stringMatching(/^Bozza\s+Molo 03$/),
    ]);
    expect(await preview.getByText(/^2 fotografie · .* · pagina 1 di 1$/).count()).toBe(1);
    expect(await violationsInBothThemes(page)).toEqual([]);

    await page.goto(`${site.url}/admin/photos/contact-sheet?q=molo&columns=5&orientation=landscape&sortBy=title`);
    const sheets = await page.locator('.paper').count();
    expect(await page.locator('.paper img[loading=lazy]').count()).toBe(0);
    expect(sheets).toBeGreaterThan(1);
    expect(await printed(page)).toEqual(Array.from({ length: sheets }, () => '842 × 595'));
  });

  it('is labels in several languages, with choices that are in the address and smaller letters for long texts', async () => {
    await site.aPhoto({
      title: `Veduta ${'molto '.repeat(40)}lunga`,
      titleDe: `Eine ${'sehr '.repeat(50)}lange Ansicht`,
      year: 1912,
      inventoryNumber: 'F 12',
    });
    const { page } = await open('/admin/photos/labels?q=veduta&languages=it,de', { colorScheme: 'dark' });
    const label = page.getByRole('region', { name: 'Anteprima di stampa' }).getByRole('listitem');
    await page.waitForFunction(
      () => Number(document.querySelector<HTMLElement>('.label')?.style.getPropertyValue('--scale')) < 1,
    );
    expect(await label.locator('[lang=de]').innerText()).toMatch(/^Eine sehr .* lange Ansicht, 1912$/);
    expect(await page.evaluate(choosesTwice)).toBe(true);
    await page.waitForURL('**/labels?**code**');
    await label.getByRole('img', { name: 'Codice QR della pagina della fotografia' }).waitFor();
    expect(await label.locator('[lang=de]').count()).toBe(0);
    expect(await violationsInBothThemes(page)).toEqual([]);
    expect(await printed(page)).toEqual(['595 × 842']);
  });

  it('fits a phone, and says what to do where there is nothing to print', async () => {
    const { page } = await open('/admin/photos/labels?q=molo', { viewport: { width: 320, height: 700 } });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.goto(`${site.url}/admin/photos/contact-sheet?ids=999999`);
    await page.getByRole('heading', { name: 'Nessuna fotografia da stampare' }).waitFor();
    expect(await page.getByRole('button', { name: 'Stampa o salva in PDF' }).count()).toBe(0);
  });
});

/**
 * Leaves out German and asks for the code when the page of the first choice is there, before it has taken the fields over.
 * Resolves with whether the second choice stayed in its field until it was in the address.
 */
async function choosesTwice(): Promise<boolean> {
  const input = (value: string) => document.querySelector<HTMLInputElement>(`input[value=${value}]`)!;
  await new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      if (document.querySelector('.label [lang=de]')) return;
      observer.disconnect();
      input('code').click();
      resolve();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    input('de').click();
  });
  let stayed = true;
  while (!location.search.includes('code')) {
    stayed &&= input('code').checked;
    await new Promise((resolve) => setTimeout(resolve));
  }
  return stayed;
}
