import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { violationsInBothThemes } from '../support/axe.js';
import type { Account } from '../support/factories.js';
import { aJpeg } from '../support/scans.js';
import { startSite, type TestSite } from '../support/site.js';
import { until } from '../support/until.js';

let site: TestSite;
let editor: Account;
let folder: string;
let photo: { id: number; slug: string };

beforeAll(async () => {
  site = await startSite({ RATE_LIMIT: 'off' });
  editor = await site.anEditor();
  folder = await mkdtemp(join(tmpdir(), 'veduta-scans-'));
  photo = await site.anUploadedPhoto({ title: 'La riva coi velieri', lat: '45.6501', lng: '13.7678' });
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});

const opened = (width = 1280) =>
  site.openSignedIn(editor, `/admin/edit-photo/${photo.id}`, {
    reducedMotion: 'reduce',
    viewport: { width, height: 900 },
  });
async function chooseScan(page: Page, name: string, content: Buffer): Promise<void> {
  const path = join(folder, name);
  await writeFile(path, content);
  await page.getByLabel('Sostituisci la scansione').setInputFiles(path);
}

describe('the editor of a photo', () => {
  it('replaces the scan while the address stays, and keeps it when the new one cannot be read', async () => {
    const { page } = await opened();
    const shown = page.locator('aside img').first();
    const former = await shown.getAttribute('src');
    await page.getByLabel('Autore').fill('Studio Wulz');
    await chooseScan(page, 'nuova.jpg', await aJpeg({ width: 1100, height: 700, seed: 31 }));
    await page.getByText('Scansione sostituita').waitFor();
    expect(await shown.getAttribute('src')).not.toBe(former);
    // What was typed meanwhile is still there, and is no conflict.
    await page.getByRole('button', { name: 'Salva', exact: true }).click();
    await page.getByText('Modifiche salvate').waitFor();
    const visitor = await site.open(`/it/foto/${photo.slug}`);
    await visitor.page.getByText('Studio Wulz').first().waitFor();

    await chooseScan(page, 'rotta.jpg', (await aJpeg({ width: 1100, height: 700, seed: 32 })).subarray(0, 4000));
    await page.getByText('«rotta.jpg» non può sostituire la scansione attuale').waitFor();
    expect(await violationsInBothThemes(page)).toEqual([]);
    await page.getByRole('button', { name: 'Nascondi l’avviso' }).click();
    await page.getByText('«rotta.jpg»').waitFor({ state: 'detached' });
  });

  it('shows one language or several below each other, says how many texts are missing, and remembers the choice', async () => {
    const { page } = await opened();
    const languages = page.getByRole('group', { name: 'Lingue dei testi' });
    const title = page.getByRole('group', { name: 'Titolo', exact: true });
    // Counted once the form has its values.
    const english = languages.getByRole('checkbox', { name: /^English.*manca/ });
    await english.waitFor();
    const [original, translation] = await Promise.all(
      ['Italiano', /^English/].map(async (name) => (await title.getByRole('textbox', { name }).boundingBox())!),
    );
    expect(translation!.y).toBeGreaterThan(original!.y + original!.height);
    await languages.getByRole('checkbox', { name: /^Deutsch/ }).uncheck();
    expect(await title.getByRole('textbox').count()).toBe(2);
    await languages.getByRole('checkbox', { name: 'Italiano' }).uncheck();
    expect(await title.getByRole('textbox').count()).toBe(1);
    // The last one stays.
    await english.click();
    expect(await english.isChecked()).toBe(true);
    await title.getByRole('button', { name: /^Copia dalla lingua di base/ }).click();
    expect(await title.getByRole('textbox').inputValue()).toBe('La riva coi velieri');
    await page.getByRole('button', { name: 'Salva', exact: true }).click();
    await page.getByText('Modifiche salvate').waitFor();
    const [stored] = await site.database.query('select title, title_en, title_de from photos where id = $1', [
      photo.id,
    ]);
    expect(stored).toEqual({ title: 'La riva coi velieri', title_en: 'La riva coi velieri', title_de: null });
    await page.reload();
    await page.waitForFunction(() => document.querySelectorAll('input[name="title"]')[0]?.closest('[hidden]') !== null);
  });

  it('says of a draft what it does not say yet', async () => {
    const { id } = await site.anUploadedPhoto({ year: '1904' });
    const { page } = await site.openSignedIn(editor, `/admin/edit-photo/${id}`);
    expect(await page.getByText('Manca ancora').count()).toBe(0);
    await page.getByRole('button', { name: 'Rimetti in bozza' }).click();
    await page.getByText('Manca ancora: Titolo, Licenza, Posizione').waitFor();
  });

  it('has no title to delete in an untitled photo, and keeps it untitled until one is typed', async () => {
    const { id } = await site.anUploadedPhoto({});
    const { page } = await site.openSignedIn(editor, `/admin/edit-photo/${id}`);
    const stored = async () => site.database.query('select title, title_en from photos where id = $1', [id]);
    const untitled = await stored();
    const title = page.locator('input[name="title"]');
    expect([await title.inputValue(), await title.getAttribute('placeholder')]).toEqual([
      '',
      'Fotografia senza titolo',
    ]);
    const isFocused = () => title.evaluate((input) => input === document.activeElement);
    await until(isFocused);
    await page.goto('/admin/photos');
    await page.locator(`main a[href*="/edit-photo/${id}"]`).first().click();
    await page.waitForURL(`**/edit-photo/${id}*`);
    await until(isFocused);
    await page.getByLabel('Autore').fill('Wulz');
    const save = page.getByRole('button', { name: 'Salva', exact: true });
    await save.click();
    await page.getByText('Modifiche salvate').waitFor();
    expect(await stored()).toEqual(untitled);
    await title.fill('Il molo');
    await save.click();
    await page.getByText(/modifica non salvata/).waitFor({ state: 'detached' });
    expect(await stored()).toEqual([{ title: 'Il molo', title_en: null }]);
  });

  it('saves what was typed while something else of the photo has changed, which is no conflict', async () => {
    const { id } = await site.anUploadedPhoto({ title: 'Il pontile' });
    const { page } = await site.openSignedIn(editor, `/admin/edit-photo/${id}`);
    await page.getByLabel('Autore').fill('Wulz');
    // As the end of processing does.
    const other = await site.signedIn(await site.anEditor());
    expect((await other.change('PATCH', `/api/admin/photos/${id}`, { json: { status: 'draft' } })).status).toBe(200);
    await page.getByRole('button', { name: 'Salva', exact: true }).click();
    await page.getByText('Modifiche salvate').waitFor();
    const stored = await site.database.query('select author, status from photos where id = $1', [id]);
    expect(stored).toEqual([{ author: 'Wulz', status: 'draft' }]);
  });

  it('folds what is empty and seldom needed, opens what is wanted, and leads to its sections', async () => {
    const { id } = await site.anUploadedPhoto({ title: 'Il mercato', technique: 'Albumina' });
    const { page } = await opened();
    await page.goto(`${site.url}/admin/edit-photo/${id}`);
    const notes = page.getByRole('group', { name: 'Note', exact: true });
    expect([await notes.count(), await page.getByRole('group', { name: 'Tecnica' }).count()]).toEqual([0, 1]);
    await page.getByRole('button', { name: 'Aggiungi: Note' }).click();
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'notes');
    await page.keyboard.type('Sul retro una data.');
    const one = await page.getByText('C’è una modifica non salvata.').boundingBox();
    expect(one).not.toBeNull();
    // What was typed and taken back is no change.
    await page.locator('textarea[name="notes"]').fill('');
    await page.getByText(/non salvat/).waitFor({ state: 'detached' });
    const menu = page.getByRole('navigation', { name: 'Sezioni' });
    await menu.getByRole('link', { name: 'Collegamenti' }).click();
    await menu.locator('[aria-current]', { hasText: 'Collegamenti' }).waitFor();
    const heading = (await page.getByRole('heading', { name: 'Collegamenti' }).boundingBox())!;
    const bar = (await menu.boundingBox())!;
    expect(heading.y).toBeGreaterThan(bar.y + bar.height);
    expect(await violationsInBothThemes(page)).toEqual([]);
  });

  it('saves the last photo of a list by the keys that save the others and go on', async () => {
    const { id } = await site.anUploadedPhoto({ title: 'Sale' });
    const { page } = await site.openSignedIn(editor, `/admin/edit-photo/${id}`);
    await page.getByLabel('Autore').fill('Carlo Wulz');
    await page.keyboard.press('Control+Enter');
    await page.getByText('Modifiche salvate').waitFor();
    expect(await site.database.query('select author from photos where id = $1', [id])).toEqual([
      { author: 'Carlo Wulz' },
    ]);
  });

  it('takes over from the photo that was saved before what is empty here, says what, and takes it back', async () => {
    const tag = await site.aTag({ name: 'Mercati' });
    const first = await site.anUploadedPhoto({ title: 'Pesce', author: 'Wulz', source: 'Fondo Zanetti', year: '1911' });
    const second = await site.anUploadedPhoto({ title: 'Frutta', author: 'Benque' });
    await site.database.query('insert into photo_tags (photo_id, tag_id) values ($1, $2)', [first.id, tag.id]);
    const { page } = await site.openSignedIn(editor, `/admin/edit-photo/${first.id}?page=1`);
    expect(await page.getByRole('button', { name: 'Come la precedente' }).count()).toBe(0);
    await page.keyboard.press('Control+s');
    await page.getByText('Modifiche salvate').waitFor();
    await page.evaluate(
      (path) => document.querySelector('h1')!.insertAdjacentHTML('afterend', `<a id="go" href="${path}">.</a>`),
      `/admin/edit-photo/${second.id}`,
    );
    await page.locator('#go').click();
    await page.getByRole('heading', { level: 1, name: 'Frutta' }).waitFor();
    await page.getByRole('button', { name: 'Come la precedente' }).click();
    await page.getByText('Presi dalla precedente: Anno, Fonte, Temi.').waitFor();
    const values = async () =>
      Promise.all(['title', 'author', 'source', 'year'].map((name) => page.locator(`[name="${name}"]`).inputValue()));
    expect(await values()).toEqual(['Frutta', 'Benque', 'Fondo Zanetti', '1911']);
    await page.getByText('Ci sono 3 modifiche non salvate.').waitFor();
    await page.getByRole('button', { name: 'Togli', exact: true }).click();
    expect(await values()).toEqual(['Frutta', 'Benque', '', '']);
    await page.getByText(/non salvat/).waitFor({ state: 'detached' });
  });

  it('reads a date as historians write it, and what follows from it is in the form once it is saved', async () => {
    const { id } = await site.anUploadedPhoto({ title: 'Il bagno alla Lanterna' });
    const { page } = await site.openSignedIn(editor, `/admin/edit-photo/${id}`);
    const value = (name: string) => page.locator(`input[name="${name}"]`).inputValue();
    await page.locator('input[name="year"]').fill('1905 ca.');
    await page.getByText('Si legge: intorno al 1905.').waitFor();
    await page.getByRole('button', { name: 'Usa questa lettura' }).click();
    expect([await value('year'), await page.locator('input[name="yearEstimated"]').isChecked()]).toEqual([
      '1905',
      true,
    ]);

    await page.locator('input[name="dateText"]').fill('fine del XIX secolo');
    await page.getByText('Si legge: 1890–1899. Dal 1 gennaio 1890 al 31 dicembre 1899.').waitFor();
    await page.locator('input[name="year"]').fill('');
    await page.locator('input[name="yearEstimated"]').uncheck();
    expect(await violationsInBothThemes(page)).toEqual([]);

    await page.getByRole('button', { name: 'Salva', exact: true }).click();
    await page.getByText('Modifiche salvate').waitFor();
    const stored = await site.database.query(
      'select year, year_start, year_end, year_estimated, date_text from photos where id = $1',
      [id],
    );
    expect(stored).toEqual([
      { year: null, year_start: 1890, year_end: 1899, year_estimated: false, date_text: 'fine del XIX secolo' },
    ]);
    expect([await value('yearStart'), await value('yearEnd')]).toEqual(['1890', '1899']);
    expect([await value('earliest'), await value('latest')]).toEqual(['1890-01-01', '1899-12-31']);

    await page.locator('input[name="dateText"]').fill('quando c’era ancora il tram');
    const unread = page.getByText('Questa data non si lascia leggere: resta come è scritta, e non ne seguono anni.');
    await unread.waitFor();
    expect(await value('yearStart')).toBe('1890');

    // Saved, it is read in any language: so it is in the preview.
    await page.locator('input[name="dateText"]').fill('Aufnahme vom 12.5.1905');
    await page.getByText('Si legge: 12 maggio 1905.').waitFor();
    await page.locator('input[name="dateText"]').fill('1905, o forse dopo; '.repeat(12));
    await unread.waitFor();
  });

  it('makes a record card of the words that are searched and a chosen category, by keys alone', async () => {
    await site.anEntityType();
    const { page } = await opened();
    const search = page.getByLabel('Cerca: Luoghi nella fotografia');
    await search.fill('Faro della Lanterna');
    await page.getByRole('option', { name: 'Crea la scheda «Faro della Lanterna»…' }).waitFor();
    await search.press('ArrowUp');
    await search.press('Enter');
    await page.getByText('Che cos’è «Faro della Lanterna»?').waitFor();
    expect(await violationsInBothThemes(page)).toEqual([]);
    await search.press('ArrowDown');
    await search.press('Enter');
    await page.getByRole('button', { name: 'Togli: Faro della Lanterna' }).waitFor();
    await page.getByRole('button', { name: 'Salva', exact: true }).click();
    await page.getByText('Modifiche salvate').waitFor();
    expect(
      await site.database.query(
        'select e.name from photo_entities_sorted ep join entities e on e.id = ep.entity_id where ep.photo_id = $1',
        [photo.id],
      ),
    ).toEqual([{ name: 'Faro della Lanterna' }]);
  });

  it('makes a tag of the words that are searched, where there is none', async () => {
    await site.aTag({ name: 'Velieri' });
    const { page } = await opened();
    const search = page.getByLabel('Cerca: Temi');
    await search.fill('velieri');
    await page.getByRole('option', { name: 'Velieri', exact: true }).waitFor();
    expect(await page.getByRole('option', { name: /^Crea il tag/ }).count()).toBe(0);
    await search.fill('Regate');
    await page.getByRole('option', { name: 'Crea il tag «Regate»' }).click();
    await page.getByRole('button', { name: 'Togli: Regate' }).waitFor();
    await page.getByRole('button', { name: 'Salva', exact: true }).click();
    await page.getByText('Modifiche salvate').waitFor();
    const tags = await site.database.query(
      'select t.name from photo_tags pt join tags t on t.id = pt.tag_id where pt.photo_id = $1',
      [photo.id],
    );
    expect(tags).toEqual([{ name: 'Regate' }]);
  });

  it('turns the direction of view on the map, by keys and by dragging', async () => {
    const { page } = await opened();
    const bearing = page.locator('input[name="bearing"]');
    await page.getByRole('button', { name: 'Indica il punto sulla mappa' }).click();
    await page.getByRole('button', { name: 'Indica la direzione' }).click();
    const handle = page.getByRole('slider', { name: 'Direzione dello sguardo' });
    expect(await bearing.inputValue()).toBe('0');
    await handle.press('ArrowLeft');
    await handle.press('Shift+ArrowLeft');
    expect(await bearing.inputValue()).toBe('344');
    expect(await handle.getAttribute('aria-valuenow')).toBe('344');
    await bearing.fill('90');
    await page.waitForFunction(() => document.querySelector('[role=slider]')?.getAttribute('aria-valuenow') === '90');
    await handle.scrollIntoViewIfNeeded();
    const box = (await handle.boundingBox())!;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    // The handle is 96 pixels east of the photograph: down and to the left until it is south of it.
    await page.mouse.move(x - 96, y + 96, { steps: 6 });
    await page.mouse.up();
    expect(Number(await bearing.inputValue())).toBeGreaterThanOrEqual(178);
    expect(Number(await bearing.inputValue())).toBeLessThanOrEqual(182);
    await page.getByRole('button', { name: 'Salva', exact: true }).click();
    await page.getByText('Modifiche salvate').waitFor();
    await page.getByRole('button', { name: 'Togli la direzione' }).click();
    expect(await bearing.inputValue()).toBe('');
    expect(await handle.count()).toBe(0);
  });

  it('fits a small phone', async () => {
    const { page } = await opened(320);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});
