import { violationsInBothThemes } from '../support/axe.js';
import type { OtherDate } from '../../src/contract/dates/other-date.js';
import { startSite, type TestSite } from '../support/site.js';
import { until } from '../support/until.js';

let site: TestSite;
let photo: { id: number; slug: string };

beforeAll(async () => {
  site = await startSite();
  const type = await site.anEntityType({ code: 'square', name: 'Piazza' });
  const square = await site.anEntity({ type, name: 'Piazza Unità d’Italia' });
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
  await until(async () => (await administrator.get('/api/entities?q=piazza+grande')).body.total === 1);
});
afterAll(() => site.close());

it('a member finds a card while typing, saves the search, and renames, removes and opens it on the dashboard', async () => {
  const { page, complaints } = await site.openSignedIn(await site.aMember(), '/it/search');
  const card = page.getByRole('combobox', { name: 'Scheda storica' });
  expect(await card.count()).toBe(0);
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Piazza ?\d/ })
    .click();
  await card.fill('piaza gran');
  await page.getByRole('option', { name: /^Piazza Unità d’Italia/ }).waitFor();
  expect(await violationsInBothThemes(page)).toEqual([]);
  await card.press('ArrowDown');
  await card.press('Enter');
  await page.waitForURL(/\/it\/search\?.*entityId=\d+$/);
  await until(async () => (await card.inputValue()) === 'Piazza Unità d’Italia');
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

describe('a member', () => {
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

  it('is told which part of a page could not be loaded, and loads it again', async () => {
    const member = await site.aMember();
    await site.aFavorite({ user: member, photo });
    const { page } = await site.openSignedIn(member, '/it/about');
    const open = async (name: string) => {
      await page.getByRole('button', { name: /^Account di/ }).click();
      await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
    };
    const failing = new Set(['favorites', 'bookmarks', 'contributions', 'user/news', 'user/searches']);
    await page.route(
      ({ pathname }) => failing.has(pathname.replace('/api/', '')),
      (route) => route.fulfill({ status: 400, json: { statusCode: 400, code: 'validation_failed', message: '' } }),
    );
    await open('Panoramica');
    const notLoaded = page.getByRole('alert').filter({ hasText: 'Non è stato possibile caricare questi dati.' });
    await until(async () => (await notLoaded.count()) === failing.size);
    expect(await page.getByText('Caricamento della tua area…').count()).toBe(0);
    expect(await violationsInBothThemes(page)).toEqual([]);
    failing.delete('favorites');
    await page.getByRole('region', { name: 'Preferiti recenti' }).getByRole('button', { name: 'Riprova' }).click();
    await page.getByRole('heading', { name: 'Velieri davanti alle Rive' }).waitFor();
    await until(async () => (await notLoaded.count()) === failing.size);
    const menu = page.getByRole('navigation', { name: 'La tua area' });
    for (const name of ['Contributi', 'Segnalibri']) {
      await menu.getByRole('link', { name }).click();
      await page.getByRole('heading', { level: 1, name: new RegExp(`tuoi ${name}`, 'i') }).waitFor();
      await until(async () => (await notLoaded.count()) === 1);
    }
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

  it('sees the current entry of the menu on a phone', async () => {
    const { page } = await site.openSignedIn(await site.aMember(), '/it/user/bookmarks', {
      viewport: { width: 320, height: 700 },
    });
    const entry = page.getByRole('navigation', { name: 'La tua area' }).getByRole('link', { name: 'Segnalibri' });
    expect(await entry.evaluate((link) => link.getBoundingClientRect().right <= innerWidth)).toBe(true);
    // And all of the way back.
    const trail = page.getByRole('navigation', { name: 'Percorso' });
    for (const name of ['Home', 'Panoramica']) expect(await trail.getByRole('link', { name }).isVisible()).toBe(true);
    expect(await trail.getByText('Segnalibri').isVisible()).toBe(true);
  });

  it('reads without scripts of nothing that only works with them', async () => {
    const { page } = await site.openSignedIn(await site.aMember(), '/it/user/profile-page', {
      javaScriptEnabled: false,
    });
    expect(await page.getByRole('link', { name: 'Scarica i miei dati' }).isVisible()).toBe(true);
    expect(await page.getByText('Puoi eliminare l’account quando vuoi').isVisible()).toBe(false);
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

  it('sees one field for the value, whichever it chooses after which', async () => {
    const { page, complaints } = await site.openSignedIn(await site.aMember(), `/it/foto/${photo.slug}`);
    await page.getByRole('button', { name: 'Suggerisci una correzione' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: /^Correggi un dato/ }).check();
    const choice = dialog.getByLabel('Che cosa');
    const fields = await choice
      .locator('option')
      .evaluateAll((options) => options.map((of) => of.getAttribute('value')));
    for (const [place, field] of fields.entries())
      for (const next of fields.slice(place + 1)) {
        await choice.selectOption(field);
        await choice.selectOption(next);
        expect([field, next, await dialog.locator('[name="newValue"]').count()]).toEqual([field, next, 1]);
      }
    expect(complaints).toEqual([]);
  });

  it('suggests a further date of a photograph, and finds it in its own words again', async () => {
    const { page } = await site.openSignedIn(await site.aMember(), `/it/foto/${photo.slug}`);
    await page.getByRole('button', { name: 'Suggerisci una correzione' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: /^Correggi un dato/ }).check();
    await dialog.getByLabel('Che cosa').selectOption('otherDates');
    await dialog.getByLabel('Tipo di data').selectOption('copied');
    await dialog.getByRole('group', { name: 'Altre date' }).getByRole('textbox').fill('1950 ca.');
    await dialog.getByRole('button', { name: 'Invia' }).click();
    await page.getByText('Grazie, suggerimento inviato').waitFor();
    await page.goto('/it/user/contributions');
    await page.getByText('Altre date:').first().waitFor();
    expect(await page.getByText('copied').count()).toBe(0);
    await page
      .getByRole('button', { name: /^Modifica: / })
      .first()
      .click();
    expect(await dialog.getByLabel('Tipo di data').first().inputValue()).toBe('copied');
  });

  it('takes the last further date of a photograph away', async () => {
    const printed = { kind: 'printed', dateText: '1936', edtf: '1936', earliest: '1936-01-01', latest: '1936-12-31' };
    const dated = await site.aPhoto({ title: 'La tipografia', otherDates: [printed as OtherDate] });
    const { page } = await site.openSignedIn(await site.aMember(), `/it/foto/${dated.slug}`);
    await page.getByRole('button', { name: 'Suggerisci una correzione' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: /^Correggi un dato/ }).check();
    await dialog.getByLabel('Che cosa').selectOption('otherDates');
    await dialog.getByRole('button', { name: 'Togli la data «1936»' }).click();
    await dialog.getByRole('button', { name: 'Invia' }).click();
    await page.getByText('Grazie, suggerimento inviato').waitFor();
    await page.goto('/it/user/contributions');
    await page.getByText('Nessuna altra data').waitFor();
    const [row] = await site.database.query<{ new_value: string }[]>(
      `select new_value from contributions where photo_id = $1`,
      [dated.id],
    );
    expect(row).toEqual({ new_value: 'none' });
  });

  it('finds every page of the area accessible in both themes, and as wide as a phone', async () => {
    const { page, complaints } = await site.openSignedIn(await site.aMember(), '/it/user/dashboard', {
      reducedMotion: 'reduce',
    });
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
