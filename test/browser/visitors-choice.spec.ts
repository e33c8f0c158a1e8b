import type { Page } from 'playwright-core';
import { accessibilityViolations } from '../support/axe.js';
import { untilSettled } from '../support/settled-page.js';
import { startSite, type TestSite } from '../support/site.js';
import { until } from '../support/until.js';

let site: TestSite;

beforeAll(async () => {
  site = await startSite({ ANALYTICS_ID: 'GTM-TEST123', RATE_LIMIT: 'off' });
  await site.anEntityType({ code: 'square', name: 'Piazza', nameEn: 'Square', nameDe: 'Platz', color: 'orange' });
});
afterAll(() => site.close());

const consentOf = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('cookie-consent') ?? 'null') as unknown);
const banner = (page: Page) => page.getByRole('region', { name: 'Che cosa possiamo ricordare?' });

/** Mocks the analytics service and records its requests. */
async function watchService(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route('https://www.googletagmanager.com/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  return asked;
}
const eventsOf = (page: Page) =>
  page.evaluate(() => (window.dataLayer ?? []).map((entry) => (entry as { event?: string }).event));

describe('the cookie banner', () => {
  it('appears after a second, blocks nothing, and does not return once it is closed', async () => {
    const { page, complaints } = await site.open('about:blank', { isUndecided: true, reducedMotion: 'reduce' });
    await page.addInitScript(() => {
      const times = Object.assign(window, { answersAt: 0, asksAt: 0 });
      const look = (): void => {
        if ('hydrated' in document.documentElement.dataset) times.answersAt ||= performance.now();
        const headings = [...document.querySelectorAll('h2')].map(({ textContent }) => textContent);
        if (headings.includes('Che cosa possiamo ricordare?')) times.asksAt ||= performance.now();
      };
      new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
    });
    await page.goto('/it');
    await banner(page).waitFor();
    const waitedMs = await page.evaluate(() => {
      const times = window as unknown as { answersAt: number; asksAt: number };
      return times.asksAt - times.answersAt;
    });
    // The second is counted from the banner's own start, which on a busy machine is before the page counts as hydrated.
    expect(waitedMs).toBeGreaterThan(500);
    expect(await accessibilityViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    await page.getByRole('button', { name: 'Chiudi: solo i necessari' }).click();
    expect(await consentOf(page)).toMatchObject({
      timestamp: expect.stringMatching(/^\d{4}-/),
      preferences: { necessary: true, functional: false, analytics: false },
      version: '1.0',
    });
    await page.clock.install();
    await page.goto('/it/about');
    await page.clock.runFor(1_500);
    expect(await banner(page).isVisible()).toBe(false);
    expect(complaints).toEqual([]);
  });

  it('offers a detailed choice, which can be changed from the footer of every page', async () => {
    const { page } = await site.open('/it', { isUndecided: true });
    await page.getByRole('button', { name: 'Personalizza' }).click();
    expect(await page.getByRole('checkbox', { name: 'Necessari' }).isDisabled()).toBe(true);
    expect(await page.getByRole('checkbox', { name: 'Funzionali' }).isChecked()).toBe(true);
    expect(await page.getByRole('checkbox', { name: 'Statistici' }).isChecked()).toBe(false);
    await page.getByRole('button', { name: 'Salva le scelte' }).click();
    expect(await consentOf(page)).toMatchObject({ preferences: { functional: true, analytics: false } });

    await page.evaluate(() => {
      localStorage.setItem('theme', 'dark');
      localStorage.setItem('map-view', '{}');
    });
    const link = page.getByRole('link', { name: 'Preferenze cookie' });
    await link.click();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Che cosa possiamo ricordare?');
    await page.getByRole('button', { name: 'Solo necessari' }).click();
    expect(await page.evaluate(() => [localStorage.getItem('theme'), localStorage.getItem('map-view')])).toEqual([
      null,
      null,
    ]);
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await eventsOf(page)).toContain('analytics_disabled');
  });

  it.each([
    [1440, 900],
    [390, 844],
  ])('lies over no button of the sign-in at %i × %i', async (width, height) => {
    const { page } = await site.open('/it/auth', {
      isUndecided: true,
      viewport: { width, height },
      reducedMotion: 'reduce',
    });
    await banner(page).waitFor();
    const button = page.locator('main').getByRole('button', { name: 'Accedi', exact: true });
    const isReached = await button.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2) === element;
    });
    expect(isReached).toBe(true);
  });

  it('does not overlap with messages', async () => {
    const { page } = await site.open('/it', { isUndecided: true, viewport: { width: 390, height: 844 } });
    await banner(page).waitFor();
    const foot = await banner(page).boundingBox();
    const message = await page.getByRole('region', { name: 'Notifiche' }).boundingBox();
    expect((message?.y ?? 844) + (message?.height ?? 0)).toBeLessThan(foot?.y ?? 0);
  });

  it('leaves an earlier choice unchanged when a visitor only looks at it', async () => {
    const { page } = await site.open('/it', { isUndecided: true });
    await page.getByRole('button', { name: 'Accetta tutti' }).click();
    const before = await consentOf(page);
    await page.getByRole('link', { name: 'Preferenze cookie' }).click();
    await page.keyboard.press('Escape');
    expect(await banner(page).isVisible()).toBe(false);
    expect(await consentOf(page)).toEqual(before);
  });
});

describe('statistics', () => {
  it('send and store nothing before consent, and count each page once afterwards', async () => {
    const { page } = await site.open('/it/about', { isUndecided: true });
    const asked = await watchService(page);
    await page.clock.install();
    await page.goto('/it');
    await page.clock.runFor(1_600);
    expect(asked).toEqual([]);
    expect(await eventsOf(page)).toEqual([]);

    await page.getByRole('button', { name: 'Accetta tutti' }).click();
    await page.clock.runFor(800);
    await until(async () => asked.length > 0);
    expect(asked).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-TEST123']);
    await page.getByRole('banner').getByRole('link', { name: 'Archivio', exact: true }).click();
    await page.waitForURL('**/it/archivio');
    await untilSettled(page);
    await page.clock.runFor(800);
    expect((await eventsOf(page)).filter((event) => event === 'page_view')).toHaveLength(2);
  });

  it('are not on pages of an account, also when one comes from a page that has them', async () => {
    const { page } = await site.open('/it/about', { isUndecided: true });
    const asked = await watchService(page);
    await page.goto('/it');
    await page.getByRole('button', { name: 'Accetta tutti' }).click();
    await until(async () => asked.length > 0);
    await page.evaluate((path) => document.querySelector<HTMLAnchorElement>(`a[href^="${path}"]`)?.click(), '/it/auth');
    await page.waitForURL('**/it/auth**');
    const isThere = (): Promise<boolean> =>
      page.evaluate(() => document.querySelector('script[src*="googletagmanager"]') !== null).catch(() => true);
    await until(async () => !(await isThere()));
    await untilSettled(page);
    expect(asked).toHaveLength(1);
    expect(await eventsOf(page)).toEqual([]);
  });
});

describe('the contact form', () => {
  const fill = async (page: Page, message: string) => {
    await page.getByLabel('Nome', { exact: true }).fill('Ada Bianchi');
    await page.getByLabel('E-mail').fill('ada@example.org');
    await page.getByLabel('Oggetto').fill('Una fotografia');
    await page.getByLabel('Messaggio', { exact: true }).fill(message);
    await page.getByRole('button', { name: 'Invia il messaggio' }).click();
  };
  const received = () => site.database.query('select subject, message from contact_messages');
  beforeEach(() => site.database.query('delete from contact_messages'));

  it('says what is missing, then that the message was sent', async () => {
    const { page } = await site.open('/it/about#contattaci');
    await fill(page, 'Ciao');
    await page.getByText('Il messaggio non è partito').waitFor();
    expect(await page.evaluate(() => (document.activeElement as HTMLTextAreaElement).name)).toBe('message');
    await fill(page, 'Nella foto si vede mio nonno.');
    await page.getByText('Messaggio inviato!').waitFor();
    expect(await page.getByLabel('Messaggio', { exact: true }).inputValue()).toBe('');
    expect(await received()).toEqual([{ subject: 'Una fotografia', message: 'Nella foto si vede mio nonno.' }]);
  });

  it('works without scripts', async () => {
    const { page } = await site.open('/it/about', { javaScriptEnabled: false });
    await fill(page, 'Ciao');
    expect(await page.getByText('Il messaggio non è partito').isVisible()).toBe(true);
    expect(await page.getByLabel('Nome', { exact: true }).inputValue()).toBe('Ada Bianchi');
    await fill(page, 'Nella foto si vede mio nonno.');
    await page.waitForURL('**/it/about?sent=contact#contattaci');
    expect(await page.getByText('Messaggio inviato!').isVisible()).toBe(true);
    expect(await received()).toHaveLength(1);
  });
});

describe('the menu of entity types', () => {
  it('opens on hover, closes when the mouse leaves, and links to a type', async () => {
    const { page } = await site.open('/it');
    const header = page.getByRole('banner');
    await header.getByRole('link', { name: 'Schede storiche' }).hover();
    const type = header.getByRole('link', { name: 'Piazza' });
    await type.waitFor();
    await page.mouse.move(600, 600);
    await type.waitFor({ state: 'hidden' });
    await header.getByRole('button', { name: 'Mostra le categorie delle schede' }).first().focus();
    await type.waitFor();
    // The menu is open since the button has the focus: pressing it keeps the menu open, pressing it again closes it.
    await page.keyboard.press('Enter');
    expect(await type.isVisible()).toBe(true);
    await page.keyboard.press('Enter');
    await type.waitFor({ state: 'hidden' });
    await page.keyboard.press('Enter');
    await type.waitFor();
    await page.keyboard.press('Escape');
    await type.waitFor({ state: 'hidden' });
    await header.getByRole('link', { name: 'Schede storiche' }).hover();
    await type.click();
    await page.waitForURL('**/it/schede?type=square');
    await type.waitFor({ state: 'hidden' });
    expect(await page.title()).toContain('Piazza');
  });
});

it('a page stays, without the part whose file cannot be loaded', async () => {
  // The requests of a service worker could not be aborted.
  const { page, complaints } = await site.open('/it', { serviceWorkers: 'block' });
  await page.route('**/assets/**/*.js', (route) => route.abort());
  await page.getByRole('link', { name: 'Preferenze cookie' }).click();
  const errors = () => complaints.filter((complaint) => complaint.includes('dynamically imported module'));
  await until(async () => errors().length > 0);
  expect(await page.getByRole('alert').getByRole('button', { name: 'Ricarica la pagina' }).isVisible()).toBe(true);
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
  expect(errors()).toHaveLength(1);
});

it('when a chunk of the page does not load, the page offers to reload', async () => {
  const { page } = await site.open('/it');
  const isThrown = (isHandled: boolean) =>
    page.evaluate((handles) => {
      window.addEventListener('preload-error', (event) => handles && event.preventDefault(), { once: true });
      const failure = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: new Error() });
      return window.dispatchEvent(failure);
    }, isHandled);
  expect(await isThrown(true)).toBe(false);
  expect(await page.getByRole('alert').getByRole('button', { name: 'Ricarica la pagina' }).isVisible()).toBe(false);
  expect(await isThrown(false)).toBe(true);
  await page.getByRole('alert').getByRole('button', { name: 'Ricarica la pagina' }).waitFor();
  // The message can be closed.
  await page.getByRole('alert').getByRole('button', { name: 'Chiudi' }).click();
  expect(await page.getByRole('alert').textContent()).toBe('');
});
