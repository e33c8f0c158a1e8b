import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { violationsInBothThemes } from '../support/axe.js';
import { isNoMissingPicture } from '../support/complaints.js';
import { addPhotosByWulz } from '../support/photos-by-wulz.js';
import { until } from '../support/until.js';
import { unzipped } from '../support/zip.js';
import { startSite, type TestSite } from '../support/site.js';

let site: TestSite;

beforeAll(async () => {
  site = await startSite();
  await site.anEntity({ name: 'Molo Audace' });
  const tag = await site.aTag({ name: 'porto' });
  await addPhotosByWulz(site, [tag]);
});
afterAll(() => site.close());

const open = async (path: string, options = {}): Promise<{ page: Page; complaints: string[] }> =>
  site.openSignedIn(await site.anEditor(), path, { reducedMotion: 'reduce', ...options });
const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
const selected = (page: Page, text: string): Promise<void> =>
  page.getByRole('region', { name: 'Fotografie selezionate' }).getByText(text, { exact: true }).waitFor();

async function addField(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Campo da cambiare').selectOption({ label: name });
  await dialog.getByRole('button', { name: 'Aggiungi', exact: true }).click();
}

describe('an editor in the list of photos', () => {
  it('filters, selects across pages and with Shift, looks at the effect, edits and undoes it', async () => {
    const { page, complaints } = await open('/admin/photos?view=table');
    await page.getByText('61 fotografie', { exact: true }).waitFor();
    await page.getByLabel('Cerca tra le fotografie').fill('molo');
    await page.getByText('60 fotografie', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Titolo', exact: true }).click();
    await page
      .getByRole('row', { name: /Molo 01/ })
      .first()
      .waitFor();
    expect(await page.locator('tbody tr').first().innerText()).toContain('Molo 01');
    await page.getByLabel('Seleziona: Molo 02').click();
    await page.getByLabel('Seleziona: Molo 05').click({ modifiers: ['Shift'] });
    await selected(page, '4 selezionate');
    await page.getByRole('link', { name: '2', exact: true }).or(page.getByLabel('Pagina 2')).first().click();
    await page.getByLabel('Seleziona: Molo 60').click();
    await selected(page, '5 selezionate');
    expect(await violationsInBothThemes(page)).toEqual([]);

    await page.getByRole('button', { name: 'Modifica…' }).click();
    await addField(page, 'Autore');
    await page.getByRole('dialog').getByLabel('Autore', { exact: true }).fill('Giuseppe Wulz');
    await page.getByLabel('Cerca: Aggiungi tag').fill('por');
    await page.getByRole('listbox', { name: 'Da aggiungere' }).getByRole('option', { name: 'porto' }).click();
    expect(await violationsInBothThemes(page)).toEqual([]);
    await page.getByRole('button', { name: 'Anteprima' }).click();
    await page.getByText('Autore: Giuseppe Wulz · 1 tag aggiunto (porto)').waitFor();
    // What was entered is still there.
    await page.getByRole('dialog').getByRole('button', { name: 'Indietro' }).click();
    expect(await page.getByRole('dialog').getByLabel('Autore', { exact: true }).inputValue()).toBe('Giuseppe Wulz');
    await page.getByRole('button', { name: 'Anteprima' }).click();
    await page.getByRole('dialog').getByText('Molo 60').waitFor();
    expect(await violationsInBothThemes(page)).toEqual([]);
    await page.getByRole('button', { name: 'Modifica 5 fotografie' }).click();
    await page.getByText('5 fotografie modificate').locator('visible=true').first().waitFor();
    const edited = (): Promise<{ count: number }[]> =>
      site.database.query(`select count(*)::int from photos where author = 'Giuseppe Wulz'`);
    expect(await edited()).toEqual([{ count: 5 }]);

    await page.getByText('Ultime modifiche collettive').click();
    await page.getByRole('button', { name: /^Annulla la modifica ?: Autore/ }).click();
    await page.getByText('5 fotografie sono tornate com’erano').waitFor();
    expect(await edited()).toEqual([{ count: 0 }]);
    expect(complaints.filter(isNoMissingPicture)).toEqual([]);
  });

  it('goes through what a filter finds, one photo after the other, and back to its page of the list', async () => {
    const { page, complaints } = await open('/admin/photos?q=molo&sortBy=title');
    const steps = page.getByRole('navigation', { name: 'Scorri l’elenco' });
    await page.getByRole('link', { name: 'Molo 49', exact: true }).click();
    await steps.getByText('49 di 60').waitFor();
    await page.getByLabel('Autore').fill('Carlo Wulz');
    await page.getByRole('button', { name: 'Salva e vai alla seguente' }).click();
    await page.getByRole('heading', { level: 1, name: 'Molo 50' }).waitFor();
    // Whoever catalogues types on, in the title.
    await page.waitForFunction(() => (document.activeElement as HTMLInputElement | null)?.name === 'title');
    // In a field, the arrow keys are of the field.
    await page.getByRole('heading', { level: 1, name: 'Molo 50' }).click();
    // The next one is on another page of the list.
    await page.keyboard.press('ArrowRight');
    await page.getByRole('heading', { level: 1, name: 'Molo 51' }).waitFor();
    await steps.getByText('51 di 60').waitFor();
    await steps.getByRole('link', { name: 'Precedente' }).click();
    await page.getByRole('heading', { level: 1, name: 'Molo 50' }).waitFor();
    await page.getByRole('link', { name: 'Torna all’elenco' }).click();
    await page.getByRole('link', { name: 'Molo 50', exact: true }).waitFor();
    expect(await site.database.query(`select title from photos where author = 'Carlo Wulz'`)).toEqual([
      { title: 'Molo 49' },
    ]);
    expect(complaints.filter(isNoMissingPicture)).toEqual([]);
  });

  it('publishes everything that a filter finds, in the background when it is much, and follows it', async () => {
    await site.database.query(
      `insert into photos (slug, title, status, license, renditions)
       select 'riva-' || n, 'Riva ' || n, 'draft', 'CC0', renditions
       from generate_series(1, 230) n cross join (select renditions from photos where title = 'Molo 01') made`,
    );
    const { page } = await open('/admin/photos?q=riva&view=table');
    await page.getByText('230 fotografie', { exact: true }).waitFor();
    await page.getByLabel('Seleziona tutte quelle della pagina').click();
    await page.getByRole('button', { name: 'Seleziona tutte le 230 trovate' }).click();
    await page.getByLabel('Seleziona: Riva 230').click();
    await selected(page, '229 selezionate');
    await page.getByRole('button', { name: 'Pubblica', exact: true }).click();
    await page.getByRole('button', { name: 'Pubblica 229 fotografie' }).click();
    await page.getByText('Modifica avviata').waitFor();
    // Its end is said here, where it can be undone.
    await page.getByText('229 fotografie modificate').locator('visible=true').first().waitFor();
    await page.getByRole('button', { name: 'Annulla la modifica', exact: true }).waitFor();
    // What is public needs no mark: the state is said where it is another one.
    const drafts = page.getByRole('row').filter({ hasText: 'Bozza' });
    await drafts.filter({ hasText: 'Riva 229' }).waitFor({ state: 'detached' });
    await until(async () => (await drafts.count()) === 1);
    expect(
      await site.database.query(
        `select status, count(*)::int from photos where title like 'Riva%' group by status order by 1`,
      ),
    ).toEqual([
      { status: 'draft', count: 1 },
      { status: 'published', count: 229 },
    ]);
  });

  it('reads in the message about a change what was not changed, and why', async () => {
    const { page } = await open('/admin/photos?q=molo&sortBy=title');
    await page.getByLabel('Seleziona: Molo 10').click();
    await page.getByLabel('Seleziona: Molo 11').click();
    await page.getByRole('button', { name: 'Modifica…' }).click();
    await addField(page, 'Autore');
    await page.getByRole('dialog').getByLabel('Autore', { exact: true }).fill('Francesco Benque');
    await page.getByRole('button', { name: 'Anteprima' }).click();
    const change = page.getByRole('button', { name: 'Modifica 2 fotografie' });
    await change.waitFor();
    await site.database.query(`update photos set status = 'removed', removed_at = now() where title = 'Molo 11'`);
    await change.click();
    await page
      .getByText(/1 non modificata: ./)
      .locator('visible=true')
      .first()
      .waitFor();
    const changed = await site.database.query(`select title from photos where author = 'Francesco Benque'`);
    expect(changed).toEqual([{ title: 'Molo 10' }]);
  });

  it('adds the fields that are to change, numbers titles, and reads which values are lost', async () => {
    await site.database.query(
      `insert into photos (slug, title, title_en, status, author, license, renditions, technique)
       select 'scalo-' || n, 'Scalo ' || n, 'Yard ' || n, 'draft', 'Wulz', 'CC0', renditions, 'cianotipo'
       from generate_series(1, 3) n cross join (select renditions from photos where title = 'Molo 01') made`,
    );
    const { page, complaints } = await open('/admin/photos?q=scalo&sortBy=titleDesc');
    for (const n of [1, 2, 3]) await page.getByLabel(`Seleziona: Scalo ${n}`).click();
    await page.getByRole('button', { name: 'Modifica…' }).click();
    const dialog = page.getByRole('dialog');
    for (const name of ['Titolo', 'Tecnica', 'Autore', 'Posizione']) await addField(page, name);
    await dialog.getByLabel('Titolo con un numero').fill('Scalo legnami {n}/{count}');
    await dialog.getByLabel('Lascia vuoto: Tecnica').check();
    await dialog.getByRole('button', { name: 'Non cambiare: Posizione' }).click();
    await dialog.getByLabel('Rileggi le date scritte a parole').check();
    expect(await violationsInBothThemes(page)).toEqual([]);
    // Without a value, a field would change nothing and not say so.
    await dialog.getByRole('button', { name: 'Anteprima' }).click();
    await dialog.getByText('Campo obbligatorio.').waitFor();
    await dialog.getByLabel('Autore', { exact: true }).fill('Francesco Benque');
    await dialog.getByRole('button', { name: 'Anteprima' }).click();
    await dialog
      .getByText('Titolo: Scalo legnami {n}/{count} · Autore: Francesco Benque · Tecnica: campo vuoto · Date rilette')
      .waitFor();
    for (const text of [
      'Autore · 3 su 3 hanno già un altro valore',
      'Wulz, diventa: Francesco Benque (3 fotografie)',
      'Scalo 3, diventa: Scalo legnami 1/3 (1 fotografia)',
      'Le traduzioni dei testi che cambiano vengono tolte.',
    ])
      expect((await dialog.innerText()).replaceAll(/\s+/g, ' ').replaceAll(' → ', '')).toContain(text);
    expect(await violationsInBothThemes(page)).toEqual([]);
    await page.getByRole('button', { name: 'Modifica 3 fotografie' }).click();
    await page.getByText('3 fotografie modificate').locator('visible=true').first().waitFor();
    const scali = (): Promise<unknown> =>
      site.database.query(
        `select title, title_en, author, technique from photos where slug like '%scalo%' and status = 'draft' order by id`,
      );
    expect(await scali()).toEqual(
      [3, 2, 1].map((n) => ({
        title: `Scalo legnami ${n}/3`,
        title_en: null,
        author: 'Francesco Benque',
        technique: null,
      })),
    );
    await page.getByRole('button', { name: 'Annulla la modifica' }).first().click();
    await until(async () => JSON.stringify(await scali()).includes('Yard 1'));
    expect(complaints.filter(isNoMissingPicture)).toEqual([]);
  });

  it('deletes a photo and restores it from the removed ones', async () => {
    const uploaded = await site.anUploadedPhoto({ title: 'Canal Grande' });
    const { page } = await open('/admin/photos?q=canal');
    await page.getByRole('button', { name: 'Azioni: Canal Grande' }).click();
    await page.getByRole('button', { name: 'Elimina', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Elimina' }).click();
    await page.getByText('Fotografia eliminata').waitFor();
    expect((await fetch(`${site.url}/api/photos/${uploaded.id}`)).status).toBe(410);
    await page.getByRole('link', { name: /^Rimosse/ }).click();
    await page.getByText('Ancora 30 giorni').locator('visible=true').first().waitFor();
    await page.getByRole('button', { name: 'Ripristina: Canal Grande' }).click();
    await page.getByText('Fotografia ripristinata').waitFor();
    expect((await fetch(`${site.url}/api/photos/${uploaded.id}`)).status).toBe(200);
  });

  it('sees twenty-four pictures on the first screen, with queues and filters in two lines above them', async () => {
    const { page, complaints } = await open('/admin/photos', { viewport: { width: 1440, height: 900 } });
    const pictures = page.getByRole('list', { name: 'In archivio' }).locator('li > :first-child');
    await pictures.nth(23).waitFor();
    const boxes = await pictures.evaluateAll((all) => all.map((of) => of.getBoundingClientRect().toJSON()));
    expect(boxes.filter(({ bottom }) => bottom <= 900).length).toBeGreaterThanOrEqual(24);
    expect(await violationsInBothThemes(page)).toEqual([]);

    const queues = page.getByRole('navigation', { name: 'Code di lavoro' });
    await queues.getByRole('link', { name: /^Senza posizione/ }).click();
    await page.waitForURL('**/admin/photos?lacks=position');
    await queues.locator('[aria-current="true"]', { hasText: 'Senza posizione' }).waitFor();
    await page.getByRole('button', { name: 'Filtri' }).click();
    await page.getByRole('checkbox', { name: 'l’autore' }).check();
    await page.waitForURL('**/admin/photos?lacks=author%2Cposition');
    await page.getByLabel('Aggiunte dal').fill('2020-01-01');
    await page.waitForURL('**addedFrom=2020-01-01**');
    expect(await violationsInBothThemes(page)).toEqual([]);
    await page.getByRole('link', { name: 'Azzera i filtri' }).click();
    await page.waitForURL('**/admin/photos');
    expect(complaints.filter(isNoMissingPicture)).toEqual([]);
  });

  it('has rows of 56 pixels with file and inventory number, or larger ones, which is remembered', async () => {
    await site.aPhoto({
      title: 'Scalo legnami',
      originalName: 'FZ_0461.tif',
      deliveryPath: 'Fondo Zanetti/Busta A/FZ_0461.tif',
      inventoryNumber: 'F 300',
    });
    const { page } = await open('/admin/photos?q=scalo&view=table', { viewport: { width: 1440, height: 900 } });
    const row = page.getByRole('row', { name: /Scalo legnami/ });
    for (const text of ['FZ_0461.tif', 'Fondo Zanetti/Busta A', 'F 300']) await row.getByText(text).waitFor();
    const height = async () => Math.round((await row.boundingBox())!.height);
    expect(await height()).toBe(56);
    await page.getByRole('link', { name: 'Inventario', exact: true }).click();
    await page.waitForURL('**sortBy=inventoryNumber**');
    await page.getByRole('button', { name: 'Righe e immagini grandi' }).click();
    await page.waitForFunction(() => document.querySelector('tbody tr')!.getBoundingClientRect().height > 80);
    await page.reload();
    await page.waitForFunction(() => document.querySelector('tbody tr')!.getBoundingClientRect().height > 80);
  });

  it('sees a grid or a table, which is remembered, and no page is wider than a small phone', async () => {
    const { page } = await open('/admin/photos', { viewport: { width: 320, height: 700 } });
    await page
      .getByText(/fotografie$/)
      .first()
      .waitFor();
    expect(await overflowOf(page)).toBe(0);
    await page.getByRole('link', { name: 'Tabella' }).click();
    await page.waitForURL('**/admin/photos?view=table');
    // The usual order is in its field, though not in the address.
    expect(await page.getByLabel('Ordina per').inputValue()).toBe('createdAt');
    await page
      .getByLabel(/^Seleziona: /)
      .first()
      .click();
    await selected(page, '1 selezionata');
    expect(await overflowOf(page)).toBe(0);
    expect(await violationsInBothThemes(page)).toEqual([]);
    await page.getByRole('button', { name: 'Modifica…' }).click();
    await page.getByRole('button', { name: 'Anteprima' }).waitFor();
    expect(await overflowOf(page)).toBe(0);
    await page.goto('/admin/photos');
    expect(await page.getByRole('link', { name: 'Tabella' }).getAttribute('aria-current')).toBe('true');
  });
});

describe('an export of the list', () => {
  const exported = async (page: Page, menu: Locator, choice: string): Promise<string[]> => {
    await menu.click();
    const link = page.getByRole('link', { name: choice, exact: true }).locator('visible=true');
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
    expect(download.suggestedFilename()).toMatch(/\.zip$/);
    const lines = unzipped(readFileSync(await download.path()))
      .get('photos.jsonl')!
      .toString()
      .trimEnd()
      .split('\n');
    return lines.map((line) => (JSON.parse(line) as { title_it: string }).title_it);
  };

  it('has what a filter finds, also without scripts', async () => {
    const { page } = await open('/admin/photos?q=faro', { javaScriptEnabled: false });
    const menu = page.getByRole('button', { name: 'Esporta' });
    expect(await exported(page, menu, 'Dati (JSON lines)')).toEqual(['Faro della Vittoria']);
  });

  it('has the photographs that are selected', async () => {
    const { page } = await open('/admin/photos?q=molo&sortBy=title');
    for (const name of ['Molo 02', 'Molo 03']) await page.getByLabel(`Seleziona: ${name}`).click();
    await selected(page, '2 selezionate');
    const bar = page.getByRole('region', { name: 'Fotografie selezionate' });
    const titles = await exported(page, bar.getByRole('button', { name: 'Esporta' }), 'Dati (JSON lines)');
    expect(titles.toSorted()).toEqual(['Molo 02', 'Molo 03']);
    expect(await violationsInBothThemes(page)).toEqual([]);
  });
});

it('the list is filtered and sorted without scripts', async () => {
  const editor = await site.anEditor();
  const visitor = await site.signedIn(editor);
  const { text } = await visitor.get('/admin/photos?q=molo&sortBy=title&lacks=year&lacks=en&view=table');
  expect(text.indexOf('Molo 01')).toBeGreaterThan(0);
  expect(text.indexOf('Molo 01')).toBeLessThan(text.indexOf('Molo 02'));
  expect(text).not.toContain('Faro della Vittoria');
  expect(text).toContain('/admin/photos?q=molo&amp;lacks=year%2Cen&amp;sortBy=titleDesc&amp;view=table');
});
