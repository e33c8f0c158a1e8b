import type { Page } from 'playwright-core';
import { leastContrast } from '../../src/contract/colour/contrast.js';
import { violationsInBothThemes } from '../support/axe.js';
import { isNoMissingPicture } from '../support/complaints.js';
import { contrastOfWhiteOn, withPicturesOf } from '../support/contrast-on-picture.js';
import { aJpeg } from '../support/scans.js';
import { untilSettled } from '../support/settled-page.js';
import { startSite, type TestSite } from '../support/site.js';
import { tabThrough } from '../support/tab-through.js';
import { swipe } from '../support/touch.js';
import { until } from '../support/until.js';

let site: TestSite;

const muchText = {
  name: 'Chiesa di Sant’Antonio Taumaturgo sul Canal Grande di Trieste',
  historicalName: 'Sant’Antonio Nuovo',
  constructionYear: 1849,
  excerpt: 'Sei colonne ioniche chiudono il canale; dietro di esse la chiesa più grande della città nuova.',
};

beforeAll(async () => {
  site = await startSite();
  const administrator = await site.signedIn(await site.anAdmin());
  await administrator.change('PUT', '/api/admin/settings', { json: { socialUrl: 'https://example.org/trieste' } });
  const type = await site.anEntityType({ code: 'church', name: 'Chiesa', color: 'purple' });
  for (let n = 1; n <= 6; n += 1) await site.anEntity({ type, name: `Chiesa ${n}`, ...(n === 2 && muchText) });
  // Two with a description: one of them is that of the day, and each is the best of its decade.
  await site.anUploadedPhoto(
    { title: 'Il colle', year: '1902', description: 'Dal mare.' },
    await aJpeg({ width: 1600, height: 1000 }),
  );
  for (let n = 1; n <= 4; n += 1)
    await site.anUploadedPhoto({ title: `Veduta ${n}`, year: '1911', ...(n === 4 && { description: 'Dal colle.' }) });
});
afterAll(() => site.close());

const home = async (options: Parameters<TestSite['open']>[1] = {}) => {
  const { page } = await site.open('/it', options);
  return carouselOn(page);
};

const carouselOn = (page: Page) => {
  const carousel = page.getByRole('group', { name: 'Fotografie in evidenza' });
  const row = carousel.getByRole('list').first();
  return { page, carousel, row, scrolled: () => row.evaluate((list) => Math.round(list.scrollLeft)) };
};

/** The home page with a fake clock. */
const homeOnAClock = async (options: Parameters<TestSite['open']>[1]) => {
  const { page } = await site.open('about:blank', options);
  await page.clock.install();
  await page.goto('/it');
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 1_000);
  return carouselOn(page);
};

describe('the first screen', () => {
  const reducedMotion = 'reduce';

  it.each([
    [414, 896, 'it', 'La fotografia del giorno'],
    [1440, 900, 'it', 'La fotografia del giorno'],
    [390, 844, 'de', 'Fotografie des Tages'],
  ])(
    'is filled by a photograph, with words, search and decades on it (%i × %i, %s)',
    async (width, height, language, named) => {
      const { page } = await site.open(`/${language}`, { viewport: { width, height } });
      const bottom = async (part: string): Promise<number> => {
        const box = (await page.locator(part).boundingBox())!;
        return box.y + box.height;
      };
      const picture = (await page.locator('.hero-picture img').boundingBox())!;
      const header = await bottom('header');
      expect(picture.y).toBeLessThanOrEqual(header);
      expect(picture.height).toBeGreaterThanOrEqual(height - header);
      // A long name of the site makes the header higher than its usual 72 pixels.
      const end = height + Math.max(0, header - 72) + 1;
      for (const part of ['h1', '.hero [role=search]', '.hero-caption', '.decades'])
        expect(await bottom(part)).toBeLessThanOrEqual(end);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
      await page.getByText(named).waitFor();
    },
  );

  it('has a search that suggests while typing, is used by keys, and searches without a choice', async () => {
    const { page } = await home();
    await page.route('**/api/search/suggestions?*', (route) => {
      const number = new URL(route.request().url()).searchParams.get('q')?.at(-1);
      const name = { text: `Chiesa ${number}`, language: 'it', marks: [] };
      const entity = { id: 1, slug: `chiesa-${number}`, entityTypeCode: 'church', name, alias: null };
      return route.fulfill({ json: { entities: [entity], photos: [], decades: [] } });
    });
    await untilSettled(page);
    const hero = page.locator('.hero');
    await hero.getByRole('searchbox').focus();
    const field = hero.getByRole('combobox', { name: 'Cerca nell’archivio' });
    await field.pressSequentially('chiesa 4');
    const option = page.getByRole('option', { name: /Chiesa 4/ });
    await option.waitFor();
    expect(await violationsInBothThemes(page)).toEqual([]);
    await field.press('Escape');
    await option.waitFor({ state: 'detached' });
    expect(await field.inputValue()).toBe('chiesa 4');
    await field.press('End');
    await field.press('Backspace');
    await field.pressSequentially('5');
    await page.getByRole('option', { name: /Chiesa 5/ }).waitFor();
    await field.press('ArrowDown');
    await field.press('Enter');
    await page.waitForURL('**/it/scheda/chiesa-5');

    await page.goto('/it');
    await hero.getByRole('searchbox').fill('colle');
    await hero.getByRole('searchbox').press('Enter');
    await page.waitForURL('**/it/archivio?search=colle');
  });

  it('is accessible in both themes', async () => {
    const { page } = await home({ reducedMotion });
    expect(await violationsInBothThemes(page)).toEqual([]);
  });

  it.each([390, 1024, 1440])('has words and bars that are read on a white picture, %i pixels wide', async (width) => {
    const { page } = await site.open('about:blank', { reducedMotion, viewport: { width, height: 900 } });
    await withPicturesOf(page, '#ffffff');
    await page.goto('/it');
    for (const words of ['.hero h1', '.hero-words > p', '.hero-caption', '.decades h2', '.decades ol'])
      for (const element of await page.locator(words).all())
        expect({ words, isReadable: (await contrastOfWhiteOn(element)) >= leastContrast }).toEqual({
          words,
          isReadable: true,
        });
  });

  it('shows the best photograph of a decade that is pointed at or focused, until the pointer leaves or by Escape', async () => {
    const { page, complaints } = await site.open('/it', { reducedMotion });
    const caption = page.locator('.hero-caption');
    const ofTheDay = await caption.getByRole('link').first().innerText();
    const [decade, title] = ofTheDay === 'Il colle' ? ['1910–1919', 'Veduta 4'] : ['1900–1909', 'Il colle'];
    const link = page.getByRole('link', { name: new RegExp(`^${decade}`) });
    const shown = page.locator('.hero-layer[data-shown]');
    expect(await page.locator('.hero-layer').count()).toBe(0);
    await link.hover();
    await caption.getByText(title).waitFor();
    await shown.waitFor();
    expect(await shown.locator('img').first().getAttribute('src')).toMatch(/\/320\.webp$/);
    expect(await shown.evaluate((layer) => Number.parseFloat(getComputedStyle(layer).transitionDuration))).toBeLessThan(
      0.001,
    );
    await page.getByRole('banner').hover();
    await caption.getByText(ofTheDay).waitFor();

    await link.focus();
    await caption.getByText(title).waitFor();
    await page.keyboard.press('Escape');
    await caption.getByText(ofTheDay).waitFor();
    expect(complaints).toEqual([]);
  });
});

describe('a carousel', () => {
  it('moves on after five seconds, but not within ten seconds of an interaction', async () => {
    const { page, carousel, scrolled } = await homeOnAClock({ viewport: { width: 900, height: 900 } });
    const restsAfter = async (action: () => Promise<void>) => {
      const before = await scrolled();
      await action();
      let last = before;
      await until(
        async () => {
          const present = await scrolled();
          const isAtRest = present !== before && present === last;
          last = present;
          return isAtRest;
        },
        20_000,
        150,
      );
      return last;
    };
    await restsAfter(() => page.clock.runFor(5_000));
    const first = await scrolled();
    expect(first).toBeGreaterThan(100);
    const second = await restsAfter(() => carousel.getByRole('button', { name: 'Avanti' }).click());
    await page.clock.runFor(9_900);
    expect(await scrolled()).toBe(second);
    // The first move, not a second one.
    expect(await restsAfter(() => page.clock.runFor(200))).toBeCloseTo(second + (second - first), -1);
  });

  it('wraps around, shows its position, and can be stopped', async () => {
    const { page, carousel, scrolled } = await home({ viewport: { width: 900, height: 900 } });
    await carousel.getByRole('button', { name: 'Indietro' }).click();
    await until(async () => (await scrolled()) > 800);
    expect(await carousel.getByRole('status').textContent()).toBe('Posizione 4 di 4');
    await carousel.getByRole('button', { name: 'Ferma lo scorrimento' }).click();
    expect(await carousel.getByRole('button', { name: 'Avvia lo scorrimento' }).isVisible()).toBe(true);
    await page.keyboard.press('ArrowRight');
    await until(async () => (await scrolled()) === 0);
  });

  it('does not move with reduced motion', async () => {
    const { page, carousel, scrolled } = await homeOnAClock({ reducedMotion: 'reduce' });
    await page.clock.runFor(60_000);
    expect(await scrolled()).toBe(0);
    expect(await carousel.getByRole('button', { name: 'Ferma lo scorrimento' }).isVisible()).toBe(false);
  });

  it.each([390, 1440])(
    'has cards of one height, each with all of its text, in a window of %i pixels',
    async (width) => {
      const { page } = await home({ viewport: { width, height: 900 } });
      const cards = await page
        .getByRole('group', { name: 'I luoghi raccontano' })
        .getByRole('article')
        .evaluateAll((all) =>
          all.map((card) => {
            const { bottom, height } = card.getBoundingClientRect();
            const texts = [...card.querySelectorAll('h3, p, span')].filter((text) => text.textContent);
            return {
              height: Math.round(height),
              cut: texts
                .filter((text) => {
                  const isClipped = getComputedStyle(text).overflowY !== 'visible';
                  const isLower = text.getBoundingClientRect().bottom > bottom;
                  return isLower || (isClipped && text.scrollHeight > text.clientHeight);
                })
                .map(({ textContent }) => textContent),
            };
          }),
        );
      expect(cards).toEqual(Array.from({ length: 6 }, () => ({ height: cards[0]!.height, cut: [] })));
    },
  );

  it('moves what has the focus into view, on a phone', async () => {
    const { row } = await home({ reducedMotion: 'reduce', viewport: { width: 390, height: 844 } });
    const stops = await tabThrough(row);
    expect(stops.length).toBeGreaterThan(5);
    expect(stops.filter(({ inView }) => inView < 0.9)).toEqual([]);
  });

  it('shows a visitor the same entities for two hours', async () => {
    const { page } = await home();
    const stored = await page.evaluate(() => localStorage.getItem('home-entities'));
    const { ids } = JSON.parse(stored ?? '{}') as { ids: number[] };
    expect(ids.length).toBe(6);
    await page.evaluate(
      (order) => localStorage.setItem('home-entities', order),
      JSON.stringify({ at: Date.now(), ids: [...ids].reverse() }),
    );
    const names = () => page.getByRole('group', { name: 'I luoghi raccontano' }).getByRole('heading').allTextContents();
    const before = await names();
    await page.reload();
    await until(async () => (await names()).join() === [...before].reverse().join());
  });
});

describe('a carousel on a touch screen', () => {
  it('moves after a swipe of fifty pixels, and continues at the other end', async () => {
    const { page, carousel, scrolled } = await home({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      reducedMotion: 'reduce',
    });
    await carousel.scrollIntoViewIfNeeded();
    const place = await carousel.boundingBox();
    const at = { x: 200, y: (place?.y ?? 0) + 100 };
    await swipe(page, { by: -40, at });
    expect(await scrolled()).toBe(0);
    await swipe(page, { by: -70, at });
    const second = await scrolled();
    expect(second).toBeGreaterThan(250);
    await swipe(page, { by: 70, at });
    expect(await scrolled()).toBe(0);
    await swipe(page, { by: 70, at });
    expect(await scrolled()).toBeGreaterThan(second * 2);
    expect(new URL(page.url()).pathname).toBe('/it');
  });
});

describe('the decade ruler', () => {
  it('opens from a link of another page without a new document', async () => {
    const { page, complaints } = await site.open('/it/about');
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await page.getByRole('banner').getByRole('link').first().click();
    await page.getByRole('region', { name: 'Cosa trovi qui' }).waitFor();
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
    expect(complaints.filter(isNoMissingPicture)).toEqual([]);
  });

  it('has a link in each box of what there is to find', async () => {
    const { page } = await site.open('/it', { javaScriptEnabled: false });
    const boxes = page.getByRole('region', { name: 'Cosa trovi qui' }).getByRole('listitem');
    const links = await boxes.getByRole('link').evaluateAll((found) => found.map((link) => link.getAttribute('href')));
    expect(links).toEqual(['/it/archivio', '/it/schede', '/it/map', '/it/about#partecipa']);
    expect(await boxes.count()).toBe(links.length);
  });

  it('leads into the archive, without scripts as well', async () => {
    const { page } = await site.open('/it', { javaScriptEnabled: false });
    await page.getByRole('link', { name: '1910–1919: 4 fotografie' }).click();
    await page.waitForURL('**/it/archivio?from=1910&to=1919*');
    expect(await page.getByText('4 fotografie').first().isVisible()).toBe(true);
    await page.getByRole('link', { name: 'Tutti gli anni, non solo 1910–1919' }).click();
    expect(await page.getByText('5 fotografie').first().isVisible()).toBe(true);
  });
});

describe('the presentation video of another host', () => {
  const host = 'https://www.youtube-nocookie.com';
  const show = async (video: object | null) => {
    const administrator = await site.signedIn(await site.anAdmin());
    const { status } = await administrator.change('PUT', '/api/admin/settings', { json: { video } });
    expect(status).toBe(200);
  };
  beforeAll(() => show({ externalId: 'dQw4w9WgXcQ', thumbnailUrl: '/favicon.svg' }));
  afterAll(() => show(null));

  it('is loaded after a click on its button or picture only, and only its host is allowed', async () => {
    const { page, complaints } = await site.open('/it/about');
    const asked: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(site.url)) asked.push(request.url());
    });
    await page.route(`${host}/**`, (route) => route.fulfill({ contentType: 'text/html', body: '<p>Il filmato</p>' }));
    const home = await page.goto('/it');
    expect(asked).toEqual([]);
    expect(/frame-src ([^;]*)/.exec((await home?.headerValue('content-security-policy')) ?? '')?.[1]).toBe(host);

    const heading = page.getByRole('heading', { level: 1 });
    const place = await heading.boundingBox();
    await page.getByRole('button', { name: 'Guarda la presentazione' }).click();
    await page.getByRole('dialog', { name: 'Video di presentazione' }).waitFor();
    await page.frameLocator('iframe').getByText('Il filmato').waitFor();
    expect((await heading.boundingBox())!.y).toBe(place!.y);
    expect(asked).toEqual([`${host}/embed/dQw4w9WgXcQ?autoplay=1&rel=0`]);
    await page.getByRole('dialog').getByRole('button', { name: 'Chiudi' }).click();
    expect(await page.locator('iframe').count()).toBe(0);
    expect((await heading.boundingBox())!.y).toBe(place!.y);
    await page.getByRole('button', { name: 'Chiudi il video' }).click();
    expect(await page.locator('.presentation').isVisible()).toBe(false);

    await page.evaluate(() => sessionStorage.clear());
    await page.goto('/it');
    await page.locator('.presentation').scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await page.locator('.presentation button img').boundingBox())!;
    await page.mouse.click(x + width / 2, y + height / 2);
    await page.frameLocator('iframe').getByText('Il filmato').waitFor();
    expect(complaints).toEqual([]);
  });

  it.each(['it', 'en', 'de'])('fits the narrowest screen (%s)', async (language) => {
    const { page } = await site.open(`/${language}`, { viewport: { width: 320, height: 800 } });
    expect(await page.locator('.presentation').isVisible()).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  });

  it('is a link to it without scripts', async () => {
    const { page } = await site.open('/it', { javaScriptEnabled: false });
    const link = page.getByRole('link', { name: 'Guarda la presentazione' });
    expect(await link.getAttribute('href')).toBe(`${host}/embed/dQw4w9WgXcQ`);
  });
});
