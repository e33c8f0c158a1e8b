import type { Page } from 'playwright-core';
import { violationsInBothThemes } from '../support/axe.js';
import { builtFile } from '../support/built-file.js';
import type { Account } from '../support/factories.js';
import { untilSettled } from '../support/settled-page.js';
import { startSite, type TestSite } from '../support/site.js';

let site: TestSite;
let editor: Account;

beforeAll(async () => {
  site = await startSite({ RATE_LIMIT: 'off' });
  editor = await site.anEditor();
  await site.anEntityType({ code: 'building', name: 'Edificio' });
});
afterAll(() => site.close());

const opened = (path: string, width = 1280) =>
  site.openSignedIn(editor, path, { reducedMotion: 'reduce', viewport: { width, height: 900 } });
/** The editor, not the plain field that it takes the place of when it has loaded. */
const story = (page: Page, language: string) =>
  page.locator('[contenteditable]').and(page.getByRole('textbox', { name: `Storia: ${language}` }));

/** Pastes HTML as a browser does. */
const paste = (page: Page, html: string): Promise<void> =>
  story(page, 'Italiano').evaluate((editable, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', pasted);
    editable.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);
const listItem = (text: string, level = 1, sign = '·'): string =>
  `<p class="MsoListParagraphCxSpMiddle" style="text-indent:-18pt;mso-list:l0 level${level} lfo1"><!--[if !supportLists]--><span style="font-family:Symbol"><span style="mso-list:Ignore">${sign}<span>&nbsp;&nbsp;&nbsp; </span></span></span><!--[endif]-->${text}<o:p></o:p></p>`;

describe('a text that is pasted from Word', () => {
  it('keeps its headings, lists, tables and notes, and says what a story cannot hold', async () => {
    const { id } = await site.anEntity({ name: 'Cantiere San Marco' });
    const { page } = await opened(`/admin/entities?edit=${id}`);
    await story(page, 'Italiano').click();
    await paste(
      page,
      `<html><body><!--StartFragment--><h1>Il cantiere</h1><p class="MsoNormal">Fondato nel 1839<a href="file:///C:/a.htm#_ftn1" name="_ftnref1"><span class="MsoFootnoteReference">[1]</span></a> da <b>Strudthoff</b>.</p>
      ${listItem('scali')}${listItem('due coperti', 2, 'o')}${listItem('officine')}${listItem('primo', 1, '1.').replaceAll('l0 ', 'l1 ')}
      <table><tr><td><p class="MsoNormal">1839</p></td><td><p>fondazione</p></td></tr><tr><td>1912</td><td>restauro</td></tr></table>
      <h2>Le navi</h2><p><img src="file:///C:/a.png">Testo.</p>
      <div style="mso-element:footnote-list"><div id="ftn1"><p class="MsoFootnoteText"><a href="file:///C:/a.htm#_ftnref1" name="_ftn1">[1]</a> Vedi il catalogo.</p></div></div><!--EndFragment--></body></html>`,
    );
    await page.getByText('Tabelle: ogni riga è diventata un capoverso').waitFor();
    await page.getByText('Le immagini del testo incollato sono rimaste fuori.').waitFor();
    expect(await page.getByText('i testi delle note non erano').count()).toBe(0);
    await page.getByRole('button', { name: 'Salva', exact: true }).click();
    await page.getByText('Modifiche salvate').waitFor();
    const [{ description }] = await site.database.query('select description from entities where id = $1', [id]);
    expect(description.replace(/\s+/g, ' ')).toBe(
      '<h2>Il cantiere</h2><p>Fondato nel 1839<sup>[1]</sup> da <strong>Strudthoff</strong>.</p>' +
        '<ul><li><p>scali</p><ul><li><p>due coperti</p></li></ul></li><li><p>officine</p></li></ul>' +
        '<ol><li><p>primo</p></li></ol>' +
        '<p>1839 | fondazione</p><p>1912 | restauro</p><h3>Le navi</h3><p>Testo.</p><p>[1] Vedi il catalogo.</p>',
    );
  });
});

describe('a new record card', () => {
  it('of a name that there is already is made only after that was said', async () => {
    await site.anEntity({ name: 'Piazza Ponterosso' });
    const { page } = await opened('/admin/entities');
    await page.getByRole('button', { name: 'Nuova scheda' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Nome').fill('piazza ponterosso');
    await dialog.getByLabel('Categoria').selectOption({ label: 'Edificio' });
    await dialog.getByRole('button', { name: 'Crea', exact: true }).click();
    await dialog.getByText('Una scheda con questo nome c’è già').waitFor();
    await dialog.getByRole('link', { name: 'Piazza Ponterosso' }).waitFor();
    const count = async (): Promise<number> =>
      (await site.database.query(`select count(*)::int as n from entities where lower(name) = 'piazza ponterosso'`))[0]
        .n;
    expect(await count()).toBe(1);
    await dialog.getByRole('button', { name: 'Crea comunque' }).click();
    await page.waitForURL('**/admin/entities?edit=*');
    expect(await count()).toBe(2);
  });

  it('is a draft that is written in three languages, with other names and a related card, and is then published', async () => {
    const other = await site.anEntity({ name: 'Palazzo Carciotti' });
    const { page, complaints } = await opened('/admin/entities');
    await page.getByRole('button', { name: 'Nuova scheda' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Nome').fill('Tergesteo');
    await dialog.getByLabel('Categoria').selectOption({ label: 'Edificio' });
    await dialog.getByRole('button', { name: 'Crea' }).click();
    await page.waitForURL('**/admin/entities?edit=*');
    await page.getByRole('toolbar', { name: /Italiano/ }).waitFor();
    await page.getByText('Bozza', { exact: true }).waitFor();

    await story(page, 'Italiano').fill('La galleria è del 1842.');
    await story(page, 'Italiano').press('ControlOrMeta+A');
    await page
      .getByRole('toolbar', { name: /Italiano/ })
      .getByRole('button', { name: 'Grassetto' })
      .click();
    await story(page, 'English').fill('The arcade is of 1842.');
    // One language at a time.
    const languages = page.getByRole('group', { name: 'Lingue dei testi' });
    await languages.getByRole('checkbox', { name: 'English' }).uncheck();
    await languages.getByRole('checkbox', { name: 'Italiano' }).uncheck();
    await page.getByRole('button', { name: /^Copia dalla lingua di base.*Storia, Deutsch$/ }).click();
    await page.getByText('La galleria è del 1842.').locator('visible=true').waitFor();
    expect(await story(page, 'Italiano').count()).toBe(0);
    await story(page, 'Deutsch').fill('Die Galerie ist von 1842.');

    for (const language of ['Italiano', 'English']) await languages.getByRole('checkbox', { name: language }).check();
    await page.getByRole('button', { name: 'Aggiungi un nome' }).click();
    await page.getByLabel('Altro nome').fill('Palazzo del Tergesteo');
    await page.getByRole('combobox', { name: 'Cerca: Schede collegate' }).fill('carciotti');
    await page.getByRole('option', { name: 'Palazzo Carciotti', exact: true }).click();
    await page.getByLabel('Tipo di collegamento: Palazzo Carciotti').selectOption({ label: 'Stesso architetto' });
    await page.getByRole('button', { name: 'Salva', exact: true }).click();
    await page.getByText('Modifiche salvate').waitFor();
    expect(await violationsInBothThemes(page)).toEqual([]);

    const [stored] = await site.database.query<Record<string, unknown>[]>(
      `select e.description, e.description_en as "descriptionEn", e.description_de as "descriptionDe", e.aliases, r.kind
       from entities e join entity_relations r on r.to_entity_id = $1 where e.slug = 'tergesteo'`,
      [other.id],
    );
    expect(stored).toEqual({
      description: '<p><strong>La galleria è del 1842.</strong></p>',
      descriptionEn: '<p>The arcade is of 1842.</p>',
      descriptionDe: expect.stringContaining('Die Galerie ist von 1842.'),
      aliases: [{ name: 'Palazzo del Tergesteo', yearStart: null, yearEnd: null }],
      kind: 'same_architect',
    });
    const visitor = await site.open('/it');
    const statusFor = async () => (await visitor.page.request.get(`${site.url}/it/scheda/tergesteo`)).status();
    expect(await statusFor()).toBe(404);

    await page.getByRole('link', { name: 'Anteprima della pagina' }).click();
    await page.getByText('Anteprima: così la scheda appare sul sito.').waitFor();
    await page.getByRole('heading', { level: 1, name: 'Tergesteo' }).waitFor();
    await page.getByText('La galleria è del 1842.').first().waitFor();
    await page.getByRole('link', { name: 'Palazzo Carciotti' }).first().waitFor();
    await page.reload();
    await page.getByText('La galleria è del 1842.').first().waitFor();
    expect(await violationsInBothThemes(page)).toEqual([]);
    await page.getByRole('link', { name: 'Torna alla scheda' }).click();

    // Nothing is published without what was typed.
    await story(page, 'Deutsch').fill('Die Galerie ist von 1842. Sie ist überdacht.');
    await page.getByText('C’è una modifica non salvata.').waitFor();
    await page.getByRole('button', { name: 'Pubblica', exact: true }).click();
    await page.getByRole('dialog').getByText('Ci sono modifiche non salvate').waitFor();
    await page.getByRole('button', { name: 'Salva e pubblica' }).click();
    await page.getByText('Scheda pubblicata').waitFor();
    await page.getByText('Pubblicata', { exact: true }).waitFor();
    expect(await statusFor()).toBe(200);
    await visitor.page.goto(`${site.url}/de/scheda/tergesteo`);
    await visitor.page.getByText('Sie ist überdacht.').first().waitFor();

    await page.getByRole('button', { name: 'Rimetti in bozza' }).click();
    await page.getByText('La scheda è di nuovo una bozza').waitFor();
    expect(await statusFor()).toBe(404);
    await page.goto(`${site.url}/admin/entities`);
    await page.getByLabel('Stato').selectOption({ label: 'Bozza' });
    await page.waitForURL('**/admin/entities?status=draft');
    await page.getByRole('link', { name: 'Tergesteo' }).waitFor();
    await page.getByRole('link', { name: 'Palazzo Carciotti' }).waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
  });

  it('compares two of its photos on its page, where a slider moves the edge between them', async () => {
    const entity = await site.anEntity({ name: 'Pescheria' });
    const years = [1899, 1923];
    for (const year of years) await site.aPhoto({ title: `La pescheria nel ${year}`, year, entities: [entity] });
    const { page } = await opened(`/admin/entities?edit=${entity.id}`);
    const choose = (group: string, year: number) =>
      page.getByRole('group', { name: group, exact: true }).getByTitle(`La pescheria nel ${year}`).click();
    await choose('Prima', 1899);
    await page.getByRole('button', { name: 'Salva', exact: true }).click();
    await page.getByText('Scegli due fotografie, oppure nessuna.').waitFor();
    await choose('Dopo', 1923);
    await page.getByRole('button', { name: 'Salva', exact: true }).click();
    await page.getByText('Modifiche salvate').waitFor();

    const visitor = await site.open(`/it/scheda/${entity.slug}`);
    const comparison = visitor.page.getByRole('region', { name: 'La stessa veduta' });
    const slider = comparison.getByRole('slider', { name: 'Confine tra le due fotografie' });
    await slider.press('End');
    const later = comparison.getByAltText('La pescheria nel 1923').locator('visible=true');
    const edge = () => later.evaluate((image) => getComputedStyle(image).clipPath);
    expect(await edge()).toBe('inset(0px 0px 0px 100%)');
    await slider.press('Home');
    expect(await edge()).toBe('inset(0px 0px 0px 0%)');
    expect(await violationsInBothThemes(visitor.page)).toEqual([]);
  });

  it('fits a small phone, and is deleted with the number of its photos named', async () => {
    const entity = await site.anEntity({ name: 'Magazzino delle Botti' });
    const { page } = await opened(`/admin/entities?edit=${entity.id}`, 320);
    const notFound: string[] = [];
    page.on('response', (response) => response.status() === 404 && notFound.push(response.url()));
    await story(page, 'Italiano').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.getByRole('button', { name: 'Elimina la scheda' }).click();
    await page
      .getByRole('dialog')
      .getByText(/0 foto collegate/)
      .waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Elimina la scheda' }).click();
    await page.getByText('Scheda eliminata').waitFor();
    await page.getByRole('heading', { level: 1, name: 'Schede' }).waitFor();
    await untilSettled(page);
    expect(notFound).toEqual([]);
    const left = await site.database.query('select 1 from entities where id = $1', [entity.id]);
    expect(left).toEqual([]);
  });
});

/** The code of the editor arrives when the returned function is called. */
async function holdingEditor(page: Page): Promise<() => void> {
  let load = (): void => undefined;
  const allowed = new Promise<void>((resolve) => (load = resolve));
  await page.route(`**/${builtFile('renderer/admin/rich-text/RichTextEditor.tsx')}`, async (route) => {
    await allowed;
    await route.continue();
  });
  return load;
}

describe('the texts of a record card', () => {
  it('are written on in the editor when it takes the place of the plain field', async () => {
    const entity = await site.anEntity({ name: 'Fontanone' });
    const { page } = await opened('/it/about');
    const load = await holdingEditor(page);
    await page.goto(`/admin/entities?edit=${entity.id}`, { waitUntil: 'commit' });
    await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
    await page.getByRole('textbox', { name: 'Storia: Italiano' }).click();
    await page.keyboard.type('Il ponte');
    load();
    await story(page, 'Italiano').and(page.locator(':focus')).waitFor();
    await page.keyboard.type(' verde');
    await story(page, 'Italiano').getByText('verde').waitFor();
    expect(await story(page, 'Italiano').innerText()).toBe('Il ponte verde');
  });

  it('move nothing below them when their editor has loaded', async () => {
    const entity = await site.anEntity({ name: 'Ponte Bianco' });
    for (const year of [1890, 1900]) await site.aPhoto({ title: `Bianco ${year}`, year, entities: [entity] });
    const { page } = await opened('/it/about');
    const load = await holdingEditor(page);
    await page.goto(`/admin/entities?edit=${entity.id}`, { waitUntil: 'commit' });
    const button = page.getByRole('button', { name: 'Sposta prima: Bianco 1900' });
    await button.hover();
    const before = await button.boundingBox();
    expect(await page.getByRole('toolbar').count()).toBe(0);
    load();
    await page.getByRole('toolbar').nth(2).waitFor();
    expect(await button.boundingBox()).toEqual(before);
  });
});

describe('the dates of a record card', () => {
  it('are said as they are read while one types, and stay as written where they are not', async () => {
    const { id } = await site.anEntity({ name: 'Faro della Vittoria' });
    const { page } = await opened(`/admin/entities?edit=${id}`);
    const built = page.locator('[name=constructionText]');
    await built.fill('tra il 1923 e il 1927');
    await page.getByText(/^Si legge: tra il 1923 e il 1927\. Dal 1 gennaio 1923 al 31 dicembre 1927\.\s*$/).waitFor();
    await built.fill('33 a.C.');
    await page.getByText(/^Si legge: 33 a\.C\./).waitFor();
    await built.fill('dopo molte discussioni');
    await page.getByText('Questa data non si lascia leggere: resta come è scritta.').waitFor();
    expect(await page.getByRole('button', { name: 'Usa questa lettura' }).count()).toBe(0);
  });
});

describe('a record card that two people edit', () => {
  it('shows both values of a field that both have changed, and keeps what only one has changed', async () => {
    const entity = await site.anEntity({ name: 'Idroscalo' });
    const { page } = await opened(`/admin/entities?edit=${entity.id}`);
    await page.getByLabel('Libri, archivi, indirizzi').fill('la mia fonte');
    await page.getByRole('button', { name: 'Aggiungi: Nome storico' }).click();
    await page.getByLabel('Nome storico').fill('Il mio nome');
    await site.database.query(
      `update entities set historical_name = 'Il loro nome', architect = 'Nobile', updated_at = now() where id = $1`,
      [entity.id],
    );
    await page.getByRole('button', { name: 'Salva', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Il mio nome').waitFor();
    await dialog.getByText('Il loro nome').click();
    expect(await violationsInBothThemes(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Unisci le versioni' }).click();
    await page.getByRole('button', { name: 'Salva', exact: true }).click();
    await page.getByText('Modifiche salvate').waitFor();
    const stored = await site.database.query('select historical_name, architect, sources from entities where id = $1', [
      entity.id,
    ]);
    expect(stored).toEqual([{ historical_name: 'Il loro nome', architect: 'Nobile', sources: 'la mia fonte' }]);
  });
});
