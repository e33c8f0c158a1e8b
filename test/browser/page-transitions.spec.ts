import type { Page } from 'playwright-core';
import { startSite, type TestSite } from '../support/site.js';
import { until } from '../support/until.js';

let site: TestSite;

beforeAll(async () => {
  site = await startSite();
  await site.anUploadedPhoto({ title: 'Il molo', year: '1898', description: 'Una passeggiata.' });
  await site.anUploadedPhoto({ title: 'La Riva', year: '1911' });
});
afterAll(() => site.close());

const wide = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 844 } };

it.each([
  { path: '/it', viewport: phone.viewport },
  { path: '/it', viewport: wide.viewport },
  { path: '/it/map', viewport: wide.viewport },
])(
  'nothing of $path moves while it arrives over a slow connection, $viewport.width pixels wide',
  async ({ path, viewport }) => {
    // Style sheet and fonts are there already, as for anyone who goes on to a second page.
    const { page } = await site.open('/it/privacy', { viewport });
    await page.addInitScript(() => {
      const moved: number[] = [];
      Object.assign(window, { moved });
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries()) moved.push((shift as PerformanceEntry & { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const network = await page.context().newCDPSession(page);
    await network.send('Network.enable');
    // Scripts come later still.
    await network.send('Network.setBlockedURLs', { urls: ['*.js'] });
    await network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 50,
      downloadThroughput: 4000,
      uploadThroughput: 4000,
    });
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForLoadState('domcontentloaded');
    const pieces = await page.evaluate(() => {
      const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      return document!.responseEnd - document!.responseStart;
    });
    expect(pieces).toBeGreaterThan(500);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))));
    const moved = await page.evaluate(() => (window as unknown as { moved: number[] }).moved);
    expect(moved.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.005);
    await network.detach();
  },
);

it('the header stays while a photograph loads, and the page that it leaves cannot be clicked', async () => {
  const { page } = await site.open('/it/archivio', wide);
  let answer = (): void => undefined;
  const mayAnswer = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/photos/by-slug/**', async (route) => {
    await mayAnswer;
    await route.continue();
  });
  await page.getByRole('main').getByRole('link', { name: 'Il molo', exact: true }).click();
  const placeholder = page.locator('main .skeleton').first();
  await placeholder.waitFor();
  expect(await page.getByRole('status').filter({ hasText: 'Caricamento...' }).count()).toBeGreaterThan(0);
  await page.getByRole('banner').getByRole('link', { name: 'Archivio', exact: true }).click({ trial: true });
  const isCovered = await page
    .getByRole('searchbox')
    .last()
    .evaluate((field) => {
      const { left, top, width, height } = field.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2) !== field;
    });
  expect(isCovered).toBe(true);
  answer();
  await page.getByRole('heading', { level: 1, name: 'Il molo' }).waitFor();
  await placeholder.waitFor({ state: 'detached' });
});

describe('the picture of a photo', () => {
  /** What the browser animates between two pages; null while nothing was animated. */
  const animated = (page: Page) => page.evaluate(() => (window as unknown as { animated?: string[] }).animated ?? null);
  const openWatched = async (options: object) => {
    const { page } = await site.open('about:blank', { ...wide, ...options });
    await page.addInitScript(() => {
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        const transition = start(update);
        void transition.ready.then(() => {
          const of = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement ?? '');
          (window as unknown as { animated: string[] }).animated = of;
        });
        return transition;
      };
    });
    await page.goto('/it/archivio');
    return page;
  };

  it('moves from the grid to its page, and back', async () => {
    const page = await openWatched({});
    await page.getByRole('heading', { name: 'Il molo' }).getByRole('link').click();
    await until(async () => (await animated(page)) !== null);
    expect(await animated(page)).toContain('::view-transition-group(photo)');
    await page.getByRole('heading', { level: 1, name: 'Il molo' }).waitFor();
    await page.evaluate(() => delete (window as unknown as { animated?: string[] }).animated);
    await page.goBack();
    await until(async () => (await animated(page)) !== null);
    expect(await animated(page)).toContain('::view-transition-group(photo)');
    await until(async () => (await page.locator('img[style*="view-transition-name"]').count()) === 0);
  });

  it('does not move for who prefers less motion', async () => {
    const page = await openWatched({ reducedMotion: 'reduce' });
    await page.getByRole('heading', { name: 'Il molo' }).getByRole('link').click();
    await page.getByRole('heading', { level: 1, name: 'Il molo' }).waitFor();
    expect(await animated(page)).toBeNull();
  });
});
