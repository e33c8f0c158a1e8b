import { longestStartMs } from '../../src/contract/head-scripts.js';
import { violationsInBothThemes } from '../support/axe.js';
import { isNoMissingPicture } from '../support/complaints.js';
import { startSite, type TestSite } from '../support/site.js';
import { tooSmallTouchTargets } from '../support/touch.js';

let site: TestSite;
let slug: string;

beforeAll(async () => {
  site = await startSite();
  const tag = await site.aTag({
    name: 'porto',
    nameEn: 'harbour',
    nameDe: 'Hafen',
  });
  const type = await site.anEntityType({
    code: 'square',
    name: 'Piazza',
    nameEn: 'Square',
    nameDe: 'Platz',
    color: 'orange',
  });
  const square = await site.anEntity({
    type,
    name: 'Piazza Unità d’Italia',
    nameDe: 'Platz der Einheit Italiens',
    historicalName: 'Piazza Grande',
    excerpt: 'La grande piazza aperta sul mare.',
    description: '<p>Si chiamava <strong>Piazza Grande</strong>.</p>',
    constructionYear: 1858,
  });
  const other = await site.anEntity({
    type,
    name: 'Fontana dei Continenti',
    nameDe: 'Vierkontinentebrunnen',
  });
  await site.aRelation({
    from: square,
    to: other,
    kind: 'near',
    reason: 'A due passi.',
  });
  const photo = await site.anUploadedPhoto({
    title: 'Velieri davanti alle Rive',
    titleDe: 'Segelschiffe vor den Rive',
    description: 'Tre alberi all’ancora.',
    descriptionDe: 'Ein Dreimaster vor Anker.',
    year: '1884',
    yearEstimated: 'true',
    license: 'CC BY-SA 4.0',
    tagIds: String(tag.id),
    entityIds: String(square.id),
  });
  slug = photo.slug;
});
afterAll(() => site.close());

describe('a newcomer', () => {
  it('reads a photograph in German, from the home page to its data sheet', async () => {
    const { page, complaints } = await site.open('/', { locale: 'de-DE' });
    expect(new URL(page.url()).pathname).toBe('/de');
    await page.getByRole('link', { name: 'Segelschiffe vor den Rive' }).first().click();
    await page.waitForURL(`**/de/foto/${slug}`);
    await page.getByRole('heading', { level: 1, name: 'Segelschiffe vor den Rive' }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('de');
    expect(await page.getByText('Ein Dreimaster vor Anker.').isVisible()).toBe(true);
    await page.getByRole('link', { name: 'Hafen' }).click();
    await page.waitForURL('**/de/archivio?tagId=*');
    expect(complaints).toEqual([]);
  });

  it('changes the language and stays on the page', async () => {
    const { page } = await site.open(`/it/foto/${slug}`);
    await page
      .getByRole('banner')
      .getByRole('link', { name: /English/ })
      .first()
      .click();
    await page.waitForURL(`**/en/foto/${slug}`);
    expect((await page.context().cookies()).find(({ name }) => name === 'preferred_language')?.value).toBe('en');
    await page.goto(`/de/foto/${slug}`);
    expect(new URL(page.url()).pathname).toBe(`/en/foto/${slug}`);
  });

  it('chooses the dark theme, which is applied before the next page is painted', async () => {
    const { page } = await site.open('/it', { colorScheme: 'light' });
    const toggle = page.getByRole('button', { name: /tema/i }).first();
    const { atOnce, later } = await toggle.evaluate(async (button: HTMLButtonElement) => {
      const colour = () => getComputedStyle(document.querySelector('.btn-outline')!).color;
      button.click();
      const first = colour();
      await Promise.all(document.getAnimations().map((animation) => animation.finished));
      return { atOnce: first, later: colour() };
    });
    expect(atOnce).toBe(later);
    const themeOf = () => page.evaluate(() => document.documentElement.dataset['theme']);
    expect(await themeOf()).toBe('dark');
    // Of the next page only the script in its head runs.
    await page.route('**/assets/**/*.js', (route) => route.abort());
    await page.goto('/it', { waitUntil: 'commit' });
    await page.waitForLoadState();
    expect(await themeOf()).toBe('dark');
    expect(await page.locator('html[data-hydrated]').count()).toBe(0);
  });
});

describe('without JavaScript', () => {
  const open = async (path: string) => (await site.open(path, { javaScriptEnabled: false })).page;

  it('the archive can be searched, sorted and read', async () => {
    const page = await open('/it/archivio');
    await page.getByRole('searchbox').last().fill('velieri');
    await page.getByRole('searchbox').last().press('Enter');
    await page.waitForURL('**/it/archivio?*search=velieri*');
    await page.getByRole('heading', { name: 'Velieri davanti alle Rive' }).getByRole('link').click();
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('Velieri davanti alle Rive');
    expect(await page.getByText('Tre alberi all’ancora.').isVisible()).toBe(true);
  });

  it('an entity page shows its description', async () => {
    const page = await open('/it/schede');
    await page
      .getByRole('heading', { name: /Piazza Unità/ })
      .getByRole('link')
      .click();
    expect(await page.getByText('Si chiamava').isVisible()).toBe(true);
    expect(
      await page
        .getByRole('link', { name: /Fontana dei Continenti/ })
        .first()
        .isVisible(),
    ).toBe(true);
  });

  it('the menu of a small screen opens', async () => {
    const { page } = await site.open('/it', {
      javaScriptEnabled: false,
      viewport: { width: 390, height: 844 },
    });
    await page.getByRole('banner').getByRole('button', { name: /menu/i }).click();
    expect(await page.getByRole('link', { name: 'Schede storiche' }).first().isVisible()).toBe(true);
  });
});

describe('the scripts of a page', () => {
  const ofScripts = ['script', 'fetch'];

  it('start when its image, fonts and styles are loaded', async () => {
    const { page } = await site.open('about:blank');
    const done: string[] = [];
    const before: string[] = [];
    page.on('requestfinished', (request) => done.push(request.resourceType()));
    page.on('request', (request) => {
      if (ofScripts.includes(request.resourceType()) && before.length === 0) before.push(...done);
    });
    await page.goto(`/it/foto/${slug}`);
    expect(before).toEqual(expect.arrayContaining(['document', 'stylesheet', 'font', 'image']));
  });

  it('start at once when a visitor interacts with a page whose image is slow', async () => {
    const { page } = await site.open('about:blank');
    let picture = (): void => {};
    const slow = new Promise<void>((resolve) => (picture = resolve));
    await page.route('**/uploads/**', async (route) => {
      await slow;
      await route.continue();
    });
    // The maximum time that scripts wait does not pass either.
    await page.addInitScript((longest) => {
      const { setTimeout } = window;
      window.setTimeout = ((run: () => void, ms?: number) =>
        ms === longest ? 0 : setTimeout(run, ms)) as typeof setTimeout;
    }, longestStartMs);
    await page.goto(`/it/foto/${slug}`, { waitUntil: 'commit' });
    await page.locator('main h1').click();
    await page.locator('html[data-hydrated]').waitFor();
    expect(await page.evaluate(() => document.readyState)).not.toBe('complete');
    picture();
  });
});

describe('every page', () => {
  const unknown = '/mai-esistita';
  const pages = [
    '',
    '/archivio',
    '/archivio?search=nessuna',
    '/schede',
    '/scheda/piazza-unita-d-italia',
    '/about',
    '/auth',
    unknown,
  ];

  const widths = [320, 390, 768, 1024, 1440, 2560];
  /** With the path of the page: all tests share one visit of each page. */
  const violations: string[] = [];
  let complaints: string[];
  const overflows = new Map<number, string[]>(widths.map((width) => [width, []]));
  const asked = new Set<string>();

  beforeAll(async () => {
    // Pages are hydrated in the dark theme here, and in the light one by the other tests.
    const { page, complaints: words } = await site.open('about:blank', { colorScheme: 'dark' });
    complaints = words;
    page.on('request', (request) => asked.add(new URL(request.url()).host));
    for (const path of [...pages, `/foto/${slug}`]) {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(`/it${path}`);
      violations.push(...(await violationsInBothThemes(page)).map((violation) => `${path}: ${violation}`));
      await page.emulateMedia({ reducedMotion: null });
      const size = page.viewportSize()!;
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        if (overflow !== 0) overflows.get(width)!.push(`${path}: ${overflow}`);
      }
      await page.setViewportSize(size);
    }
  }, 180_000);

  it('is accessible in both themes and hydrates without warnings', () => {
    expect(violations).toEqual([]);
    const isExpected = (complaint: string): boolean => complaint.endsWith(`/it${unknown}`);
    expect(complaints.filter((complaint) => isNoMissingPicture(complaint) && !isExpected(complaint))).toEqual([]);
  });

  it.each(widths)('fits %i pixels without scrolling sideways', (width) => {
    expect(overflows.get(width)).toEqual([]);
  });

  it('requests nothing from other hosts', () => {
    expect([...asked]).toEqual([new URL(site.url).host]);
  });

  it.each([
    { width: 600, height: 400 },
    { width: 1300, height: 900 },
  ])('draws no cover of a card larger than its scan of $width × $height, and all of it on a phone', async (size) => {
    const renditions = { renditionProfile: 'v2', widths: [320], color: '#8a7355', placeholder: '', ...size };
    const { id } = await site.aPhoto({ renditions });
    const { slug: card } = await site.anEntity({ coverPhotoId: id });
    const { page } = await site.open(`/it/scheda/${card}`, { viewport: { width: 2560, height: 1440 } });
    const cover = (await page.locator('main header img').boundingBox())!;
    expect(cover.width).toBeGreaterThan(size.width / 2);
    expect(cover.width).toBeLessThanOrEqual(size.width);
    expect(cover.height).toBeLessThanOrEqual(size.height);
    await page.setViewportSize({ width: 390, height: 844 });
    const onPhone = (await page.locator('main header img').boundingBox())!;
    expect([onPhone.x, onPhone.width]).toEqual([0, 390]);
    expect(onPhone.width / onPhone.height).toBeCloseTo(size.width / size.height, 1);
  });

  it('shows a photo beside the form of the sign-in in a wide window, and why one is asked', async () => {
    const { page } = await site.open('/it/auth?reason=favorite', { javaScriptEnabled: false });
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Accedi per conservare i preferiti');
    const picture = page.getByRole('main').getByRole('figure').getByRole('img');
    const form = (await page.locator('main form').boundingBox())!;
    const beside = (await picture.boundingBox())!;
    expect(beside.x).toBeGreaterThan(form.x + form.width);
    expect(beside.y).toBeLessThan(form.y);
    expect(beside.width).toBeGreaterThan(400);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await picture.isVisible()).toBe(false);
  });

  it('breaks long German words before it scrolls sideways', async () => {
    const { page } = await site.open('/de/scheda/piazza-unita-d-italia', {
      viewport: { width: 320, height: 900 },
    });
    expect(await page.getByRole('link', { name: 'Vierkontinentebrunnen' }).isVisible()).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  });

  it('has touch targets that are large enough, and selects that show their choice and are not zoomed', async () => {
    const { page } = await site.open('/it', {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    for (const path of [...pages, `/foto/${slug}`]) {
      await page.goto(`/it${path}`);
      expect({ path, small: await tooSmallTouchTargets(page) }).toEqual({
        path,
        small: [],
      });
      const selects = await page.locator('main select').evaluateAll((all) =>
        all.map((select) => ({
          // Safari zooms into fields with smaller text.
          isLegible: parseFloat(getComputedStyle(select).fontSize) >= 16,
          isAsWideAsItsForm: select.getBoundingClientRect().width === select.closest('form')!.clientWidth,
        })),
      );
      for (const select of selects) expect(select).toEqual({ isLegible: true, isAsWideAsItsForm: true });
    }
  });
});
