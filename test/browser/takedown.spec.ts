import { removalReferencePattern } from '../../src/contract/removal-request.js';
import { sharp } from '../../src/images/image-library.js';
import { accessibilityViolations, violationsInBothThemes } from '../support/axe.js';
import { aView } from '../support/scans.js';
import { startSite, type TestSite } from '../support/site.js';
import { until } from '../support/until.js';

let site: TestSite;
beforeAll(async () => {
  site = await startSite({ RATE_LIMIT: 'off' });
});
afterAll(() => site.close());

/** A phone of the smallest width that the site supports. */
const narrow = { viewport: { width: 320, height: 640 } };
const publicStatus = async ({ slug }: { slug: string }): Promise<number> =>
  (await fetch(`${site.url}/it/foto/${slug}`)).status;

describe('a rights holder', () => {
  it('asks for a removal from the page of the photo; it is hidden, decided, and restored from the history', async () => {
    const photo = await site.anUploadedPhoto({ title: 'Il molo di notte' });
    const visitor = await site.open(`/it/foto/${photo.slug}`, narrow);
    await visitor.page
      .getByRole('link', { name: /rimozione/i })
      .first()
      .click();
    await visitor.page.getByRole('heading', { level: 1, name: 'Chiedi la rimozione di una fotografia' }).waitFor();
    expect(await visitor.page.getByLabel('Fotografia', { exact: true }).inputValue()).toBe(`/it/foto/${photo.slug}`);
    expect(await violationsInBothThemes(visitor.page)).toEqual([]);
    expect(await visitor.page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

    await visitor.page.getByRole('button', { name: 'Invia la richiesta' }).click();
    await visitor.page.getByText('La richiesta non è partita').waitFor();
    await visitor.page.getByText('Ho i diritti sull’immagine').click();
    await visitor.page.getByLabel('Nome').fill('Ada Bianchi');
    await visitor.page.getByLabel('E-mail').fill('ada@example.org');
    await visitor.page
      .getByLabel('Perché l’immagine va rimossa')
      .fill('È una fotografia di mio padre, mai pubblicata.');
    await visitor.page.getByText('Dichiaro che quanto scrivo è vero').click();
    await visitor.page.getByRole('button', { name: 'Invia la richiesta' }).click();
    await visitor.page.getByRole('heading', { level: 1, name: 'Richiesta ricevuta' }).waitFor();
    const reference = new URL(visitor.page.url()).searchParams.get('sent')!;
    await visitor.page.getByText(reference).waitFor();
    // As after any change of pages: title, focus and announcement say where one is.
    const whereabouts = () =>
      visitor.page.evaluate(() => [
        document.title.split(' | ')[0],
        document.activeElement?.textContent,
        document.getElementById('page-announcement')?.textContent?.split(' | ')[0],
      ]);
    await until(async () => (await whereabouts()).every((text) => text === 'Richiesta ricevuta'));
    await visitor.page.getByRole('link', { name: 'Chiedi un’altra rimozione' }).click();
    const title = 'Chiedi la rimozione di una fotografia';
    await until(async () => (await whereabouts()).every((text) => text === title));
    expect(visitor.complaints.filter((complaint) => !complaint.includes('400'))).toEqual([]);

    const admin = await site.openSignedIn(await site.anAdmin(), '/admin/removal-requests', narrow);
    expect(await accessibilityViolations(admin.page)).toEqual([]);
    expect(await admin.page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await admin.page.getByRole('link', { name: 'Il molo di notte' }).click();
    await admin.page.getByRole('heading', { level: 1, name: `Richiesta ${reference}` }).waitFor();
    expect(await violationsInBothThemes(admin.page)).toEqual([]);
    expect(await admin.page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect(await publicStatus(photo)).toBe(200);
    await admin.page.getByRole('button', { name: 'Nascondi subito' }).click();
    await admin.page.getByText('La foto è nascosta').first().waitFor();
    expect(await publicStatus(photo)).toBe(410);

    await admin.page.getByText('Rimuovi per sempre').click();
    await admin.page.getByLabel('Motivi della decisione').fill('I diritti sono dimostrati.');
    await admin.page.getByRole('button', { name: 'Registra la decisione' }).click();
    await admin.page.getByRole('heading', { name: 'Decisione' }).waitFor();
    expect(await publicStatus(photo)).toBe(410);

    await admin.page.getByRole('link', { name: 'Cronologia' }).last().click();
    await admin.page.getByRole('heading', { level: 1, name: 'Cronologia' }).waitFor();
    expect(await violationsInBothThemes(admin.page)).toEqual([]);
    expect(await admin.page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    // First the decision is undone, then the hiding.
    for (const expected of [410, 200]) {
      const [last] = await site.database.query<[{ id: number }]>(
        `select s.id from change_sets s where s.source = 'removal_request' and s.reverted_by is null order by s.id desc limit 1`,
      );
      await admin.page.goto(`/admin/history/${last.id}`);
      expect(await violationsInBothThemes(admin.page)).toEqual([]);
      expect(await admin.page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      await admin.page.getByRole('button', { name: 'Annulla la modifica' }).click();
      await admin.page.getByRole('dialog').getByRole('button', { name: 'Annulla la modifica' }).click();
      await admin.page.getByText('Modifica annullata').first().waitFor();
      expect(await publicStatus(photo)).toBe(expected);
    }
    expect(admin.complaints).toEqual([]);
  });

  it('sends the form without scripts', async () => {
    const photo = await site.anUploadedPhoto({ title: 'Il faro' });
    const { page } = await site.open(`/en/removal-request?photo=${photo.slug}`, { javaScriptEnabled: false });
    await page.getByText('I took the photograph').click();
    await page.getByLabel('Name', { exact: true }).fill('Ada Bianchi');
    await page.getByLabel('E-mail').fill('ada@example.org');
    await page.getByLabel('Why the image should be removed').fill('I took it and never agreed to this.');
    await page.getByText('I declare that what I write is true').click();
    await page.getByRole('button', { name: 'Send the request' }).click();
    await page.getByRole('heading', { level: 1, name: 'Request received' }).waitFor();
    expect(new URL(page.url()).searchParams.get('sent')).toMatch(removalReferencePattern);
  });
});

it('shows a moderator the copies of a picture, and opens a request for one of them', async () => {
  const scan = await aView(77);
  const photo = await site.anUploadedPhoto({ title: 'La pescheria' }, scan);
  const copy = await site.anUploadedPhoto({ title: 'Una copia' }, await sharp(scan).resize(400).jpeg().toBuffer());
  const draft = await site.anUploadedPhoto({ title: 'Una bozza' }, await sharp(scan).resize(500).jpeg().toBuffer());
  await site.database.query(`update photos set status = 'draft' where id = $1`, [draft.id]);
  const [request] = await site.database.query<[{ id: number }]>(
    `insert into removal_requests (reference, photo_id, name, email, role, reason, language)
     values ('K7MP-4RXW', $1, 'Ada Bianchi', 'ada@example.org', 'author', 'La fotografia è mia, mai pubblicata.', 'it')
     returning id`,
    [photo.id],
  );
  const { page, complaints } = await site.openSignedIn(
    await site.aModerator(),
    `/admin/removal-requests/${request.id}`,
    narrow,
  );
  const copies = page.getByRole('region', { name: 'Fotografie che le somigliano' });
  await copies.getByRole('link', { name: 'Una copia' }).waitFor();
  // What only editors open is no link.
  expect(await copies.getByText('Una bozza', { exact: true }).count()).toBe(1);
  expect(await copies.getByRole('link', { name: 'Una bozza' }).count()).toBe(0);
  expect(await violationsInBothThemes(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await copies.getByRole('button', { name: 'Apri una richiesta anche per questa: Una copia' }).click();
  await page.getByRole('heading', { level: 2, name: 'Una copia' }).waitFor();
  await page.getByText('ada@example.org').first().waitFor();
  await page.getByRole('button', { name: 'Nascondi subito' }).click();
  await page.getByText('La foto è nascosta').first().waitFor();
  expect(await publicStatus(copy)).toBe(410);
  expect(await publicStatus(photo)).toBe(200);
  expect(complaints).toEqual([]);

  await page.route('**/resembling', (route) => route.abort());
  await page.goto(`/admin/removal-requests/${request.id}`);
  await page.getByText('La ricerca non è riuscita. Ricarica la pagina.').waitFor();
});
