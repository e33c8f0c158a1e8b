import type { Page } from 'playwright-core';
import { violationsInBothThemes } from '../support/axe.js';
import type { Account } from '../support/factories.js';
import { untilSettled } from '../support/settled-page.js';
import { startSite } from '../support/site.js';
import { zipped } from '../support/zip.js';

let site: Awaited<ReturnType<typeof startSite>>;
let editor: Account;

beforeAll(async () => {
  site = await startSite({ RATE_LIMIT: 'off' });
  editor = await site.anEditor();
});
afterAll(() => site.close());

const opened = (path: string, options: object = {}) =>
  site.openSignedIn(editor, path, {
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 900 },
    ...options,
  });

/** Chooses a file in the list of imports, and waits for what is known of it. */
async function send(page: Page, name: string, content: string | Buffer): Promise<void> {
  await page
    .getByLabel('Scegli un file')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) });
  await page.waitForURL(/\/admin\/import\/\d+$/);
}

async function aDraft(page: Page, content: string): Promise<string> {
  await send(page, 'fondo.csv', content);
  await page.getByRole('heading', { name: 'Che cosa significano le colonne' }).waitFor();
  return new URL(page.url()).pathname;
}

const step = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Passi dell’importazione' }).getByRole('link', { name });
const badge = (page: Page, state: string) => page.getByRole('status').filter({ hasText: new RegExp(`^${state}$`) });

async function goOn(page: Page, to: string, address: string): Promise<void> {
  await page.getByRole('link', { name: `Avanti: ${to}` }).click();
  await page.waitForURL(`**/${address}`);
  await untilSettled(page);
}

describe('a curator', () => {
  it('chooses a file before the scripts of the page have come', async () => {
    const { page, complaints } = await opened('/admin');
    let letGo = (): void => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route('**/assets/**/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/admin/import', { waitUntil: 'commit' });
    await page
      .getByLabel('Scegli un file')
      .setInputFiles({ name: 'fondo.csv', mimeType: 'text/csv', buffer: Buffer.from('id;Titolo\n1;Molo\n') });
    letGo();
    await page.waitForURL(/\/admin\/import\/\d+$/);
    await page.getByRole('heading', { name: 'Che cosa significano le colonne' }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('brings in a spreadsheet step by step, and takes it back', async () => {
    await site.aTag({ name: 'Porto Nuovo' });
    const { page, complaints } = await opened('/admin/import');
    await aDraft(
      page,
      'id;Titolo;Data;Parole;Nota interna\n1;Molo San Carlo;1905 ca.;Porto Nuvo;a\n2;Piazza;chissà;;b\n2;Corso;;;c\n',
    );

    expect(await page.getByLabel('«Titolo» diventa').inputValue()).toBe('title_it');
    await page.getByRole('heading', { name: 'Molo San Carlo' }).waitFor();
    await page.getByText('Si legge: intorno al 1905.').waitFor();
    await page.getByText('Questa data non si lascia leggere: resta come è scritta.').waitFor();
    await page.getByLabel('«Parole» diventa').selectOption('tags');
    await page.getByText('Ci sono modifiche non salvate.').waitFor();
    await page.getByRole('button', { name: 'Aggiungi un valore' }).click();
    await page.getByRole('button', { name: 'Salva', exact: true }).click();
    await page.getByText('Campo obbligatorio.').first().waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Campo');
    await page.getByLabel('Campo', { exact: true }).selectOption('license');
    await page.getByLabel('Valore per tutte le righe: Licenza').fill('CC0 1.0');
    expect(await violationsInBothThemes(page)).toEqual([]);
    await page.getByRole('button', { name: 'Salva e vai al controllo' }).click();
    await page.waitForURL('**/check');

    await page.getByRole('button', { name: 'Controlla tutto il file' }).click();
    await badge(page, 'Controllata').waitFor();
    const finding = page.getByRole('row').filter({ hasText: 'L’archivio non ha questo tag.' });
    await finding.getByRole('button', { name: 'Porto Nuovo' }).click();
    expect(await violationsInBothThemes(page)).toEqual([]);
    await page.getByRole('button', { name: 'Applica 1 sostituzione e controlla di nuovo' }).click();
    await finding.waitFor({ state: 'detached' });
    await badge(page, 'Controllata').waitFor();
    expect(await page.getByRole('definition').allInnerTexts()).toEqual(['2', '0', '0', '1']);

    await goOn(page, 'Importazione', 'import');
    await page.getByRole('button', { name: 'Importa', exact: true }).click();
    const dialog = page.getByRole('dialog');
    expect(await dialog.getByText('Nuove: 2. Cambiate: 0. Rifiutate: 1.').count()).toBe(1);
    await dialog.getByRole('button', { name: 'Importa' }).click();
    await badge(page, 'Conclusa').waitFor();
    expect(await violationsInBothThemes(page)).toEqual([]);
    const photos = await site.database.query<{ title: string; license: string }[]>(
      'select title, license from photos order by id',
    );
    expect(photos.map(({ title }) => title)).toEqual(['Molo San Carlo', 'Piazza']);

    await page.getByRole('button', { name: 'Ritira' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Ritira' }).click();
    await badge(page, 'Ritirata').waitFor();
    expect(complaints).toEqual([]);
  });

  it('sees what a later delivery changes, and decides where both sides have edited a field', async () => {
    const { page, complaints } = await opened('/admin/import');
    const deliver = async (author: string): Promise<void> => {
      await aDraft(page, `codice;Titolo;Autore\nA1;Riva Grumula;${author}\n`);
      await page.getByRole('link', { name: 'Avanti: Controllo' }).click();
      await page.getByRole('button', { name: 'Controlla tutto il file' }).click();
      await badge(page, 'Controllata').waitFor();
    };
    await deliver('Wulz');
    await goOn(page, 'Importazione', 'import');
    await page.getByRole('button', { name: 'Importa', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Importa' }).click();
    await badge(page, 'Conclusa').waitFor();
    await site.database.query(`update photos set author = 'Studio Wulz' where title = 'Riva Grumula'`);

    await page.goto(`${site.url}/admin/import`);
    await deliver('Pozzar');
    const conflict = page.getByRole('group', { name: 'Autore: modificato qui e nel file' });
    expect(await conflict.getByRole('button', { pressed: true }).innerText()).toBe('Tieni quello dell’archivio');
    const sides = conflict.getByRole('listitem');
    expect(await sides.allInnerTexts()).toEqual([
      expect.stringMatching(/Archivio: vale\s+Studio Wulz/) as string,
      expect.stringMatching(/File: scartato\s+Pozzar/) as string,
    ]);
    expect(await page.locator('del').allInnerTexts()).toEqual(['Pozzar']);
    expect(await violationsInBothThemes(page)).toEqual([]);
    await conflict.getByRole('button', { name: 'Prendi quello del file' }).click();
    expect(await page.locator('del').allInnerTexts()).toEqual(['Studio Wulz']);
    await page.getByRole('button', { name: 'Applica 1 decisione e controlla di nuovo' }).click();
    await badge(page, 'Controllata').waitFor();
    await page.getByRole('heading', { name: 'Che cosa differisce dall’archivio' }).waitFor();
    expect(await conflict.getByRole('button', { pressed: true }).innerText()).toBe('Prendi quello del file');
    expect(complaints).toEqual([]);
  });

  it('reads where a file is broken, and forgets it after a question', async () => {
    const { page } = await opened('/admin/import');
    await send(page, 'rotto.csv', 'Titolo;Anno\n"Molo;1905\nPiazza;1910\n');
    await page.getByText('Una virgoletta è aperta e mai chiusa.').waitFor();
    expect(await step(page, 'Colonne').count()).toBe(0);
    expect(await violationsInBothThemes(page)).toEqual([]);
    await page.getByRole('button', { name: 'Elimina l’importazione' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Elimina l’importazione' }).click();
    await page.getByRole('heading', { name: 'Importazioni', exact: true }).waitFor();
    expect(await page.getByText('rotto.csv').count()).toBe(0);
  });

  it('chooses which table of a zip is read where nothing says what they are', async () => {
    const { page, complaints } = await opened('/admin/import');
    await send(
      page,
      'fondo.zip',
      await zipped({ 'elenco.csv': 'Titolo\nMolo\n', 'altre/lotto.csv': 'Titolo\nRiva\n' }),
    );
    await badge(page, 'Tabella da scegliere').waitFor();
    expect(await violationsInBothThemes(page)).toEqual([]);
    await page.goto(`${site.url}/admin/import`);
    const row = page.getByRole('row').filter({ hasText: 'Tabella da scegliere' });
    await row.getByRole('link', { name: 'fondo.zip' }).click();
    await page.getByLabel('Quale tabella si legge').selectOption('elenco.csv');
    await page.getByRole('button', { name: 'Leggi questa tabella' }).click();
    await badge(page, 'Da preparare').waitFor();
    await page.getByRole('heading', { name: 'elenco.csv' }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('reads a table otherwise than it was recognised, and keeps its place', async () => {
    const { page } = await opened('/admin/import');
    const path = await aDraft(page, 'Titolo;Anno\nMolo;1905\n');
    await step(page, 'File').click();
    await page.waitForURL('**/file');
    await page.getByLabel('La prima riga della tabella ha i nomi delle colonne').uncheck();
    await page.getByRole('button', { name: 'Leggi di nuovo' }).click();
    await page.getByText('Column A · Column B').waitFor();
    await badge(page, 'Da preparare').waitFor();
    await page.goto(path);
    expect(await step(page, 'Colonne').getAttribute('aria-current')).toBe('step');
    expect(await page.getByLabel('«Column A» diventa').count()).toBe(1);
  });

  it('finds the table below its title, and says the language of its texts once', async () => {
    const { page } = await opened('/admin/import');
    await aDraft(page, 'Fototeca;;;\nInv.;Titolo;Descrizione;Autore\n1;Pier;The old pier;Wulz\n2;Quay;Seen;Wulz\n');
    await page.getByLabel('Lingua dei testi').selectOption('en');
    const target = (column: string) => page.getByLabel(`«${column}» diventa`).inputValue();
    expect([await target('Titolo'), await target('Descrizione'), await target('Autore')]).toEqual([
      'title_en',
      'description_en',
      'author',
    ]);
    await page.getByRole('button', { name: 'Salva e vai al controllo' }).click();
    await page.waitForURL('**/check');
    await page.goto(page.url().replace(/check$/, 'columns'));
    expect(await page.getByLabel('Lingua dei testi').inputValue()).toBe('en');
    await step(page, 'File').click();
    await page.waitForURL('**/file');
    expect(await page.getByLabel('Righe sopra la tabella').inputValue()).toBe('1');
  });

  it('takes a mapping that was kept, and is asked before unsaved changes are lost', async () => {
    const { page } = await opened('/admin/import');
    await aDraft(page, 'Oggetto;Note varie\nMolo;Scatola 1\n');
    await page.getByLabel('«Oggetto» diventa').selectOption('title_it');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Scarica gli abbinamenti' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('fondo.mapping.json');
    await page.getByLabel('«Oggetto» diventa').selectOption('');
    await page.getByLabel('Usa abbinamenti conservati').setInputFiles(await download.path());
    await page.getByText('Abbinamenti presi').waitFor();
    expect(await page.getByLabel('«Oggetto» diventa').inputValue()).toBe('title_it');

    const questions: string[] = [];
    page.on('dialog', (question) => {
      questions.push(question.message());
      void question.dismiss();
    });
    await step(page, 'File').click();
    expect(questions).toEqual(['Ci sono modifiche non salvate. Lasciare la pagina?']);
    expect(await page.getByLabel('«Oggetto» diventa').inputValue()).toBe('title_it');
  });

  it('reads the state and the columns without scripts, and on the narrowest phone', async () => {
    const { page } = await opened('/admin/import');
    const path = await aDraft(page, 'Titolo;Descrizione molto lunga di ciò che si vede\nMolo;Scatola 1\n');
    const { page: plain } = await opened(`${path}/columns`, { javaScriptEnabled: false });
    const row = plain.getByRole('row').filter({ hasText: 'Titolo' });
    expect(await row.getByText('Titolo: Italiano').count()).toBe(1);
    expect(await plain.getByRole('button', { name: 'Salva', exact: true }).count()).toBe(0);

    const { page: phone } = await opened(path, { viewport: { width: 320, height: 800 } });
    for (const address of ['file', 'columns', 'check', 'import']) {
      await phone.goto(`${path}/${address}`);
      expect([address, await phone.evaluate(() => document.documentElement.scrollWidth)]).toEqual([address, 320]);
    }
  });
});
