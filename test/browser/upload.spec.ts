import type { Page } from 'playwright-core';
import { accessibilityViolations } from '../support/axe.js';
import { aJpeg } from '../support/scans.js';
import { aTiff } from '../support/tiff.js';
import { startInstalledSite, type TestSite } from '../support/site.js';
import { aSmallJpeg, openUpload, ScanFiles } from '../support/upload-page.js';
import { until } from '../support/until.js';

let site: TestSite;
let files: ScanFiles;

beforeAll(async () => {
  site = await startInstalledSite();
  files = new ScanFiles();
});
afterAll(async () => {
  await site.close();
  files.remove();
});

/** As a file manager does: the page gets real drag events. */
async function dropFiles(page: Page, files: string[], at: { x: number; y: number }): Promise<void> {
  const session = await page.context().newCDPSession(page);
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await session.send('Input.dispatchDragEvent', { type, ...at, data: { items: [], files, dragOperationsMask: 1 } });
}

describe('an administrator', () => {
  it('publishes a scan at once and sees it appear in the archive, with its renditions and not the name of its file', async () => {
    const page = await openUpload(site);
    // It counts when the files are chosen, so it comes first.
    await page.getByRole('checkbox', { name: 'Pubblica subito' }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.matches('input[type=file]'))).toBe(true);
    // Its label shows the focus, in another colour than that of its own text.
    const { outlineWidth, outlineColor, color } = await page.evaluate(() => ({
      ...getComputedStyle(document.activeElement!.closest('label')!),
    }));
    expect([outlineWidth, outlineColor === color]).toEqual(['2px', false]);
    await page.getByRole('checkbox', { name: 'Pubblica subito' }).check();
    await page.getByLabel('Scegli i file').setInputFiles(await files.write('Molo San Carlo 1890.jpg'));
    // The same question as wherever something is published.
    const dialog = page.getByRole('dialog', { name: 'Pubblicare subito le fotografie?' });
    await dialog.getByText('Non avranno un titolo').waitFor();
    await dialog.getByText('Non è indicata una licenza').waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Pubblica così' }).click();
    await until(async () => (await (await fetch(`${site.url}/api/photos`)).json()).total > 0);
    await page.goto('/it/archivio');
    await page.getByRole('heading', { name: 'Fotografia senza titolo' }).getByRole('link').click();
    await page.getByRole('heading', { level: 1, name: 'Fotografia senza titolo' }).waitFor();
    expect(await page.content()).not.toMatch(/San[ -]?Carlo/i);
    const shown = page.locator('main img').first();
    // Rejects if the file is not an image.
    await shown.evaluate((image: HTMLImageElement) => image.decode());
    expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  });

  it('uploads several scans with what they share, past a broken file, a known scan and a lost connection', async () => {
    const [fonds] = await site.database.query<[{ id: number }]>(
      `insert into fonds (slug, level, title) values ('studio-wulz', 'fonds', 'Archivio dello studio') returning id`,
    );
    const page = await openUpload(site);
    await page.getByText('Dati comuni a tutti i file').click();
    await page.getByRole('textbox', { name: 'Autore' }).fill('Studio Wulz');
    await page.getByLabel('Anno', { exact: true }).fill('1912');
    await page.getByRole('combobox', { name: 'Cerca: Fondo' }).fill('archivio');
    await page.getByRole('option', { name: 'Archivio dello studio' }).click();
    // The connection is lost while the parts are sent.
    let lost = 0;
    await page.route('**/api/admin/uploads/*', async (route) => {
      if (route.request().method() !== 'PATCH' || lost >= 2) return route.continue();
      lost += 1;
      await route.abort('connectionreset');
    });
    const scans = await Promise.all(
      Array.from({ length: 4 }, async (_, index) => files.write(`Fondo ${index}.jpg`, await aSmallJpeg(100 + index))),
    );
    await page.getByLabel('Scegli i file').setInputFiles([
      ...scans,
      await files.write('appunti.jpg', Buffer.from('solo testo')),
      // The scan of the test before, under another name.
      await files.write('Canal Grande.jpg'),
    ]);
    const known = page.getByRole('listitem').filter({ hasText: 'Canal Grande.jpg' });
    await known.getByText('La stessa scansione è già nell’archivio: Fotografia').waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Salta: Canal Grande.jpg' }).click();

    await page
      .getByText('Il file è danneggiato, o non è un’immagine JPEG, PNG, WebP, TIFF, AVIF, HEIC o JPEG 2000.')
      .first()
      .waitFor();
    await page.getByRole('heading', { name: 'Caricamento concluso' }).waitFor();
    expect(lost).toBe(2);
    const photos = await site.database.query(
      `select status, author, year, fonds_id from photos where original_name like 'Fondo%' order by id`,
    );
    expect(photos).toEqual(Array(4).fill({ status: 'draft', author: 'Studio Wulz', year: 1912, fonds_id: fonds.id }));
    expect(await site.database.query(`select 1 from photos where original_name = 'Canal Grande.jpg'`)).toEqual([]);
  });

  it('joins the fronts and backs that the names of the files say, and only where that is accepted', async () => {
    const page = await openUpload(site);
    const sideFiles = await Promise.all(
      ['Cartolina 7_recto.jpg', 'cartolina 7_VERSO.jpg', 'Cartolina 8_v.jpg'].map(async (name, index) =>
        files.write(name, await aSmallJpeg(300 + index)),
      ),
    );
    await page.getByLabel('Scegli i file').setInputFiles(sideFiles);
    const sides = page.getByRole('region', { name: 'Recto e verso' });
    await sides.getByText('1 coppia di file').waitFor();
    await sides.getByText('Cartolina 7_recto.jpg – cartolina 7_VERSO.jpg').waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    await sides.getByRole('button', { name: 'Unisci recto e verso' }).click();
    await sides.getByText('1 coppia unita').waitFor();
    const statusOf = async (name: string): Promise<string> =>
      (await site.database.query(`select status from photos where original_name = $1`, [name]))[0]?.status;
    await until(async () => (await statusOf('cartolina 7_VERSO.jpg')) === 'back');
    await until(async () => (await statusOf('Cartolina 8_v.jpg')) === 'draft');
    expect(
      await site.database.query(
        `select f.original_name from photos b join photos f on f.id = b.front_id where b.status = 'back'`,
      ),
    ).toEqual([{ original_name: 'Cartolina 7_recto.jpg' }]);

    const apart = await Promise.all(
      ['Lastra 9_r.jpg', 'Lastra 9_v.jpg'].map(async (name, index) => files.write(name, await aSmallJpeg(310 + index))),
    );
    await page.getByLabel('Scegli i file').setInputFiles(apart);
    await sides.getByRole('button', { name: 'Restano fotografie separate' }).click();
    await until(async () => (await statusOf('Lastra 9_v.jpg')) === 'draft');
    await sides.getByText('Lastra 9').waitFor({ state: 'detached' });
  });

  it('says how many pages a file has, that its inventory number is taken, and brings a picture back that was removed on request', async () => {
    const page = await openUpload(site);
    await page.route('**/api/admin/uploads/*/photo', async (route) => {
      const response = await route.fetch();
      const sameNumberAs = { id: 7, slug: 'porto', title: 'Il porto', titleEn: null, titleDe: null };
      await route.fulfill({ response, json: { ...((await response.json()) as object), sameNumberAs } });
    });
    const grey = { width: 64, height: 48, samples: 1, photometric: 1, pixels: Buffer.alloc(64 * 48, 90) };
    const file = await files.write('Album.tif', aTiff(grey, grey, grey));
    await page.getByLabel('Scegli i file').setInputFiles(file);
    const album = page.getByRole('listitem').filter({ hasText: 'Album.tif' });
    await album.getByText('Il file ha 3 pagine; si mostra la prima.').waitFor();
    await album.getByText('Lo stesso numero d’inventario ce l’ha già: Il porto').waitFor();
    await site.database.query(
      `update photos set status = 'removed', withheld_from = 'draft', removed_at = now() where original_name = 'Album.tif'`,
    );
    await page.getByRole('button', { name: 'Svuota l’elenco' }).click();
    await page.getByLabel('Scegli i file').setInputFiles(file);
    await album.getByText('Questa immagine è stata rimossa dall’archivio').waitFor();
    expect(await album.getByRole('button', { name: 'Riprova: Album.tif' }).count()).toBe(0);
    await album.getByRole('button', { name: 'Carica comunque: Album.tif' }).click();
    const dialog = page.getByRole('dialog', { name: 'Questa immagine era stata rimossa' });
    await dialog.waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Carica comunque' }).click();
    await album.getByText(/^Bozza \d/).waitFor();
  });

  it('drops files anywhere in the window, and never opens them in place of the page', async () => {
    const { page } = await site.openSignedIn(await site.anAdmin(), '/admin/photos');
    // The upload is closed.
    expect(await page.getByText('Dati comuni a tutti i file').isVisible()).toBe(false);
    await dropFiles(page, [await files.write('Anywhere.jpg', await aJpeg({ seed: 500 }))], { x: 600, y: 130 });
    await page.getByText('Anywhere.jpg').first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/admin/photos');
  });

  it('finds everything on a narrow screen, in the dark too', async () => {
    const page = await openUpload(site);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.getByText('Dati comuni a tutti i file').click();
    const file = await files.write(
      'Un nome di file molto lungo, come quelli degli scanner 0001.jpg',
      await aJpeg({ seed: 90 }),
    );
    await page.getByLabel('Scegli i file').setInputFiles([file, file]);
    await page.getByText('Lo stesso file è già in questo elenco').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect(await accessibilityViolations(page)).toEqual([]);
  });
});

describe('the administration', () => {
  it('redirects anonymous visitors to the sign-in, and members to the home page', async () => {
    const { page } = await site.open('/admin/photos');
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/it/auth?redirect=%2Fadmin%2Fphotos');
    const member = await site.signedIn(await site.aMember());
    const answer = await member.get('/admin/photos');
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/it']);
  });

  it('can be used without scripts', async () => {
    const { email, password } = await site.anAdmin();
    const { page } = await site.open('/it/auth', { javaScriptEnabled: false });
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('sbagliata');
    await page.getByRole('button', { name: 'Accedi', exact: true }).click();
    expect(await page.getByText('E-mail o password non corretti.').first().isVisible()).toBe(true);
    expect(await page.getByLabel('E-mail').inputValue()).toBe(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Accedi', exact: true }).click();
    await page.waitForURL('**/admin');
    await page.getByRole('button', { name: 'Esci' }).click();
    await page.goto('/admin/photos');
    expect(new URL(page.url()).pathname).toBe('/it/auth');
  });
});
