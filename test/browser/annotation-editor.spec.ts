import { accessibilityViolations } from '../support/axe.js';
import { aJpeg } from '../support/scans.js';
import { startSite, type TestSite } from '../support/site.js';

let site: TestSite;
let square: { id: number };
let photo: { id: number };

beforeAll(async () => {
  site = await startSite();
  square = await site.anEntity({ name: 'Piazza Grande' });
  const fields = { title: 'La piazza verso il mare', year: '1880', entityIds: String(square.id) };
  photo = await site.anUploadedPhoto(fields, await aJpeg({ width: 1280, height: 800 }));
});
afterAll(() => site.close());

const opened = async (path: string) => site.openSignedIn(await site.anAdmin(), path, { reducedMotion: 'reduce' });

describe('the annotations of a photo', () => {
  it('are drawn by numbers and by dragging, and visitors see them', async () => {
    const pier = await site.anEntity({ name: 'Molo San Carlo' });
    await site.database.query('insert into photo_entities (photo_id, entity_id, position) values ($1, $2, 9)', [
      photo.id,
      pier.id,
    ]);
    const { page, complaints } = await opened(`/it/foto/${photo.id}`);
    await page.getByRole('link', { name: 'Annotazioni' }).click();
    await page.waitForURL(`**/admin/edit-photo/${photo.id}#annotazioni`);
    const region = page.getByRole('region', { name: 'Annotazioni' });
    await region.getByRole('button', { name: 'Aggiungi un riquadro' }).click();
    const save = page.getByRole('button', { name: 'Salva', exact: true });
    await save.click();
    await page.getByText('Le annotazioni non sono state salvate').waitFor();
    await region.getByText('Campo obbligatorio.').waitFor();
    const list = region.getByRole('list', { name: 'Annotazioni' });
    await list.getByRole('combobox').fill('piazza');
    await list
      .getByRole('option', { name: /^Piazza/ })
      .first()
      .click();
    await region.getByLabel('Da sinistra (%)').fill('12,5');
    await region.getByLabel('Larghezza (%)').fill('30');
    const box = region.locator('.cursor-move');
    await box.scrollIntoViewIfNeeded();
    const picture = region.getByRole('group', { name: 'Riquadri sulla fotografia' });
    const frame = (await picture.boundingBox())!;
    // Below the picture, where a thumb reaches them and they hide nothing.
    const tool = (await region.getByRole('button', { name: 'Disegna un riquadro' }).boundingBox())!;
    expect(tool.y).toBeGreaterThan(frame.y + frame.height);
    const start = (await box.boundingBox())!;
    const [x, y] = [start.x + start.width / 2, start.y + start.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + frame.width / 10, y + frame.height / 5, { steps: 4 });
    await page.mouse.up();
    await page.getByText('C’è una modifica non salvata.').waitFor();
    await save.click();
    await page.getByText('Modifiche salvate').waitFor();
    const [stored] = (await (await fetch(`${site.url}/api/photos/${photo.id}/annotations`)).json()) as object[];
    expect(stored).toMatchObject({ entityId: square.id, w: 30, h: 20 });
    expect(stored).toMatchObject({ x: expect.closeTo(22.5, 0), y: expect.closeTo(60, 0) });
    expect(await accessibilityViolations(page)).toEqual([]);

    // Drawn on the free image, then moved and resized by keys.
    await picture.evaluate((element) => element.scrollIntoView());
    const free = (await picture.boundingBox())!;
    await page.mouse.move(free.x + free.width * 0.05, free.y + free.height * 0.1);
    await page.mouse.down();
    await page.mouse.move(free.x + free.width * 0.15, free.y + free.height * 0.3, { steps: 4 });
    await page.mouse.up();
    await region.getByLabel('Etichetta (Italiano)').fill('Il faro');
    const drawn = picture.getByRole('button', { name: /^2: Il faro/ });
    await drawn.focus();
    for (const key of ['ArrowRight', 'ArrowRight', 'Alt+ArrowDown', 'Shift+ArrowRight']) await drawn.press(key);
    // What the photo shows is offered until it has a frame; this one is removed again.
    await drawn.press('Enter');
    expect(await region.getByRole('button', { name: /^2\s*Il faro$/ }).getAttribute('aria-expanded')).toBe('true');
    const suggested = region.getByRole('list', { name: 'Schede collegate ancora senza riquadro' });
    expect(await suggested.getByRole('button', { name: /^Piazza/ }).count()).toBe(0);
    await suggested.getByRole('button', { name: 'Molo San Carlo' }).click();
    await picture.getByRole('button', { name: /^3: Molo San Carlo/ }).press('Delete');
    await suggested.getByRole('button', { name: 'Molo San Carlo' }).waitFor();
    await save.click();
    await page.getByText(/modific\S+ non salvat/).waitFor({ state: 'detached' });
    const all = (await (await fetch(`${site.url}/api/photos/${photo.id}/annotations`)).json()) as object[];
    expect(all).toHaveLength(2);
    const keyed = { x: expect.closeTo(7, 0), y: expect.closeTo(10.1, 0), w: expect.closeTo(11, 0) };
    expect(all[1]).toMatchObject({ label: 'Il faro', ...keyed });
    const visitor = await site.open(`/it/foto/${photo.id}`);
    await visitor.page
      .getByRole('list', { name: 'Che cosa si vede' })
      .getByRole('link', { name: /^Piazza/ })
      .waitFor();
    expect(complaints.filter((complaint) => !complaint.includes('400'))).toEqual([]);
  });

  it('are joined with those that somebody else has drawn meanwhile', async () => {
    const { page } = await opened(`/admin/edit-photo/${photo.id}`);
    const region = page.getByRole('region', { name: 'Annotazioni' });
    const save = page.getByRole('button', { name: 'Salva', exact: true });
    const labels = async (): Promise<string[]> =>
      ((await (await fetch(`${site.url}/api/photos/${photo.id}/annotations`)).json()) as { label: string }[]).map(
        ({ label }) => label,
      );
    await region.getByRole('button', { name: 'Aggiungi un riquadro' }).click();
    await region.getByLabel('Etichetta (Italiano)').fill('La fontana');
    await site.database.query(
      `insert into annotations (photo_id, x, y, w, h, label, position) values ($1, 1, 1, 5, 5, 'Il monumento', 9)`,
      [photo.id],
    );
    await site.database.query('update photos set updated_at = now() where id = $1', [photo.id]);
    await save.click();
    await page.getByText('Annotazioni unite').waitFor();
    await region
      .getByRole('button', { name: /Il monumento/ })
      .first()
      .waitFor();
    expect(await labels()).not.toContain('La fontana');
    await save.click();
    await page.getByText(/modific\S+ non salvat/).waitFor({ state: 'detached' });
    expect(await labels()).toEqual(expect.arrayContaining(['Il faro', 'La fontana', 'Il monumento']));
  });

  it('are saved when somebody has changed something else of the photo meanwhile', async () => {
    const { page } = await opened(`/admin/edit-photo/${photo.id}`);
    const region = page.getByRole('region', { name: 'Annotazioni' });
    await region.getByRole('button', { name: 'Aggiungi un riquadro' }).click();
    await region.getByLabel('Etichetta (Italiano)').fill('La scala');
    await site.database.query(`update photos set author = 'Altri', updated_at = now() where id = $1`, [photo.id]);
    await page.getByRole('button', { name: 'Salva', exact: true }).click();
    await page.getByText('Modifiche salvate').waitFor();
    // What the form has not seen is not overwritten by it.
    await page.getByLabel('Fonte', { exact: true }).fill('Fototeca');
    await page.getByRole('button', { name: 'Salva', exact: true }).click();
    const conflict = page.getByText('Nel frattempo qualcun altro ha modificato questi dati').first();
    await conflict.waitFor();
    const [stored] = await site.database.query('select author from photos where id = $1', [photo.id]);
    expect(stored).toEqual({ author: 'Altri' });
  });
});
