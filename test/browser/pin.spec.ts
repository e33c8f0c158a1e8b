import type { Page } from 'playwright-core';
import { otherMessageMs } from '../../renderer/ui/toast-store.js';
import { violationsInBothThemes } from '../support/axe.js';
import { untilSettled } from '../support/settled-page.js';
import { aJpeg } from '../support/scans.js';
import { startSite, type TestSite } from '../support/site.js';

let site: TestSite;
let photo: { id: number; slug: string };
const square = { lat: 45.6501, lng: 13.7678 };

beforeAll(async () => {
  site = await startSite();
  const card = await site.anEntity({ name: 'Piazza Grande', ...square });
  photo = await site.anUploadedPhoto({ title: 'La piazza col mercato', entityIds: String(card.id) });
});
afterAll(() => site.close());

/** The map of a form: the page below a dialog may have one, too. */
const map = (page: Page) => page.locator('form').getByRole('application', { name: 'Mappa' });
const pin = (page: Page) => map(page).getByRole('button', { name: 'Segnaposto' });
const typedAt = async (page: Page, label = 'Posizione'): Promise<number[]> =>
  (await page.getByLabel(label).inputValue()).split(', ').map(Number);
const openMap = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Indica il punto sulla mappa' }).click();
  await map(page).getByText('Piazza Grande').waitFor();
};
/** The dialog of a member's suggestion, with its map. */
const openSuggestion = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Suggerisci una correzione' }).click();
  await page.getByRole('radio', { name: /^Correggi un dato/ }).check();
  await page.getByLabel('Che cosa', { exact: true }).selectOption('position');
  await map(page).getByText('Piazza Grande').waitFor();
};
/** The requests of the page to other hosts. */
const foreignRequests = (page: Page): string[] => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(site.url)) asked.push(request.url());
  });
  return asked;
};
const contributionsOf = async (member: Awaited<ReturnType<TestSite['aMember']>>) =>
  (await (await site.signedIn(member)).get('/api/contributions')).body;

describe('a member', () => {
  it('suggests where a photograph was taken, by mouse and by keyboard', async () => {
    const member = await site.aMember();
    const { page, complaints } = await site.openSignedIn(member, `/it/foto/${photo.slug}`);
    const asked = foreignRequests(page);
    await openSuggestion(page);

    // The map is centred on the entity that the photograph shows.
    await map(page).click();
    const [lat = 0, lng = 0] = await typedAt(page);
    expect(lat).toBeCloseTo(square.lat, 3);
    expect(lng).toBeCloseTo(square.lng, 3);
    await page.getByRole('status').getByText(`Segnaposto in ${lat}, ${lng}`).waitFor();

    await pin(page).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Shift+ArrowUp');
    const [north = 0, east = 0] = await typedAt(page);
    expect([north > lat, east > lng]).toEqual([true, true]);
    expect(north - lat).toBeGreaterThan(3 * (east - lng));

    const box = await pin(page).boundingBox();
    if (!box) throw new Error('No pin');
    await page.mouse.move(box.x + 22, box.y + 20);
    await page.mouse.down();
    await page.mouse.move(box.x - 60, box.y + 50, { steps: 4 });
    await page.mouse.up();
    const [south = 0, west = 0] = await typedAt(page);
    expect([south < north, west < lng]).toEqual([true, true]);

    await page.getByRole('button', { name: 'Invia' }).click();
    await page.getByText('Grazie, suggerimento inviato').waitFor();
    expect(await contributionsOf(member)).toMatchObject([{ fieldName: 'position', newValue: `${south},${west}` }]);
    expect(asked).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('proposes a photograph and sets its position by keyboard alone', async () => {
    const member = await site.aMember();
    const { page } = await site.openSignedIn(member, '/it/contribute', { viewport: { width: 320, height: 700 } });
    await page
      .getByLabel('Immagine', { exact: true })
      .setInputFiles({ name: 'molo.jpg', mimeType: 'image/jpeg', buffer: await aJpeg() });
    await page.getByLabel('Titolo').fill('Il molo');
    await page.getByRole('radio', { name: /pubblico dominio/ }).check();
    await page.getByRole('checkbox', { name: /Dichiaro/ }).check();
    await openMap(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

    await page.getByRole('button', { name: 'Metti il segnaposto al centro' }).press('Enter');
    await page.waitForFunction(() => document.activeElement?.matches('.map-pin'));
    await page.keyboard.press('ArrowDown');
    const [lat, lng] = await typedAt(page, 'Punto di ripresa');
    await page.getByRole('button', { name: 'Invia la proposta' }).click();
    await page.waitForURL('**/user/contributions');
    expect(await contributionsOf(member)).toMatchObject([{ title: 'Il molo', license: 'Public Domain', lat, lng }]);
  });

  it('types a position and sees the pin move, empties it and sees the pin disappear', async () => {
    const { page } = await site.openSignedIn(await site.aMember(), '/it/contribute');
    await openMap(page);
    const field = page.getByLabel('Punto di ripresa');
    await page.getByText('Scrivi le coordinate').click();
    await field.fill('45,6512; 13,7702');
    await pin(page).waitFor();
    await page.getByRole('button', { name: 'Togli il segnaposto' }).click();
    expect(await field.inputValue()).toBe('');
    expect(await pin(page).count()).toBe(0);
    await field.fill('45.6512, 13.7702');
    await pin(page).waitFor();
    await field.fill('in piazza');
    await pin(page).waitFor({ state: 'detached' });
  });

  it('has an accessible map in both themes', async () => {
    const { page } = await site.openSignedIn(await site.aMember(), `/it/foto/${photo.slug}`);
    await openSuggestion(page);
    await map(page).click();
    await pin(page).waitFor();
    expect(await violationsInBothThemes(page)).toEqual([]);
  });

  it('gets a message when the map does not load, and types the position', async () => {
    const { page } = await site.openSignedIn(await site.aMember(), '/it/contribute');
    // What every page loads by itself is there: the account's menu.
    await page.waitForLoadState('networkidle');
    await page.route('**/assets/**', (route) => route.abort());
    // A slow machine would read the message after the five seconds that it is shown for.
    await page.evaluate((shownMs) => {
      const { setTimeout } = window;
      Object.assign(window, { setTimeout: (run: () => void, ms = 0) => (ms === shownMs ? 0 : setTimeout(run, ms)) });
    }, otherMessageMs);
    await page.getByRole('button', { name: 'Indica il punto sulla mappa' }).click();
    const alert = page.getByRole('alert').filter({ hasText: 'Errore!' });
    await alert.getByText('Errore nel caricamento di Leaflet. Ricarica la pagina.').waitFor();
    expect(await page.getByText('Una parte della pagina non si è caricata').count()).toBe(0);
    await alert.getByRole('button', { name: 'Chiudi' }).click();
    expect(await alert.count()).toBe(0);
    await page.getByText('Scrivi le coordinate').click();
    await page.getByLabel('Punto di ripresa').fill('45.65, 13.77');
  });
});

describe('an administrator', () => {
  it('moves a photograph on the map of the form', async () => {
    const administrator = await site.anAdmin();
    const { page } = await site.openSignedIn(administrator, `/admin/edit-photo/${photo.id}`);
    await openMap(page);
    await map(page).click();
    await page.getByText('Ci sono 2 modifiche non salvate.').waitFor();
    await page.getByRole('button', { name: 'Salva', exact: true }).click();
    await page.getByText('Modifiche salvate').waitFor();
    const { lat, lng } = (await (await fetch(`${site.url}/api/photos/${photo.id}`)).json()) as typeof square;
    expect([lat, lng]).toEqual([
      Number(await page.getByLabel('Latitudine').inputValue()),
      Number(await page.getByLabel('Longitudine').inputValue()),
    ]);
    expect(lat).toBeCloseTo(square.lat, 3);
    expect(lng).toBeCloseTo(square.lng, 3);
  });
});

describe('map tiles of another host', () => {
  const host = 'https://tile.example.org';
  beforeAll(async () => {
    const mapTiles = { url: `${host}/{z}/{x}/{y}.png`, attribution: '© Chi la disegna', attributionUrl: `${host}/by` };
    const administrator = await site.signedIn(await site.anAdmin());
    const { status } = await administrator.change('PUT', '/api/admin/settings', { json: { mapTiles } });
    expect(status).toBe(200);
  });

  it('are requested after the visitor has agreed, and only their host is allowed', async () => {
    const { page, complaints } = await site.openSignedIn(await site.aMember(), '/it/contribute', {
      isUndecided: true,
    });
    const asked = foreignRequests(page);
    const tile = await aJpeg({ width: 256, height: 256 });
    await page.route(`${host}/**`, (route) => route.fulfill({ contentType: 'image/jpeg', body: tile }));
    const answer = await page.reload();
    const policy = (await answer?.headerValue('content-security-policy')) ?? '';
    expect(/img-src ([^;]*)/.exec(policy)?.[1]).toBe(`'self' data: blob: ${host}`);
    await openMap(page);
    await untilSettled(page);
    expect(asked).toEqual([]);

    await page.getByRole('button', { name: 'Mostra la mappa di tile.example.org' }).click();
    await map(page).getByRole('link', { name: '© Chi la disegna' }).waitFor();
    expect(await map(page).evaluate((element) => element === document.activeElement)).toBe(true);
    await page.locator('.leaflet-tile-loaded').first().waitFor();
    expect(asked.every((url) => url.startsWith(`${host}/`))).toBe(true);
    expect(complaints).toEqual([]);
  });

  it('are loaded at once after consent to functional cookies, and replaced by the built-in map when the host does not answer', async () => {
    const { page } = await site.openSignedIn(await site.aMember(), '/it/contribute');
    await page.route(`${host}/**`, (route) => route.abort());
    await page.reload();
    await openMap(page);
    await page.getByText('La mappa esterna non risponde').waitFor();
    expect(await page.locator('.leaflet-tile').count()).toBe(0);
  });
});
