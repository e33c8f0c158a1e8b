import { accessibilityViolations } from '../support/axe.js';
import { anImage } from '../support/scans.js';
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

describe('an administrator whose upload is interrupted', () => {
  it('pauses an upload, loads the page again, and goes on where it was', async () => {
    const page = await openUpload(site);
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
    const file = await files.write('Molo.tif', scan);
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
    const page = await openUpload(site);
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
    const page = await openUpload(site);
    const names = Array.from({ length: 12 }, (_, n) => `Busta A ${n + 1}.jpg`);
    const scans = await Promise.all(names.map(async (name, n) => files.write(name, await aSmallJpeg(2000 + n))));
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
});
