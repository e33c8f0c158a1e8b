import type { Locator, Page } from 'playwright-core';
import { violationsInBothThemes } from '../support/axe.js';
import { startSite, type TestSite } from '../support/site.js';

let site: TestSite;
let roadstead: string;
let villa: string;
let alone: string;

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
  ]);
  [roadstead, villa, alone] = photos.map(({ slug }) => slug) as [string, string, string];
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
