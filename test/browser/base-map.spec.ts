import { readDemoPlan } from '../../src/demo/demo-folder.js';
import { violationsInBothThemes } from '../support/axe.js';
import { aJpeg } from '../support/scans.js';
import { startSite, type TestSite } from '../support/site.js';

let site: TestSite;

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

async function withPlan() {
  const administrator = await site.signedIn(await site.anAdmin());
  const form = new FormData();
  form.append('plan', new Blob([await readDemoPlan()]), 'plan.geojson');
  await administrator.change('POST', '/api/admin/settings/plan', { multipart: form });
  return administrator;
}

it('draws the shapes of the city with their attribution, and lays a historical map over them by key', async () => {
  const administrator = await withPlan();
  const picture = { url: '/assets/plan-1884.webp', west: 13.755, south: 45.641, east: 13.79, north: 45.659 };
  const overlay = { code: 'pianta', name: 'Pianta della città', year: 1884, attribution: 'Biblioteca', picture };
  const mapOverlays = [
    overlay,
    { ...overlay, code: 'altrove', name: 'Altrove', picture: { ...picture, url: 'https://maps.example.org/a.webp' } },
  ];
  await administrator.change('PUT', '/api/admin/settings', {
    json: { planAttribution: 'Disegno nostro', mapOverlays },
  });

  const { page, complaints } = await site.open('/it/about', { isUndecided: true });
  // Who has accepted preferences is not asked again before another host is requested.
  await page.getByRole('button', { name: 'Solo necessari' }).click();
  const scan = await aJpeg({ width: 64, height: 64 });
  await page.route('**/assets/plan-1884.webp', (route) => route.fulfill({ contentType: 'image/jpeg', body: scan }));
  await page.goto(`${site.url}/it/map`);
  await page.getByText('Disegno nostro').waitFor();
  expect(await page.locator('.map-plan .ground .block').count()).toBeGreaterThan(0);

  await page.getByRole('button', { name: 'Carte storiche' }).press('Enter');
  await page.getByRole('radio', { name: 'Altrove' }).press('Space');
  await page.getByRole('button', { name: 'Mostra la mappa di maps.example.org' }).waitFor();
  await page.getByRole('radio', { name: 'Pianta della città' }).press('Space');
  const shown = page.locator('img.leaflet-image-layer');
  await page.getByRole('slider', { name: 'Opacità' }).press('ArrowLeft');
  expect(await shown.evaluate((image) => getComputedStyle(image).opacity)).toBe('0.75');
  await page.getByRole('checkbox', { name: 'Confronta lungo una linea' }).press('Space');
  const line = page.getByRole('slider', { name: 'Linea di confronto' });
  await line.press('PageUp');
  expect(await line.getAttribute('aria-valuetext')).toBe('60 % da sinistra');
  await page.waitForURL(/[?&]overlay=pianta,75,60(&|$)/);
  expect(await violationsInBothThemes(page)).toEqual([]);

  await page.reload();
  await shown.waitFor();
  expect(await line.getAttribute('aria-valuenow')).toBe('60');

  // On a phone the way to what is around is in the row of the search, and the map's button below it.
  await page.setViewportSize({ width: 320, height: 640 });
  const around = await page.getByRole('link', { name: 'Esplora intorno a me' }).boundingBox();
  const choice = await page.getByRole('button', { name: 'Pianta della città' }).boundingBox();
  expect(around!.y + around!.height).toBeLessThan(choice!.y);
  expect(choice!.width).toBeGreaterThanOrEqual(44);
  expect(complaints).toEqual([]);
});

it('shows settings that an administrator has saved on the next page of the same tab', async () => {
  await withPlan();
  const { page } = await site.openSignedIn(await site.anAdmin(), '/it/map');
  await page.locator('.map-plan .ground .block').first().waitFor({ state: 'attached' });
  await page.getByRole('button', { name: /^Account di/ }).click();
  await page.getByRole('link', { name: 'Gestisci l’archivio' }).click();
  const menu = page.getByRole('navigation', { name: 'Amministrazione' });
  await menu.getByRole('link', { name: 'Mappa' }).click();
  await page.getByLabel('Italiano').first().fill('Ufficio tecnico');
  await page.getByRole('button', { name: 'Salva', exact: true }).click();
  await page.getByText('Modifiche salvate').waitFor();
  await page.getByRole('banner').getByRole('link', { name: 'Apri il sito' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Mappa' }).click();
  await page.waitForURL('**/it/map');
  await page.getByText('Ufficio tecnico').waitFor();
  expect(page.url()).toBe(`${site.url}/it/map`);
});
