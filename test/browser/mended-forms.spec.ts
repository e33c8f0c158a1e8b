import { startSite, type TestSite } from '../support/site.js';
import { aJpeg } from '../support/scans.js';
import { whileSending } from '../support/while-sending.js';

let site: TestSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

it('an empty proposal names everything that is missing, and each error goes when its field is mended', async () => {
  const { page } = await site.openSignedIn(await site.aMember(), '/it/contribute');
  const image = page.getByLabel('Immagine', { exact: true });
  const title = page.getByLabel('Titolo', { exact: true });
  const license = page.getByLabel('Licenza', { exact: true });
  const rights = page.getByRole('checkbox', { name: /Dichiaro/ });
  const errors = () => page.locator('[aria-invalid="true"]').count();
  await page.getByRole('button', { name: 'Invia la proposta' }).click();
  await page.getByText('Scegli l’immagine da proporre.').waitFor();
  expect(await errors()).toBe(4);
  const licences = page.getByRole('radiogroup', { name: 'Come potranno usarla gli altri?' });
  for (const field of [image, title, licences, rights]) {
    const note = await field.getAttribute('aria-describedby');
    expect(
      await page
        .locator(
          (note ?? '')
            .split(' ')
            .map((id) => `[id="${id}"]`)
            .at(-1) ?? '',
        )
        .textContent(),
    ).not.toBe('');
  }
  await image.setInputFiles({ name: 'molo.jpg', mimeType: 'image/jpeg', buffer: await aJpeg() });
  expect(await errors()).toBe(3);
  await title.fill('Il molo');
  await licences.getByRole('radio', { name: 'Un’altra licenza' }).check();
  await license.fill('CC0');
  expect(await errors()).toBe(1);
  expect(await page.locator('form').getByRole('alert').count()).toBe(1);
  await rights.check();
  expect(await errors()).toBe(0);
  expect(await page.locator('form').getByRole('alert').count()).toBe(0);
  await page.getByRole('button', { name: 'Invia la proposta' }).click();
  await page.getByText('Grazie, proposta inviata').waitFor();
});

it('the error of a corrected field of a photograph goes while it is typed', async () => {
  const { id } = await site.anUploadedPhoto({ title: 'Molo' });
  const { page } = await site.openSignedIn(await site.anAdmin(), `/admin/edit-photo/${id}`);
  await page.getByLabel('Latitudine').fill('45,6501');
  await page.getByRole('button', { name: 'Salva', exact: true }).click();
  await page.getByText('Campo obbligatorio.').waitFor();
  await page.getByLabel('Longitudine').fill('13,7678');
  expect(await page.getByText('Campo obbligatorio.').count()).toBe(0);
});

it('a message to the archive that was not sent says so, also where nothing answers', async () => {
  const { page } = await site.open('/it/about');
  await page.route('**/api/contact', (route) => route.abort());
  await page.getByLabel('Nome', { exact: true }).fill('Anna Sirk');
  await page.getByLabel('E-mail').fill('anna@example.org');
  await page.getByLabel('Oggetto').fill('Una fotografia');
  await page.getByLabel('Messaggio').fill('Vorrei donare una fotografia del porto.');
  await page.getByRole('button', { name: 'Invia' }).click();
  await page.locator('form').getByText("Errore durante l'invio del messaggio").waitFor();
  expect(await page.getByLabel('Oggetto').inputValue()).toBe('Una fotografia');
});

describe('what is edited while a form is being sent', () => {
  it('stays in the form of a photograph, is still unsaved, and is sent with the next save', async () => {
    const [{ id }] = [await site.aPhoto({ title: 'Molo' }), await site.aTag({ name: 'Velieri' })];
    const { page } = await site.openSignedIn(await site.anAdmin(), `/admin/edit-photo/${id}`);
    const [author, source] = [page.getByLabel('Autore'), page.getByLabel('Fonte', { exact: true })];
    const save = page.getByRole('button', { name: 'Salva', exact: true });
    const unsaved = page.getByText('Ci sono 2 modifiche non salvate.');
    const stored = () =>
      site.database.query(
        `select author, source, (select count(*)::int from photo_tags where photo_id = p.id) as tags from photos p where id = $1`,
        [id],
      );
    await author.fill(' Wulz ');
    await source.fill('Fototeca');
    await whileSending(
      page,
      `/api/admin/photos/${id}`,
      () => save.click(),
      async () => {
        await source.fill('Fototeca dei Civici Musei');
        await page.getByLabel('Cerca: Temi').fill('velieri');
        await page.getByRole('option', { name: 'Velieri', exact: true }).click();
      },
    );
    await page.getByText('Modifiche salvate').waitFor();
    expect(await stored()).toEqual([{ author: 'Wulz', source: 'Fototeca', tags: 0 }]);
    // As it is stored, where nothing was typed since.
    expect(await author.inputValue()).toBe('Wulz');
    expect(await source.inputValue()).toBe('Fototeca dei Civici Musei');
    await unsaved.waitFor();
    await page.getByRole('button', { name: 'Togli: Velieri' }).waitFor();
    await save.click();
    await unsaved.waitFor({ state: 'detached' });
    expect(await stored()).toEqual([{ author: 'Wulz', source: 'Fototeca dei Civici Musei', tags: 1 }]);
  });

  it('is there when two versions of a photograph are merged', async () => {
    const { id } = await site.aPhoto({ title: 'Riva', author: 'ignoto' });
    const { page } = await site.openSignedIn(await site.anAdmin(), `/admin/edit-photo/${id}`);
    await page.getByLabel('Autore').fill('Il mio autore');
    await site.database.query(`update photos set author = 'Il loro autore', updated_at = now() where id = $1`, [id]);
    await whileSending(
      page,
      `/api/admin/photos/${id}`,
      () => page.getByRole('button', { name: 'Salva', exact: true }).click(),
      () => page.getByLabel('Fonte', { exact: true }).fill('Fototeca'),
    );
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Il loro autore').click();
    await dialog.getByRole('button', { name: 'Unisci le versioni' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await page.getByLabel('Autore').inputValue()).toBe('Il loro autore');
    expect(await page.getByLabel('Fonte', { exact: true }).inputValue()).toBe('Fototeca');
  });

  it('stays in the annotations of a photograph', async () => {
    const { id } = await site.anUploadedPhoto({ title: 'Molo' });
    const { page } = await site.openSignedIn(await site.anAdmin(), `/admin/edit-photo/${id}`);
    const region = page.getByRole('region', { name: 'Annotazioni' });
    const label = region.getByLabel('Etichetta (Italiano)');
    const save = page.getByRole('button', { name: 'Salva', exact: true });
    const unsaved = page.getByText('C’è una modifica non salvata.');
    await region.getByRole('button', { name: 'Aggiungi un riquadro' }).click();
    await label.fill('Il faro');
    await whileSending(
      page,
      `/api/admin/photos/${id}/annotations`,
      () => save.click(),
      () => label.fill('Il faro della Lanterna'),
    );
    await page.getByText('Modifiche salvate').waitFor();
    await unsaved.waitFor();
    await save.click();
    await unsaved.waitFor({ state: 'detached' });
    expect(await (await fetch(`${site.url}/api/photos/${id}/annotations`)).json()).toMatchObject([
      { label: 'Il faro della Lanterna' },
    ]);
  });

  it('stays in a message to the archive, for the next one', async () => {
    const { page } = await site.open('/it/about');
    const [subject, message] = [page.getByLabel('Oggetto'), page.getByLabel('Messaggio')];
    await page.getByLabel('Nome', { exact: true }).fill('Anna Sirk');
    await page.getByLabel('E-mail').fill('anna@example.org');
    await subject.fill('Una fotografia');
    await message.fill('Vorrei donare una fotografia del porto.');
    await whileSending(
      page,
      '/api/contact',
      () => page.getByRole('button', { name: 'Invia' }).click(),
      () => message.fill('Ancora una cosa: è del 1912.'),
    );
    await page.getByText('Messaggio inviato').waitFor();
    expect(await subject.inputValue()).toBe('');
    expect(await message.inputValue()).toBe('Ancora una cosa: è del 1912.');
  });
});
