import type { BrowserContextOptions, Page } from 'playwright-core';
import { accessibilityViolations } from '../support/axe.js';
import { builtFile } from '../support/built-file.js';
import { isNoMissingPicture } from '../support/complaints.js';
import { aJpeg } from '../support/scans.js';
import { untilSettled } from '../support/settled-page.js';
import { startSite, type TestSite } from '../support/site.js';
import { tooSmallTouchTargets } from '../support/touch.js';
import { until } from '../support/until.js';

let site: TestSite;
let photo: { id: number; slug: string };
const reducedMotion = 'reduce';
const waitMs = 15_000;

const zoomLibrary = builtFile('renderer/zoom/deep-zoom.ts');

beforeAll(async () => {
  site = await startSite({ RATE_LIMIT: 'off' });
  photo = await site.anUploadedPhoto(
    { title: 'Il Canal Grande', titleEn: 'The Grand Canal', year: '1905', yearEstimated: 'true' },
    await aJpeg({ width: 3000, height: 2000, seed: 7 }),
  );
});
afterAll(() => site.close());

const path = () => `/it/foto/${photo.slug}`;
const open = (at = path(), options: BrowserContextOptions = {}) => site.open(at, { reducedMotion, ...options });
const enlargeLink = (page: Page) => page.getByRole('link', { name: 'Ingrandisci', exact: true });
const button = (page: Page, name: string | RegExp) => page.getByRole('dialog').getByRole('button', { name });
const percent = async (page: Page): Promise<number> =>
  parseInt((await page.locator('.zoom-scale').textContent()) ?? '', 10);
const untilPercent = (page: Page, isAsExpected: (percent: number) => boolean) =>
  until(async () => isAsExpected(await percent(page)), waitMs);
const hashOf = (page: Page): string => new URL(page.url()).hash;

/** Waits until the photo can be zoomed. */
async function untilZoomable(page: Page): Promise<void> {
  await page.getByRole('dialog').waitFor();
  await page.getByRole('button', { name: /^Ingrandimento \d+/ }).waitFor();
  await page.locator('.zoom-stage > img').waitFor({ state: 'detached' });
}

async function untilClosed(page: Page): Promise<void> {
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(new URL(page.url())).toMatchObject({ pathname: path(), hash: '' });
}

describe('the enlarged photo', () => {
  it('opens by its button, closes with Back, and returns the focus', async () => {
    const { page, complaints } = await open();
    await enlargeLink(page).focus();
    await page.keyboard.press('Enter');
    await untilZoomable(page);
    expect(hashOf(page)).toBe('#view');
    const dialog = page.getByRole('dialog', { name: 'Il Canal Grande' });
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    expect(await dialog.getByText('c. 1905').isVisible()).toBe(true);
    // OpenSeadragon warns of tiles that arrive after it was closed.
    await untilSettled(page);
    await page.goBack();
    await untilClosed(page);
    expect(await enlargeLink(page).evaluate((element) => element === document.activeElement)).toBe(true);
    expect(complaints).toEqual([]);
  });

  it('opens by a click on the picture, and closes with Escape', async () => {
    const { page } = await open();
    await page.getByRole('img', { name: 'Il Canal Grande', exact: true }).click();
    await untilZoomable(page);
    await page.keyboard.press('Escape');
    await untilClosed(page);
    await page.goForward();
    await untilZoomable(page);
    expect(hashOf(page)).toBe('#view');
  });

  it('opens by its own address, and its button closes it without leaving the page', async () => {
    const { page } = await open();
    const entries = await page.evaluate(() => history.length);
    await page.goto(`${path()}?utm_source=letter#view`);
    await untilZoomable(page);
    expect(await page.evaluate(() => history.length)).toBe(entries + 1);
    await button(page, 'Chiudi').click();
    await untilClosed(page);
  });

  it('opens from a card in a list', async () => {
    const { page } = await open('/it/archivio');
    await page.getByRole('link', { name: 'Ingrandisci: Il Canal Grande' }).click();
    await untilZoomable(page);
    expect(hashOf(page)).toBe('#view');
    await page.keyboard.press('Escape');
    await untilClosed(page);
  });

  it('shows the pixels of the scan, asking for their tiles only then', async () => {
    const { page } = await open();
    const unreduced: string[] = [];
    page.on('request', (request) => {
      const [, regionWidth, width] =
        /\/iiif\/image\/\d+\/\d+,\d+,(\d+),\d+\/(\d+),\d*\/0\/default/.exec(request.url()) ?? [];
      if (width && regionWidth === width) unreduced.push(request.url());
    });
    await enlargeLink(page).click();
    await untilZoomable(page);
    const whole = await percent(page);
    expect(whole).toBeLessThan(50);
    expect(unreduced).toEqual([]);
    await page.keyboard.press('1');
    await until(async () => unreduced.length > 0, waitMs);
    expect(await percent(page)).toBe(100);
    expect(unreduced[0]).toContain(`/iiif/image/${photo.id}/`);
    await page.keyboard.press('0');
    await untilPercent(page, (now) => now === whole);
  });

  it('goes to the pixels of the scan before the image service has answered', async () => {
    const { page } = await open();
    let answer = (): void => undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/iiif/**/info.json', async (route) => {
      await answered;
      await route.continue();
    });
    await enlargeLink(page).click();
    await untilZoomable(page);
    await page.keyboard.press('1');
    await untilPercent(page, (now) => now === 100);
    const tile = page.waitForResponse(/\/iiif\/image\/.*\/default/);
    answer();
    await tile;
    expect(await percent(page)).toBe(100);
    for (let step = 0; step < 12; step += 1) await page.keyboard.press('+');
    await untilPercent(page, (now) => now === 200);
  });

  it('zooms by buttons, keys and the wheel, turns, and goes no further than useful', async () => {
    const { page } = await open(`${path()}#view`);
    await untilZoomable(page);
    const whole = await percent(page);
    await button(page, 'Avvicina').click();
    await untilPercent(page, (now) => now > whole);
    await page.keyboard.press('-');
    await untilPercent(page, (now) => now === whole);
    await page.keyboard.press('-');
    expect(await percent(page)).toBe(whole);
    await page.mouse.move(600, 400);
    await page.mouse.wheel(0, -300);
    await untilPercent(page, (now) => now > whole);
    for (let step = 0; step < 12; step += 1) await page.keyboard.press('+');
    expect(await percent(page)).toBe(200);
    await button(page, 'Ruota a destra').click();
    await untilPercent(page, (now) => now < whole);
  });

  it('can be read by touch: a double tap zooms, and the tools are large enough', async () => {
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
    const { page } = await open(`${path()}#view`, phone);
    await untilZoomable(page);
    expect(await tooSmallTouchTargets(page).then((all) => all.filter((name) => !name.startsWith('Vai')))).toEqual([]);
    const whole = await percent(page);
    // Two taps count as one gesture only when they are close in time, which a busy machine may miss.
    await until(async () => {
      await page.touchscreen.tap(200, 400);
      await page.touchscreen.tap(200, 400);
      return (await percent(page)) > whole;
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  it('is shown as the largest rendition where the image service does not answer', async () => {
    const { page } = await open();
    await page.route('**/iiif/**', (route) => route.fulfill({ status: 503, json: { code: 'busy' } }));
    await enlargeLink(page).click();
    await untilZoomable(page);
    const whole = await percent(page);
    await page.keyboard.press('+');
    await untilPercent(page, (now) => now > whole);
    await page.keyboard.press('1');
    await untilPercent(page, (now) => now === 85);
    expect(hashOf(page)).toBe('#view');
  });

  it('says so when the part of the site that zooms does not load', async () => {
    const { page } = await open(path());
    await page.route(`**/${zoomLibrary}`, (route) => route.abort());
    await enlargeLink(page).click();
    await page.getByRole('alert').getByText('Lo zoom non si è caricato').waitFor();
    expect(await page.locator('.zoom-stage > img').isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await untilClosed(page);
  });

  it.each(['light', 'dark'] as const)('is accessible in the %s theme', async (colorScheme) => {
    const { page } = await open(`${path()}#view`, { colorScheme });
    await untilZoomable(page);
    expect(await accessibilityViolations(page)).toEqual([]);
  });
});

describe('the photos beside it', () => {
  it('are those of the list that it was opened from, on its page and enlarged, with a way back into the list', async () => {
    const slugs: string[] = [];
    for (const [at, title] of ['Prima', 'Seconda', 'Terza', 'Quarta'].entries()) {
      const values = { title: `${title} regata`, year: 1950 + at, slug: `regata-${at}` };
      slugs.push((await site.aPhoto(values)).slug);
    }
    const { page, complaints } = await open('/it/archivio?from=1950&to=1959&sortBy=yearDesc');
    const unexpected = () => complaints.filter(isNoMissingPicture);
    const untilShown = (slug: string | undefined) => page.waitForURL(`**/it/foto/${slug}*`);
    const main = page.getByRole('main');

    await page.getByRole('link', { name: 'Quarta regata', exact: true }).click();
    await main.getByText('1 di 4').waitFor();
    expect(await main.locator('a[rel=prev]').count()).toBe(0);
    await main.locator('a[rel=next]').click();
    await untilShown(slugs[2]);
    await main.getByText('2 di 4').waitFor();
    expect(await main.locator('a[rel=prev]').textContent()).toMatch(/· 1953 Quarta regata$/);

    await enlargeLink(page).click();
    await page.getByRole('dialog', { name: 'Terza regata' }).getByText('2 di 4').waitFor();
    await page.locator('.zoom-stage .openseadragon-canvas').click();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('dialog', { name: 'Seconda regata' }).getByText('3 di 4').waitFor();
    await page.keyboard.press('PageDown');
    await page.getByRole('dialog', { name: 'Prima regata' }).getByText('4 di 4').waitFor();
    await page.keyboard.press('ArrowLeft');
    await page.getByRole('dialog', { name: 'Seconda regata' }).getByText('3 di 4').waitFor();
    expect(new URL(page.url())).toMatchObject({ pathname: `/it/foto/${slugs[1]}`, hash: '#view' });
    await button(page, 'Successiva: Prima regata').waitFor();

    await page.goBack();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(new URL(page.url())).toMatchObject({ pathname: `/it/foto/${slugs[1]}`, hash: '' });
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Seconda regata');
    await page.reload();
    await main.getByText('3 di 4').waitFor();
    await page.keyboard.press('ArrowLeft');
    await untilShown(slugs[2]);
    await main.getByText('2 di 4').waitFor();
    await page.goBack();
    await untilShown(slugs[1]);
    await main.getByText('3 di 4').waitFor();

    await main.getByRole('link', { name: 'Archivio fotografico: 1950–1959' }).click();
    await page.waitForURL('**/it/archivio?*');
    const { search, hash } = new URL(page.url());
    expect(search).toBe('?from=1950&to=1959&sortBy=yearDesc');
    await page.locator(hash).getByRole('link', { name: 'Seconda regata', exact: true }).waitFor();
    expect(unexpected()).toEqual([]);
  });
});

describe('without scripts', () => {
  it('the link shows the whole scan in its own size, in a page with a way back', async () => {
    const { page } = await site.open(path(), { javaScriptEnabled: false });
    await enlargeLink(page).click();
    await page.waitForURL(`**${path()}/view`);
    const picture = page.getByRole('main').getByRole('img', { name: 'Il Canal Grande' });
    const widths = () => picture.evaluate((image: HTMLImageElement) => [image.clientWidth, image.naturalWidth]);
    await until(async () => (await widths())[1] === 3000);
    expect(await widths()).toEqual([3000, 3000]);
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
    expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toMatch(new RegExp(`${path()}$`));
    await page.getByRole('link', { name: 'Torna alla fotografia' }).click();
    await page.waitForURL(`**${path()}`);
  });

  it('that page is accessible', async () => {
    const { page } = await open(`${path()}/view`);
    expect(await accessibilityViolations(page)).toEqual([]);
  });
});
