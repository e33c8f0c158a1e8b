import type { Page } from 'playwright-core';
import { violationsInBothThemes } from '../support/axe.js';
import { isNoMissingPicture } from '../support/complaints.js';
import { type Account, accountPassword } from '../support/factories.js';
import { startSite, type TestSite } from '../support/site.js';
import { until } from '../support/until.js';

let site: TestSite;
let administrator: Account;

beforeAll(async () => {
  site = await startSite({ RATE_LIMIT: 'off' });
  administrator = await site.anAdmin({ email: 'direzione@example.org' });
});
afterAll(() => site.close());

const opened = (account: Account, path: string, width = 1280) =>
  site.openSignedIn(account, path, { reducedMotion: 'reduce', viewport: { width, height: 900 } });

const sideMenu = (page: Page) => page.getByRole('navigation', { name: 'Pagine dell’amministrazione' });
const menuOf = (page: Page): Promise<string[]> => sideMenu(page).getByRole('link').allInnerTexts();

describe('the menu of the administration', () => {
  it('has the pages that a role may open, and no others', async () => {
    const moderator = await opened(await site.aModerator(), '/admin');
    const ofModerators = await menuOf(moderator.page);
    expect(ofModerators).toContain('Messaggi');
    expect(ofModerators).not.toContain('Fotografie');
    const editor = await opened(await site.anEditor(), '/admin');
    const ofEditors = await menuOf(editor.page);
    expect(ofEditors).toContain('Fotografie');
    expect(ofEditors).not.toContain('Utenti');
    await editor.page.goto('/admin/users');
    expect(new URL(editor.page.url()).pathname).toBe('/admin');
    const all = await menuOf((await opened(administrator, '/admin')).page);
    expect(all).toEqual(expect.arrayContaining(['Fotografie', 'Messaggi', 'Utenti', 'Chiavi API']));
  });

  it('is reduced to icons that keep their names, also on the next page', async () => {
    const { page, complaints } = await opened(administrator, '/admin');
    const side = sideMenu(page);
    const width = async (): Promise<number> => (await side.boundingBox())?.width ?? Infinity;
    const wide = await width();
    await page.getByRole('button', { name: 'Solo icone' }).click();
    await until(async () => (await width()) < wide / 2);
    await page.goto('/admin/users');
    expect(await width()).toBeLessThan(wide / 2);
    await side.getByRole('link', { name: 'Fotografie' }).click();
    await page.waitForURL('**/admin/photos');
    expect(complaints).toEqual([]);
  });

  it('stands below one slim bar, with the way to the site and no header or footer of it', async () => {
    const { page } = await opened(administrator, '/admin/users', 1800);
    const bar = page.getByRole('banner');
    expect((await bar.boundingBox())?.height).toBeLessThan(60);
    expect(await page.getByRole('contentinfo').count()).toBe(0);
    expect(await bar.getByRole('link', { name: 'Archivio', exact: true }).count()).toBe(0);
    const [main, account] = [page.getByRole('main'), bar.getByRole('button', { name: /^Account di / })];
    const right = async (of: typeof main) => ((box) => (box ? box.x + box.width : 0))(await of.boundingBox());
    // The page reaches as far as the bar.
    expect(Math.abs((await right(main)) - (await right(bar)))).toBeLessThan(1);
    expect(await right(account)).toBeGreaterThan(1700);
    expect(await violationsInBothThemes(page)).toEqual([]);
    await page.keyboard.press('Tab');
    await page.getByRole('link', { name: 'Vai al contenuto' }).press('Enter');
    expect(new URL(page.url()).hash).toBe('#main');
    await bar.getByRole('link', { name: 'Apri il sito' }).click();
    await page.waitForURL('**/it');
    await page.getByRole('contentinfo').waitFor();
  });

  it('is the one drawer on a phone, which closes when a page is chosen', async () => {
    const { page } = await opened(administrator, '/admin', 390);
    expect(await page.getByRole('button', { name: /menu/i }).count()).toBe(1);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const drawer = page.getByRole('dialog', { name: 'Amministrazione' });
    for (const name of ['Apri il sito', 'Deutsch', 'Profilo']) await drawer.getByRole('link', { name }).waitFor();
    await drawer.getByRole('link', { name: 'Utenti' }).click();
    await page.waitForURL('**/admin/users');
    await drawer.waitFor({ state: 'hidden' });
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Utenti');
  });
});

it('the administration shows nothing that only works with scripts, where there are none', async () => {
  const photo = await site.anUploadedPhoto({ title: 'Pontile' });
  await site.database.query(
    `insert into removal_requests (reference, photo_id, name, email, role, reason, language)
     values ('R-1', $1, 'Ada', 'ada@example.org', 'author', 'È mia, mai pubblicata.', 'it')`,
    [photo.id],
  );
  const [request] = await site.database.query<[{ id: number }]>('select id from removal_requests');
  const { page } = await site.openSignedIn(administrator, '/admin', {
    javaScriptEnabled: false,
    viewport: { width: 1440, height: 900 },
  });
  for (const path of [
    '/admin',
    '/admin/import',
    '/admin/report',
    '/admin/tags',
    '/admin/settings',
    `/admin/edit-photo/${photo.id}`,
    `/admin/removal-requests/${request.id}`,
  ]) {
    await page.goto(path);
    // Those of a form that is sent to an address work.
    const idle = page.locator('button:not(form[action] *), a[href^="#"]:not(.skip-link)').locator('visible=true');
    expect([path, await idle.allInnerTexts()]).toEqual([path, []]);
    const empty = page.getByRole('heading', { name: /^(Annotazioni|Nascondi la foto)$/ });
    expect([path, await empty.count()]).toEqual([path, 0]);
  }
});

describe('the search for commands', () => {
  it('goes to a page, a photo or a card by keys alone', async () => {
    const photo = await site.aPhoto({ title: 'Mercato del pesce', year: 1913 });
    await site.anEntity({ name: 'Pescheria nuova' });
    const { page, complaints } = await opened(administrator, '/admin');
    const field = page.getByRole('combobox', { name: 'Vai a…' });
    await page.keyboard.press('Control+k');
    await field.waitFor();
    expect(await violationsInBothThemes(page)).toEqual([]);
    await page.keyboard.type('utènti');
    await page.getByRole('option', { name: 'Utenti', selected: true }).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/admin/users');

    // One press closes it, whatever is typed.
    await page.keyboard.press('Control+k');
    await page.keyboard.type('molo');
    await page.keyboard.press('Escape');
    await field.waitFor({ state: 'detached' });

    await page.keyboard.press('Control+k');
    await page.keyboard.type('pesc');
    await page.getByRole('option', { name: 'Pescheria nuova', selected: true }).waitFor();
    await page.getByRole('option', { name: /Mercato del pesce.*1913/ }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.getByRole('option', { name: /Mercato del pesce/, selected: true }).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/admin/edit-photo/${photo.id}`);
    expect(complaints.filter(isNoMissingPicture)).toEqual([]);
  });
});

describe('the dashboard', () => {
  it('keeps names without a break within the window', async () => {
    const title = 'Donaudampfschifffahrtsgesellschaftskapitänskajütenschlüsselbundaufbewahrungsschrank';
    const photo = await site.aPhoto({ title });
    await site.aSuggestion({ user: await site.aMember(), photo, fieldName: 'author', newValue: title });
    for (const width of [390, 1440]) {
      const { page } = await opened(administrator, '/admin', width);
      await page.getByRole('link', { name: title }).first().waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });

  it('shows three of the contributions that wait, and decides on them at once', async () => {
    const user = await site.aMember();
    const photo = await site.aPhoto({ title: 'Riva Grumula', author: 'ignoto' });
    const values = ['Wulz', 'Pozzar', 'Benque', 'Kindermann'];
    for (const newValue of values) {
      const of = newValue === 'Wulz' ? photo : await site.aPhoto();
      await site.aSuggestion({ user, photo: of, fieldName: 'author', newValue });
    }
    const { page, complaints } = await opened(administrator, '/admin');
    const review = page.getByRole('region', { name: 'Da esaminare' });
    expect(await review.getByRole('listitem').count()).toBe(3);
    expect(await violationsInBothThemes(page)).toEqual([]);
    await review
      .getByRole('button', { name: /^Approva/ })
      .first()
      .click();
    await page.getByText("La foto è stata pubblicata nell'archivio").waitFor();
    await review.getByText('Wulz').waitFor();
    await review.getByRole('button', { name: /^Rifiuta: Riva Grumula/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Con parole proprie').fill('La firma è di un altro');
    await dialog.getByRole('button', { name: 'Rifiuta' }).click();
    await page.getByText('Il contributo è stato respinto').waitFor();
    await expect(review.getByText('Wulz').waitFor({ state: 'detached' })).resolves.toBeUndefined();
    const decided = await site.database.query(
      `select status, reason from contributions where decided_at is not null order by decided_at`,
    );
    expect(decided).toEqual([
      { status: 'approved', reason: null },
      { status: 'rejected', reason: 'La firma è di un altro' },
    ]);
    expect(complaints.filter(isNoMissingPicture)).toEqual([]);
  });

  it('names the jobs that were given up in words, with a link to what they are about', async () => {
    const { id } = await site.aPhoto();
    await site.database.query(
      `insert into job_outbox (kind, subject, subject_id, attempts, dead_at, last_error, version, done_version)
       values ('waveform', 'photo', $1, 5, now(), 'no such file', 2, 1)`,
      [id],
    );
    const { page } = await opened(administrator, '/admin');
    await page.getByText('Lavori abbandonati').click();
    const subject = page.getByRole('link', { name: `fotografia n. ${id}` });
    expect(await subject.getAttribute('href')).toBe(`/admin/edit-photo/${id}`);
    await site.database.query(`delete from job_outbox where kind = 'waveform'`);
  });
});

describe('the users', () => {
  it('get a role with the password of who gives it, are disabled, and deleted', async () => {
    const member = await site.aMember({ email: 'anna@example.org' });
    const { page, complaints } = await opened(administrator, '/admin/users');
    await page.getByLabel('Nome o e-mail').fill('anna@');
    await page.waitForURL('**/admin/users?q=anna%40');
    const row = page.getByRole('row').filter({ hasText: 'anna@example.org' });
    const choose = async (action: string) => {
      await row.getByRole('button', { name: /^Azioni per/ }).click();
      await row.getByRole('button', { name: action, exact: true }).click();
    };
    await choose('Cambia ruolo');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: /Redattore/ }).check();
    await dialog.getByLabel('La tua password').fill('sbagliata');
    await dialog.getByRole('button', { name: 'Salva' }).click();
    await dialog.getByText('Il ruolo non è stato cambiato').waitFor();
    expect(await violationsInBothThemes(page)).toEqual([]);
    await dialog.getByLabel('La tua password').fill(accountPassword);
    await dialog.getByRole('button', { name: 'Salva' }).click();
    await row.getByText('Redattore').waitFor();

    await choose('Disattiva');
    await dialog.getByLabel('La tua password').fill(accountPassword);
    await dialog.getByRole('button', { name: 'Disattiva' }).click();
    await row.getByText('Disattivato').waitFor();
    await choose('Elimina');
    await dialog.getByLabel('La tua password').fill(accountPassword);
    await dialog.getByRole('button', { name: 'Elimina' }).click();
    await page.getByText('Nessun utente trovato').waitFor();
    expect(await site.database.query('select id from users where id = $1', [member.id])).toEqual([]);
    expect(complaints.filter((complaint) => !complaint.includes('400'))).toEqual([]);
  });
});

describe('an administrator who gives up their own rights', () => {
  it('is told so first, and leaves the administration', async () => {
    const leaving = await site.anAdmin({ email: 'vado@example.org' });
    const { page } = await opened(leaving, '/admin/users?q=vado');
    const row = page.getByRole('row').filter({ hasText: 'vado@example.org' });
    // This archive sends no emails, so nobody can confirm an address.
    expect(await row.innerText()).not.toContain('non verificata');
    await row.getByRole('button', { name: /^Azioni per/ }).click();
    await row.getByRole('button', { name: 'Cambia ruolo' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: /Utente/ }).check();
    await dialog.getByText('Stai togliendo dei diritti al tuo stesso account.').waitFor();
    expect(await violationsInBothThemes(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Togli i miei diritti' }).click();
    await page.waitForURL((address) => !address.pathname.startsWith('/admin'));
    expect(await site.database.query('select role from users where id = $1', [leaving.id])).toEqual([
      { role: 'member' },
    ]);
  });
});

describe('the keys of other programs', () => {
  it('are created, shown once, and revoked', async () => {
    const { page, complaints } = await opened(administrator, '/admin/api-keys');
    await page.getByRole('button', { name: 'Nuova chiave' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Nome').fill('Catalogo regionale');
    await dialog.getByRole('radio', { name: /Leggere e scrivere/ }).check();
    await dialog.getByLabel('Valida fino al').fill('2098-01-01');
    await dialog.getByLabel('La tua password').fill(accountPassword);
    await dialog.getByRole('button', { name: 'Nuova chiave' }).click();
    const key = await dialog.getByLabel('Catalogo regionale').inputValue();
    const asProgram = () => fetch(`${site.url}/api/admin/photos`, { headers: { authorization: `Bearer ${key}` } });
    expect((await asProgram()).status).toBe(200);
    // It is shown once only, so a key press does not lose it.
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    expect(await dialog.getByLabel('Catalogo regionale').inputValue()).toBe(key);
    await dialog.getByRole('button', { name: 'Fatto' }).click();
    await page.getByText('Valida fino al 01/01/2098').waitFor();
    expect(await page.content()).not.toContain(key);
    expect(await violationsInBothThemes(page)).toEqual([]);
    await page.getByRole('button', { name: 'Revoca: Catalogo regionale' }).click();
    await dialog.getByRole('button', { name: 'Revoca' }).click();
    await page.getByText('Revocata', { exact: true }).waitFor();
    expect((await asProgram()).status).toBe(401);
    expect(complaints).toEqual([]);
  });
});

describe('the messages of visitors', () => {
  it('are read, done and deleted', async () => {
    await site.database.query(
      `insert into contact_messages (name, email, subject, message, language)
       values ('Livia', 'livia@example.org', 'Una via', E'Dove si trova?\\nGrazie', 'it')`,
    );
    const { page, complaints } = await opened(await site.aModerator(), '/admin');
    await page.getByRole('link', { name: '1 messaggio da leggere' }).click();
    await page.getByRole('link', { name: 'Da leggere', exact: true }).click();
    await page.waitForURL('**/admin/contact-messages?show=unread');
    const message = page.getByRole('listitem').filter({ hasText: 'Una via' });
    expect(await message.getByRole('link', { name: 'Rispondi per e-mail' }).getAttribute('href')).toMatch(
      /^mailto:livia%40example.org\?subject=Re/,
    );
    expect(await violationsInBothThemes(page)).toEqual([]);
    await message.getByRole('button', { name: 'Fatto' }).click();
    await page.getByText('Messaggio segnato come fatto').waitFor();
    await page.getByText('Nessun messaggio').waitFor();
    await page.getByRole('link', { name: 'Tutti', exact: true }).click();
    await message.getByRole('button', { name: 'Elimina: Una via' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Elimina' }).click();
    await page.getByText('Nessun messaggio').waitFor();
    expect(await site.database.query('select id from contact_messages')).toEqual([]);
    expect(complaints.filter(isNoMissingPicture)).toEqual([]);
  });
});
