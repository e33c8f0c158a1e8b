import type { BrowserContextOptions } from 'playwright-core';
import { accessibilityFaults } from '../support/axe.js';
import type { Account } from '../support/factories.js';
import { startSite, type TestSite, type WatchedPage } from '../support/site.js';

let site: TestSite;
let photo: { id: number; slug: string };

beforeAll(async () => {
  site = await startSite();
  const square = await site.anEntity({ name: 'Piazza Unità d’Italia' });
  photo = await site.anUploadedPhoto({
    title: 'Velieri davanti alle Rive',
    titleDe: 'Segelschiffe vor den Rive',
    license: 'CC BY-SA 4.0',
    entityIds: String(square.id),
  });
}, 90_000);
afterAll(() => site.close());

/** A browser in which somebody signed in by the form. */
async function signedIn(account: Account, path: string, options?: BrowserContextOptions): Promise<WatchedPage> {
  const opened = await site.open(`/it/auth?redirect=${encodeURIComponent(path)}`, options);
  await opened.page.getByLabel('E-mail').fill(account.email);
  await opened.page.getByLabel('Password', { exact: true }).fill(account.password);
  await opened.page.getByRole('button', { name: 'Accedi', exact: true }).click();
  await opened.page.waitForURL(`**${path}`);
  return opened;
}

const heart = { name: /preferiti: Velieri/ };

describe('a visitor without an account', () => {
  it('is warned, signs in, and finds the favorite that was wished for', async () => {
    const member = await site.aMember();
    const { page } = await site.open('/it/archivio', { reducedMotion: 'reduce' });
    await page.waitForLoadState('networkidle');
    await page.getByRole('link', heart).click();
    await page.getByText('Accedi per aggiungere ai preferiti').waitFor();
    await page.waitForURL('**/it/auth?redirect=%2Fit%2Farchivio');
    await page.getByLabel('E-mail').fill(member.email);
    await page.getByLabel('Password', { exact: true }).fill(member.password);
    await page.getByRole('button', { name: 'Accedi', exact: true }).click();
    await page.waitForURL('**/it/archivio');
    await page.getByText('Aggiunto ai preferiti').waitFor();
    expect(await page.getByRole('button', heart).getAttribute('aria-pressed')).toBe('true');
  });

  it('is offered the sign-in for a bookmark and stays on the page', async () => {
    const { page } = await site.open('/it/schede');
    await page.waitForLoadState('networkidle');
    await page.getByRole('link', { name: /segnalibri: Piazza/ }).click();
    await page.getByText('Accedi per aggiungere ai segnalibri').waitFor();
    expect(new URL(page.url()).pathname).toBe('/it/schede');
  });

  it('registers without scripts, after a fault in the form', async () => {
    const { page } = await site.open('/it/auth?redirect=%2Fit%2Fschede', { javaScriptEnabled: false });
    await page.getByRole('tab', { name: 'Registrati' }).click();
    await page.getByLabel('E-mail').fill('nora@example.org');
    await page.getByLabel('Password', { exact: true }).fill('corta');
    await page.getByRole('button', { name: 'Registrati' }).click();
    expect(await page.getByText('La password deve avere almeno 6 caratteri.').isVisible()).toBe(true);
    expect(await page.getByText('Per registrarti devi accettare').isVisible()).toBe(true);
    expect(await page.getByLabel('E-mail').inputValue()).toBe('nora@example.org');
    await page.getByLabel('Password', { exact: true }).fill('abbastanza');
    await page.getByLabel('Ripeti la password').fill('abbastanza');
    await page.getByRole('checkbox', { name: /privacy/ }).check();
    await page.getByRole('button', { name: 'Registrati' }).click();
    expect(new URL(page.url()).pathname).toBe('/it/schede');
    await page.goto('/it/profile');
    expect(new URL(page.url()).pathname).toBe('/it/user/profile-page');
  });

  it('is asked to sign in on a page of the member’s area, and led back to it', async () => {
    const { page } = await site.open('/contributions');
    expect(page.url()).toBe(`${site.url}/it/auth?redirect=%2Fit%2Fuser%2Fcontributions`);
  });
});

describe('a member', () => {
  it('takes a favorite out, brings it back, and sees the same after Back', async () => {
    const { page } = await signedIn(await site.aMember(), '/it/archivio');
    await page.getByRole('button', heart).click();
    await page.getByText('Aggiunto ai preferiti').waitFor();
    await page.getByRole('link', { name: 'Velieri davanti alle Rive', exact: true }).click();
    await page.waitForURL('**/it/foto/**');
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Nei preferiti/ })
      .first()
      .click();
    await page.getByText('Rimosso dai preferiti').waitFor();
    await page.goBack();
    await page.waitForURL('**/it/archivio');
    expect(await page.getByRole('button', heart).getAttribute('aria-pressed')).toBe('false');
    await page.getByRole('button', { name: 'Annulla' }).click();
    await page.getByText('Aggiunto ai preferiti').waitFor();
    expect(await page.getByRole('button', heart).getAttribute('aria-pressed')).toBe('true');
  });

  it('searches the favorites and is told when there is none', async () => {
    const member = await site.aMember();
    await site.database.query('insert into favorites (user_id, photo_id) values ($1, $2)', [member.id, photo.id]);
    const { page } = await signedIn(member, '/it/user/favorites?q=PIAZZA');
    expect(await page.getByRole('main').getByRole('article').count()).toBe(1);
    await page.getByRole('searchbox').fill('nessuna');
    await page.getByText('Nessun preferito corrisponde').waitFor();
    await page.getByRole('link', { name: 'Cancella la ricerca' }).first().click();
    await page.getByRole('button', { name: /^Rimuovi dai preferiti/ }).click();
    await page.getByText('Ancora nessun preferito').waitFor();
  });

  it('suggests what a photograph does not say, and sees how that stands', async () => {
    const { page } = await signedIn(await site.aMember(), `/it/foto/${photo.slug}`);
    await page.getByRole('button', { name: 'Suggerisci una correzione' }).click();
    await page.getByRole('dialog').getByLabel('Che cosa').selectOption('year');
    await page.getByRole('dialog').getByLabel('Anno').fill('1884');
    await page.getByRole('dialog').getByRole('button', { name: 'Invia' }).click();
    await page.getByText('Grazie, suggerimento inviato').waitFor();
    await page.goto('/it/user/contributions');
    expect(await page.getByText('In attesa').isVisible()).toBe(true);
    expect(await page.getByText('1884').isVisible()).toBe(true);
  });

  it.each(['light', 'dark'] as const)(
    'finds every page of the area accessible in the %s theme',
    async (colorScheme) => {
      const { page, complaints } = await signedIn(await site.aMember(), '/it/user/dashboard', {
        colorScheme,
        reducedMotion: 'reduce',
      });
      const pages = ['dashboard', 'profile-page', 'profile-page?tab=password', 'profile-page?tab=activity'];
      const lists = ['contributions', 'favorites', 'bookmarks'];
      for (const path of [...[...pages, ...lists].map((name) => `/it/user/${name}`), '/it/contribute']) {
        await page.goto(path, { waitUntil: 'networkidle' });
        expect({ path, faults: await accessibilityFaults(page) }).toEqual({ path, faults: [] });
      }
      await page.setViewportSize({ width: 390, height: 844 });
      for (const path of [...[...pages, ...lists].map((name) => `/it/user/${name}`), '/it/contribute']) {
        await page.goto(path);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect({ path, overflow }).toEqual({ path, overflow: 0 });
      }
      expect(complaints).toEqual([]);
    },
  );
});
