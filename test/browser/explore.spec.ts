import type { BrowserContextOptions } from 'playwright-core';
import { violationsInBothThemes } from '../support/axe.js';
import { startSite, type TestSite } from '../support/site.js';
import { tooSmallTouchTargets } from '../support/touch.js';

/** Outside of what the map begins with. */
const here = { latitude: 45.635174, longitude: 13.812341 };
/** Degrees of latitude per metre. */
const metre = 1 / 111_195;
const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  reducedMotion: 'reduce',
  geolocation: here,
  permissions: ['geolocation'],
};

let site: TestSite;
beforeAll(async () => {
  site = await startSite();
  const church = await site.anEntityType({ code: 'church', name: 'Chiesa', icon: 'monument', color: 'pink' });
  const square = await site.anEntityType({ code: 'square', name: 'Piazza', icon: 'layout', color: 'teal' });
  const north = (metres: number) => ({ lat: here.latitude + metres * metre, lng: here.longitude });
  await site.anEntity({ type: church, name: 'Chiesa lontana', ...north(250) });
  await site.anEntity({ type: square, name: 'Piazza vicina', ...north(40), excerpt: '<b>Un</b> mercato' });
  await site.anEntity({ type: church, name: 'Chiesa vicina', ...north(120) });
  await site.anEntity({ type: church, name: 'Chiesa demolita', ...north(10), stillExists: false });
  await site.anUploadedPhoto({
    title: 'Il molo',
    year: '1912',
    bearing: '90',
    lat: String(here.latitude + 20 * metre),
    lng: String(here.longitude),
  });
});
afterAll(() => site.close());

it('on a phone, what is around is listed, the nearest first, within the radius and of the chosen types', async () => {
  const { page, complaints } = await site.open('/it/map', phone);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await page.getByRole('link', { name: 'Esplora intorno a me' }).click();
  const list = page.getByRole('region', { name: 'Schede vicine' });
  await list.getByText('2 schede entro 150 m').waitFor();
  expect(await list.locator('li').allInnerTexts()).toEqual([
    expect.stringMatching(/Piazza vicina\s+Piazza\s+~40 m\s+Un mercato/),
    expect.stringMatching(/Chiesa vicina\s+Chiesa\s+~120 m/),
  ]);
  const then = page.getByRole('region', { name: 'Questo luogo, allora' });
  expect(await then.getByRole('link').getAttribute('href')).toMatch(/^\/it\/foto\//);
  expect(await then.innerText()).toMatch(/Il molo\s+1912\s+Verso est/);

  await list.getByRole('button', { name: 'Mostra Chiesa vicina sulla mappa' }).click();
  const popup = page.locator('.map-popup');
  expect(await popup.getByRole('link', { name: 'Chiesa vicina' }).getAttribute('href')).toMatch(/^\/it\/scheda\//);
  const [shown, map] = await Promise.all([popup.boundingBox(), page.locator('.map').boundingBox()]);
  expect(shown?.y).toBeGreaterThan(map?.y ?? Infinity);
  expect(await violationsInBothThemes(page)).toEqual([]);
  expect(await tooSmallTouchTargets(page)).toEqual([]);

  const slider = page.getByRole('slider', { name: 'Raggio' });
  expect(await slider.getAttribute('aria-valuetext')).toBe('150 metri');
  for (let press = 0; press < 6; press += 1) await slider.press('ArrowRight');
  await list.getByText('3 schede entro 260 m').waitFor();
  await page.getByRole('button', { name: 'Piazza', exact: true }).click();
  await list.getByText('1 scheda entro 260 m').waitFor();
  expect(new URL(page.url()).search).toBe('?radius=260&cardCats=square');

  // Another way to this page: its address has no choice, so the page has none.
  await page.getByRole('button', { name: 'Apri il menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Esplora intorno a me' }).click();
  await list.getByText('2 schede entro 150 m').waitFor();
  expect(new URL(page.url()).search).toBe('');
  await page.goBack();
  await list.getByText('1 scheda entro 260 m').waitFor();

  // Four kilometres further north.
  await page.context().setGeolocation({ ...here, latitude: here.latitude + 4020 * metre });
  await list.getByText('Nessuna scheda entro 260 m').waitFor();
  await list.getByText(/La scheda più vicina è a ~3,8 km: Chiesa lontana/).waitFor();

  // The position is in the requests for what is near, with five decimals, and in no others.
  const withPosition = sent.filter((url) => /45\.6(?:35|71)|13\.812/.test(url));
  expect(withPosition.length).toBeGreaterThan(0);
  for (const url of withPosition)
    expect(url).toMatch(/\/api\/map\/(?:entities|photos)\?near=45\.6(?:3517|7133)%2C13\.81234&/);
  expect(complaints).toEqual([]);
});

it('names on the map leave room for the own position', async () => {
  // Just east of a church, where its name would begin.
  const latitude = here.latitude + 250 * metre;
  const longitude = here.longitude + (28 * metre) / Math.cos((latitude * Math.PI) / 180);
  const { page } = await site.open('/it/map/explore', { ...phone, geolocation: { latitude, longitude } });
  await page.getByRole('button', { name: 'Scheda: Chiesa lontana' }).waitFor();
  const name = page.locator('.map-plan .name', { hasText: 'Chiesa lontana' });
  const [ofName, ofDot] = await Promise.all([
    name.boundingBox(),
    page.locator('.leaflet-marker-icon.explore-dot').boundingBox(),
  ]);
  if (!ofName || !ofDot) throw new Error('The name or the position is not shown');
  const isBeside = ofName.x + ofName.width <= ofDot.x || ofName.x >= ofDot.x + ofDot.width;
  const isAboveOrBelow = ofName.y + ofName.height <= ofDot.y || ofName.y >= ofDot.y + ofDot.height;
  expect(isBeside || isAboveOrBelow).toBe(true);
});

it('lists what is around also where the map cannot be loaded', async () => {
  const { page } = await site.open('/it/about', phone);
  await page.route('**/leaflet-*', (route) => route.abort());
  await page.goto('/it/map/explore');
  await page.getByRole('region', { name: 'Schede vicine' }).getByText('2 schede entro 150 m').waitFor();
  await page.getByRole('alert').getByText('Errore nel caricamento di Leaflet. Ricarica la pagina.').waitFor();
  expect(await page.locator('.map').count()).toBe(0);
});

it('without permission it says so, with a button that asks again; a wide window shows the map', async () => {
  const { page } = await site.open('/it/map/explore', { ...phone, permissions: [] });
  const alert = page.getByRole('alert');
  await alert.getByText('Il browser non può usare la tua posizione.').waitFor();
  await page.context().grantPermissions(['geolocation']);
  await alert.getByRole('button', { name: 'Riprova' }).click();
  await page.getByText('2 schede entro 150 m').waitFor();

  // As if there were more cards than are listed.
  await page.route('**/api/map/entities?*', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), total: 1345 } });
  });
  await page.getByRole('slider', { name: 'Raggio' }).press('ArrowRight');
  await page.getByText('Le 2 più vicine di 1.345 schede entro 160 m').waitFor();

  // A failed request is repeated before the page says so; what is known stays.
  let refused = 0;
  await page.route('**/api/map/entities?*', async (route) => {
    refused += 1;
    await route.fulfill({ status: 503, json: {} });
  });
  await page.getByRole('slider', { name: 'Raggio' }).press('ArrowRight');
  const failed = page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Riprova' }) });
  await failed.waitFor();
  expect(refused).toBe(3);
  await page.getByText('Le 2 più vicine di 1.345 schede entro 160 m').waitFor();
  await page.unroute('**/api/map/entities?*');
  await failed.getByRole('button').click();
  await page.getByText('2 schede entro 180 m').waitFor();
  expect(await failed.count()).toBe(0);

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.waitForURL('**/it/map');
  const map = page.getByRole('heading', { name: 'Mappa dell’archivio' });
  await map.waitFor();
  expect(await map.count()).toBe(1);
});
