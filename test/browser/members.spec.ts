import type { Page } from 'playwright-core';
import { violationsInBothThemes } from '../support/axe.js';
import type { Account } from '../support/factories.js';
import { untilSettled } from '../support/settled-page.js';
import { startSite, type TestSite } from '../support/site.js';
import { until } from '../support/until.js';

let site: TestSite;
let photo: { id: number; slug: string };

beforeAll(async () => {
  site = await startSite();
  const square = await site.anEntity({ name: 'Piazza Unità d’Italia' });
  // A change by its administrators indexes the card.
  const administrator = await site.signedIn(await site.anAdmin());
  const aliases = [{ name: 'Piazza Grande' }];
  await administrator.change('PATCH', `/api/admin/entities/${square.id}`, { json: { aliases } });
  photo = await site.anUploadedPhoto({
    title: 'Velieri davanti alle Rive',
    titleDe: 'Segelschiffe vor den Rive',
    license: 'CC BY-SA 4.0',
    entityIds: String(square.id),
  });
  await until(async () => (await administrator.get('/api/entities?q=piazza+grande')).body.total === 1, 20_000);
}, 90_000);
afterAll(() => site.close());

async function signIn(page: Page, { email, password }: Pick<Account, 'email' | 'password'>): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Accedi', exact: true }).click();
}

const heart = { name: /preferiti: Velieri/ };

it('a member finds a card while typing, saves the search, and renames, removes and opens it on the dashboard', async () => {
  const { page, complaints } = await site.openSignedIn(await site.aMember(), '/it/search');
  const card = page.getByRole('combobox', { name: 'Scheda storica' });
  await card.fill('piaza gran');
  await page.getByRole('option', { name: /^Piazza Unità d’Italia/ }).waitFor();
  expect(await violationsInBothThemes(page)).toEqual([]);
  await card.press('ArrowDown');
  await card.press('Enter');
  await page.waitForURL(/\/it\/search\?.*entityId=\d+$/);
  await until(async () => (await card.inputValue()) === 'Piazza Unità d’Italia', 10_000);
  await page.getByRole('heading', { name: 'Velieri davanti alle Rive' }).waitFor();

  await page.getByRole('button', { name: 'Salva la ricerca' }).click();
  const saving = page.getByRole('dialog', { name: 'Salva questa ricerca' });
  expect(await saving.getByLabel('Nome').inputValue()).toMatch(/Piazza Unità d’Italia$/);
  await saving.getByLabel('Nome').fill('La piazza');
  await saving.getByRole('button', { name: 'Salva' }).click();
  await page.getByText('Ricerca salvata').waitFor();

  await page.goto('/it/user/dashboard');
  const saved = page.getByRole('region', { name: 'Le tue ricerche' });
  await saved.getByRole('button', { name: 'Rinomina «La piazza»' }).click();
  await page.getByRole('dialog').getByLabel('Nome').fill('La grande piazza');
  await page.getByRole('dialog').getByRole('button', { name: 'Salva' }).click();
  const link = saved.getByRole('link', { name: 'La grande piazza' });
  await link.waitFor();
  expect(await violationsInBothThemes(page)).toEqual([]);
  await saved.getByRole('button', { name: 'Togli «La grande piazza»' }).click();
  await saved.getByText('Nessuna ricerca salvata').waitFor();
  await page.getByRole('button', { name: 'Annulla' }).click();
  await link.click();
  await page.waitForURL(/\/it\/search\?.*entityId=\d+$/);
  expect(complaints).toEqual([]);
});

describe('a visitor without an account', () => {
  it('is warned, signs in, and the favorite is saved', async () => {
    const member = await site.aMember();
    const { page } = await site.open('/it/archivio', { reducedMotion: 'reduce' });
    await page.getByRole('link', heart).click();
    await page.getByText('Accedi per aggiungere ai preferiti').waitFor();
    await page.waitForURL('**/it/auth?redirect=%2Fit%2Farchivio');
    await page.getByRole('heading', { level: 1, name: 'Accedi per conservare i preferiti' }).waitFor();
    await page.getByRole('figure').getByText('Velieri davanti alle Rive').waitFor();
    await page.getByLabel('E-mail').fill(member.email);
    await page.getByLabel('Password', { exact: true }).fill(member.password);
    await page.getByRole('button', { name: 'Accedi', exact: true }).click();
    await page.waitForURL('**/it/archivio');
    await page.getByText('Aggiunto ai preferiti').waitFor();
    expect(await page.getByRole('button', heart).getAttribute('aria-pressed')).toBe('true');
  });

  it('is offered the sign-in for a bookmark and stays on the page', async () => {
    const { page } = await site.open('/it/schede');
    await page.getByRole('link', { name: /segnalibri: Piazza/ }).click();
    await page.getByText('Accedi per aggiungere ai segnalibri').waitFor();
    expect(new URL(page.url()).pathname).toBe('/it/schede');
  });

  it('signs in for a bookmark, a suggestion, and a search to be saved, and the pending action continues', async () => {
    const member = await site.aMember();
    const { page } = await site.open('/it/schede', { reducedMotion: 'reduce' });
    await page.getByRole('link', { name: /segnalibri: Piazza/ }).click();
    await page.getByRole('region', { name: 'Notifiche' }).getByRole('link', { name: 'Accedi' }).click();
    await page.waitForURL('**/it/auth?redirect=%2Fit%2Fschede');
    await untilSettled(page);
    await signIn(page, member);
    await page.getByText('Aggiunto ai segnalibri').waitFor();

    const other = await site.open(`/it/foto/${photo.slug}`, { reducedMotion: 'reduce' });
    await other.page.getByRole('link', { name: 'Suggerisci una correzione' }).click();
    await other.page.getByText('Accedi per suggerire correzioni').waitFor();
    await other.page.waitForURL('**/it/auth?redirect=**');
    await untilSettled(other.page);
    await signIn(other.page, member);
    await other.page.getByRole('dialog', { name: 'Suggerisci una correzione' }).waitFor();
    expect(new URL(other.page.url()).hash).toBe('');

    const third = await site.open('/it/search?q=velieri&yearRange=1900-1912', { reducedMotion: 'reduce' });
    await third.page.getByRole('button', { name: 'Salva la ricerca' }).click();
    await third.page.getByText('Accedi per salvare la ricerca').waitFor();
    await untilSettled(third.page);
    await signIn(third.page, member);
    await third.page.waitForURL('**/it/search?q=velieri&yearRange=1900-1912');
    await third.page.getByText('Ricerca salvata').waitFor();
    const saved = await site.database.query('select name, filters from saved_searches where user_id = $1', [member.id]);
    expect(saved).toEqual([{ name: '«velieri», 1900–1912', filters: { q: 'velieri', yearRange: '1900-1912' } }]);
    // Once only.
    await third.page.reload();
    await third.page.getByRole('button', { name: 'Salva la ricerca' }).waitFor();
    expect(await third.page.getByText('Ricerca salvata').count()).toBe(0);
  });

  it('is not redirected to the administration as a member, nor to another site', async () => {
    const member = await site.aMember();
    const { page } = await site.openSignedIn(member, '/it/schede');
    await page.goto('/admin');
    expect(new URL(page.url()).pathname).toMatch(/^\/(it)?$/);
    await page.locator('.hero-words').getByRole('link', { name: 'Proponi una fotografia' }).waitFor();
    await page.context().clearCookies();
    await page.goto('/it/auth?redirect=https%3A%2F%2Fevil.example%2F');
    await signIn(page, { ...member, password: 'non è questa' });
    await page.getByText('E-mail o password non corretti.').waitFor();
    await signIn(page, { ...member, email: 'nessuno@example.org' });
    await page.getByText('E-mail o password non corretti.').waitFor();
    await signIn(page, member);
    await page.waitForURL(`${site.url}/it`);
  });

  it('registers without scripts, after an error in the form', async () => {
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
    expect(await page.getByRole('banner').getByRole('link', { name: 'Accedi' }).count()).toBe(0);
    // Forms that only a script can send are hidden.
    for (const tab of ['Profilo', 'Password']) {
      await page.getByRole('tab', { name: tab }).click();
      expect(await page.getByText('Per cambiare qualcosa qui occorre JavaScript').isVisible()).toBe(true);
      expect(await page.getByRole('tabpanel').getByRole('button').count()).toBe(0);
    }
  });

  it('is asked to sign in on a page of the member’s area, and redirected back to it', async () => {
    const { page } = await site.open('/contributions');
    expect(page.url()).toBe(`${site.url}/it/auth?redirect=%2Fit%2Fuser%2Fcontributions`);
  });
});

describe('a member', () => {
  it('removes a favorite, restores it, and sees the same after Back', async () => {
    const { page } = await site.openSignedIn(await site.aMember(), '/it/archivio');
    await page.getByRole('button', heart).click();
    await page.getByText('Aggiunto ai preferiti').waitFor();
    await page.getByRole('link', { name: 'Velieri davanti alle Rive', exact: true }).click();
    await page.waitForURL('**/it/foto/**');
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Nei preferiti/ })
      .first()
      .click();
    // A message stays while the pointer is on it.
    const undo = page.getByRole('button', { name: 'Annulla' });
    await undo.hover();
    await page.goBack();
    await page.waitForURL('**/it/archivio');
    expect(await page.getByRole('button', heart).getAttribute('aria-pressed')).toBe('false');
    await undo.click();
    await page.getByText('Aggiunto ai preferiti').waitFor();
    expect(await page.getByRole('button', heart).getAttribute('aria-pressed')).toBe('true');
  });

  it('searches the favorites and gets a message when there is none', async () => {
    const member = await site.aMember();
    await site.database.query('insert into favorites (user_id, photo_id) values ($1, $2)', [member.id, photo.id]);
    const { page } = await site.openSignedIn(member, '/it/user/favorites?q=PIAZZA');
    expect(await page.getByRole('main').getByRole('article').count()).toBe(1);
    await page.getByRole('searchbox').fill('nessuna');
    await page.getByText('Nessun preferito corrisponde').waitFor();
    await page.getByRole('link', { name: 'Cancella la ricerca' }).first().click();
    await page.getByRole('button', { name: /^Rimuovi dai preferiti/ }).click();
    await page.getByText('Ancora nessun preferito').waitFor();
  });

  it('finds on the dashboard what came since the last visit', async () => {
    const member = await site.aMember();
    const { page } = await site.openSignedIn(member, '/it/user/dashboard');
    await page.getByText('È la tua prima visita').waitFor();
    await site.aSuggestion({ user: member, photo, status: 'rejected', decidedAt: new Date(), newValue: 'Wulz' });
    await site.database.query(`update users set seen_at = now() - interval '3 days' where id = $1`, [member.id]);
    await page.reload();
    const news = page.getByRole('region', { name: 'Novità per te' });
    expect(await news.getByRole('link', { name: '1 fotografia nuova' }).isVisible()).toBe(true);
    expect(await news.getByRole('link', { name: 'Piazza Unità d’Italia' }).isVisible()).toBe(true);
    expect(await news.getByText('Respinto').isVisible()).toBe(true);
    await site.database.query(`update users set seen_at = now() - interval '31 minutes' where id = $1`, [member.id]);
    await site.database.query(`update photos set published_at = now() - interval '1 hour'`);
    await site.database.query(`update entities set created_at = now() - interval '1 hour'`);
    await site.database.query(`update contributions set decided_at = now() - interval '1 hour'`);
    await page.reload();
    await news.getByText('Niente di nuovo dalla tua ultima visita').waitFor();
  });

  it('changes a pending suggestion and a pending proposal, and withdraws one', async () => {
    const member = await site.aMember();
    await site.aSuggestion({ user: member, photo, newValue: 'Wulz' });
    await site.database.query(
      `insert into contributions (user_id, title, license, author, year, lat, lng, rights_declared_at, proposed_photo_id)
       values ($1, 'La nonna al Pedocin', 'CC0', 'Zio Bepi', '1931', 45.6, 13.7, now(), $2)`,
      [member.id, (await site.aPhoto({ status: 'processing', publishedAt: null, renditions: null })).id],
    );
    const { page } = await site.openSignedIn(member, '/it/user/contributions');
    await page.getByRole('button', { name: 'Modifica: Velieri' }).click();
    const dialog = page.getByRole('dialog');
    expect(await dialog.getByLabel('Autore').inputValue()).toBe('Wulz');
    await dialog.getByLabel('Autore').fill('Giuseppe Wulz');
    await dialog.getByRole('button', { name: 'Salva le modifiche' }).click();
    await page.getByText('Contributo modificato').waitFor();
    await page.getByRole('main').getByText('Giuseppe Wulz').waitFor();

    await page.getByRole('button', { name: 'Modifica: La nonna' }).click();
    expect(await dialog.getByLabel('Punto di ripresa').inputValue()).toBe('45.6, 13.7');
    await dialog.getByLabel('Titolo').fill('');
    await dialog.getByRole('button', { name: 'Salva le modifiche' }).click();
    await dialog.getByText('Campo obbligatorio.').waitFor();
    await dialog.getByLabel('Titolo').fill('La nonna alla Lanterna');
    await dialog.getByLabel('Autore').fill('');
    await dialog.getByLabel('Punto di ripresa').fill('');
    await dialog.getByRole('button', { name: 'Salva le modifiche' }).click();
    await page.getByRole('heading', { name: 'La nonna alla Lanterna' }).waitFor();
    const [changed] = await site.database.query(
      'select author, year, lat from contributions where user_id = $1 and photo_id is null',
      [member.id],
    );
    expect(changed).toEqual({ author: null, year: '1931', lat: null });

    await page.getByRole('button', { name: 'Ritira: Velieri' }).click();
    await dialog.getByRole('button', { name: 'Ritira' }).click();
    await page.getByText('Contributo ritirato').waitFor();
    await page.getByRole('main').getByText('Giuseppe Wulz').waitFor({ state: 'detached' });
  });

  it('clicks twice, and in two windows, and has one favorite or none', async () => {
    const member = await site.aMember();
    const { page } = await site.openSignedIn(member, '/it/archivio');
    const other = await page.context().newPage();
    // This window does not load the saved items before the click, nor after it.
    await Promise.all([other.waitForResponse('**/api/user/marks'), other.goto('/it/archivio')]);
    await other.getByRole('button', heart).waitFor();
    await other.route('**/api/user/marks', (route) => route.abort());
    const button = page.getByRole('button', heart);
    const held = async (): Promise<number> =>
      (await site.database.query('select 1 from favorites where user_id = $1', [member.id])).length;
    await button.dblclick();
    await page.getByText('Rimosso dai preferiti').waitFor();
    expect([await button.getAttribute('aria-pressed'), await held()]).toEqual(['false', 0]);
    await button.click();
    await page.getByText('Aggiunto ai preferiti').waitFor();
    await other.getByRole('button', heart).click();
    await other.getByText('Già nei preferiti').waitFor();
    expect([await other.getByRole('button', heart).getAttribute('aria-pressed'), await held()]).toEqual(['true', 1]);
  });

  it('sorts the favorites in five ways, sees placeholders while they load, and restores one', async () => {
    const member = await site.aMember();
    const titles = ['Molo', 'Arsenale', 'Zaule'];
    const years = [1905, null, 1890];
    for (const [index, title] of titles.entries())
      await site.aFavorite({
        user: member,
        photo: await site.aPhoto({ title, year: years[index] ?? null }),
        createdAt: new Date(Date.UTC(2026, 0, index + 1)),
      });
    const { page } = await site.openSignedIn(member, '/it/user/favorites');
    const shown = () => page.getByRole('main').getByRole('article').getByRole('heading').allTextContents();
    const sort = page.getByRole('main').getByRole('combobox');
    for (const [value, order] of [
      ['oldest', ['Molo', 'Arsenale', 'Zaule']],
      ['nameAsc', ['Arsenale', 'Molo', 'Zaule']],
      ['nameDesc', ['Zaule', 'Molo', 'Arsenale']],
      ['year', ['Arsenale', 'Zaule', 'Molo']],
      ['newest', ['Zaule', 'Arsenale', 'Molo']],
    ] as const) {
      await sort.selectOption(value);
      await until(async () => String(await shown()) === String(order), 5_000);
    }
    await page.getByRole('button', { name: 'Rimuovi dai preferiti: Molo' }).click();
    await page.getByRole('button', { name: 'Annulla' }).click();
    await page.getByRole('button', { name: 'Rimuovi dai preferiti: Molo' }).waitFor();

    await page.goto('/it/about');
    await page.route('**/api/favorites', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    await page.getByRole('button', { name: /^Account di/ }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Preferiti', exact: true }).click();
    await page.getByText('Caricamento dei preferiti…').waitFor({ state: 'attached' });
    expect(await page.locator('main .skeleton').count()).toBeGreaterThanOrEqual(8);
    await page.getByRole('button', { name: 'Rimuovi dai preferiti: Molo' }).waitFor();

    for (const [asked, entry, text] of [
      ['**/api/users/*/newsletter', 'Profilo', 'Caricamento del profilo…'],
      ['**/api/user/news', 'Panoramica', 'Caricamento della tua area…'],
    ] as const) {
      let answer = (): void => undefined;
      const mayAnswer = new Promise<void>((resolve) => (answer = resolve));
      await page.route(asked, async (route) => {
        await mayAnswer;
        await route.continue();
      });
      await page.getByRole('complementary').getByRole('link', { name: entry, exact: true }).click();
      await page.getByText(text).waitFor({ state: 'attached' });
      answer();
      await page.getByText(text).waitFor({ state: 'detached' });
    }
  });

  it('sees the current entry of the menu on a phone', async () => {
    const { page } = await site.openSignedIn(await site.aMember(), '/it/user/bookmarks', {
      viewport: { width: 320, height: 700 },
    });
    const entry = page.getByRole('navigation', { name: 'La tua area' }).getByRole('link', { name: 'Segnalibri' });
    expect(await entry.evaluate((link) => link.getBoundingClientRect().right <= innerWidth)).toBe(true);
  });

  it('tells what it knows, suggests a missing value of a photograph, and sees the state of both', async () => {
    const { page } = await site.openSignedIn(await site.aMember(), `/it/foto/${photo.slug}`);
    await page.getByRole('button', { name: 'Suggerisci una correzione' }).click();
    const dialog = page.getByRole('dialog');
    expect(await dialog.getByRole('radio', { name: /^Racconta quello che sai/ }).isChecked()).toBe(true);
    await dialog.getByLabel('Con le tue parole').fill('Breve');
    await dialog.getByRole('button', { name: 'Invia' }).click();
    await dialog.getByText('Scrivi almeno 10 caratteri.').first().waitFor();
    await dialog.getByLabel('Con le tue parole').fill('Mio nonno era su uno di questi velieri.');
    await dialog.getByLabel('Anno (facoltativo)').fill('1912');
    await dialog.getByRole('checkbox', { name: 'Più o meno in quell’anno' }).check();
    await dialog.getByRole('button', { name: 'Invia' }).click();
    await page.getByText('Grazie, il tuo racconto è arrivato').waitFor();
    await page.getByRole('button', { name: 'Suggerisci una correzione' }).click();
    await dialog.getByRole('radio', { name: /^Correggi un dato/ }).check();
    await page.getByRole('dialog').getByLabel('Che cosa').selectOption('year');
    await page.getByRole('dialog').getByLabel('Anno').fill('1884');
    await page.getByRole('dialog').getByRole('button', { name: 'Invia' }).click();
    await page.getByText('Grazie, suggerimento inviato').waitFor();
    await page.goto('/it/user/contributions');
    expect(await page.getByText('In attesa').first().isVisible()).toBe(true);
    expect(await page.getByText('1884').isVisible()).toBe(true);
    expect(await page.getByText('Ricordo (circa 1912):').isVisible()).toBe(true);
    await page
      .getByRole('button', { name: /^Modifica: / })
      .last()
      .click();
    expect(await dialog.getByLabel('Anno (facoltativo)').inputValue()).toBe('1912');
    expect(await dialog.getByRole('checkbox', { name: 'Più o meno in quell’anno' }).isChecked()).toBe(true);
  });

  it('finds every page of the area accessible in both themes, and as wide as a phone', async () => {
    const { page, complaints } = await site.openSignedIn(await site.aMember(), '/it/user/dashboard', {
      reducedMotion: 'reduce',
    });
    // The question covers a part of every page, which then has no background to compare a colour with.
    await page.getByRole('button', { name: 'Solo necessari' }).click();
    const pages = ['dashboard', 'profile-page', 'profile-page?tab=password', 'profile-page?tab=activity'];
    const lists = ['contributions', 'favorites', 'bookmarks'];
    const desktop = page.viewportSize()!;
    for (const path of [...[...pages, ...lists].map((name) => `/it/user/${name}`), '/it/contribute']) {
      await page.goto(path);
      const violations = await violationsInBothThemes(page);
      await page.setViewportSize({ width: 390, height: 844 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect({ path, violations, overflow }).toEqual({ path, violations: [], overflow: 0 });
      await page.setViewportSize(desktop);
    }
    expect(complaints).toEqual([]);
  });
});
