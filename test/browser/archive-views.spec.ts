import type { Locator, Page } from 'playwright-core';
import { aJpeg } from '../support/scans.js';
import { violationsInBothThemes } from '../support/axe.js';
import { startSite, type TestSite } from '../support/site.js';
import { until } from '../support/until.js';

let site: TestSite;

beforeAll(async () => {
  site = await startSite();
  await site.anUploadedPhoto({ title: 'Il molo', year: '1898', description: 'Una passeggiata.' });
  await site.anUploadedPhoto({ title: 'Il faro', year: '1902' }, await aJpeg({ width: 600, height: 900, seed: 1 }));
  await site.anUploadedPhoto({ title: 'La Riva', year: '1911' }, await aJpeg({ width: 800, height: 600, seed: 2 }));
  await site.anUploadedPhoto({ title: 'Il golfo', year: '1912' }, await aJpeg({ width: 2100, height: 600, seed: 3 }));
  await site.anUploadedPhoto({ title: 'Una strada' });
});
afterAll(() => site.close());

const wide = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 844 } };

/** The place of what is seen of a photo's picture, in its list item, in pixels. */
const boxesOf = (page: Page, title: string) =>
  page
    .locator('main li')
    .filter({ has: page.getByRole('heading', { name: title }) })
    .evaluate((item) => {
      const picture = item.querySelector('img')!;
      const [seen, around] = [picture, picture.closest('div, li')!].map((box) => box.getBoundingClientRect());
      // A field cuts off what is outside of it.
      const width = Math.min(seen!.width, around!.width);
      const height = Math.min(seen!.height, around!.height);
      const top = Math.max(seen!.top, around!.top);
      return { width, height, top, ratio: width / height, column: item.getBoundingClientRect().width };
    });

const view = (page: Page) => page.getByRole('navigation', { name: 'Vista' });

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}
const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

describe('the head of the archive', () => {
  it.each([1024, 1440, 2560])(
    'is one line that stays in view, %i pixels wide, above the photographs',
    async (width) => {
      for (const address of ['/it/archivio', '/de/archivio?sortBy=yearDesc&from=1890&to=1919']) {
        const { page } = await site.open(address, { viewport: { width, height: 900 } });
        const bar = page.locator('.list-bar');
        const { height } = (await bar.boundingBox())!;
        expect(height).toBeLessThanOrEqual(72);
        const first = await page.locator('#catalogo li').first().boundingBox();
        expect(first!.y).toBeLessThanOrEqual(230);
        const parts = bar.locator('h1, input[type=search], select, [role=status], nav a');
        const boxes = (await Promise.all((await parts.all()).map((part) => part.boundingBox()))).map((box) => box!);
        for (const [index, box] of boxes.entries()) {
          expect(box.x + box.width).toBeLessThanOrEqual(width);
          for (const before of boxes.slice(0, index)) expect(overlap(before, box)).toBe(false);
        }
        expect((await bar.getByRole('searchbox').boundingBox())!.width).toBeGreaterThan(200);
        await page.setViewportSize({ width, height: 400 });
        await page.evaluate(() => scrollTo(0, 250));
        expect((await bar.boundingBox())!.y).toBeCloseTo(0, 0);
        // What has the focus is not behind it.
        const link = page.locator('main li h3 a').first();
        await link.focus();
        expect((await link.boundingBox())!.y).toBeGreaterThanOrEqual(height);
        await page.close();
      }
    },
  );
});

describe('the timeline of the archive', () => {
  const timeline = (page: Page) => page.getByRole('search', { name: 'Le fotografie nel tempo' });

  it('filters by decade and then by year, without scripts', async () => {
    const { page } = await site.open('/it/archivio', { ...wide, javaScriptEnabled: false });
    expect(await timeline(page).getByRole('button').allTextContents()).toEqual(['1890', '1900', '1910']);
    await timeline(page).getByRole('button', { name: '1910–1919: 2 fotografie' }).click();
    await page.waitForURL('**/archivio?from=1910&to=1919');
    const chosen = timeline(page).getByRole('button', { name: '1910–1919: 2 fotografie' });
    expect(await chosen.getAttribute('aria-current')).toBe('true');
    await timeline(page).getByRole('button', { name: '1912: 1 fotografia' }).click();
    await page.waitForURL('**/archivio?from=1912&to=1912');
    expect(await page.getByRole('heading', { level: 3 }).allTextContents()).toEqual(['Il golfo']);
  });

  it('has bars that are seen where the system chooses the colours', async () => {
    const { page } = await site.open('/it/archivio', {
      forcedColors: 'active',
      viewport: { width: 1440, height: 900 },
    });
    const bar = timeline(page).locator('.time-bar > :first-child').first();
    const colours = await bar.evaluate((one) => [one, document.body].map((of) => getComputedStyle(of).backgroundColor));
    expect(colours[0]).not.toBe(colours[1]);
  });

  it('is used by keys, and stands below the photographs on a phone', async () => {
    const { page } = await site.open('/it/archivio', wide);
    await timeline(page).getByRole('button', { name: '1900–1909: 1 fotografia' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/archivio?from=1900&to=1909');
    const { page: small } = await site.open('/it/archivio', phone);
    const bars = await timeline(small).boundingBox();
    expect(bars!.y).toBeGreaterThan((await boxesOf(small, 'Una strada')).top);
    expect(await violationsInBothThemes(small)).toEqual([]);
  });
});

describe('the grid of the archive', () => {
  it('gives a landscape picture the whole field, and shows other proportions whole', async () => {
    const { page } = await site.open('/it/archivio', wide);
    for (const title of ['Il molo', 'La Riva']) {
      const { width, column, ratio } = await boxesOf(page, title);
      expect(width).toBeCloseTo(column, 0);
      expect(ratio).toBeCloseTo(1.6, 2);
      // Four columns of a page that uses the window: twice the area of 216 by 144.
      expect(width * (width / ratio)).toBeGreaterThan(2 * 216 * 144);
    }
    const [field, portrait, panorama] = await Promise.all(
      ['Il molo', 'Il faro', 'Il golfo'].map((title) => boxesOf(page, title)),
    );
    expect(portrait!.ratio).toBeCloseTo(600 / 900, 2);
    expect(portrait!.height).toBeCloseTo(field!.height, 0);
    expect(panorama!.ratio).toBeCloseTo(2100 / 600, 2);
    expect(panorama!.width).toBeCloseTo(panorama!.column, 0);
  });

  it('has on each picture a button to enlarge it, on hover and focus, and a heart that the keyboard reaches', async () => {
    const { page } = await site.open('/it/archivio', wide);
    const title = page.getByRole('link', { name: 'Il molo', exact: true });
    const enlarge = page.getByRole('link', { name: 'Ingrandisci: Il molo' });
    const heart = page.getByRole('link', { name: 'Aggiungi ai preferiti: Il molo' });
    const opacityOf = (link: Locator) => link.evaluate((element) => getComputedStyle(element).opacity);
    const hasFocus = (link: Locator) => link.evaluate((element) => element === document.activeElement);
    expect([await opacityOf(enlarge), await opacityOf(heart)]).toEqual(['0', '1']);
    await title.hover();
    await until(async () => (await opacityOf(enlarge)) === '1');
    await page.mouse.move(0, 0);
    await until(async () => (await opacityOf(enlarge)) === '0');
    await title.focus();
    await page.keyboard.press('Tab');
    expect(await hasFocus(enlarge)).toBe(true);
    await until(async () => (await opacityOf(enlarge)) === '1');
    await page.keyboard.press('Tab');
    expect(await hasFocus(heart)).toBe(true);
    expect(await opacityOf(heart)).toBe('1');
  });

  it('shows pictures as wide as the column on a phone, with nothing on them', async () => {
    const { page } = await site.open('/it/archivio', { ...phone, hasTouch: true, isMobile: true });
    const { width, top, height } = await boxesOf(page, 'Il molo');
    expect(width).toBe(350);
    const heart = await page.getByRole('link', { name: 'Aggiungi ai preferiti: Il molo' }).boundingBox();
    expect(heart!.y).toBeGreaterThanOrEqual(top + height);
  });

  it('begins in the upper part of a phone, with its filters folded and those that are set in words', async () => {
    const { page } = await site.open('/it/archivio', { ...phone, javaScriptEnabled: false });
    expect((await boxesOf(page, 'Una strada')).top).toBeLessThanOrEqual(240);
    const order = page.getByRole('combobox', { name: 'Ordina per' });
    const search = page.getByRole('search', { name: 'Filtra le fotografie' });
    const submit = search.getByRole('button', { name: 'Cerca' });
    expect(await order.isVisible()).toBe(false);
    await search.getByText('Filtri').click();
    await order.selectOption('year');
    await submit.click();
    await page.waitForURL('**/it/archivio?*sortBy=year*');
    // An order is no filter: the photographs begin where they did.
    expect(await order.isVisible()).toBe(false);
    await search.getByText('Filtri').click();
    expect(await order.inputValue()).toBe('year');
    const { id } = await site.aTag({ name: 'strade' });
    await page.goto(`/it/archivio?tagId=${id}`);
    expect(await search.getByText('Filtri').innerText()).toContain('1');
    expect(await order.isVisible()).toBe(false);
    expect(await page.getByText('0 fotografie · tema «strade»').isVisible()).toBe(true);
    await page.setViewportSize(wide.viewport);
    await page.goto('/it/archivio');
    expect(await order.isVisible()).toBe(true);
    expect(await search.getByText('Filtri').isVisible()).toBe(false);
  });
});

describe('the light table', () => {
  it('is a link away without scripts, and keeps what was searched', async () => {
    const { page } = await site.open('/it/archivio?search=molo&sortBy=year', { ...wide, javaScriptEnabled: false });
    expect(await page.getByText('Una passeggiata.').count()).toBe(1);
    await view(page).getByRole('link', { name: 'Tavolo luminoso' }).click();
    await page.waitForURL('**/it/archivio?search=molo&sortBy=year&view=table');
    expect(await page.getByText('Una passeggiata.').count()).toBe(0);
    expect(await view(page).getByRole('link', { name: 'Tavolo luminoso' }).getAttribute('aria-current')).toBe('true');
    await page.getByRole('searchbox').last().press('Enter');
    await page.waitForURL('**/it/archivio?*view=table*');
    await page.getByRole('link', { name: 'Azzera' }).first().click();
    expect(new URL(page.url()).search).toBe('?view=table');
  });

  it('has the final size of each picture, whole and of one height in a row, before any file is there', async () => {
    const { page } = await site.open('about:blank', { ...wide, javaScriptEnabled: false });
    await page.route('**/uploads/**', (route) => route.abort());
    await page.goto('/it/archivio?view=table');
    const boxes = await Promise.all(['Il molo', 'Il faro', 'La Riva'].map((title) => boxesOf(page, title)));
    for (const [index, ratio] of [900 / 600, 600 / 900, 800 / 600].entries())
      expect(boxes[index]!.ratio).toBeCloseTo(ratio, 1);
    for (const { top, height } of boxes.filter((box) => box.top === boxes[0]!.top)) {
      expect(top).toBe(boxes[0]!.top);
      expect(height).toBeCloseTo(boxes[0]!.height, 0);
    }
    expect(boxes.filter(({ top }) => top === boxes[0]!.top).length).toBeGreaterThan(1);
  });

  it.each([768, 1440, 2560])('fills every row from edge to edge but the last, %i pixels wide', async (width) => {
    const { page } = await site.open('/it/archivio?view=table', { viewport: { width, height: 900 } });
    const rows = await page.locator('.light-table').evaluate((list) => {
      const { right } = list.getBoundingClientRect();
      const ends = new Map<number, number>();
      for (const picture of list.querySelectorAll('img')) {
        const box = picture.getBoundingClientRect();
        ends.set(Math.round(box.top), Math.round(right - box.right));
      }
      return [...ends.values()];
    });
    expect(rows.length).toBeGreaterThan(1);
    expect(rows.slice(0, -1).filter((space) => space > 1)).toEqual([]);
    expect(rows.at(-1)).toBeGreaterThan(1);
  });

  it('names the decades in an order by year, and keeps the name in view', async () => {
    const { page } = await site.open('/it/archivio?sortBy=year&view=table', phone);
    const names = page.getByRole('heading', { level: 3 });
    expect(await names.allTextContents()).toEqual([
      '1890–1899 1 fotografia',
      '1900–1909 1 fotografia',
      '1910–1919 2 fotografie',
      'Senza anno 1 fotografia',
    ]);
    const decade = page.getByRole('heading', { name: '1910–1919' });
    await page.evaluate(() => {
      const { top } = [...document.querySelectorAll('h4')]
        .find(({ innerText }) => innerText === 'La Riva')!
        .getBoundingClientRect();
      scrollTo(0, scrollY + top - 200);
    });
    expect((await decade.boundingBox())!.y).toBe(0);
  });

  it('puts small decades side by side, and marks in the timeline the one in view', async () => {
    const { page } = await site.open('/it/archivio?sortBy=year&view=table', { viewport: { width: 1440, height: 600 } });
    const [first, second] = await Promise.all(
      ['1890', '1900'].map((decade) => page.locator(`[data-decade="${decade}"]`).boundingBox()),
    );
    expect(second!.y).toBe(first!.y);
    // Below the heading, the photographs begin as far up as in the grid.
    expect((await page.locator('[data-decade="1890"] img').boundingBox())!.y).toBeLessThanOrEqual(230);
    const bar = (decade: string) =>
      page.getByRole('button', { name: decade }).locator('.is-highlighted').count().then(Boolean);
    await until(() => bar('1890'));
    await page
      .locator('[data-decade="1910"]')
      .evaluate((section) => scrollTo(0, scrollY + section.getBoundingClientRect().top));
    await until(() => bar('1910'));
    expect(await bar('1890')).toBe(false);
  });

  it('enlarges a picture in place of opening its page', async () => {
    const { page } = await site.open('/it/archivio?view=table', wide);
    await page.getByRole('heading', { name: 'La Riva' }).hover();
    await page.getByRole('link', { name: 'Ingrandisci: La Riva' }).click();
    await page.getByRole('dialog').waitFor();
    expect(new URL(page.url()).hash).toBe('#view');
  });

  it('opens again at the next visit, until the grid is chosen', async () => {
    const { page, complaints } = await site.open('/it/archivio', wide);
    const opened = () => new URL(page.url()).search;
    await view(page).getByRole('link', { name: 'Tavolo luminoso' }).click();
    await page.waitForURL('**/it/archivio?view=table');
    // By its address, by a link of the site, and with a filter that a link sets.
    await page.goto('/it/archivio?sortBy=year');
    await page.waitForURL('**/it/archivio?sortBy=year&view=table');
    await page.goto('/it');
    await page.getByRole('banner').getByRole('link', { name: 'Archivio', exact: true }).click();
    await page.waitForURL('**/it/archivio?view=table');
    // Back leaves the archive: the redirection made no entry of its own.
    await page.goBack();
    await page.waitForURL('**/it');
    await page.goForward();
    await view(page).getByRole('link', { name: 'Griglia' }).click();
    await page.waitForURL('**/it/archivio');
    await page.goBack();
    await until(async () => opened() === '?view=table');
    await page.goto('/it/archivio');
    expect(opened()).toBe('');
    expect(complaints).toEqual([]);
  });

  it('is named beside a filter on the narrowest screen', async () => {
    const { page } = await site.open('/de/archivio?search=molo', { viewport: { width: 320, height: 800 } });
    const link = await page.getByRole('link', { name: 'Leuchttisch' }).boundingBox();
    expect(link!.x + link!.width).toBeLessThanOrEqual(300);
  });

  it('opens first where the site says so, until a visitor chooses the grid', async () => {
    const administrator = await site.signedIn(await site.anAdmin());
    const set = (lightTableFirst: boolean) =>
      administrator.change('PUT', '/api/admin/settings', { json: { lightTableFirst } });
    await set(true);
    const { page } = await site.open('/it/archivio', wide);
    await page.locator('.light-table').waitFor();
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/it\/archivio$/);
    await view(page).getByRole('link', { name: 'Griglia' }).click();
    await page.waitForURL('**/it/archivio?view=grid');
    await page.goto('/it/archivio?sortBy=year');
    await page.waitForURL('**/it/archivio?sortBy=year&view=grid');
    await view(page).getByRole('link', { name: 'Tavolo luminoso' }).click();
    await page.waitForURL('**/it/archivio?sortBy=year');
    await page.goto('/it/archivio');
    expect(new URL(page.url()).search).toBe('');
    await set(false);
  });

  it('is not stored for a visitor who refuses it', async () => {
    const { page } = await site.open('/it/archivio', { ...wide, isUndecided: true });
    await page.getByRole('button', { name: 'Solo necessari' }).click();
    await view(page).getByRole('link', { name: 'Tavolo luminoso' }).click();
    await page.waitForURL('**/it/archivio?view=table');
    expect(await page.evaluate(() => localStorage.getItem('archive-view'))).toBeNull();
  });
});

it.each(['grid', 'table'])('in a range of years the %s begins with what is certainly of it', async (shown) => {
  const between = await site.aPhoto({
    title: 'Fra le due guerre',
    year: 1924,
    yearStart: 1918,
    yearEnd: 1930,
    yearEstimated: true,
  });
  const { page } = await site.open(`/it/archivio?from=1910&to=1919&sortBy=year&view=${shown}`, wide);
  const headings = (await page.locator('main :is(h3, h4)').allTextContents()).map((text) => text.split(' 1 ')[0]);
  await site.database.query('delete from photos where id = $1', [between.id]);
  expect(headings.filter((text) => !text?.startsWith('19'))).toEqual([
    'La Riva',
    'Il golfo',
    'Forse 1910–1919',
    'Fra le due guerre',
  ]);
  expect(await page.locator('main li').last().locator('.badge').innerText()).toContain('1918–1930');
});
