import { type TestCdn, startCdn } from '../support/cdn.js';
import { aJpeg } from '../support/scans.js';
import { untilSettled } from '../support/settled-page.js';
import { startSite, type TestSite } from '../support/site.js';
import { until } from '../support/until.js';

let cdn: TestCdn;
let site: TestSite;

beforeAll(async () => {
  cdn = await startCdn();
  site = await startSite({ FILES_URL: cdn.origin, RATE_LIMIT: 'off' });
  cdn.ask(site);
});
afterAll(async () => {
  await site.close();
  cdn.close();
});

it('a photo is shown and enlarged with files of another origin, which the page may load', async () => {
  const { slug } = await site.anUploadedPhoto(
    { title: 'Il molo' },
    await aJpeg({ width: 3000, height: 2000, seed: 7 }),
  );
  const { page, complaints } = await site.open(`/it/foto/${slug}`, { reducedMotion: 'reduce' });
  const loaded = (): Promise<string[]> =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => /\/(?:uploads|iiif)\//.test(name)),
    );
  const shown = await page
    .locator('main img')
    .first()
    .evaluate((image: HTMLImageElement) => image.naturalWidth);
  expect(shown).toBeGreaterThan(0);

  await page.getByRole('link', { name: 'Ingrandisci', exact: true }).click();
  await page.getByRole('dialog').waitFor();
  await until(async () => (await loaded()).some((name) => /\/iiif\/image\/\d+\/\d+,\d+,/.test(name)));
  await untilSettled(page);
  const addresses = await loaded();
  expect(addresses.some((name) => name.endsWith('/info.json'))).toBe(true);
  expect(addresses.filter((name) => !name.startsWith(`${cdn.origin}/`))).toEqual([]);
  expect(complaints).toEqual([]);
});
