import type { Page } from 'playwright-core';
import { adminPages } from '../../src/contract/admin-pages.js';
import { limits } from '../../src/contract/limits.js';
import { accessibilityViolations } from '../support/axe.js';
import type { Account } from '../support/factories.js';
import { aJpeg } from '../support/scans.js';
import { startSite, type TestSite, type WatchedPage } from '../support/site.js';
import { until } from '../support/until.js';

let site: TestSite;
let square: { id: number; slug: string };
let photo: { id: number; slug: string };

beforeAll(async () => {
  site = await startSite();
  square = await site.anEntity({ name: 'Piazza Grande' });
  const fields = { title: 'La piazza verso il mare', year: '1880', entityIds: String(square.id) };
  // Large enough to be cropped on the page of the card.
  photo = await site.anUploadedPhoto(fields, await aJpeg({ width: 1280, height: 800 }));
  await site.database.query('update entities set cover_photo_id = $1 where id = $2', [photo.id, square.id]);
});
afterAll(() => site.close());

/** A signed-in browser, with the scripts that it has fetched. */
async function signedIn(account: Account, path: string): Promise<WatchedPage & { fetched: string[] }> {
  const opened = await site.openSignedIn(account, 'about:blank', { reducedMotion: 'reduce' });
  const fetched: string[] = [];
  opened.page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await opened.page.goto(path);
  return { ...opened, fetched };
}

/** Whether any fetched script contains the controls; they are recognised by the keys of their texts. */
async function haveControls(fetched: string[]): Promise<boolean> {
  const scripts = fetched.filter((path) => path.endsWith('.js'));
  const sources = await Promise.all(scripts.map(async (path) => (await fetch(site.url + path)).text()));
  return sources.some((source) => /controls\.edit(Card|Photo)/.test(source));
}
const isForAdministrators = (path: string): boolean => path.includes('admin');
/** Waits until the cover is shown around this point of its height. */
const coverAt = (page: Page, position: string): Promise<void> =>
  page.locator(`header picture img[style*="50% ${position}%"]`).waitFor();

describe('the cover of a card', () => {
  it('leaves no empty mount where the window is much wider than the scan: the name stands beside it', async () => {
    const { page } = await site.open(`/it/scheda/${square.slug}`, { viewport: { width: 2560, height: 1300 } });
    const [name, cover] = await Promise.all([
      page.getByRole('heading', { level: 1 }).boundingBox(),
      page.locator('.cover-beside img').first().boundingBox(),
    ]);
    expect(name!.x + name!.width).toBeLessThan(cover!.x);
    expect(name!.y).toBeGreaterThan(cover!.y);
    expect(name!.y + name!.height).toBeLessThan(cover!.y + cover!.height);
    expect(await accessibilityViolations(page)).toEqual([]);
  });
});

describe('an administrator on an entity', () => {
  it('moves the cover with a preview, and the position is saved', async () => {
    const { page, complaints, fetched } = await signedIn(await site.anAdmin(), `/it/scheda/${square.slug}`);
    expect(await haveControls(fetched)).toBe(true);
    await page.getByRole('button', { name: 'Posizione della copertina' }).click();
    await page.getByRole('button', { name: 'In basso' }).click();
    await coverAt(page, '100');
    await page.getByRole('slider', { name: /Punto visibile/ }).fill('20');
    await coverAt(page, '20');
    await page.getByRole('button', { name: 'Salva', exact: true }).click();
    await page.getByText('Posizione della copertina salvata').waitFor();
    const visitor = await site.open(`/it/scheda/${square.slug}`);
    await coverAt(visitor.page, '20');
    expect(await accessibilityViolations(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('sees the control return to the stored position when saving fails', async () => {
    const { page } = await signedIn(await site.anAdmin(), `/it/scheda/${square.slug}`);
    await page.getByRole('button', { name: 'Posizione della copertina' }).click();
    const stored = await page.getByRole('slider', { name: /Punto visibile/ }).inputValue();
    await page.route('**/cover-position', (route) => route.abort());
    await page.getByRole('button', { name: 'In basso' }).click();
    await coverAt(page, '100');
    await page.getByRole('button', { name: 'Salva', exact: true }).click();
    await coverAt(page, stored);
    expect(await page.getByRole('slider', { name: /Punto visibile/ }).inputValue()).toBe(stored);
  });

  it('edits its name, is warned before leaving it unsaved, and sees errors', async () => {
    const { page, complaints } = await signedIn(await site.anAdmin(), `/it/scheda/${square.slug}`);
    await page.getByRole('link', { name: 'Modifica la scheda' }).click();
    await page.waitForURL(`**/admin/entities?edit=${square.id}`);
    const name = page.getByRole('group', { name: 'Nome', exact: true }).getByLabel('Italiano');
    await name.fill('');
    await page.getByRole('button', { name: 'Salva', exact: true }).click();
    await page.getByText('Campo obbligatorio.').waitFor();
    await name.fill('Piazza Unità');
    page.once('dialog', (dialog) => void dialog.dismiss());
    await page.getByRole('link', { name: 'Tutte le schede' }).click();
    expect(new URL(page.url()).search).toBe(`?edit=${square.id}`);
    await page.getByRole('button', { name: 'Salva', exact: true }).click();
    await page.getByText('Modifiche salvate').waitFor();
    await page.getByRole('link', { name: 'Vedi la pagina pubblica' }).click();
    await page.waitForURL('**/it/scheda/piazza-unita');
    await page.getByRole('heading', { level: 1, name: 'Piazza Unità' }).waitFor();
    // The browser itself logs the answer 400.
    expect(complaints.filter((complaint) => !complaint.includes('400'))).toEqual([]);
    await site.database.query(`update entities set slug = $1 where id = $2`, [square.slug, square.id]);
  });

  it('finds an entity in the list of all', async () => {
    const { page } = await signedIn(await site.anAdmin(), '/admin/entities');
    await page.getByLabel('Cerca per nome').fill('nessuna');
    await page.getByText('Nessuna scheda trovata').waitFor();
    await page.getByLabel('Cerca per nome').fill('piazza');
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Piazza/ })
      .waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
  });
});

describe('an administrator on a photo', () => {
  it('finds it in the list, corrects its year, and sees it at its new address', async () => {
    const { page, complaints } = await signedIn(await site.anAdmin(), `/it/foto/${photo.slug}`);
    await page.getByRole('button', { name: 'Dati d’archivio' }).click();
    await page.getByRole('dialog').getByText('scan.jpg').waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.getByRole('dialog').getByRole('link', { name: 'Modifica la foto' }).click();
    await page.waitForURL(`**/admin/edit-photo/${photo.id}`);
    await page.getByLabel('Anno', { exact: true }).fill('mille');
    await page.getByRole('button', { name: 'Salva', exact: true }).click();
    await page.getByText('Scrivi un anno dal 1000 a oggi, in cifre: per esempio 1927.').waitFor();
    await page.getByLabel('Anno', { exact: true }).fill('1884');
    await page.getByRole('button', { name: /^Togli: Piazza/ }).click();
    const title = page.getByRole('group', { name: 'Titolo', exact: true });
    await title.getByLabel('Deutsch · manca la traduzione').waitFor();
    await title.getByRole('button', { name: /^Copia dalla lingua di base.*English$/ }).click();
    expect(await title.getByLabel('English', { exact: true }).inputValue()).toBe('La piazza verso il mare');
    await page.getByRole('button', { name: 'Salva', exact: true }).click();
    await page.getByText('Modifiche salvate').waitFor();
    const [stored] = await site.database.query('select title_en, title_de from photos where id = $1', [photo.id]);
    expect(stored).toEqual({ title_en: 'La piazza verso il mare', title_de: null });
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Vedi la pagina pubblica' }).click();
    await page.waitForURL('**/it/foto/*-1884');
    await page.getByText('1884').first().waitFor();
    expect(complaints.filter((complaint) => !complaint.includes('400'))).toEqual([]);
  });

  it('links it with an entity, unpublishes it and publishes it', async () => {
    const { page } = await signedIn(await site.anAdmin(), `/admin/edit-photo/${photo.id}`);
    await page.getByLabel('Cerca: Luoghi nella fotografia').fill('piazza');
    await page
      .getByRole('option', { name: /^Piazza/ })
      .first()
      .click();
    await page.getByText('C’è una modifica non salvata.').waitFor();
    await page.getByRole('button', { name: 'Salva', exact: true }).click();
    await page.getByText('Modifiche salvate').waitFor();
    const linked = await site.open(`/it/foto/${photo.id}`);
    expect(await linked.page.getByRole('heading', { name: 'Che cosa si vede' }).count()).toBe(1);
    await page.getByRole('button', { name: 'Rimetti in bozza' }).click();
    await page.getByText('La fotografia è di nuovo una bozza').waitFor();
    const { page: visitor } = await site.open(`/it/foto/${photo.id}`);
    expect(await visitor.getByText('Foto non trovata').count()).toBeGreaterThan(0);
    // What is typed becomes public with it. Nothing says how the photo may be used.
    await page.getByLabel('Autore').fill('Ignoto');
    await page.getByRole('button', { name: 'Pubblica', exact: true }).click();
    const question = page.getByRole('dialog', { name: 'Pubblicare la fotografia?' });
    await question.getByText('Ci sono modifiche non salvate: vengono salvate insieme.').waitFor();
    await question.getByText('Non è indicata una licenza').waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    await question.getByRole('button', { name: 'Salva e pubblica' }).click();
    await page.getByText('Fotografia pubblicata').waitFor();
    await page.getByText('C’è una modifica non salvata').waitFor({ state: 'hidden' });
    const [published] = await site.database.query('select status, author from photos where id = $1', [photo.id]);
    expect(published).toEqual({ status: 'published', author: 'Ignoto' });
  });

  it('publishes nothing when what is typed cannot be saved', async () => {
    const draft = await site.aPhoto({ status: 'draft', publishedAt: null, license: 'CC BY 4.0' });
    const { page } = await signedIn(await site.anAdmin(), `/admin/edit-photo/${draft.id}`);
    await page.getByLabel('Anno', { exact: true }).fill('mille');
    await page.getByRole('button', { name: 'Pubblica', exact: true }).click();
    await page.getByRole('button', { name: 'Salva e pubblica' }).click();
    await page.getByText('Scrivi un anno dal 1000 a oggi, in cifre: per esempio 1927.').waitFor();
    const [stored] = await site.database.query('select status from photos where id = $1', [draft.id]);
    expect(stored).toEqual({ status: 'draft' });
    await page.getByLabel('Anno', { exact: true }).fill('1927');
    await page.getByRole('button', { name: 'Salva', exact: true }).click();
    await page.getByText('Modifiche salvate').waitFor();
    const [saved] = await site.database.query('select status, year from photos where id = $1', [draft.id]);
    expect(saved).toEqual({ status: 'draft', year: 1927 });
  });

  it('is restored on its own page after it was deleted', async () => {
    const { id } = photo;
    await site.database.query(`update photos set status = 'removed', removed_at = now() where id = $1`, [id]);
    const { page } = await signedIn(await site.anAdmin(), `/admin/edit-photo/${id}`);
    await page.getByRole('button', { name: 'Ripristina' }).click();
    await page.getByText('Fotografia ripristinata').waitFor();
    await page.getByRole('button', { name: 'Salva', exact: true }).waitFor();
    const [stored] = await site.database.query('select removed_at from photos where id = $1', [id]);
    expect(stored).toEqual({ removed_at: null });
    await site.database.query(`update photos set status = 'published' where id = $1`, [id]);
  });

  it('chooses between both values of a field that somebody else has changed meanwhile', async () => {
    const edited = await site.aPhoto({ title: 'Riva Carciotti', author: 'ignoto', yearEstimated: true, year: 1890 });
    const { page } = await signedIn(await site.anAdmin(), `/admin/edit-photo/${edited.id}`);
    await page.getByLabel('Autore').fill('Il mio autore');
    await page.getByLabel('L’anno è una stima').uncheck();
    await site.database.query(
      `update photos set author = 'Il loro autore', source = 'Civici musei', updated_at = now() where id = $1`,
      [edited.id],
    );
    await page.getByRole('button', { name: 'Salva', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Il mio autore').waitFor();
    await dialog.getByText('Il loro autore').click();
    await dialog.getByRole('button', { name: 'Unisci le versioni' }).click();
    expect(await page.getByLabel('L’anno è una stima').isChecked()).toBe(false);
    // The conflict is solved, so that nothing offers to give up what was merged.
    expect(await page.getByRole('button', { name: 'Ricarica la pagina' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Salva', exact: true }).click();
    await page.getByText('Modifiche salvate').waitFor();
    const stored = await site.database.query('select author, source, year_estimated from photos where id = $1', [
      edited.id,
    ]);
    expect(stored).toEqual([{ author: 'Il loro autore', source: 'Civici musei', year_estimated: false }]);
  });

  it('searches entities after a pause in typing, not at every key', async () => {
    await site.anEntity({ name: 'Piazzetta del pozzo' });
    const { page } = await signedIn(await site.anAdmin(), `/admin/edit-photo/${photo.id}`);
    const asked: (string | null)[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname === '/api/admin/entities') asked.push(searchParams.get('q'));
    });
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    const field = page.getByLabel('Cerca: Luoghi nella fotografia');
    await field.pressSequentially('pia');
    await page.clock.runFor(limits.searchText.debounceMs - 1);
    await field.pressSequentially('zzetta');
    expect(await field.inputValue()).toBe('piazzetta');
    await page.clock.runFor(limits.searchText.debounceMs);
    await until(async () => asked.length > 0);
    expect(asked).toEqual(['piazzetta']);
    const found = page.getByRole('option', { name: 'Piazzetta del pozzo' });
    // The clock stands still, and what shows the answer may wait for it.
    await until(async () => {
      await page.clock.runFor(100);
      return found.isVisible();
    });
  });

  it.each([320, 1440])('sees pages of the administration that fit %i pixels', async (width) => {
    const { page } = await signedIn(await site.anAdmin(), '/admin/photos');
    await page.setViewportSize({ width, height: 800 });
    const paths = [
      ...adminPages.map((listed) => listed.path),
      `/admin/entities?edit=${square.id}`,
      `/admin/edit-photo/${photo.id}`,
    ];
    for (const path of paths) {
      await page.goto(path);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect({ path, overflow }).toEqual({ path, overflow: 0 });
    }
  });
});

describe('a member', () => {
  it('cannot see the controls of administrators, and downloads no code of theirs', async () => {
    const { page, fetched } = await signedIn(await site.aMember(), `/it/scheda/${square.slug}`);
    await page
      .getByRole('button', { name: /segnalibri/ })
      .first()
      .waitFor();
    expect(await page.getByRole('link', { name: 'Modifica la scheda' }).count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Posizione della copertina' }).count()).toBe(0);
    await page.goto(`/it/foto/${photo.id}`);
    await page
      .getByRole('button', { name: /preferiti/ })
      .first()
      .waitFor();
    expect(await page.getByRole('link', { name: 'Modifica la foto' }).count()).toBe(0);
    expect(fetched.filter(isForAdministrators)).toEqual([]);
    expect(await haveControls(fetched)).toBe(false);
  });
});
