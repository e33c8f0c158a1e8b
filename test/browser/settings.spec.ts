import { violationsInBothThemes } from '../support/axe.js';
import { isNoMissingPicture } from '../support/complaints.js';
import type { Account } from '../support/factories.js';
import { Mailbox } from '../support/mailbox.js';
import { startSite, type TestSite } from '../support/site.js';
import { whileSending } from '../support/while-sending.js';

let mailbox: Mailbox;
let site: TestSite;
let administrator: Account;

beforeAll(async () => {
  mailbox = await Mailbox.open();
  site = await startSite({ RATE_LIMIT: 'off', SMTP_URL: mailbox.url, MAIL_FROM: 'archivio@example.org' });
  administrator = await site.anAdmin({ email: 'direzione@example.org' });
});
afterAll(async () => {
  await site.close();
  await mailbox.close();
});

const opened = (path: string, width = 1280) =>
  site.openSignedIn(administrator, path, { reducedMotion: 'reduce', viewport: { width, height: 900 } });

describe('the settings', () => {
  it('are changed section by section, refused at their field, and shown on the site at once', async () => {
    await site.aPhoto({ title: 'Il faro della Lanterna' });
    const { page, complaints } = await opened('/admin/settings');
    expect(await violationsInBothThemes(page)).toEqual([]);
    const name = page.getByRole('group', { name: 'Nome del sito' }).getByLabel('Italiano');
    await name.fill('Gorizia ieri');
    await page.getByLabel('Pagina sociale del progetto').fill('nessun indirizzo');
    await page.getByLabel('Dal, periodo 2').fill('1850');
    await page.getByRole('button', { name: 'Salva' }).click();
    await page.getByText('Le modifiche non sono state salvate').waitFor();
    await page.getByText('I periodi devono essere in ordine di tempo').waitFor();
    expect(await violationsInBothThemes(page)).toEqual([]);

    await page.getByLabel('Pagina sociale del progetto').fill('');
    await page.getByRole('button', { name: 'Togli il periodo 2' }).click();
    const featured = page.getByRole('group', { name: 'Fotografie in evidenza', exact: true });
    await featured.getByRole('combobox').fill('lanterna');
    await featured.getByRole('option', { name: /Lanterna/ }).click();
    await page.getByRole('button', { name: 'Salva' }).click();
    await page.getByText('Modifiche salvate').waitFor();

    await page.goto('/it');
    expect(await page.title()).toContain('Gorizia ieri');
    const first = page.getByRole('region', { name: 'Fotografie in evidenza' }).getByRole('link').nth(1);
    expect(await first.innerText()).toContain('Lanterna');
    await page.goto('/admin/settings');
    expect(await page.getByLabel('Dal, periodo 2').inputValue()).toBe('1880');
    expect(complaints.filter((text) => isNoMissingPicture(text) && !text.includes('400'))).toEqual([]);
  });

  it('keep what is typed while they are being saved, and find what somebody else has changed in it', async () => {
    const other = await site.signedIn(await site.anAdmin());
    const { page } = await opened('/admin/settings');
    const name = page.getByRole('group', { name: 'Nome del sito' }).getByLabel('Italiano');
    const social = page.getByLabel('Pagina sociale del progetto');
    const save = page.getByRole('button', { name: 'Salva' });
    await other.change('PUT', '/api/admin/settings', {
      json: { city: 'Grado', socialUrl: 'https://example.org/loro' },
    });
    await name.fill('Grado ieri');
    await whileSending(
      page,
      '/api/admin/settings',
      () => save.click(),
      () => social.fill('https://example.org/mia'),
    );
    await page.getByText('Modifiche salvate').waitFor();
    expect((await other.get('/api/admin/settings')).body).toMatchObject({
      siteName: 'Grado ieri',
      socialUrl: 'https://example.org/loro',
    });
    await page.getByText('Ci sono modifiche non salvate.').waitFor();
    await save.click();
    const dialog = page.getByRole('dialog', { name: 'Qualcun altro ha modificato questi dati' });
    await dialog.getByText('https://example.org/loro').waitFor();
    await dialog.getByRole('button', { name: 'Unisci le versioni' }).click();
    await dialog.waitFor({ state: 'detached' });
    await save.click();
    await page.getByText('Ci sono modifiche non salvate.').waitFor({ state: 'detached' });
    expect((await other.get('/api/admin/settings')).body).toMatchObject({
      siteName: 'Grado ieri',
      city: 'Grado',
      socialUrl: 'https://example.org/mia',
    });
  });

  it('are merged where two administrators have changed them at the same time', async () => {
    const other = await site.signedIn(await site.anAdmin());
    const { page } = await opened('/admin/settings');
    const name = page.getByRole('group', { name: 'Nome del sito' }).getByLabel('Italiano');
    const city = page.getByRole('group', { name: 'Città' }).getByLabel('Italiano');
    const save = page.getByRole('button', { name: 'Salva' });
    await other.change('PUT', '/api/admin/settings', { json: { city: 'Muggia' } });
    await name.fill('Il mio nome');
    await save.click();
    await page.getByText('Modifiche salvate').waitFor();
    expect(await city.inputValue()).toBe('Muggia');
    await other.change('PUT', '/api/admin/settings', { json: { siteName: 'Il nome di un altro' } });
    await name.fill('Il mio nome, ancora');
    await save.click();
    const dialog = page.getByRole('dialog', { name: 'Qualcun altro ha modificato questi dati' });
    await dialog.getByText('Il nome di un altro').waitFor();
    expect(await violationsInBothThemes(page)).toEqual([]);
    await dialog.getByRole('radio', { name: /La versione salvata/ }).check();
    await dialog.getByRole('button', { name: 'Unisci le versioni' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await name.inputValue()).toBe('Il nome di un altro');
    expect((await other.get('/api/admin/settings')).body).toMatchObject({ siteName: 'Il nome di un altro' });
  });

  it('of a tag and of a category as well', async () => {
    const other = await site.signedIn(await site.anAdmin());
    const [tag, type] = [await site.aTag({ name: 'corriere' }), await site.anEntityType({ name: 'Bagno' })];
    const { page } = await opened('/admin/tags?q=corriere');
    const conflict = page.getByRole('dialog', { name: 'Qualcun altro ha modificato questi dati' });
    const mergeMine = async () => {
      await conflict.getByRole('button', { name: 'Unisci le versioni' }).click();
      await conflict.waitFor({ state: 'detached' });
    };
    await page.getByRole('button', { name: 'Modifica: corriere' }).click();
    const dialog = page.getByRole('dialog', { name: 'Modifica il tag' });
    await dialog.getByLabel('English').fill('coaches');
    await other.change('PATCH', `/api/admin/tags/${tag.id}`, { json: { nameEn: 'buses', nameDe: 'Busse' } });
    await dialog.getByRole('button', { name: 'Salva' }).click();
    await conflict.getByText('buses').waitFor();
    await mergeMine();
    expect(await dialog.getByLabel('Deutsch').inputValue()).toBe('Busse');
    await dialog.getByRole('button', { name: 'Salva' }).click();
    await page.getByText('Modifiche salvate').waitFor();
    expect((await other.get(`/api/admin/tags/${tag.id}`)).body).toMatchObject({ nameEn: 'coaches', nameDe: 'Busse' });

    await page.goto(`/admin/entity-types?edit=${type.id}`);
    const description = page.getByRole('group', { name: 'Descrizione' }).getByLabel('Italiano');
    await description.fill('La mia');
    await page.getByText('Verde', { exact: true }).click();
    await other.change('PATCH', `/api/admin/entity-types/${type.id}`, {
      json: { description: 'La sua', icon: 'water' },
    });
    await page.getByRole('button', { name: 'Salva' }).click();
    await conflict.getByText('La sua').waitFor();
    await mergeMine();
    await page.getByRole('button', { name: 'Salva' }).click();
    await page.getByText('Modifiche salvate').waitFor();
    const types = (await other.get('/api/admin/entity-types')).body as { id: number }[];
    expect(types.find(({ id }) => id === type.id)).toMatchObject({
      description: 'La mia',
      icon: 'water',
      color: 'green',
    });
  });

  it('show below no bar what the keyboard moves to', async () => {
    const { page } = await opened('/admin/settings', 1024);
    const covered = new Set<string>();
    await page.getByLabel('Italiano').first().focus();
    for (const key of [...Array<string>(40).fill('Tab'), ...Array<string>(40).fill('Shift+Tab')]) {
      await page.keyboard.press(key);
      const cover = await page.evaluate(() => {
        // A button that chooses a file is the label of an invisible field.
        const field = document.activeElement!;
        const focused = field.closest('label:has(.sr-only)') ?? field;
        const { left, top, width, height } = focused.getBoundingClientRect();
        // Of a field of several lines, browsers scroll to the line with the caret.
        const seen = document.elementFromPoint(left + width / 2, top + Math.min(height, 40) / 2);
        return seen !== null && focused.contains(seen) ? null : focused.outerHTML.slice(0, 120);
      });
      if (cover !== null) covered.add(cover);
    }
    expect([...covered]).toEqual([]);
  });
  it('test the mail server', async () => {
    const { page } = await opened('/admin/settings');
    await page.getByRole('button', { name: 'Invia un’e-mail di prova al mio indirizzo' }).click();
    await page.getByText('Il server ha accettato il messaggio per direzione@example.org').waitFor();
    expect((await mailbox.emailTo('direzione@example.org')).subject).toMatch(/^Prova di invio/);
    expect(await violationsInBothThemes(page)).toEqual([]);
  });
});

describe('a message of the contact form', () => {
  it('is counted in the menu, answered by mail, and shows its answer', async () => {
    await site.database.query(
      `insert into contact_messages (name, email, subject, message, language)
       values ('Ada Bianchi', 'ada@example.org', 'Una fotografia', 'Chi è il pilota?', 'it')`,
    );
    const { page, complaints } = await opened('/admin/contact-messages');
    const menu = page.getByRole('navigation', { name: 'Pagine dell’amministrazione' });
    await menu.getByRole('link', { name: 'Messaggi 1 in attesa' }).waitFor();
    await page.getByRole('button', { name: 'Rispondi a Ada Bianchi: Una fotografia' }).click();
    const dialog = page.getByRole('dialog', { name: 'Rispondi a Ada Bianchi' });
    expect(await dialog.getByLabel('Oggetto').inputValue()).toBe('Re: Una fotografia');
    await dialog.getByRole('button', { name: 'Invia' }).click();
    await dialog.getByText('Campo obbligatorio.').waitFor();
    expect(await violationsInBothThemes(page)).toEqual([]);
    await dialog.getByLabel('Testo').fill('È il capitano Rossi.');
    await dialog.getByRole('button', { name: 'Invia' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('list', { name: 'Risposte' }).getByText('È il capitano Rossi.').waitFor();
    await menu.getByRole('link', { name: 'Messaggi', exact: true }).waitFor();
    expect((await mailbox.emailTo('ada@example.org')).text).toContain('> Chi è il pilota?');
    expect(await violationsInBothThemes(page)).toEqual([]);
    expect(complaints.filter((text) => !text.includes('400'))).toEqual([]);
  });
});

it.each(['/admin/settings', '/admin/contact-messages'])('%s fits a screen of 320 pixels', async (path) => {
  const { page } = await opened(path, 320);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
