import type { Page } from 'playwright-core';
import { accessibilityViolations } from '../support/axe.js';
import { aJpeg } from '../support/scans.js';
import { startSite, type TestSite } from '../support/site.js';

let site: TestSite;

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

describe('an editor on the page of tags', () => {
  it('creates one, renames it, merges it into another, and undoes that', async () => {
    const kept = await site.aTag({ name: 'mercato', nameEn: 'market', nameDe: 'Markt' });
    const photo = await site.aPhoto({ title: 'Il mercato del pesce' });
    const { page, complaints } = await site.openSignedIn(await site.anEditor(), '/admin/tags');

    await page.getByRole('button', { name: 'Nuovo tag' }).click();
    await page.getByRole('dialog').getByLabel('Italiano').fill('mercato');
    await page.getByRole('dialog').getByRole('button', { name: 'Salva' }).click();
    await page.getByText('Già in uso per un’altra voce.').waitFor();
    await page.getByRole('dialog').getByLabel('Italiano').fill('mercati');
    await page.getByRole('dialog').getByRole('button', { name: 'Salva' }).click();
    await page.getByText('Tag creato').waitFor();

    await page.getByRole('button', { name: 'Modifica: mercati' }).click();
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.getByRole('dialog').getByLabel('Italiano').fill('pescherie');
    await page.getByRole('dialog').getByRole('button', { name: 'Salva' }).click();
    const renamed = page.getByRole('row', { name: /pescherie/ });
    await renamed.waitFor();
    const [{ id }] = await site.database.query(`select id from tags where name = 'pescherie'`);
    await site.database.query('insert into photo_tags values ($1, $2)', [photo.id, id]);

    await renamed.getByRole('checkbox').check();
    await page.getByRole('checkbox', { name: 'Scegli: mercato' }).check();
    await page.getByRole('button', { name: 'Unisci' }).click();
    await page
      .getByRole('dialog')
      .getByRole('radio', { name: /^mercato/ })
      .check();
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Unisci i tag' }).click();
    await page.getByText('Tag uniti in «mercato»: 1 fotografia aggiornata.').waitFor();
    await renamed.waitFor({ state: 'detached' });
    expect(await site.database.query('select tag_id from photo_tags where photo_id = $1', [photo.id])).toEqual([
      { tag_id: kept.id },
    ]);
    await page.getByRole('button', { name: 'Annulla', exact: true }).click();
    await page.getByText('Modifica annullata').waitFor();
    await renamed.waitFor();
    // The browser itself logs the answer 400.
    expect(complaints.filter((complaint) => !complaint.includes('400'))).toEqual([]);
  });

  it('deletes an unused one at once, and is told of the photographs of a used one first', async () => {
    const [used] = [await site.aTag({ name: 'tram' }), await site.aTag({ name: 'velieri' })];
    await site.aPhoto({ tags: [used] });
    const { page } = await site.openSignedIn(await site.anEditor(), '/admin/tags');
    await page.getByRole('checkbox', { name: 'Scegli: velieri' }).check();
    await page.getByRole('button', { name: 'Elimina', exact: true }).click();
    await page.getByText('1 tag eliminato.').waitFor();
    await page.getByRole('checkbox', { name: 'Scegli: tram' }).check();
    await page.getByRole('button', { name: 'Elimina', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Eliminare questo tag?' });
    await dialog.getByText('1 fotografia').waitFor();
    await dialog.getByRole('button', { name: 'Elimina' }).click();
    await page.getByRole('row', { name: /tram/ }).waitFor({ state: 'detached' });
    expect(await site.database.query('select from photo_tags where tag_id = $1', [used.id])).toEqual([]);
  });

  it('reads the names of the few unused ones before it deletes them all', async () => {
    await site.aTag({ name: 'dirigibili' });
    const { page } = await site.openSignedIn(await site.anEditor(), '/admin/tags');
    await page.getByRole('button', { name: /^Elimina i non usati/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('listitem').filter({ hasText: 'dirigibili' }).waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Elimina' }).click();
    await page.getByRole('row', { name: /dirigibili/ }).waitFor({ state: 'detached' });
  });

  it('finds the unused ones, by a link that works without scripts', async () => {
    await site.aTag({ name: 'zeppelin' });
    const { page } = await site.openSignedIn(await site.anEditor(), '/admin/tags?unused=true', {
      javaScriptEnabled: false,
    });
    await page.getByText('zeppelin').first().waitFor();
    await page.getByRole('region', { name: 'Tag trovati' }).getByRole('link', { name: 'Italiano' }).click();
    await page.waitForURL('**/admin/tags?unused=true&sort=nameDesc');
    expect(await page.getByRole('row', { name: /zeppelin/ }).count()).toBe(1);
  });
});

describe('an administrator on the page of categories', () => {
  it('creates one with its colour and icon, moves it up with the keyboard, drags it, and deletes it', async () => {
    const first = await site.anEntityType({ name: 'Faro' });
    await site.anEntity({ type: first });
    const { page, complaints } = await site.openSignedIn(await site.anAdmin(), '/admin/entity-types');
    await page.getByRole('link', { name: 'Nuova categoria' }).click();
    await page.getByRole('group', { name: 'Nome' }).getByLabel('Italiano').fill('Mulino');
    await page.getByLabel('Codice').fill('mill');
    await page.getByRole('radio', { name: 'Verde acqua' }).check({ force: true });
    await page.getByRole('radio', { name: 'Acqua', exact: true }).check({ force: true });
    await page.locator('figure [data-type-color="teal"]').first().waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Salva', exact: true }).click();
    await page.waitForURL('**/admin/entity-types');
    const names = () => page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
    await page.getByRole('button', { name: 'Sposta in su: Mulino' }).press('Enter');
    await page.getByText('Mulino: posto 1 di 2').waitFor();
    expect(await names()).toEqual(['Mulino', 'Faro']);
    const row = (name: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: name });
    await row('Faro').dragTo(row('Mulino'));
    await page.getByText('Faro: posto 1 di 2').waitFor();
    expect(await names()).toEqual(['Faro', 'Mulino']);
    await row('Mulino').dragTo(row('Faro'));
    await page.getByText('Mulino: posto 1 di 2').waitFor();
    const { page: visitor } = await site.open('/it/schede');
    await visitor.getByText('Mulino').first().waitFor({ state: 'attached' });
    expect(await accessibilityViolations(page)).toEqual([]);

    expect(await page.getByRole('button', { name: 'Elimina: Faro' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Elimina: Mulino' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Elimina' }).click();
    await page.getByText('Categoria «Mulino» eliminata.').waitFor();
    expect(complaints).toEqual([]);
  });

  it('finds nothing to change there as an editor', async () => {
    await site.anEntityType({ name: 'Torre' });
    const { page } = await site.openSignedIn(await site.anEditor(), '/admin/entity-types');
    await page.getByText('Solo gli amministratori possono cambiarle.').waitFor();
    expect(
      await page
        .getByRole('main')
        .getByRole('button', { name: /Sposta|Elimina/ })
        .count(),
    ).toBe(0);
  });
});

describe('an editor on the page of default covers', () => {
  it('uploads one, sets it aside, replaces it, and undoes its deletion', async () => {
    await site.anEntityType({ name: 'Castello' });
    const { page, complaints } = await site.openSignedIn(await site.anEditor(), '/admin/default-covers');
    const section = page.getByRole('region', { name: 'Castello' });
    const image = async (seed: number) => ({
      name: 'cover.jpg',
      mimeType: 'image/jpeg',
      buffer: await aJpeg({ width: 1400, height: 900, seed }),
    });
    await section.getByLabel('Aggiungi una copertina: Castello').setInputFiles(await image(41));
    await section.getByText('Si vede').waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    await section.getByRole('button', { name: 'Metti da parte: Castello, posto 2' }).click();
    await section.getByText('Da parte').waitFor();
    await section.getByRole('button', { name: 'Sposta dopo: Castello, posto 1' }).click();
    await section.getByText('Si vede').waitFor();
    const shown = await section.locator('img').getAttribute('src');
    await section.getByLabel('Sostituisci l’immagine: Castello, posto 2').setInputFiles(await image(42));
    await section.locator(`img:not([src="${shown}"])`).waitFor();
    await page.locator('.toasts:empty').waitFor({ state: 'attached' });
    await section.getByRole('button', { name: 'Elimina: Castello, posto 2' }).click();
    await section.getByText('Nessuna copertina').waitFor();
    await page.getByText('Copertina eliminata: Castello, posto 2.').waitFor();
    expect(await page.locator('.toasts').innerText()).toBe('');
    await page.getByRole('button', { name: 'Annulla', exact: true }).click();
    await section.getByText('Si vede').waitFor();
    expect(complaints).toEqual([]);
  });
});

it.each(['/admin/tags', '/admin/entity-types', '/admin/entity-types?edit=new', '/admin/default-covers'])(
  '%s is no wider than a window of 320 pixels, and accessible there',
  async (path) => {
    const { page } = await site.openSignedIn(await site.anAdmin(), path, { viewport: { width: 320, height: 800 } });
    expect(await overflowOf(page)).toBe(0);
    expect(await accessibilityViolations(page)).toEqual([]);
  },
);
