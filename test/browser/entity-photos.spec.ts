import type { EntityTypeRow } from '../../src/entities/types/entity-type.row.js';
import { violationsInBothThemes } from '../support/axe.js';
import type { Account } from '../support/factories.js';
import { startSite, type TestSite } from '../support/site.js';

let site: TestSite;
let editor: Account;
let building: EntityTypeRow;

beforeAll(async () => {
  site = await startSite({ RATE_LIMIT: 'off' });
  editor = await site.anEditor();
  building = await site.anEntityType({ code: 'building', name: 'Edificio' });
});
afterAll(() => site.close());

const opened = (path: string) =>
  site.openSignedIn(editor, path, { reducedMotion: 'reduce', viewport: { width: 1280, height: 900 } });

describe('the photos of a record card', () => {
  it('are added, removed and put in an order by buttons and by dragging, which visitors see', async () => {
    // Of a type that the form has: the list of types is cached.
    const entity = await site.anEntity({ name: 'Ponte Rosso', type: building });
    for (const year of [1890, 1900, 1910]) await site.aPhoto({ title: `Ponte ${year}`, year, entities: [entity] });
    await site.aPhoto({ title: 'Ponte girevole', year: 1880 });
    const { page } = await opened(`/admin/entities?edit=${entity.id}`);
    const region = page.getByRole('region', { name: 'Foto collegate' });
    const titles = () => region.getByRole('listitem').getByRole('link').allTextContents();
    const untilFirst = (title: string) => region.getByRole('listitem').first().getByText(title).waitFor();
    await region.getByRole('button', { name: 'Sposta prima: Ponte 1900' }).click();
    await untilFirst('Ponte 1900');
    expect(await titles()).toEqual(['Ponte 1900, 1900', 'Ponte 1890, 1890', 'Ponte 1910, 1910']);
    const item = (name: string) => region.getByRole('listitem').filter({ hasText: name });
    await item('Ponte 1910').dragTo(item('Ponte 1900'));
    await untilFirst('Ponte 1910');
    expect(await titles()).toEqual(['Ponte 1910, 1910', 'Ponte 1900, 1900', 'Ponte 1890, 1890']);
    // Let go beside the list, it is where it was.
    await item('Ponte 1910').hover();
    await page.mouse.down();
    await item('Ponte 1890').hover();
    await page.getByRole('heading', { name: 'Foto collegate' }).hover();
    await page.mouse.up();
    expect((await titles())[0]).toBe('Ponte 1910, 1910');
    await region.getByRole('button', { name: 'Togli: Ponte 1890' }).click();
    await region.getByRole('combobox').fill('girevole');
    await region.getByRole('option', { name: /^Ponte girevole/ }).click();
    // The order, one removed, one added: counted and saved with the rest of the page, by one button.
    await page.getByText('3 modifiche non salvate').waitFor();
    await page.getByRole('button', { name: 'Aggiungi: Nome storico' }).click();
    await page.getByLabel('Nome storico').fill('Ponte Verde');
    await page.getByText('4 modifiche non salvate').waitFor();
    await page.keyboard.press('Control+s');
    await page.getByText('Modifiche salvate').waitFor();
    await page.getByText('modifiche non salvate').waitFor({ state: 'detached' });
    const order = ['Ponte 1910', 'Ponte 1900', 'Ponte girevole'];
    expect((await titles()).map((text) => text.replace(/, .*/, ''))).toEqual(order);
    expect(await violationsInBothThemes(page)).toEqual([]);
    const answer = await fetch(`${site.url}/api/entities/${entity.id}/photos`);
    expect(((await answer.json()) as { title: string }[]).map(({ title }) => title)).toEqual(order);
    expect(await site.database.query('select historical_name from entities where id = $1', [entity.id])).toEqual([
      { historical_name: 'Ponte Verde' },
    ]);
  });

  it('that somebody else has changed meanwhile are merged, and saved with the next press', async () => {
    const entity = await site.anEntity({ name: 'Ponte Curto', type: building });
    for (const year of [1890, 1900, 1905]) await site.aPhoto({ title: `Curto ${year}`, year, entities: [entity] });
    const theirs = await site.aPhoto({ title: 'Curto di sera', year: 1910 });
    const { page } = await opened(`/admin/entities?edit=${entity.id}`);
    const region = page.getByRole('region', { name: 'Foto collegate' });
    await region.getByRole('button', { name: 'Togli: Curto 1890' }).click();
    const other = await site.signedIn(await site.anEditor());
    await other.change('PATCH', `/api/admin/entities/${entity.id}/photos`, {
      json: { added: [theirs.id], order: [theirs.id] },
    });
    await page.getByRole('button', { name: 'Salva', exact: true }).click();
    await page.getByText('Qualcuno ha cambiato intanto le foto di questa scheda').waitFor();
    await region.getByText('Curto di sera').waitFor();
    await page.getByRole('button', { name: 'Salva', exact: true }).click();
    await page.getByText('Modifiche salvate').waitFor();
    const answer = await fetch(`${site.url}/api/entities/${entity.id}/photos`);
    expect(((await answer.json()) as { title: string }[]).map(({ title }) => title)).toEqual([
      'Curto di sera',
      'Curto 1900',
      'Curto 1905',
    ]);
  });

  it('are rows of a list on a phone, each with all of its buttons', async () => {
    const entity = await site.anEntity({ name: 'Passo di Piazza' });
    for (const year of [1890, 1900]) await site.aPhoto({ title: `Verde ${year}`, year, entities: [entity] });
    const { page } = await opened(`/admin/entities?edit=${entity.id}`);
    await page.setViewportSize({ width: 390, height: 844 });
    const row = page.getByRole('region', { name: 'Foto collegate' }).getByRole('listitem').nth(1);
    await row.waitFor();
    expect(await row.getByRole('button').count()).toBe(4);
    const { width, height } = (await row.boundingBox())!;
    expect(height).toBeLessThan(width / 2);
  });
});
