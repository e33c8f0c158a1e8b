import type { Locator, Page } from 'playwright-core';
import { violationsInBothThemes } from '../support/axe.js';
import { startSite, type TestSite } from '../support/site.js';

let site: TestSite;
let roadstead: string;
let villa: string;
let alone: string;
let tram: string;

const longName = 'Palazzo Stratti e Caffè degli Specchi con i suoi tavolini';

beforeAll(async () => {
  site = await startSite();
  const building = await site.anEntityType({ code: 'building', name: 'Edificio' });
  const aBuilding = (name: string, slug: string, lat: number, lng: number) =>
    site.anEntity({ type: building, name, slug, lat, lng });
  await aBuilding('Stazione di Campo Marzio', 'campo-marzio', 45.6464, 13.7552);
  await aBuilding(longName, 'palazzo-stratti', 45.647, 13.755);
  const lighthouse = await aBuilding('La Lanterna', 'lanterna', 45.6492, 13.7561);
  const harbour = await aBuilding('Porto Vecchio', 'porto-vecchio', 45.6608, 13.765);
  const near = await aBuilding('Ferdinandeo', 'ferdinandeo', 45.7, 13.8);
  // Further away from all of these than small maps reach.
  const [church, monument, square] = [
    await site.anEntityType({ code: 'church', name: 'Chiesa' }),
    await site.anEntityType({ code: 'monument', name: 'Monumento' }),
    await site.anEntityType({ code: 'square', name: 'Piazza' }),
  ];
  await site.anEntity({ type: monument, name: 'Obelisco', slug: 'obelisco', lat: 45.689, lng: 13.784 });
  await site.anEntity({ type: square, name: 'Piazzale dell’Obelisco', lat: 45.6891, lng: 13.784 });
  for (const step of [1, 2, 3, 4, 5, 6])
    await site.anEntity({ type: church, name: `Cappella ${step}`, lat: 45.689 + step * 0.0002, lng: 13.784 });
  const photos = await Promise.all([
    site.anUploadedPhoto({
      title: 'Navi alla fonda',
      year: '1904',
      lat: '45.6475',
      lng: '13.7558',
      entityIds: `${lighthouse.id},${harbour.id}`,
    }),
    site.anUploadedPhoto({ title: 'La villa', year: '1861', lat: '45.7001', lng: '13.8001', entityIds: `${near.id}` }),
    site.anUploadedPhoto({ title: 'Il largo', year: '1880', lat: '45.75', lng: '13.7' }),
    site.anUploadedPhoto({ title: 'Il tram all’obelisco', year: '1902', lat: '45.6889', lng: '13.784' }),
  ]);
  [roadstead, villa, alone, tram] = photos.map(({ slug }) => slug) as [string, string, string, string];
});
afterAll(() => site.close());

const wide = { viewport: { width: 1440, height: 900 } };

async function openMap(path: string, title: string): Promise<{ page: Page; section: Locator; complaints: unknown[] }> {
  const { page, complaints } = await site.open(path, wide);
  const section = page.getByRole('region', { name: title });
  await section.scrollIntoViewIfNeeded();
  await statusOf(section).waitFor();
  return { page, section, complaints };
}

/** Beside or below the map: its tiles have a status of their own. */
const statusOf = (section: Locator): Locator => section.locator('.near-panel').getByRole('status');

const ofPhoto = (slug: string) => openMap(`/it/foto/${slug}`, 'Dove fu scattata');

async function isInMap(section: Locator, sign: Locator): Promise<boolean> {
  const [map, box] = await Promise.all([section.locator('.map').boundingBox(), sign.boundingBox()]);
  const [x, y] = [box!.x + box!.width / 2, box!.y + box!.height / 2];
  return x > map!.x && x < map!.x + map!.width && y > map!.y && y < map!.y + map!.height;
}

it('the map of a photo shows the photo and what fits beside it, where a place that it shows is far away', async () => {
  const { section, complaints } = await ofPhoto(roadstead);
  const sign = (name: string) => section.getByRole('button', { name, exact: true });
  await section.getByRole('link', { name: 'Porto Vecchio' }).waitFor();
  expect(await isInMap(section, sign('Fotografia, 1904'))).toBe(true);
  expect(await isInMap(section, sign('Scheda: La Lanterna'))).toBe(true);
  expect(await isInMap(section, sign('Scheda: Porto Vecchio'))).toBe(false);
  expect(complaints).toEqual([]);
});

it('the list beside the map of a photo counts what is near, and what the photo shows elsewhere', async () => {
  const { page, section } = await ofPhoto(roadstead);
  const status = () => statusOf(section).innerText();
  expect(await section.getByText(/^~1,\d km$/).count()).toBe(1);
  expect(await status()).toBe('2 schede entro 150 metri; altri 2 luoghi ripresi nella fotografia');
  await page.goto(`${site.url}/it/foto/${alone}`);
  await section.scrollIntoViewIfNeeded();
  await statusOf(section).waitFor();
  expect(await status()).toBe('Nessuna scheda entro 150 metri.');
});

it('lists whole names, which no popup has room for', async () => {
  const { section } = await ofPhoto(roadstead);
  expect(await section.getByRole('heading', { name: longName, exact: true }).count()).toBe(1);
  await section.getByRole('button', { name: `Mostra ${longName} sulla mappa` }).click();
  const popup = section.locator('.map-popup').getByRole('heading');
  expect(await popup.innerText()).toBe('Palazzo Stratti e Caffè degli…');
});

it('starts no closer than at the zoom of a photo alone', async () => {
  const { section } = await ofPhoto(villa);
  expect(await section.locator('.leaflet-control-scale').innerText()).toBe('50 m');
});

it('is as wide as its page where nothing is listed', async () => {
  for (const open of [() => ofPhoto(alone), () => openMap('/it/scheda/porto-vecchio', 'Nei dintorni')]) {
    const { page, section } = await open();
    const [map, all] = await Promise.all([
      section.locator('.map').boundingBox(),
      section.locator('.near').first().boundingBox(),
    ]);
    expect(map!.width).toBeGreaterThan(all!.width - 4);
    // The library knows the new size: what the page is about is in the middle.
    const sign = await section.locator('.leaflet-marker-icon').boundingBox();
    expect(Math.abs(sign!.x + sign!.width / 2 - map!.x - map!.width / 2)).toBeLessThan(2);
    expect(await violationsInBothThemes(page)).toEqual([]);
  }
});

it('writes the name of a place beside its whole sign', async () => {
  const { section } = await openMap('/it/scheda/porto-vecchio', 'Nei dintorni');
  await section.locator('.map-plan text.near').waitFor();
  // At one moment: the plan is drawn anew when the map moves.
  const [sign, name] = await section.evaluate((of) =>
    ['.map-self > span', '.map-plan text.near'].map((part) => {
      const { left, right } = of.querySelector(part)!.getBoundingClientRect();
      return { left, right };
    }),
  );
  expect(name!.left).toBeGreaterThan(sign!.right);
});

it('shows the sign of its page above those that it overlaps', async () => {
  const { section } = await ofPhoto(villa);
  await section.getByRole('button', { name: 'Scheda: Ferdinandeo' }).waitFor();
  const isOnTop = await section.getByRole('button', { name: 'Fotografia, 1861' }).evaluate((sign) => {
    sign.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = sign.getBoundingClientRect();
    return sign.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
  expect(isOnTop).toBe(true);
});

it('the page of a card and that of a photo have a map of what is near: one type at a time, the nearest first', async () => {
  const { page, complaints } = await site.open('/it/scheda/obelisco');
  const ofCard = page.getByRole('region', { name: 'Nei dintorni' });
  await ofCard.scrollIntoViewIfNeeded();
  await ofCard.getByRole('button', { name: 'Scheda: Obelisco' }).waitFor();
  // No other monument is near: the churches are the most.
  expect(await ofCard.getByRole('button', { name: 'Chiesa 6' }).getAttribute('aria-pressed')).toBe('true');
  const rows = ofCard.getByRole('listitem');
  expect(await rows.count()).toBe(5);
  expect(await rows.first().innerText()).toMatch(/^Cappella 1\s+~22 m/);
  await ofCard.getByRole('button', { name: 'Mostrane un’altra' }).click();
  expect(await rows.count()).toBe(6);
  await ofCard.getByRole('button', { name: 'Piazza 1' }).click();
  await ofCard.getByRole('button', { name: 'Scheda: Piazzale dell’Obelisco' }).waitFor();
  expect(await violationsInBothThemes(page)).toEqual([]);

  await page.goto(`${site.url}/it/foto/${tram}`);
  const nearPhoto = page.getByRole('region', { name: 'Dove fu scattata' });
  await nearPhoto.scrollIntoViewIfNeeded();
  await nearPhoto.getByRole('button', { name: 'Fotografia, 1902' }).waitFor();
  await nearPhoto.getByText('~11 m').waitFor();
  // A square is an area: it is in the list, and has no sign.
  expect(await nearPhoto.getByRole('link', { name: 'Piazzale dell’Obelisco' }).count()).toBe(1);
  expect(await nearPhoto.getByRole('button', { name: 'Scheda: Piazzale dell’Obelisco' }).count()).toBe(0);
  // What is chosen in the list is opened on the map, again after its popup was closed.
  const choose = nearPhoto.getByRole('button', { name: 'Mostra Cappella 1 sulla mappa' });
  const popup = nearPhoto.locator('.map-popup');
  await choose.click();
  await popup.getByRole('link', { name: 'Cappella 1', exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await popup.waitFor({ state: 'detached' });
  await choose.click();
  await popup.getByRole('link', { name: 'Cappella 1', exact: true }).waitFor();
  const [shown, map] = await Promise.all([popup.boundingBox(), nearPhoto.locator('.map').boundingBox()]);
  expect(shown?.y).toBeGreaterThan(map?.y ?? Infinity);
  expect(complaints).toEqual([]);
});

it('a photo whose position is not known has a map of the places that it shows, if these have one', async () => {
  const places = await Promise.all(
    [45.689, 45.6899, null].map((lat, index) =>
      site.anEntity({ name: `Rovina ${index + 1}`, lat: lat ?? undefined, lng: lat === null ? undefined : 13.79 }),
    ),
  );
  const gone = await site.anEntity({ name: 'Torre demolita', lat: 45.6892, lng: 13.79, stillExists: false });
  const idsOf = (shown: typeof places): string => shown.map(({ id }) => id).join();
  const { slug } = await site.anUploadedPhoto({ title: 'Le rovine', entityIds: idsOf([...places, gone]) });
  const { page, complaints } = await site.open(`/it/foto/${slug}`);
  const section = page.getByRole('region', { name: 'I luoghi della foto' });
  await section.scrollIntoViewIfNeeded();
  for (const name of ['Rovina 1', 'Rovina 2']) {
    await section.getByRole('button', { name: `Scheda: ${name}` }).waitFor();
    expect(await section.getByRole('button', { name: `Scheda: ${name}` }).isVisible()).toBe(true);
  }
  expect(await section.getByRole('link', { name: 'Rovina 3' }).count()).toBe(1);
  expect(await section.getByText('~').count()).toBe(0);
  // What no longer exists is named with the photo, and not on a map that nobody asked for it.
  expect(await page.getByRole('link', { name: 'Torre demolita' }).count()).toBe(1);
  expect(await section.getByText('Torre demolita').count()).toBe(0);
  expect(await section.getByRole('button', { name: /Torre demolita/ }).count()).toBe(0);

  const nowhere = await site.anUploadedPhoto({ title: 'La rovina perduta', entityIds: idsOf([places[2]!, gone]) });
  await page.goto(`${site.url}/it/foto/${nowhere.slug}`);
  expect(await section.count()).toBe(0);
  expect(complaints).toEqual([]);
});

it('a filtered list of cards has a map of what it found, which opens as the map of these cards', async () => {
  const { page, complaints } = await site.open('/it/schede?type=monument');
  const map = page.getByRole('region', { name: 'Sulla mappa' });
  await map.getByRole('button', { name: 'Scheda: Obelisco' }).click();
  await map.getByRole('link', { name: 'Obelisco', exact: true }).waitFor();
  await map.getByRole('button', { name: 'Ingrandisci la mappa' }).click();
  await page.waitForURL('**/it/map?cardCats=monument');
  await page.goto(`${site.url}/it/schede`);
  expect(await map.count()).toBe(0);
  expect(complaints).toEqual([]);
});
