import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { accessibilityViolations } from '../support/axe.js';
import { aJpeg, anImage } from '../support/scans.js';
import { aTiff } from '../support/tiff.js';
import { startInstalledSite, type TestSite } from '../support/site.js';
import { until } from '../support/until.js';

let site: TestSite;
let folder: string;

beforeAll(async () => {
  site = await startInstalledSite();
  folder = await mkdtemp(join(tmpdir(), 'veduta-scans-'));
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});

/** Where the upload is asked for. */
async function openAsAdministrator(): Promise<Page> {
  const { page } = await site.openSignedIn(await site.anAdmin(), '/admin/photos');
  await page.getByRole('button', { name: 'Carica', exact: true }).click();
  return page;
}

async function aScanFile(name: string, content?: Buffer): Promise<string> {
  const path = join(folder, name);
  writeFileSync(path, content ?? (await aJpeg({ seed: 7 })));
  return path;
}

/** Of files whose way to the archive matters, not their images: a worker is done with them at once. */
const aSmallJpeg = (seed: number): Promise<Buffer> => anImage({ width: 64, height: 48, seed }).jpeg().toBuffer();

/** As a file manager does: the page gets real drag events. */
async function dropFiles(page: Page, files: string[], at: { x: number; y: number }): Promise<void> {
  const session = await page.context().newCDPSession(page);
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await session.send('Input.dispatchDragEvent', { type, ...at, data: { items: [], files, dragOperationsMask: 1 } });
}

describe('an administrator', () => {
  it('publishes a scan at once and sees it appear in the archive, with its renditions and not the name of its file', async () => {
    const page = await openAsAdministrator();
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
    await page.getByLabel('Scegli i file').setInputFiles(await aScanFile('Molo San Carlo 1890.jpg'));
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
    const page = await openAsAdministrator();
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
      Array.from({ length: 4 }, async (_, index) => aScanFile(`Fondo ${index}.jpg`, await aSmallJpeg(100 + index))),
    );
    await page.getByLabel('Scegli i file').setInputFiles([
      ...scans,
      await aScanFile('appunti.jpg', Buffer.from('solo testo')),
      // The scan of the test before, under another name.
      await aScanFile('Canal Grande.jpg'),
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
    const page = await openAsAdministrator();
    const files = await Promise.all(
      ['Cartolina 7_recto.jpg', 'cartolina 7_VERSO.jpg', 'Cartolina 8_v.jpg'].map(async (name, index) =>
        aScanFile(name, await aSmallJpeg(300 + index)),
      ),
    );
    await page.getByLabel('Scegli i file').setInputFiles(files);
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
      ['Lastra 9_r.jpg', 'Lastra 9_v.jpg'].map(async (name, index) => aScanFile(name, await aSmallJpeg(310 + index))),
    );
    await page.getByLabel('Scegli i file').setInputFiles(apart);
    await sides.getByRole('button', { name: 'Restano fotografie separate' }).click();
    await until(async () => (await statusOf('Lastra 9_v.jpg')) === 'draft');
    await sides.getByText('Lastra 9').waitFor({ state: 'detached' });
  });

  it('pauses an upload, loads the page again, and goes on where it was', async () => {
    const page = await openAsAdministrator();
    let parts = 0;
    let held = Promise.resolve();
    await page.route('**/api/admin/uploads/*', async (route) => {
      if (route.request().method() !== 'PATCH') return route.continue();
      parts += 1;
      await held;
      await (parts === 2 ? route.abort('connectionreset') : route.continue());
    });
    // Larger than one part.
    const scan = await anImage({ width: 2600, height: 1800, seed: 5 }).tiff({ compression: 'none' }).toBuffer();
    const file = await aScanFile('Molo.tif', scan);
    await page.getByText('Dati comuni a tutti i file').click();
    await page.getByLabel('Fonte').fill('Fondo Zanetti');
    await page.getByLabel('Scegli i file').setInputFiles(file);
    await page.getByText('Linea interrotta: riprende da sé').waitFor();
    await page.getByRole('button', { name: 'Metti in pausa: Molo.tif' }).click();
    await page.getByText('In pausa').waitFor();
    // Other pages say that it is not over, and ask before they are closed.
    const menu = page.getByRole('navigation', { name: 'Pagine dell’amministrazione' });
    await menu.getByRole('link', { name: 'Tag' }).click();
    await page.getByRole('link', { name: 'Caricamento in corso: 0 di 1' }).waitFor();
    let asked = 0;
    page.once('dialog', (dialog) => {
      asked += 1;
      void dialog.accept();
    });
    await page.reload();
    expect(asked).toBe(1);
    await page.goto('/admin/photos');
    const unfinished = page.getByRole('region', { name: 'Un caricamento è rimasto incompleto' });
    expect(await unfinished.innerText()).toContain('1 file su 1 non era arrivato: Molo.tif');
    expect(await unfinished.innerText()).toContain('Fonte: Fondo Zanetti');
    expect(await page.getByLabel('Fonte').inputValue()).toBe('Fondo Zanetti');
    expect(await accessibilityViolations(page)).toEqual([]);

    let begun = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/admin/uploads')) begun += 1;
    });
    let letGo = (): void => undefined;
    held = new Promise((resolve) => (letGo = resolve));
    await page.getByLabel('Scegli i file').setInputFiles(file);
    await unfinished.waitFor({ state: 'detached' });
    // It goes on, and its end is noticed, while the administrator reads the public pages.
    await page.getByRole('banner').getByRole('link', { name: 'Apri il sito' }).click();
    await page.waitForURL('**/it');
    letGo();
    await until(async () => {
      const [photo] = await site.database.query(`select status, source from photos where original_name = 'Molo.tif'`);
      return photo?.status === 'draft' && photo.source === 'Fondo Zanetti';
    });
    expect(begun).toBe(0);
    // The end is said here too, until it is closed, and leads to the photographs.
    await page.getByText('1 bozza pronta', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Vedi le fotografie' }).click();
    await page.waitForURL('**/admin/photos?mine=true&lastUpload=true');
    await page.goto('/admin/photos');
    await page.locator('html[data-hydrated]').waitFor();
    expect(await unfinished.count()).toBe(0);
  });

  it('finds what all files are to share again when the page is loaded anew before any is chosen', async () => {
    await site.aTag({ name: 'Arsenale' });
    const page = await openAsAdministrator();
    await page.getByRole('checkbox', { name: 'Pubblica subito' }).check();
    await page.getByText('Dati comuni a tutti i file').click();
    await page.getByLabel('Fonte').fill('Fondo Zanetti');
    await page.getByLabel('Anno', { exact: true }).fill('1912');
    await page.getByRole('combobox', { name: 'Cerca: Temi' }).fill('arsen');
    await page.getByRole('option', { name: 'Arsenale' }).click();
    await page.reload();
    await page.getByRole('button', { name: 'Carica', exact: true }).click();
    await page.getByLabel('Fonte').waitFor();
    expect(await page.getByRole('checkbox', { name: 'Pubblica subito' }).isChecked()).toBe(true);
    expect(await page.getByLabel('Fonte').inputValue()).toBe('Fondo Zanetti');
    expect(await page.getByLabel('Anno', { exact: true }).inputValue()).toBe('1912');
    await page.getByRole('button', { name: /Togli.*Arsenale/ }).waitFor();

    await page.getByRole('button', { name: /Togli.*Arsenale/ }).click();
    await page.getByLabel('Fonte').fill('');
    await page.getByLabel('Anno', { exact: true }).fill('');
    await page.getByRole('checkbox', { name: 'Pubblica subito' }).uncheck();
    await page.reload();
    await page.getByRole('button', { name: 'Carica', exact: true }).click();
    expect(await page.getByText('Dati comuni a tutti i file').isVisible()).toBe(true);
    expect(await page.getByLabel('Fonte').isVisible()).toBe(false);
  });

  it('waits with the whole batch while the network is cut, fails no file, and keeps their order', async () => {
    const page = await openAsAdministrator();
    const names = Array.from({ length: 12 }, (_, n) => `Busta A ${n + 1}.jpg`);
    const scans = await Promise.all(names.map(async (name, n) => aScanFile(name, await aSmallJpeg(2000 + n))));
    const arrived = async () =>
      (
        await site.database.query(`select original_name from photos where original_name like 'Busta A%' order by id`)
      ).map((photo: { original_name: string }) => photo.original_name);
    // The line is cut in the middle of the batch.
    let begun = 0;
    let cut = (): void => undefined;
    const isCut = new Promise<void>((resolve) => (cut = resolve));
    await page.route('**/api/admin/uploads', async (route) => {
      begun += 1;
      if (begun > 4) await isCut;
      await route.continue();
    });
    await page.getByLabel('Scegli i file').setInputFiles(scans);
    await until(async () => (await arrived()).length === 4);
    await page.context().setOffline(true);
    cut();
    const waits = page.getByRole('status').filter({ hasText: 'In attesa: questo computer non è in rete.' });
    await waits.getByText('Nessun file è andato perso').waitFor();
    // Longer than the first attempts to go on.
    await page.waitForRequest((request) => request.url().includes('/api/admin/uploads/matches'));
    await page.waitForRequest((request) => request.url().includes('/api/admin/uploads/matches'));
    expect(await page.getByRole('listitem').filter({ hasText: 'Non riuscita' }).count()).toBe(0);
    expect(await accessibilityViolations(page)).toEqual([]);
    // When the line is back, the server is overloaded.
    let refused = 0;
    await page.route(/\/api\/admin\/uploads\/(?:matches|[^/]+\/photo$)/, async (route) => {
      refused += 1;
      if (refused > 3) return route.continue();
      await route.fulfill({ status: 503, headers: { 'Retry-After': '1' }, body: 'busy' });
    });
    await page.context().setOffline(false);
    await waits.waitFor({ state: 'detached' });
    await until(async () => (await arrived()).length === names.length);
    expect(refused).toBeGreaterThan(3);
    expect(await arrived()).toEqual(names);
    expect(await page.getByRole('listitem').filter({ hasText: 'Non riuscita' }).count()).toBe(0);
  });

  it('says how many pages a file has, that its inventory number is taken, and brings a picture back that was removed on request', async () => {
    const page = await openAsAdministrator();
    await page.route('**/api/admin/uploads/*/photo', async (route) => {
      const response = await route.fetch();
      const sameNumberAs = { id: 7, slug: 'porto', title: 'Il porto', titleEn: null, titleDe: null };
      await route.fulfill({ response, json: { ...((await response.json()) as object), sameNumberAs } });
    });
    const grey = { width: 64, height: 48, samples: 1, photometric: 1, pixels: Buffer.alloc(64 * 48, 90) };
    await page.getByLabel('Scegli i file').setInputFiles(await aScanFile('Album.tif', aTiff(grey, grey, grey)));
    const album = page.getByRole('listitem').filter({ hasText: 'Album.tif' });
    await album.getByText('Il file ha 3 pagine; si mostra la prima.').waitFor();
    await album.getByText('Lo stesso numero d’inventario ce l’ha già: Il porto').waitFor();
    await site.database.query(
      `update photos set status = 'removed', withheld_from = 'draft', removed_at = now() where original_name = 'Album.tif'`,
    );
    await page.getByRole('button', { name: 'Svuota l’elenco' }).click();
    await page.getByLabel('Scegli i file').setInputFiles(join(folder, 'Album.tif'));
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
    await dropFiles(page, [await aScanFile('Anywhere.jpg', await aJpeg({ seed: 500 }))], { x: 600, y: 130 });
    await page.getByText('Anywhere.jpg').first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/admin/photos');
  });

  it('finds everything on a narrow screen, in the dark too', async () => {
    const page = await openAsAdministrator();
    await page.setViewportSize({ width: 320, height: 640 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.getByText('Dati comuni a tutti i file').click();
    const file = await aScanFile(
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
