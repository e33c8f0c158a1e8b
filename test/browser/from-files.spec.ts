import { violationsInBothThemes } from '../support/axe.js';
import { isNoMissingPicture } from '../support/complaints.js';
import { startSite, type TestSite } from '../support/site.js';

let site: TestSite;

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

describe('what the files of scans say', () => {
  it('is taken for several photos in one step, keywords as tags, and undone', async () => {
    const fromFile = { title: 'Dal file', author: 'Giuseppe Wulz', keywords: ['Mare', 'vele'] };
    const tag = await site.aTag({ name: 'mare' });
    const photos = [
      await site.aPhoto({ title: 'Prima riva', author: null, fromFile }),
      await site.aPhoto({ title: 'Seconda riva', author: 'Ignoto', fromFile }),
    ];
    const ids = photos.map(({ id }) => id);
    const stored = () =>
      site.database.query(
        `select title, author, array(select t.name from photo_tags join tags t on t.id = tag_id where photo_id = p.id order by 1) as tags
         from photos p where id = any($1) order by id`,
        [ids],
      );
    const { page, complaints } = await site.openSignedIn(await site.anEditor(), '/admin/photos?q=riva', {
      reducedMotion: 'reduce',
      viewport: { width: 390, height: 844 },
    });
    for (const name of ['Prima riva', 'Seconda riva']) await page.getByLabel(`Seleziona: ${name}`).click();
    await page.getByRole('button', { name: 'Dai file…' }).click();
    const dialog = page.getByRole('dialog');
    expect(await dialog.getByRole('checkbox', { name: 'Data', exact: true }).isChecked()).toBe(false);
    expect(await violationsInBothThemes(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Anteprima' }).click();
    await dialog.getByRole('checkbox', { name: 'vele (2)' }).check();
    await dialog.getByText(/^Dai file: Titolo, Descrizione, Autore, Parole chiave/).waitFor();
    expect(await violationsInBothThemes(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Compila 2 fotografie' }).click();
    await page.getByText('2 fotografie modificate').locator('visible=true').first().waitFor();
    expect(await stored()).toEqual([
      { title: 'Prima riva', author: 'Giuseppe Wulz', tags: [tag.name, 'vele'] },
      { title: 'Seconda riva', author: 'Ignoto', tags: [tag.name, 'vele'] },
    ]);
    await page.getByText('Ultime modifiche collettive').click();
    await page.getByRole('button', { name: /^Annulla la modifica ?: Dai file/ }).click();
    await page.getByText('2 fotografie sono tornate com’erano').waitFor();
    expect(await stored()).toMatchObject([
      { author: null, tags: [] },
      { author: 'Ignoto', tags: [] },
    ]);
    expect(complaints.filter(isNoMissingPicture)).toEqual([]);
  });

  it('is taken for one photo, field by field, with its keywords as tags', async () => {
    await site.aTag({ name: 'tram' });
    const fromFile = { titleEn: 'The tram', inventoryNumber: 'F 7', place: 'Opicina', keywords: ['Tram', 'binari'] };
    const { id } = await site.aPhoto({ title: 'Il tram', titleEn: null, inventoryNumber: null, fromFile });
    const { page } = await site.openSignedIn(await site.anEditor(), `/admin/edit-photo/${id}`, {
      reducedMotion: 'reduce',
      viewport: { width: 1440, height: 900 },
    });
    await page.getByText('Opicina').waitFor();
    await page.getByRole('button', { name: 'Usa per «Titolo: English»: The tram' }).click();
    await page.getByRole('button', { name: 'Usa per «Numero d’inventario»: F 7' }).click();
    await page.getByRole('button', { name: 'Usa le parole chiave come temi' }).click();
    await page.getByRole('checkbox', { name: 'binari' }).check();
    expect(await violationsInBothThemes(page)).toEqual([]);
    await page.getByRole('button', { name: 'Crea i temi scelti' }).click();
    await page.getByRole('checkbox', { name: 'binari' }).waitFor({ state: 'detached' });
    expect(await violationsInBothThemes(page)).toEqual([]);
    await page.getByRole('button', { name: 'Salva', exact: true }).click();
    await page.getByText('Modifiche salvate').waitFor();
    expect(
      await site.database.query(
        `select title_en, inventory_number,
           array(select t.name from photo_tags join tags t on t.id = tag_id where photo_id = p.id order by 1) as tags
         from photos p where id = $1`,
        [id],
      ),
    ).toEqual([{ title_en: 'The tram', inventory_number: 'F 7', tags: ['binari', 'tram'] }]);
  });
});
