import type { Page } from 'playwright-core';
import { accessibilityViolations } from '../support/axe.js';
import type { Account } from '../support/factories.js';
import { aJpeg } from '../support/scans.js';
import { startSite, type TestSite } from '../support/site.js';
import { untilSettled } from '../support/settled-page.js';
import { until } from '../support/until.js';
import type { Visitor } from '../support/visitor.js';

let site: TestSite;
let moderator: Account;
let anna: Visitor;
let photo: { id: number; slug: string };

beforeAll(async () => {
  site = await startSite();
  moderator = await site.aModerator();
  anna = await site.signedIn(await site.aMember({ email: 'anna@example.org' }));
  await anna.get('/api/csrf');
  photo = await site.anUploadedPhoto({ title: 'La lanterna', year: '1900', source: 'Ignota' });
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.database.query('delete from contributions');
  await site.database.query(`update photos set author = null, source = 'Ignota', license = null where id = $1`, [
    photo.id,
  ]);
});

async function suggested(fieldName: string, newValue: string, more: object = {}): Promise<number> {
  const answer = await anna.change('POST', '/api/contributions', {
    json: { photoId: photo.id, fieldName, newValue, ...more },
  });
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  return (answer.body as { id: number }).id;
}

async function proposed(title: string): Promise<number> {
  const multipart = new FormData();
  const fields = { title, license: 'CC BY 4.0', rightsDeclared: 'true', creditWished: 'true' };
  for (const [name, value] of Object.entries(fields)) multipart.append(name, value);
  multipart.append('image', new Blob([new Uint8Array(await aJpeg({ seed: 7, width: 900, height: 600 }))]), 'molo.jpg');
  const { body } = await anna.change('POST', '/api/contributions', { multipart });
  await until(async () => (await anna.get(`/api/contributions/${body.id}`)).body.photoStatus === 'draft');
  return body.id as number;
}

const open = (path: string): ReturnType<TestSite['openSignedIn']> =>
  site.openSignedIn(moderator, path, { reducedMotion: 'reduce' });
const outcomeOf = async (id: number): Promise<object> => (await anna.get(`/api/contributions/${id}`)).body as object;
const hasOverflow = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

describe('a moderator', () => {
  it('gives a proposed photograph a tag and a place that the archive has', async () => {
    const [tag] = await site.database.query<[{ id: number }]>(
      `insert into tags (slug, name) values ('passeggio', 'passeggio') returning id`,
    );
    await site.anEntity({ name: 'Molo Audace' });
    const id = await proposed('Passeggio sul molo');
    const { page } = await open(`/admin/contributions/${id}/new-photo`);
    for (const [group, words, option] of [
      ['Temi', 'pass', 'passeggio'],
      ['Luoghi nella fotografia', 'molo', 'Molo Audace'],
    ] as const) {
      const links = page.getByRole('group', { name: group, exact: true });
      await links.getByRole('combobox').fill(words);
      await links.getByRole('option', { name: option }).click();
    }
    await page.getByRole('button', { name: 'Salva soltanto' }).click();
    await page.getByText('Modifiche salvate').waitFor();
    const links = await site.database.query(
      `select tag_id from photo_tags t join contributions c on c.proposed_photo_id = t.photo_id where c.id = $1`,
      [id],
    );
    expect(links).toEqual([{ tag_id: tag.id }]);
  });

  it('filters the queue, compares values, approves one with a change and rejects one with a reason', async () => {
    const [year, author] = [await suggested('year', '1912'), await suggested('author', 'vulz', { note: 'Firmata.' })];
    await suggested('memory', 'Mio zio era il guardiano della lanterna.');
    const { page, complaints } = await open('/admin/contributions');
    await page.getByText('3 contributi', { exact: true }).waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);

    await page.getByLabel('Tipo').selectOption('Ricordo');
    await page.getByText('1 contributo', { exact: true }).waitFor();
    await page.getByLabel('Tipo').selectOption('Correzione');
    await page.getByText('2 contributi', { exact: true }).waitFor();
    expect(await page.locator('li del').allTextContents()).toEqual(['1900']);
    expect(await page.locator('li ins').allTextContents()).toEqual(['1912', 'vulz']);

    await page.getByRole('link', { name: 'La lanterna, Autore' }).click();
    await page.waitForURL('**/admin/contributions/*?kind=correction');
    await page.getByText('2 di 2').waitFor();
    await page.getByText('Firmata.').waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.keyboard.press('ArrowLeft');
    await page.getByText('1 di 2').waitFor();
    await page.keyboard.press('ArrowRight');
    await page.getByText('2 di 2').waitFor();
    await page.getByRole('textbox', { name: 'Autore' }).fill('Giuseppe Wulz');
    await page.getByRole('button', { name: 'Approva con la modifica' }).click();
    await page.getByText('Contributo approvato').waitFor();
    await page.getByText("La foto è stata pubblicata nell'archivio").waitFor();
    expect(await outcomeOf(author)).toMatchObject({ status: 'approved', written: { value: 'Giuseppe Wulz' } });
    // The last one of the queue stays and shows its outcome.
    await page.getByText('Autore: Giuseppe Wulz').waitFor();

    await page.getByRole('link', { name: 'Tutti i contributi' }).click();
    await page.getByRole('button', { name: 'Rifiuta: La lanterna, Anno' }).click();
    await page.getByLabel('Motivo').selectOption('Le fonti dicono altro');
    await page.getByLabel('Con parole proprie').fill('La data è sul retro.');
    // This archive cannot send any.
    expect(await page.getByRole('dialog').innerText()).not.toContain('e-mail');
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: 'Rifiuta' }).click();
    await page.getByText('Il contributo è stato respinto').waitFor();
    expect(await outcomeOf(year)).toMatchObject({
      status: 'rejected',
      reason: 'Le fonti dell’archivio dicono altro.\n\nLa data è sul retro.',
    });
    expect(complaints).toEqual([]);
  });

  it('decides by the keys A, R and J, with the decisions always in view, and can switch the keys off', async () => {
    const ids = [
      await suggested('author', 'Wulz'),
      await suggested('year', '1912'),
      await suggested('source', 'Fondo'),
    ];
    const { page } = await open(`/admin/contributions/${ids[0]}`);
    await page.setViewportSize({ width: 1280, height: 500 });
    await page.getByText('1 di 3').waitFor();
    for (const name of ['Approva', 'Rifiuta'])
      expect(await page.getByRole('button', { name, exact: true }).boundingBox()).toMatchObject({
        y: expect.closeTo(450, -2),
      });
    // In a field a letter is a letter.
    await page.getByRole('textbox', { name: 'Autore' }).press('End');
    await page.keyboard.type('ar');
    expect(await page.getByRole('textbox', { name: 'Autore' }).inputValue()).toBe('Wulzar');
    await page.getByRole('textbox', { name: 'Autore' }).fill('Wulz');
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('j');
    await page.getByText('2 di 3').waitFor();
    await page.keyboard.press('r');
    await page.getByRole('dialog').getByRole('button', { name: 'Annulla' }).click();
    await page.keyboard.press('a');
    await page.getByText('Contributo approvato').waitFor();
    expect(await outcomeOf(ids[1]!)).toMatchObject({ status: 'approved' });
    await page.getByRole('checkbox', { name: /^Tasti di una lettera/ }).uncheck();
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('r');
    await page.keyboard.press('a');
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await accessibilityViolations(page)).toEqual([]);
    expect(await outcomeOf(ids[2]!)).toMatchObject({ status: 'pending' });
  });

  it('sees a conflict with all three values, and decides which one stays', async () => {
    const id = await suggested('source', 'Fondo Rossi');
    await site.database.query(`update photos set source = 'Fondo Bianchi' where id = $1`, [photo.id]);
    const { page } = await open('/admin/contributions');
    await page.getByText('Al momento del suggerimento').waitFor();
    expect(await page.getByRole('button', { name: /^Approva: / }).count()).toBe(0);
    await page.getByRole('link', { name: 'Confronta i valori' }).click();
    await page.waitForURL(`**/admin/contributions/${id}`);
    const values = page.getByRole('definition');
    await values.getByText('Ignota').waitFor();
    await page.getByRole('textbox', { name: 'Fonte' }).fill('Fondo Rossi, già Bianchi');
    await page.getByRole('button', { name: 'Approva con la modifica' }).click();
    await page.getByText('Contributo approvato').waitFor();
    expect(await outcomeOf(id)).toMatchObject({ status: 'approved', written: { value: 'Fondo Rossi, già Bianchi' } });
  });

  it('reads between which days a corrected date puts the photograph, also as it is changed', async () => {
    const id = await suggested('year', 'estate 1918');
    const { page } = await open(`/admin/contributions/${id}`);
    const form = page.locator('form', { hasText: 'Valore da scrivere' });
    await form.getByText('Si legge: estate 1918. Dal 1 giugno 1918 al 30 settembre 1918.').waitFor();
    await form.getByRole('textbox').first().fill('chissà');
    await form.getByText('Questa data non si lascia leggere').waitFor();
    await form.getByRole('textbox').first().fill('ante 1914');
    await form.getByText('Si legge: prima del 1914.').waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
  });

  it('decides on several at once, and reads which were not decided and why', async () => {
    const fine = await suggested('author', 'Wulz');
    const conflict = await suggested('license', 'CC BY 4.0');
    await site.database.query(`update photos set license = 'CC0' where id = $1`, [photo.id]);
    const { page } = await open('/admin/contributions');
    await page.getByLabel('Seleziona tutti in questa pagina').check();
    await page.getByText('2 selezionati').waitFor();
    await page.getByRole('button', { name: 'Approva i selezionati' }).click();
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: 'Approva' }).click();
    await page.getByText('1 contributo approvato').waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/^1 contributo approvato/);
    await page.getByText('1 contributo è rimasto com’era:').waitFor();
    await page.getByRole('link', { name: 'La lanterna, Licenza' }).first().waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    expect(await outcomeOf(fine)).toMatchObject({ status: 'approved' });
    expect(await outcomeOf(conflict)).toMatchObject({ status: 'pending' });
  });

  it('cannot accept a memory only to answer it, and leave the answer empty', async () => {
    const id = await suggested('memory', 'Mio nonno vendeva il pesce sul molo.');
    const { page } = await open(`/admin/contributions/${id}`);
    await page.getByText('Solo una risposta').click();
    const answer = page.getByLabel('Risposta a chi l’ha inviato');
    await page.getByRole('button', { name: 'Approva' }).click();
    await page.getByText('Campo obbligatorio.').waitFor();
    expect(await answer.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await accessibilityViolations(page)).toEqual([]);
    await answer.fill('Grazie, lo teniamo a mente.');
    await page.getByRole('button', { name: 'Approva' }).click();
    await page.getByText('Contributo approvato').waitFor();
    expect(await outcomeOf(id)).toMatchObject({ status: 'approved', reason: 'Grazie, lo teniamo a mente.' });
  });

  it('makes a memory a note of its photo, which visitors read', async () => {
    const memory = 'Mio zio era il guardiano della lanterna.';
    const id = await suggested('memory', memory);
    const { page, complaints } = await open(`/admin/contributions/${id}`);
    // What becomes of it is chosen first.
    await page.getByRole('button', { name: 'Approva' }).click();
    await page.getByText('Scegli che cosa farne.').first().waitFor();
    expect(await outcomeOf(id)).toMatchObject({ status: 'pending' });
    await page.getByRole('radio', { name: /^Una nota/ }).check();
    expect(await page.getByLabel('Valore da scrivere').inputValue()).toBe(memory);
    await page.getByLabel('Risposta a chi l’ha inviato').fill('Grazie, è un bel ricordo.');
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Approva' }).click();
    await page.getByText('Contributo approvato').waitFor();
    expect(await outcomeOf(id)).toMatchObject({ status: 'approved', reason: 'Grazie, è un bel ricordo.' });
    const visitor = await site.open(`/it/foto/${photo.id}`);
    await visitor.page.getByRole('definition').getByText(memory).waitFor();
    expect(complaints).toEqual([]);
  });

  it('completes a proposed photo and publishes it, with the name of who wants to be named', async () => {
    const id = await proposed('Bora sul molo');
    const name = (await anna.get('/api/user')).body.username as string;
    const { page, complaints } = await open('/admin/contributions');
    await page.getByRole('link', { name: 'Bora sul molo' }).click();
    await page.waitForURL(`**/admin/contributions/${id}/new-photo`);
    await page.getByText('Vuole comparire con il nome').waitFor();
    await page.getByRole('button', { name: 'Ingrandisci' }).click();
    await page.locator('.zoom-scale:not(:disabled)').waitFor();
    await page.waitForFunction(() => document.getAnimations().length === 0);
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Chiudi' }).click();
    await page.getByLabel('Anno', { exact: true }).fill('1911');
    await page.getByText('Ci sono modifiche non salvate.').waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Pubblica', exact: true }).click();
    await page.getByText("La foto è stata pubblicata nell'archivio").waitFor();
    await page.getByRole('link', { name: 'Vedi la pagina pubblica' }).click();
    await page.waitForURL('**/it/foto/*bora-sul-molo-1911');
    await untilSettled(page);
    await page.getByRole('definition').getByText(name, { exact: true }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('is asked wherever a proposed photograph without a licence would be published', async () => {
    const id = await proposed('Scuola di vela');
    await site.database.query(
      'update photos set license = null where id = (select proposed_photo_id from contributions where id = $1)',
      [id],
    );
    const { page } = await open('/admin/contributions');
    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: /^Approva: .*Scuola di vela/ }).click();
    await dialog.getByText('Non è indicata una licenza').waitFor();
    await dialog.getByRole('button', { name: 'Annulla' }).click();
    await page.getByRole('checkbox', { name: /Scuola di vela/ }).check();
    await page.getByRole('button', { name: 'Approva i selezionati' }).click();
    await dialog.getByText('Scuola di vela').waitFor();
    await dialog.getByRole('button', { name: 'Annulla' }).click();
    await page.getByRole('link', { name: 'Scuola di vela' }).click();
    await page.waitForURL(`**/admin/contributions/${id}/new-photo`);
    await page.getByRole('button', { name: 'Pubblica', exact: true }).click();
    await dialog.getByText('Non è indicata una licenza').waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    expect(await outcomeOf(id)).toMatchObject({ status: 'pending' });
    await dialog.getByRole('button', { name: 'Pubblica così' }).click();
    await page.getByText("La foto è stata pubblicata nell'archivio").waitFor();
    expect(await outcomeOf(id)).toMatchObject({ status: 'approved' });
  });

  it('reads why a proposed photograph has no picture', async () => {
    const id = await proposed('Regata');
    await site.database.query(
      `update photos set status = 'failed', failure = 'image_unreadable', renditions = null
       where id = (select proposed_photo_id from contributions where id = $1)`,
      [id],
    );
    const { page } = await open(`/admin/contributions/${id}/new-photo`);
    await page.getByText('L’immagine inviata non si può leggere.').waitFor();
    expect(await page.getByText('La fotografia non è più nell’archivio.').count()).toBe(0);
  });

  it('has pages without horizontal scrolling on the smallest phone', async () => {
    const long = `https://example.org/${'una-parola-lunghissima-'.repeat(8)}`;
    const correction = await suggested('author', long, { note: long });
    const photoId = await proposed('Bora sul molo '.repeat(12).trim());
    for (const path of ['', `/${correction}`, `/${photoId}/new-photo`]) {
      const { page } = await site.openSignedIn(moderator, `/admin/contributions${path}`, {
        viewport: { width: 320, height: 640 },
      });
      expect({ path, overflows: await hasOverflow(page) }).toEqual({ path, overflows: false });
    }
  });

  it('reads the queue without scripts, where an editor has no access', async () => {
    await suggested('author', 'Wulz');
    const { page } = await site.openSignedIn(moderator, '/admin/contributions', { javaScriptEnabled: false });
    await page.getByRole('link', { name: 'La lanterna, Autore' }).click();
    await page.getByRole('heading', { name: 'La lanterna' }).waitFor();
    const editor = await site.openSignedIn(await site.anEditor(), '/admin/contributions');
    expect(await editor.page.getByText('Wulz').count()).toBe(0);
  });
});
