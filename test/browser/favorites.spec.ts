import { startSite, type TestSite } from '../support/site.js';
import { until } from '../support/until.js';

let site: TestSite;
let photo: { id: number; slug: string };

beforeAll(async () => {
  site = await startSite();
  const square = await site.anEntity({ name: 'Piazza Unità d’Italia' });
  photo = await site.anUploadedPhoto({ title: 'Velieri davanti alle Rive', entityIds: String(square.id) });
});
afterAll(() => site.close());

const heart = { name: /preferiti: Velieri/ };

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
      await until(async () => String(await shown()) === String(order));
    }
    await page.getByRole('button', { name: 'Rimuovi dai preferiti: Molo' }).click();
    await page.getByRole('button', { name: 'Annulla' }).click();
    await page.getByRole('button', { name: 'Rimuovi dai preferiti: Molo' }).waitFor();

    await page.goto('/it/about');
    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/favorites', async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole('button', { name: /^Account di/ }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Preferiti', exact: true }).click();
    await page.getByText('Caricamento dei preferiti…').waitFor({ state: 'attached' });
    expect(await page.locator('main .skeleton').count()).toBeGreaterThanOrEqual(8);
    answer();
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
});
