import { violationsInBothThemes } from '../support/axe.js';
import type { Account } from '../support/factories.js';
import { importTable } from '../support/imports.js';
import { startSite } from '../support/site.js';

let site: Awaited<ReturnType<typeof startSite>>;
let editor: Account;

beforeAll(async () => {
  site = await startSite({ RATE_LIMIT: 'off' });
  editor = await site.anEditor();
});
afterAll(() => site.close());

const opened = (options: object = {}) =>
  site.openSignedIn(editor, '/admin/import', {
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 900 },
    ...options,
  });

describe('the imports', () => {
  it('say how else to bring in a collection, by the command line', async () => {
    const { page } = await opened();
    expect(await page.getByRole('heading', { name: 'Non è stato importato nulla' }).count()).toBe(1);
    await page.getByText('Dalla riga di comando').click();
    await page.getByText('npm run import -- photos.csv --dry-run').waitFor();
  });

  it('are listed with their rows, and undone after a question', async () => {
    await importTable(site, 'id,Titolo,Tag\n1,Uno,porto\n2,Due,\n2,Tre,\n', {
      file: 'cartoline.csv',
      userId: editor.id,
    });
    const { page, complaints } = await opened();
    const row = page.getByRole('row').filter({ hasText: 'cartoline.csv' });
    expect((await row.getByRole('cell').allInnerTexts()).slice(1, 6)).toEqual(['Conclusa', '2', '0', '0', '1']);
    expect(await row.getByRole('link', { name: 'Messaggi' }).getAttribute('href')).toMatch(/messages\.csv$/);
    expect(await violationsInBothThemes(page)).toEqual([]);

    await row.getByRole('button', { name: 'Ritira' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Ritira' }).click();
    await row.getByText('Ritirata', { exact: true }).waitFor();
    expect(await row.getByText('2 ritirate').count()).toBe(1);
    expect(await row.getByRole('button', { name: 'Ritira' }).count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it('fit a phone', async () => {
    const { page } = await opened({ viewport: { width: 320, height: 800 } });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});
