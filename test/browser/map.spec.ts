import { violationsInBothThemes } from '../support/axe.js';
import { untilSettled } from '../support/settled-page.js';
import { startSite, type TestSite } from '../support/site.js';
import { tooSmallTouchTargets } from '../support/touch.js';

let site: TestSite;
const centre = { lat: '45.6495', lng: '13.7768' };

beforeAll(async () => {
  site = await startSite();
  const type = await site.anEntityType({ code: 'church', name: 'Chiesa', icon: 'monument', color: 'pink' });
  await site.anEntity({ type, name: 'Chiesa di San Spiridione', slug: 'san-spiridione', lat: 45.6512, lng: 13.7755 });
  for (const year of ['1885', '1886', '1887'])
    await site.anUploadedPhoto({ title: `Le rive nel ${year}`, year, ...centre });
  await site.anUploadedPhoto({ title: 'Il molo', year: '1912', lat: '45.6485', lng: '13.7790', bearing: '90' });
}, 90_000);
afterAll(() => site.close());

it('the map shows signs that are buttons, with a popup by hand or by key, and a list of those at one spot', async () => {
  const { page, complaints } = await site.open('/it/map');
  const photo = page.getByRole('button', { name: 'Fotografia, 1912' });
  await photo.waitFor();
  expect(await page.getByRole('button', { name: 'Scheda: Chiesa di San Spiridione' }).count()).toBe(1);
  expect(await violationsInBothThemes(page)).toEqual([]);

  await photo.focus();
  await page.keyboard.press('Enter');
  const popup = page.locator('.map-popup');
  expect(await popup.getByRole('link', { name: 'Il molo' }).getAttribute('href')).toMatch(/^\/it\/foto\//);
  await page.keyboard.press('Escape');
  await popup.waitFor({ state: 'detached' });

  // The pointer may go on into the popup; when it has left both, the popup closes.
  await photo.hover();
  await popup.getByRole('link', { name: 'Il molo' }).hover();
  await page.waitForTimeout(500);
  expect(await popup.count()).toBe(1);
  await page.mouse.move(700, 700);
  await popup.waitFor({ state: 'detached' });

  await page.getByRole('button', { name: '3 fotografie: apri l’elenco' }).click();
  const list = page.getByRole('region', { name: 'In questo punto' });
  await list.getByRole('link', { name: 'Le rive nel 1887' }).waitFor();
  await page.keyboard.press('Escape');
  expect(await list.count()).toBe(0);
  expect(complaints).toEqual([]);
});

it('filters and view are in the address; a found place is shown alone until the years change', async () => {
  const { page } = await site.open('/it/map?view=45.6495,13.7768,17');
  const photo = page.getByRole('button', { name: 'Fotografia, 1912' });
  const church = page.getByRole('button', { name: 'Scheda: Chiesa di San Spiridione' });
  await church.waitFor();
  await page.getByRole('combobox', { name: 'Cerca sulla mappa' }).fill('molo');
  await page.getByRole('option', { name: 'Il molo' }).click();
  await church.waitFor({ state: 'detached' });
  expect(await photo.count()).toBe(1);

  await page.getByText('1880–1899').click();
  await page.getByRole('button', { name: /^3 fotografie/ }).waitFor();
  await photo.waitFor({ state: 'detached' });
  expect(page.url()).toMatch(/\/it\/map\?period=1880-1899&view=45\.6485,13\.779,18$/);
  await page.goBack();
  await untilSettled(page);
  await photo.waitFor();
  expect(await page.evaluate(() => localStorage.getItem('map-view'))).toMatch(/^45\.6/);
});

it('on a phone the filters are a sheet that a drag of more than 60 px closes, or a button', async () => {
  const { page } = await site.open('/it/map', { viewport: { width: 390, height: 844 }, hasTouch: true });
  await page.getByRole('button', { name: 'Fotografia, 1912' }).waitFor();
  expect(await tooSmallTouchTargets(page)).toEqual([]);
  const sheet = page.locator('.map-panel:popover-open');
  const open = () => page.getByRole('button', { name: 'Filtri' }).click();
  const drag = async (px: number) => {
    const { y = 0 } = (await page.locator('.map-grip').boundingBox()) ?? {};
    await page.mouse.move(120, y + 20);
    await page.mouse.down();
    await page.mouse.move(120, y + 20 + px, { steps: 4 });
    await page.mouse.up();
  };
  await open();
  await drag(50);
  expect(await sheet.count()).toBe(1);
  await drag(70);
  await sheet.waitFor({ state: 'detached' });
  await open();
  await page.getByRole('button', { name: 'Chiudi i filtri' }).click();
  await sheet.waitFor({ state: 'detached' });
});

it('says so when its library cannot be loaded, and keeps the lists', async () => {
  const { page } = await site.open('/it/about');
  await page.route('**/leaflet-*', (route) => route.abort());
  await page.goto(`${site.url}/it/map`);
  const alert = page.getByRole('alert').filter({ hasText: 'Errore nel caricamento di Leaflet. Ricarica la pagina.' });
  await alert.waitFor();
  expect(await page.getByRole('link', { name: 'Il molo', exact: true }).count()).toBe(1);
});
