import { violationsInBothThemes } from '../support/axe.js';
import { isNoMissingPicture } from '../support/complaints.js';
import { aJpeg } from '../support/scans.js';
import { startSite, type TestSite } from '../support/site.js';
import { tabThrough } from '../support/tab-through.js';
import { until } from '../support/until.js';

let site: TestSite;

const stored = { renditionProfile: 'v2', widths: [320, 640], color: '#8a7355', placeholder: '' };
const windows = [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
];
const shapes = {
  landscape: [1600, 1067],
  portrait: [1000, 1500],
  panorama: [3600, 600],
  square: [900, 900],
  tiny: [300, 200],
};
const slugs: Record<string, string> = {};
/** These photos have no files: any picture stands for them, at the size that the page gives it. */
const opened = async (options: object) => {
  const visit = await site.open('about:blank', options);
  const body = await aJpeg({ width: 320, height: 214 });
  await visit.page.route('**/uploads/**', (route) => route.fulfill({ contentType: 'image/jpeg', body }));
  return visit;
};
const description = 'Tre vetture si seguono sotto la scalinata bianca; a destra la gente aspetta vicino ai binari.';

beforeAll(async () => {
  site = await startSite();
  for (const [index, [title, [width, height]]] of Object.entries(shapes).entries()) {
    const values = { description, author: 'Ignoto', bearing: 90, license: 'CC BY-SA 4.0', year: 1910 + index };
    const made = await site.aPhoto({ title, ...values, renditions: { ...stored, width: width!, height: height! } });
    slugs[title] = made.slug;
  }
  const bare = await site.aPhoto({ title: 'Senza nulla', renditions: { ...stored, width: 1600, height: 1200 } });
  const long = 'La banda suona in piazza. ';
  const talkative = await site.aPhoto({
    title: long.repeat(7),
    slug: 'lunga',
    description: long.repeat(60),
    year: 1915,
  });
  const annotated = await site.anUploadedPhoto(
    { title: 'Il colle', year: '1902', license: 'CC0' },
    await aJpeg({ width: 3000, height: 2000 }),
  );
  await site.database.query(
    `insert into annotations (photo_id, label, position, x, y, w, h) values ($1, 'San Giusto', 0, 10, 20, 30, 40)`,
    [annotated.id],
  );
  Object.assign(slugs, { bare: bare.slug, talkative: talkative.slug, annotated: annotated.slug });
});
afterAll(() => site.close());

describe('the first screen of a photograph', () => {
  it.each(windows)(
    'has the picture whole, its words, what one can do with it and its neighbours, at $width x $height',
    async (viewport) => {
      const { page } = await opened({ viewport, javaScriptEnabled: false });
      for (const [shape, [width, height]] of Object.entries(shapes)) {
        await page.goto(`/it/foto/${slugs[shape]}`);
        const main = page.getByRole('main');
        const picture = (await main.locator('.print-picture img').boundingBox())!;
        expect(picture.width).toBeLessThanOrEqual(width!);
        expect(picture.width / picture.height).toBeCloseTo(width! / height!, 1);
        const isAsLargeAsItCan = picture.width > Math.min(width!, viewport.width - 352 - 96) - 4;
        const isAsHighAsItCan = picture.height > viewport.height - 73 - 89 - 56 - 4;
        expect({ shape, ...picture, fits: isAsLargeAsItCan || isAsHighAsItCan }).toMatchObject({ fits: true });
        const parts = [
          main.locator('.print-picture'),
          main.getByRole('heading', { level: 1 }),
          main.getByText('Tre vetture'),
          main.getByRole('link', { name: /^Scarica [\d.]+ × [\d.]+ · CC BY-SA 4\.0$/ }),
          main.getByRole('link', { name: 'Condividi', exact: true }),
          main.getByText('verso est').first(),
          main.locator('.strip'),
        ];
        for (const part of parts) {
          const { y, height: high } = (await part.boundingBox())!;
          expect(y + high).toBeLessThanOrEqual(viewport.height);
        }
      }
    },
  );

  it('has picture, strip and title in this order on a phone, the photograph in the middle of the strip, without scripts too', async () => {
    const { page } = await opened({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });
    await page.goto(`/it/foto/${slugs['square']}`);
    const main = page.getByRole('main');
    const tops: number[] = [];
    for (const part of [
      main.locator('.print-picture'),
      main.locator('.strip'),
      main.getByRole('heading', { level: 1 }),
    ])
      tops.push((await part.boundingBox())!.y);
    expect(tops).toEqual(tops.toSorted((one, other) => one - other));
    expect(tops.at(-1)).toBeLessThan(844);
    const { x, width } = (await main.locator('.strip [aria-current] img').boundingBox())!;
    expect(Math.abs(x + width / 2 - 195)).toBeLessThan(2);
  });

  it('leads from the strip to another photograph, which is then in its middle, by keys too', async () => {
    const { page, complaints } = await site.open(`/it/foto/${slugs['square']}`, { reducedMotion: 'reduce' });
    const strip = page.locator('.strip');
    const titles = () => strip.getByRole('img').evaluateAll((all) => all.map((each) => (each as HTMLImageElement).alt));
    const middle = () =>
      strip.locator('[aria-current] img').evaluate((shown) => {
        const [own, around] = [shown, shown.closest('ol')!].map((each) => each.getBoundingClientRect());
        return Math.abs(own!.x + own!.width / 2 - around!.x - around!.width / 2);
      });
    const before = await titles();
    expect(before).toContain('tiny, 1914');
    expect(await middle()).toBeLessThan(2);
    await strip.getByRole('link', { name: 'panorama, 1912' }).focus();
    await page.keyboard.press('Tab');
    expect(await strip.locator(':focus img').getAttribute('alt')).toBe('tiny, 1914');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'tiny' }).waitFor();
    expect(await strip.locator('[aria-current] img').getAttribute('alt')).toBe('tiny, 1914');
    await until(async () => (await middle()) < 2);
    expect(complaints.filter(isNoMissingPicture)).toEqual([]);
  });

  it('keeps in view the photograph of the strip that has the focus, on a phone', async () => {
    const viewport = { width: 390, height: 844 };
    const { page } = await site.open(`/it/foto/${slugs['square']}`, { reducedMotion: 'reduce', viewport });
    const stops = await tabThrough(page.locator('.strip'));
    expect(stops.length).toBeGreaterThan(3);
    expect(stops.filter(({ inView }) => inView < 0.7)).toEqual([]);
  });

  it('moves nothing when its files arrive, its scripts start, or the end of a long text appears', async () => {
    const { page } = await opened({ viewport: windows[0]! });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) =>
        shifts.push(...list.getEntries().map((entry) => (entry as unknown as { value: number }).value)),
      ).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(`/it/foto/${slugs['talkative']}`);
    await page.getByRole('button', { name: 'Leggi tutto' }).waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
    const { y, height } = (await page
      .getByRole('main')
      .getByRole('link', { name: 'Condividi', exact: true })
      .boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(900);
  });

  it('says that a photograph has no date and no licence, and whom to ask', async () => {
    const { page } = await site.open(`/it/foto/${slugs['bare']}`);
    const main = page.getByRole('main');
    expect(await main.locator('.words').getByText('non datata').isVisible()).toBe(true);
    expect(await main.locator('.words').getByText('non ha una licenza').isVisible()).toBe(true);
    await main.getByRole('link', { name: 'Chiedi una copia' }).click();
    await page.waitForURL(`**/it/about?photo=${slugs['bare']}#contattaci`);
    expect(await page.getByLabel('Oggetto').inputValue()).toMatch(/^Fotografia n. \d+: Senza nulla$/);
    expect(await page.getByLabel('Messaggio').inputValue()).toContain(`/it/foto/${slugs['bare']}`);
  });

  it('is accessible in both themes, with much to say and with nothing, and as narrow as 320 pixels', async () => {
    const { page } = await site.open('about:blank', { reducedMotion: 'reduce' });
    for (const viewport of [windows[0]!, { width: 320, height: 640 }])
      for (const path of ['bare', 'talkative']) {
        await page.setViewportSize(viewport);
        await page.goto(`/it/foto/${slugs[path]}`);
        expect({ path, violations: await violationsInBothThemes(page) }).toEqual({ path, violations: [] });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
      }
  });

  it('enlarged, says whose it is and glides to its places by their numbers', async () => {
    const { page } = await site.open(`/it/foto/${slugs['annotated']}#view`, { reducedMotion: 'reduce' });
    const dialog = page.getByRole('dialog', { name: 'Il colle' });
    const scale = async () => parseInt((await dialog.locator('.zoom-scale').textContent()) ?? '', 10);
    await until(async () => (await scale()) > 0);
    const whole = await scale();
    expect(await dialog.locator('.zoom-credit').isVisible()).toBe(true);
    await page.keyboard.press('1');
    await until(async () => (await scale()) > whole);
    await page.keyboard.press('0');
    await until(async () => (await scale()) === whole);
    await dialog
      .getByRole('group', { name: 'Luoghi della fotografia' })
      .getByRole('button', { name: /San Giusto/ })
      .click();
    await until(async () => (await scale()) > whole);
    expect(await violationsInBothThemes(page)).toEqual([]);
  });

  it('has marks on the picture that a finger does not meet', async () => {
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
    const { page } = await site.open(`/it/foto/${slugs['annotated']}`, phone);
    const mark = (await page.locator('.mark').boundingBox())!;
    await page.touchscreen.tap(mark.x + mark.width / 2, mark.y + mark.height / 2);
    const enlarged = page.getByRole('dialog', { name: 'Il colle' });
    await enlarged.waitFor();
    expect(await enlarged.isVisible()).toBe(true);
  });
});
