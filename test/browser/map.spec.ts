import type { Locator } from 'playwright-core';
import { violationsInBothThemes } from '../support/axe.js';
import { untilSettled } from '../support/settled-page.js';
import { startSite, type TestSite } from '../support/site.js';
import { tooSmallTouchTargets } from '../support/touch.js';
import { until } from '../support/until.js';

let site: TestSite;
const centre = { lat: '45.6495', lng: '13.7768' };

beforeAll(async () => {
  site = await startSite();
  const type = await site.anEntityType({ code: 'church', name: 'Chiesa', icon: 'monument', color: 'pink' });
  await site.anEntity({ type, name: 'Chiesa di San Spiridione', slug: 'san-spiridione', lat: 45.6512, lng: 13.7755 });
  await site.anEntity({ name: 'Lazzaretto', slug: 'lazzaretto', lat: 45.66, lng: 13.7697, stillExists: false });
  for (const year of ['1885', '1886', '1887'])
    await site.anUploadedPhoto({ title: `Le rive nel ${year}`, year, ...centre });
  // Out of view of the map's first view.
  const monument = await site.anEntityType({ code: 'monument', name: 'Monumento' });
  await site.anEntity({ type: monument, name: 'Obelisco', slug: 'obelisco', lat: 45.689, lng: 13.784 });
  await site.anUploadedPhoto({
    title: 'Il tram all’obelisco',
    year: '1902',
    bearing: '45',
    lat: '45.6889',
    lng: '13.784',
  });
  await site.anUploadedPhoto({ title: 'Il molo', year: '1912', lat: '45.6485', lng: '13.7790', bearing: '90' });
});
afterAll(() => site.close());

const isFocused = (element: Locator): Promise<boolean> => element.evaluate((one) => one === document.activeElement);

it('the map shows signs that are buttons, with a popup by hand or by key, and a list of those at one spot', async () => {
  const { page, complaints } = await site.open('/it/map');
  const photo = page.getByRole('button', { name: 'Fotografia, 1912' });
  await photo.waitFor();
  expect(await page.getByRole('button', { name: 'Scheda: Chiesa di San Spiridione' }).count()).toBe(1);
  expect(await violationsInBothThemes(page)).toEqual([]);

  await photo.focus();
  await page.keyboard.press('Enter');
  const popup = page.locator('.map-popup');
  const link = popup.getByRole('link', { name: 'Il molo' });
  expect(await link.getAttribute('href')).toMatch(/^\/it\/foto\//);
  // The focus follows the keyboard into the popup, and back to the sign.
  await until(() => isFocused(link));
  await page.keyboard.press('Escape');
  await popup.waitFor({ state: 'detached' });
  expect(await isFocused(photo)).toBe(true);
  await page.keyboard.press('Enter');
  await until(() => isFocused(link));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await popup.waitFor({ state: 'detached' });
  expect(await isFocused(photo)).toBe(true);

  // The pointer may go on into the popup; when it has left both, the popup closes.
  await photo.hover();
  await popup.getByRole('link', { name: 'Il molo' }).hover();
  await page.waitForTimeout(500);
  expect(await popup.count()).toBe(1);
  await page.mouse.move(700, 700);
  await popup.waitFor({ state: 'detached' });

  // A cluster is a photograph with the number of all; the list gives the focus back to it.
  const stack = page.getByRole('button', { name: '3 fotografie: apri l’elenco' });
  expect(await stack.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await stack.focus();
  await page.keyboard.press('Enter');
  const list = page.getByRole('region', { name: 'In questo punto' });
  await list.getByRole('link', { name: 'Le rive nel 1887' }).waitFor();
  await page.keyboard.press('Escape');
  await list.waitFor({ state: 'detached' });
  expect(await isFocused(stack)).toBe(true);
  expect(complaints).toEqual([]);
});

it('in a wide window has a list of what is in view beside it, which shows where each photo is', async () => {
  const { page, complaints } = await site.open('/it/map?view=45.6495,13.7768,17', {
    viewport: { width: 1440, height: 900 },
  });
  const zone = page.getByRole('region', { name: 'In questa zona' });
  const link = zone.getByRole('link', { name: '1912 Il molo' });
  await link.waitFor();
  // Nothing of the map is covered: its buttons and its attribution end where the list begins.
  const left = (await zone.boundingBox())!.x;
  for (const part of ['.leaflet-control-zoom', '.leaflet-control-attribution']) {
    const box = (await page.locator(part).boundingBox())!;
    expect(box.x + box.width).toBeLessThanOrEqual(left);
  }
  const sign = page.getByRole('button', { name: 'Fotografia, 1912' });
  await link.hover();
  expect(await sign.evaluate((lifted) => lifted.classList.contains('map-lifted'))).toBe(true);
  await zone.getByRole('link', { name: '1886 Le rive nel 1886' }).hover();
  expect(await sign.evaluate((lifted) => lifted.classList.contains('map-lifted'))).toBe(false);
  expect(await page.locator('.map-cluster.map-lifted').count()).toBe(1);
  expect(await violationsInBothThemes(page)).toEqual([]);
  // A long word, or the long words of a date, take no room from the pictures beside them.
  await link
    .locator('span')
    .last()
    .evaluate((title) => (title.textContent = 'Donaudampfschifffahrtsgesellschaft'));
  const widths = await zone.locator('img').evaluateAll((images) => images.map((image) => image.clientWidth));
  expect(Math.max(...widths) - Math.min(...widths)).toBeLessThanOrEqual(1);
  await zone.getByRole('button', { name: 'Chiudi' }).click();
  await page.reload();
  await page.getByRole('button', { name: 'In questa zona: 4 fotografie' }).waitFor();
  expect(await zone.count()).toBe(0);
  expect(complaints).toEqual([]);
});

it('opens the popup of the photo that one comes from, and marks the one entity that is shown with its name', async () => {
  const old = await site.anUploadedPhoto({ title: 'La prima lastra', year: '1852', ...centre });
  const { page, complaints } = await site.open(`/it/map?photo=${old.id}`);
  const popup = page.locator('.map-popup');
  await popup.getByRole('link', { name: 'La prima lastra' }).waitFor();
  expect(await page.getByRole('button', { name: 'Fotografia, 1852' }).count()).toBe(1);

  const church = await site.database.query<{ id: number }[]>(`select id from entities where slug = 'san-spiridione'`);
  await page.goto(`${site.url}/it/map?entityId=${church[0]!.id}&view=45.6512,13.7755,13`);
  const sign = page.getByRole('button', { name: 'Scheda: Chiesa di San Spiridione' });
  await sign.waitFor();
  expect(await sign.innerText()).toBe('Chiesa di San Spiridione');
  // What the link says aloud contains what it says to the eye.
  const filter = page.getByRole('link', { name: 'Togli il filtro «Scheda: Chiesa di San Spiridione»' });
  expect(await filter.innerText()).toBe('Scheda: Chiesa di San Spiridione');
  expect(complaints).toEqual([]);
});

it('filters and view are in the address; a found place is shown alone until the years change', async () => {
  // Without the list beside it the map shows both places at once.
  const { page } = await site.open('/it/map?view=45.6495,13.7768,17', { viewport: { width: 1279, height: 720 } });
  const photo = page.getByRole('button', { name: 'Fotografia, 1912' });
  const church = page.getByRole('button', { name: 'Scheda: Chiesa di San Spiridione' });
  await church.waitFor();
  await page.getByRole('combobox', { name: 'Cerca sulla mappa' }).fill('molo');
  await page.getByRole('option', { name: 'Il molo' }).click();
  await church.waitFor({ state: 'detached' });
  expect(await photo.count()).toBe(1);
  expect(await photo.locator('span').getAttribute('style')).toContain('--map-');
  expect(await photo.locator('span').getAttribute('style')).not.toContain('--map-none');
  await page.locator('.map-popup').getByRole('link', { name: 'Il molo' }).waitFor();

  await page.getByText('1880–1899').click();
  await page.getByRole('button', { name: /^3 fotografie/ }).waitFor();
  await photo.waitFor({ state: 'detached' });
  expect(await page.getByRole('combobox', { name: 'Cerca sulla mappa' }).inputValue()).toBe('');
  expect(page.url()).toMatch(/\/it\/map\?period=1880-1899&view=45\.64\d+,13\.779,18$/);
  await page.goBack();
  await untilSettled(page);
  await photo.waitFor();
  expect(await page.evaluate(() => localStorage.getItem('map-view'))).toMatch(/^45\.6/);
});

it('suggests what was found for the text as it is, whenever answers come, and says so where none comes', async () => {
  const { page } = await site.open('/it/map');
  const field = page.getByRole('combobox', { name: 'Cerca sulla mappa' });
  const options = page.getByRole('option');
  const asked = '**/api/map/suggestions?*';
  const answers: (() => void)[] = [];
  await page.route(asked, async (route) => {
    await new Promise<void>((resolve) => answers.push(resolve));
    await route.continue();
  });
  const untilAsked = (times: number) => until(async () => answers.length === times);
  await field.fill('riv');
  await untilAsked(1);
  await field.fill('obelisco');
  await untilAsked(2);
  answers[1]!();
  await page.getByRole('option', { name: 'Il tram all’obelisco' }).waitFor();
  const late = page.waitForResponse((response) => response.url().includes('q=riv'));
  answers[0]!();
  await late;
  expect(await page.getByRole('option', { name: /Le rive/ }).count()).toBe(0);

  // An answer for a field that was emptied, closed with Esc, or left opens nothing.
  for (const leave of [
    () => field.fill(''),
    () => field.press('Escape'),
    () => page.getByRole('heading', { level: 1 }).click(),
  ]) {
    const before = answers.length;
    await field.fill(`rive 188${before + 3}`);
    await untilAsked(before + 1);
    await leave();
    const answered = page.waitForResponse((response) => response.url().includes(`rive+188${before + 3}`));
    answers[before]!();
    await answered;
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await options.count()).toBe(0);
  }
  await page.unroute(asked);

  await page.route(asked, (route) => route.abort());
  await field.fill('molo');
  await page.getByText('La ricerca non ha avuto risposta.').waitFor();
  expect(await page.getByText('Nessun risultato trovato').count()).toBe(0);
  await page.unroute(asked);
  await page.getByRole('search').getByRole('button', { name: 'Riprova' }).click();
  await page.getByRole('option', { name: 'Il molo' }).waitFor();
  await field.fill('nessun posto così');
  await page.getByText('Nessun risultato trovato').waitFor();
  expect(await page.getByText('La ricerca non ha avuto risposta.').count()).toBe(0);
});

it('says in a popup that its record did not come, and asks again', async () => {
  const { page } = await site.open('/it/map?view=45.6485,13.779,18');
  await page.route('**/api/photos/*', (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByRole('button', { name: 'Fotografia, 1912' }).focus();
  await page.keyboard.press('Enter');
  const again = page.locator('.map-popup').getByRole('button', { name: 'Riprova' });
  await again.waitFor();
  await until(() => isFocused(again));
  await page.unroute('**/api/photos/*');
  await page.keyboard.press('Enter');
  const link = page.locator('.map-popup').getByRole('link', { name: 'Il molo' });
  await until(async () => (await link.count()) === 1 && (await isFocused(link)));
  expect(await again.count()).toBe(0);
});

it('shows all types where the address names none that exists; those that are hidden come back with one click', async () => {
  const { page } = await site.open('/it/map?cardCats=foo&view=45.6495,13.7768,17');
  const church = page.getByRole('button', { name: 'Scheda: Chiesa di San Spiridione' });
  await church.waitFor();
  await page.getByRole('link', { name: 'Solo Monumento' }).click();
  await church.waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Mostra tutte' }).click();
  await church.waitFor();
  expect(new URL(page.url()).searchParams.has('cardCats')).toBe(false);
});

it('says that it is loading while an answer is on its way', async () => {
  const { page } = await site.open('/it');
  let letGo = (): void => undefined;
  const isLetGo = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/api/map?*', async (route) => {
    await isLetGo;
    await route.continue();
  });
  await page.getByRole('banner').getByRole('link', { name: 'Mappa', exact: true }).click();
  const waiting = page.getByRole('status').filter({ hasText: 'La mappa si carica…' });
  await waiting.waitFor();
  expect(await page.locator('.map-photo').count()).toBe(0);
  letGo();
  await waiting.waitFor({ state: 'detached' });
});

it('keeps its bars and signs apart where the system chooses the colours', async () => {
  const { page } = await site.open('/it/about');
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/it/map');
  await page.locator('.map-cluster').first().waitFor();
  const groundOf = (selector: string): Promise<string> =>
    page
      .locator(selector)
      .first()
      .evaluate((of) => getComputedStyle(of).background.replace(/ none .*/, ''));
  const ground = await groundOf('body');
  for (const part of ['.map-periods i', '.map-periods [data-in] > i', '.map-ring'])
    expect(await groundOf(part)).not.toBe(ground);
});

it('has no bar for chosen years that contain whole periods: it would be higher than theirs', async () => {
  const { page } = await site.open('/it/map?period=1850-1950', { javaScriptEnabled: false });
  const share = (label: Locator) => label.evaluate((one) => one.style.getPropertyValue('--share'));
  expect(await share(page.locator('.map-periods label', { hasText: '1850–1950' }))).toBe('0%');
  expect(await share(page.locator('.map-periods label', { hasText: '1880–1899' }))).toBe('100.0%');
});

it('says that a part has nothing, and leads back to what there is', async () => {
  const { page } = await site.open('/it/map?view=45.9,14.9,14');
  await page.getByText('In questa zona non c’è nulla.').waitFor();
  expect(await violationsInBothThemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Mostra tutti i risultati' }).click();
  await page.locator('.leaflet-marker-icon').first().waitFor();
  await page.getByText('In questa zona non c’è nulla.').waitFor({ state: 'detached' });

  await page.goto(`${site.url}/it/map?period=1001-1002&cardCats=none`);
  await page.getByText('Nessun risultato con questi filtri.').waitFor();
  expect(await page.getByRole('button', { name: 'Mostra tutti i risultati' }).count()).toBe(0);
});

it('shows places that no longer exist on request only, with a sign that says so', async () => {
  const { page } = await site.open('/it/map?view=45.66,13.7697,17');
  const sign = page.getByRole('button', { name: /^Scheda: .*\. Non esiste più$/ });
  await page.getByText('In questa zona non c’è nulla.').waitFor();
  expect(await sign.count()).toBe(0);
  await page.getByRole('checkbox', { name: /^Mostra i luoghi scomparsi/ }).check();
  await sign.click();
  await page.locator('.map-popup').getByRole('link', { name: 'Lazzaretto' }).waitFor();
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

it('without scripts has its filters and the list in its place, and no empty field', async () => {
  for (const [viewport, top] of [
    [{ width: 390, height: 844 }, 300],
    [{ width: 1440, height: 900 }, 900],
  ] as const) {
    const { page } = await site.open('/it/map', { javaScriptEnabled: false, viewport });
    const list = (await page.getByRole('heading', { level: 2 }).first().boundingBox())!;
    expect(list.y).toBeLessThan(top);
    expect(await page.locator('.map-stage').isVisible()).toBe(false);
  }
});

it('is printed with its heading, at the edge of the lists below it', async () => {
  const { page } = await site.open('/it/map', { viewport: { width: 700, height: 1000 } });
  await page.emulateMedia({ media: 'print' });
  const [title, list] = [page.getByRole('heading', { level: 1 }), page.getByRole('heading', { level: 2 }).first()];
  expect(await title.evaluate((heading) => getComputedStyle(heading).clipPath)).toBe('none');
  expect((await title.boundingBox())!.x).toBe((await list.boundingBox())!.x);
});

it('in a very wide window the name of the site stands above the panel', async () => {
  const { page } = await site.open('/it/map', { viewport: { width: 2560, height: 1440 } });
  const name = page.getByRole('banner').getByRole('link').first();
  const title = page.getByRole('heading', { level: 1 });
  expect((await name.boundingBox())!.x).toBe((await title.boundingBox())!.x);
});
