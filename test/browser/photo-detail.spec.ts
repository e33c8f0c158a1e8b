import type { Page } from 'playwright-core';
import { accessibilityViolations } from '../support/axe.js';
import { aJpeg } from '../support/scans.js';
import { startSite, type TestSite } from '../support/site.js';
import { until } from '../support/until.js';

let site: TestSite;
let photo: { id: number; slug: string };
const reducedMotion = 'reduce';
const waitMs = 15_000;

beforeAll(async () => {
  site = await startSite({ RATE_LIMIT: 'off' });
  photo = await site.anUploadedPhoto(
    { title: 'Il Canal Grande', year: '1905' },
    await aJpeg({ width: 3000, height: 2000, seed: 7 }),
  );
});
afterAll(() => site.close());

const path = () => `/it/foto/${photo.slug}`;
const open = (at: string, options = {}) => site.open(at, { reducedMotion, ...options });

/** Waits until the photo can be zoomed. */
async function untilZoomable(page: Page): Promise<void> {
  await page.getByRole('dialog').waitFor();
  await page.getByRole('button', { name: /^Ingrandimento \d+/ }).waitFor();
  await page.locator('.zoom-stage > img').waitFor({ state: 'detached' });
}

const percent = async (page: Page): Promise<number> =>
  parseInt((await page.locator('.zoom-scale').textContent()) ?? '', 10);
const links = (page: Page) => page.getByRole('group', { name: 'Link a questo dettaglio' });
const linkOf = (page: Page, label: string) => links(page).getByLabel(label).inputValue();
const openLinks = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Link a questo dettaglio' }).click();
  await links(page).waitFor();
};

/** The middle of what the links name, and its larger side, in whole percent of the photo. */
async function detailOf(page: Page): Promise<[x: number, y: number, side: number]> {
  const numbers = (await linkOf(page, 'Indirizzo di questo dettaglio')).split('percent:')[1] ?? '';
  const [x = 0, y = 0, w = 0, h = 0] = numbers.split(',').map(Number);
  return [Math.round(x + w / 2), Math.round(y + h / 2), Math.round(Math.max(w, h))];
}

/** Renditions have whole pixels, and percent two decimals. */
const expectNear = (seen: number[], expected: number[]): void =>
  expect(Math.max(...seen.map((value, n) => Math.abs(value - expected[n]!)))).toBeLessThanOrEqual(1);

describe('a detail of a photo', () => {
  it('has an address that opens the photo at it', async () => {
    const { page, complaints } = await open(`${path()}#view&xywh=percent:40,60,10,10`);
    await untilZoomable(page);
    await until(async () => (await percent(page)) > 100, waitMs);
    await openLinks(page);
    const seen = await detailOf(page);
    // The window is wider than the detail, which is all there, in its middle.
    expectNear(seen.slice(0, 2), [45, 65]);
    expect(seen[2]).toBeLessThan(30);
    const address = await linkOf(page, 'Indirizzo di questo dettaglio');
    const { page: other } = await open(address.slice(new URL(address).origin.length));
    await untilZoomable(other);
    await until(async () => (await percent(other)) > 100, waitMs);
    await openLinks(other);
    expectNear(await detailOf(other), seen);
    await other.keyboard.press('Escape');
    await links(other).waitFor({ state: 'hidden' });
    await other.keyboard.press('Escape');
    await other.getByRole('dialog').waitFor({ state: 'detached' });
    expect(new URL(other.url())).toMatchObject({ pathname: path(), hash: '' });
    expect(complaints).toEqual([]);
  });

  it('is shown at once where the address changes to it', async () => {
    const { page } = await open(`${path()}#view`);
    await untilZoomable(page);
    const whole = await percent(page);
    await page.evaluate(() => void (location.hash = '#view&xywh=percent:0,0,10,10'));
    await until(async () => (await percent(page)) > whole, waitMs);
    await openLinks(page);
    expect((await detailOf(page))[2]).toBeLessThan(30);
  });

  it('has a state that opens any image viewer, ours too, and that is copied from the keyboard', async () => {
    const { page } = await open(`${path()}#view&xywh=percent:40,60,10,10`);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await untilZoomable(page);
    await until(async () => (await percent(page)) > 100, waitMs);
    await page.getByRole('button', { name: 'Link a questo dettaglio' }).focus();
    await page.keyboard.press('Enter');
    await links(page).waitFor();
    const seen = await detailOf(page);
    const state = await linkOf(page, 'Per visualizzatori IIIF (Content State)');
    await links(page).getByRole('button', { name: 'Copia' }).nth(1).focus();
    await page.keyboard.press('Enter');
    await links(page).getByText('Copiato').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(state);
    const { page: other } = await open(`${state.replace(/^.*\/it\/foto/, '/foto')}&utm_source=letter`);
    await untilZoomable(other);
    await until(async () => (await percent(other)) > 100, waitMs);
    const { pathname, search, hash } = new URL(other.url());
    expect({ pathname, search }).toEqual({ pathname: path(), search: '?utm_source=letter' });
    expect(hash).toMatch(/^#view&xywh=percent:/);
    await openLinks(other);
    expectNear(await detailOf(other), seen);
  });

  it('of another photo, or no state at all, leaves the page as it is', async () => {
    const other = Buffer.from(encodeURIComponent('{"id":"https://example.org/canvas#xywh=1,2,3,4"}')).toString(
      'base64url',
    );
    for (const state of [other, 'x', '%25']) {
      const { page, complaints } = await open(`${path()}?iiif-content=${state}`);
      await page.getByRole('heading', { level: 1, name: 'Il Canal Grande' }).waitFor();
      expect(await page.getByRole('dialog').count()).toBe(0);
      expect(complaints).toEqual([]);
    }
  });

  it.each([
    ['wide', { width: 1280, height: 720 }],
    ['narrow', { width: 320, height: 640 }],
  ])('has accessible links in a %s window, within it', async (_, viewport) => {
    const { page } = await open(`${path()}#view`, { viewport });
    await untilZoomable(page);
    await openLinks(page);
    expect(await accessibilityViolations(page)).toEqual([]);
    const box = await links(page).boundingBox();
    expect(box!.x).toBeGreaterThanOrEqual(0);
    expect(box!.x + box!.width).toBeLessThanOrEqual(viewport.width);
    expect(box!.y).toBeGreaterThanOrEqual(0);
    expect(box!.y + box!.height).toBeLessThanOrEqual(viewport.height);
  });
});
