import type { BrowserContextOptions, Page } from 'playwright-core';
import { accessibilityViolations } from '../support/axe.js';
import type { Account } from '../support/factories.js';
import { Mailbox, type ReceivedEmail } from '../support/mailbox.js';
import { untilSettled } from '../support/settled-page.js';
import { aJpeg } from '../support/scans.js';
import { signIn } from '../support/sign-in.js';
import { startSite, type TestSite, type WatchedPage } from '../support/site.js';
import { unzipped } from '../support/zip.js';

const newPassword = 'bora scura 1954';

let mailbox: Mailbox;
let site: TestSite;
let photo: { id: number; slug: string };

beforeAll(async () => {
  mailbox = await Mailbox.open();
  site = await startSite({ SMTP_URL: mailbox.url, MAIL_FROM: 'archivio@example.org', RATE_LIMIT: 'off' });
  photo = await site.anUploadedPhoto({ title: 'Velieri davanti alle Rive', license: 'CC BY-SA 4.0' });
});
afterAll(async () => {
  await site.close();
  await mailbox.close();
});

/** A browser in which somebody signed in by the form: it is a device of theirs, with the browser's name. */
async function aDevice(account: Account, path: string, options?: BrowserContextOptions): Promise<WatchedPage> {
  const opened = await site.open(`/it/auth?redirect=${encodeURIComponent(path)}`, options);
  await signIn(opened.page, account);
  await opened.page.waitForURL(`**${path}`);
  await untilSettled(opened.page);
  return opened;
}
const endSessions = ({ id }: Account): Promise<unknown> =>
  site.database.query('delete from sessions where user_id = $1', [id]);
/** Signs in with the dialog that opens when a session has ended. */
async function signInAgain(page: Page, { password }: Account): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'La sessione è terminata' });
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Accedi e invia' }).click();
}
const linkIn = ({ text }: ReceivedEmail): string => /https?:\/\/\S+/.exec(text)?.[0] ?? '';

describe('the emails of an account', () => {
  it('confirm the address of a registration, once', async () => {
    const { page } = await site.open('/it/auth?tab=register');
    await page.getByLabel('E-mail').fill('lina@example.org');
    await page.getByLabel('Password', { exact: true }).fill('abbastanza');
    await page.getByLabel('Ripeti la password').fill('abbastanza');
    await page.getByRole('checkbox', { name: /privacy/ }).check();
    await page.getByRole('button', { name: 'Registrati' }).click();
    await page.waitForURL(`${site.url}/it`);
    const first = linkIn(await mailbox.emailTo('lina@example.org'));
    await page.goto('/it/user/profile-page');
    expect(await page.getByText('Da confermare').isVisible()).toBe(true);
    await page.getByRole('button', { name: 'Mandami un nuovo link' }).click();
    await page.getByText('Link spedito').waitFor();
    const link = linkIn(await mailbox.emailTo('lina@example.org', { count: 2 }));
    expect(link).not.toBe(first);
    await page.goto(link);
    await page.getByRole('button', { name: 'Confermo' }).click();
    await page.getByText('Il tuo indirizzo è confermato').waitFor();
    const [{ verified }] = await site.database.query(
      `select email_verified_at is not null as verified from users where email_key = 'lina@example.org'`,
    );
    expect(verified).toBe(true);
    for (const used of [link, first]) {
      await page.goto(used);
      await page.getByRole('button', { name: 'Confermo' }).click();
      await page.getByRole('heading', { level: 1, name: 'Questo link non è più valido' }).waitFor();
    }
    expect(await page.getByText('l’account funziona comunque').isVisible()).toBe(true);
    await page.getByRole('main').getByRole('link', { name: 'Chiedi un nuovo link' }).click();
    await page.waitForURL('**/it/user/profile-page');
    await page.getByText('Verificato', { exact: true }).waitFor();
    expect(await page.getByRole('button', { name: 'Mandami un nuovo link' }).isVisible()).toBe(false);
  });

  it('reset a forgotten password, in the language of the page', async () => {
    const member = await site.aMember();
    const { page } = await site.open('/de/auth/forgot-password');
    await page.getByLabel('E-Mail').fill(member.email);
    await page.getByRole('button', { name: 'Link schicken' }).click();
    await page.getByRole('status').filter({ hasText: 'unterwegs' }).waitFor();
    const mail = await mailbox.emailTo(member.email);
    expect(mail.subject).toContain('Wählen Sie ein neues Passwort');
    await page.goto(linkIn(mail));
    await page.getByLabel('Neues Passwort').fill(newPassword);
    await page.getByLabel('Passwort wiederholen').fill(newPassword);
    await page.getByRole('button', { name: 'Passwort speichern' }).click();
    await page.waitForURL('**/de/auth?done=password');
    await page.getByLabel('E-Mail').fill(member.email);
    await page.getByLabel('Passwort', { exact: true }).fill(newPassword);
    await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
    await page.waitForURL(`${site.url}/de`);
    // Said before a password is typed for nothing.
    await page.goto(linkIn(mail));
    const spent = page.getByRole('heading', { level: 1, name: 'Dieser Link ist nicht mehr gültig' });
    await spent.waitFor();
    expect(await spent.evaluate((heading) => heading === document.activeElement)).toBe(true);
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.getByRole('main').getByRole('link', { name: 'Neuen Link anfordern' }).click();
    await page.waitForURL('**/de/auth/forgot-password');
  });
});

describe('a sign-in', () => {
  const dayMs = 24 * 60 * 60 * 1000;

  it.each([
    ['ends with the browser', false, -1],
    ['is remembered for 30 days when that is asked for', true, 30],
  ])('%s', async (_title, remember, days) => {
    const member = await site.aMember();
    const { page } = await site.open('/it/auth');
    await page.getByLabel('Ricordami su questo dispositivo').setChecked(remember);
    await signIn(page, member);
    await page.waitForURL(`${site.url}/it`);
    const session = (await page.context().cookies()).find(({ name }) => name === 'session');
    expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
    const expires = session?.expires ?? 0;
    expect(expires === -1 ? -1 : Math.round((expires * 1000 - Date.now()) / dayMs)).toBe(days);
  });
});

describe('the profile', () => {
  it('saves a name and an avatar, and confirms it', async () => {
    const { page, complaints } = await site.openSignedIn(await site.aMember(), '/it/user/profile-page');
    await page.getByLabel('Nome', { exact: true }).fill('Giuseppina');
    await page.getByRole('button', { name: 'Salva' }).click();
    await page.getByText('Profilo aggiornato').waitFor();
    expect(await page.getByRole('complementary').getByText('Giuseppina').isVisible()).toBe(true);
    await page.getByText('Profilo aggiornato').waitFor({ state: 'detached' });
    await page.getByLabel('Scegli un’immagine').setInputFiles({
      name: 'io.jpg',
      mimeType: 'image/jpeg',
      buffer: await aJpeg({ seed: 3 }),
    });
    await page.getByText('Profilo aggiornato').waitFor();
    await page.locator('aside img[src^="/uploads/avatars/"]').waitFor();
    expect(complaints).toEqual([]);

    // Nothing is sent without an address, which would take the picture away.
    await page.getByRole('button', { name: 'Usa questo indirizzo' }).click();
    await page.getByText('Campo obbligatorio.').waitFor();
    await page.getByLabel('Oppure l’indirizzo di un’immagine').fill('http://example.org/io.jpg');
    await page.getByRole('button', { name: 'Usa questo indirizzo' }).click();
    await page.getByText('Scrivi un indirizzo che comincia con https://').waitFor();
    expect(await page.locator('aside img[src^="/uploads/avatars/"]').isVisible()).toBe(true);

    // The archive copies no image from its own machine; the present one stays.
    await page.getByLabel('Oppure l’indirizzo di un’immagine').fill('https://127.0.0.1/io.jpg');
    await page.getByRole('button', { name: 'Usa questo indirizzo' }).click();
    await page.getByText('A questo indirizzo non c’è un’immagine che possiamo leggere.').first().waitFor();
    expect(await page.locator('aside img[src^="/uploads/avatars/"]').isVisible()).toBe(true);
  });

  it('says what is wrong in a message and beside the field', async () => {
    const { page } = await site.openSignedIn(await site.aMember(), '/it/user/profile-page');
    await page.getByLabel('Nome', { exact: true }).fill('x'.repeat(201));
    await page.getByRole('button', { name: 'Salva' }).click();
    const message = page.getByRole('region', { name: 'Notifiche' }).getByText('Alcuni dati non sono validi');
    await message.waitFor();
    expect(await page.getByText('Testo troppo lungo.').isVisible()).toBe(true);
  });

  it('gives and withdraws the consent to the newsletter', async () => {
    const member = await site.aMember();
    const { page } = await site.openSignedIn(member, '/it/user/profile-page');
    const box = page.getByRole('checkbox', { name: /che cosa c’è di nuovo/ });
    await box.click();
    await page.getByText('Consenso registrato').waitFor();
    await page.reload();
    expect(await box.isChecked()).toBe(true);
    await box.click();
    await page.getByText('Consenso ritirato').waitFor();
    const held = await site.database.query('select withdrawn_at from consents where user_id = $1', [member.id]);
    expect(held).toEqual([{ withdrawn_at: expect.any(Date) }]);
  });

  it('changes the password: other browsers are signed out, this one is not, and the form is empty', async () => {
    const member = await site.aMember();
    const { page } = await site.openSignedIn(member, '/it/user/profile-page?tab=password');
    const elsewhere = await site.openSignedIn(member, '/it/user/dashboard');
    const change = async (current: string, wanted: string, again = wanted) => {
      await page.getByLabel('Password attuale').fill(current);
      await page.getByLabel('Nuova password').fill(wanted);
      await page.getByLabel('Ripeti la password').fill(again);
      await page.getByRole('button', { name: 'Cambia la password' }).click();
    };
    await change('non è questa', newPassword);
    await page.getByText('La password attuale non è corretta.').waitFor();
    await change(member.password, 'corta');
    await page.getByText('La nuova password deve avere almeno 8 caratteri.').waitFor();
    await change(member.password, newPassword, 'altro');
    await page.getByText('Le due password non coincidono.').waitFor();
    await change(member.password, newPassword);
    await page.getByText('Password cambiata').waitFor();
    for (const label of ['Password attuale', 'Nuova password', 'Ripeti la password'])
      expect(await page.getByLabel(label).inputValue()).toBe('');
    await page.goto('/it/user/favorites');
    expect(new URL(page.url()).pathname).toBe('/it/user/favorites');
    await elsewhere.page.getByRole('main').getByRole('link', { name: 'Preferiti', exact: true }).click();
    await elsewhere.page.waitForURL('**/it/auth?redirect=%2Fit%2Fuser%2Ffavorites');
  });

  it('lists the devices and ends one of them', async () => {
    const member = await site.aMember();
    const { page } = await aDevice(member, '/it/user/profile-page?tab=activity');
    const phone = await aDevice(member, '/it/archivio', {
      userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    });
    await page.reload();
    expect(await page.getByText('Questo dispositivo').isVisible()).toBe(true);
    await page.getByRole('button', { name: /^Disconnetti: Firefox/ }).click();
    await page.getByText('Dispositivo disconnesso').waitFor();
    expect(await page.getByText('Firefox, Linux').isVisible()).toBe(false);
    // At the next click the other browser is anonymous: the action waits for a sign-in.
    await phone.page.getByRole('button', { name: /preferiti: Velieri/ }).click();
    await phone.page.getByText('Accedi per aggiungere ai preferiti').waitFor();
    await phone.page.waitForURL('**/it/auth?redirect=%2Fit%2Farchivio');
  });

  it('exports all data about the member', async () => {
    const member = await site.aMember();
    await site.aFavorite({ user: member, photo });
    const { page } = await aDevice(member, '/it/about');
    await page.evaluate(async () => {
      const token = /csrf=([^;]+)/.exec(document.cookie)?.[1] ?? '';
      await fetch('/api/contact', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-csrf-token': decodeURIComponent(token) },
        body: JSON.stringify({
          name: 'Ada',
          email: 'a@example.org',
          subject: 'Il molo',
          message: 'Una domanda sul molo',
        }),
      });
    });
    await page.goto('/it/user/profile-page');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Scarica i miei dati' }).click(),
    ]);
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
    const files = unzipped(Buffer.concat(chunks));
    const read = (name: string): unknown => JSON.parse(files.get(`${name}.json`)?.toString('utf8') ?? 'null');
    expect(download.suggestedFilename()).toBe('account.zip');
    expect(read('account')).toMatchObject({ email: member.email, language: 'it' });
    expect(read('favorites')).toMatchObject([{ title: 'Velieri davanti alle Rive' }]);
    expect(read('contact-messages')).toMatchObject([{ message: 'Una domanda sul molo' }]);
    expect(read('sessions')).toMatchObject([{ system: 'Linux' }]);
  });

  it('is deleted with all that is private, and leaves what was accepted without a name', async () => {
    const member = await site.aMember();
    await site.aSuggestion({ user: member, photo, newValue: 'Wulz', status: 'approved', decidedAt: new Date() });
    await site.aSuggestion({ user: member, photo, newValue: 'Wulz' });
    await site.aFavorite({ user: member, photo });
    const { page } = await site.openSignedIn(member, '/it/user/profile-page');
    await page.getByRole('button', { name: 'Elimina l’account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Eliminare l’account?' });
    expect(await dialog.getByText('I contributi accolti restano, senza il tuo nome').isVisible()).toBe(true);
    await dialog.getByLabel('Password', { exact: true }).fill('non è questa');
    await dialog.getByRole('button', { name: 'Elimina per sempre' }).click();
    await dialog.getByText('La password attuale non è corretta.').waitFor();
    await dialog.getByLabel('Password', { exact: true }).fill(member.password);
    await dialog.getByRole('button', { name: 'Elimina per sempre' }).click();
    await page.getByText('Il tuo account è stato eliminato').waitFor();
    await page.goto('/it/user/dashboard');
    expect(new URL(page.url()).pathname).toBe('/it/auth');
    await untilSettled(page);
    await signIn(page, member);
    await page.getByText('E-mail o password non corretti.').waitFor();
    const left = await site.database.query(
      `select user_id, new_value from contributions where photo_id = $1 and new_value = 'Wulz'`,
      [photo.id],
    );
    expect(left).toEqual([{ user_id: null, new_value: 'Wulz' }]);
    for (const table of ['favorites', 'bookmarks', 'consents', 'sessions'])
      expect(await site.database.query(`select 1 from ${table} where user_id = $1`, [member.id])).toEqual([]);
  });
});

describe('a session that ends in the middle of a form', () => {
  it('does not lose a suggestion: after the sign-in it is sent as it was typed', async () => {
    const member = await site.aMember();
    const { page } = await site.openSignedIn(member, `/it/foto/${photo.slug}`);
    await page.getByRole('button', { name: 'Suggerisci una correzione' }).click();
    const form = page.getByRole('dialog', { name: 'Sai qualcosa di più?' });
    await form.getByRole('radio', { name: /^Correggi un dato/ }).check();
    await form.getByLabel('Che cosa').selectOption('author');
    await form.getByLabel('Autore').fill('Giuseppe Wulz');
    await endSessions(member);
    await form.getByRole('button', { name: 'Invia' }).click();
    await signInAgain(page, member);
    await page.getByText('Grazie, suggerimento inviato').waitFor();
    const sent = await site.database.query('select new_value from contributions where user_id = $1', [member.id]);
    expect(sent).toEqual([{ new_value: 'Giuseppe Wulz' }]);
  });

  it('does not lose a proposed photograph and its image', async () => {
    const member = await site.aMember();
    const { page } = await site.openSignedIn(member, '/it/contribute');
    await page.locator('input[name=image]').setInputFiles({
      name: 'nonna.jpg',
      mimeType: 'image/jpeg',
      buffer: await aJpeg({ seed: 77 }),
    });
    await page.getByLabel('Titolo').fill('La nonna al Pedocin');
    await page.getByRole('radio', { name: 'Un’altra licenza' }).check();
    await page.locator('input[name=license]').fill('CC0');
    await page.getByRole('checkbox', { name: /Dichiaro/ }).check();
    await endSessions(member);
    await page.getByRole('button', { name: 'Invia la proposta' }).click();
    await signInAgain(page, member);
    await page.waitForURL('**/it/user/contributions');
    await page.getByText('La nonna al Pedocin').first().waitFor();
    const sent = await site.database.query('select title, license from contributions where user_id = $1', [member.id]);
    expect(sent).toEqual([{ title: 'La nonna al Pedocin', license: 'CC0' }]);
  });

  it('goes on when the member has signed in elsewhere, without a password of the archive', async () => {
    const member = await site.aMember();
    const { page } = await site.openSignedIn(member, '/it/user/profile-page');
    await page.getByLabel('Nome', { exact: true }).fill('Nerina');
    await endSessions(member);
    await page.getByRole('button', { name: 'Salva' }).click();
    const dialog = page.getByRole('dialog', { name: 'La sessione è terminata' });
    const opening = page.waitForEvent('popup');
    await dialog.getByRole('link', { name: /^Accedi in un altro modo/ }).click();
    const other = await opening;
    await signIn(other, member);
    await other.waitForURL(({ pathname }) => !pathname.includes('/auth'));
    await other.close();
    await page.bringToFront();
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await page.getByText('Profilo aggiornato').waitFor();
    expect(await dialog.isVisible()).toBe(false);
  });

  it('does not lose the profile form, even when the member does not sign in at once', async () => {
    const member = await site.aMember();
    const { page } = await site.openSignedIn(member, '/it/user/profile-page');
    await page.getByLabel('Nome', { exact: true }).fill('Giuseppina');
    await endSessions(member);
    await page.getByRole('button', { name: 'Salva' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Annulla' }).click();
    await page.getByText('Utente non autenticato').waitFor();
    expect(await page.getByLabel('Nome', { exact: true }).inputValue()).toBe('Giuseppina');
    await page.getByRole('button', { name: 'Salva' }).click();
    await signInAgain(page, member);
    await page.getByText('Profilo aggiornato').waitFor();
  });
});
