import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { violationsInBothThemes } from '../support/axe.js';
import type { Account } from '../support/factories.js';
import { aJpeg } from '../support/scans.js';
import { startSite, type TestSite } from '../support/site.js';
import { until } from '../support/until.js';

let site: TestSite;
let editor: Account;
let folder: string;
let photo: { id: number; slug: string };

const reducedMotion = 'reduce';

beforeAll(async () => {
  site = await startSite({ RATE_LIMIT: 'off' });
  editor = await site.anEditor();
  folder = await mkdtemp(join(tmpdir(), 'veduta-scans-'));
  photo = await site.anUploadedPhoto({ title: 'La riva coi velieri', license: 'CC BY 4.0' });
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});

const opened = (id = photo.id) => site.openSignedIn(editor, `/admin/edit-photo/${id}`, { reducedMotion });

it('the back of a photograph is uploaded on its page, gets its words there, and is turned over by visitors', async () => {
  const { page } = await opened();
  const path = join(folder, 'verso.jpg');
  await writeFile(path, await aJpeg({ width: 1200, height: 800, seed: 41 }));
  const side = page.getByRole('region', { name: 'Verso dell’oggetto' });
  await side.getByLabel('Carica il verso').setInputFiles(path);
  await side.getByRole('img', { includeHidden: true }).waitFor();
  expect(await violationsInBothThemes(page)).toEqual([]);
  await side.getByRole('link', { name: 'La riva coi velieri' }).click();
  const front = page.getByRole('region', { name: 'Verso di' });
  await front.getByText('Pubblicata', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Aggiungi: Iscrizioni' }).click();
  await page.locator('[name="inscription"]').fill('Alla cara Nives');
  await page.getByRole('button', { name: 'Salva', exact: true }).click();
  await page.getByText('Modifiche salvate').waitFor();

  const visitor = await site.open(`/it/foto/${photo.slug}`, { reducedMotion });
  await visitor.page.getByRole('link', { name: 'Guarda il verso' }).click();
  await visitor.page.getByText('Alla cara Nives').waitFor();
  expect(new URL(visitor.page.url()).pathname).toBe(`/it/foto/${photo.slug}/verso`);
  await visitor.page.getByRole('img', { name: 'Verso: La riva coi velieri' }).click();
  await visitor.page.getByRole('dialog').waitFor();
  await visitor.page.keyboard.press('Escape');
  await visitor.page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await violationsInBothThemes(visitor.page)).toEqual([]);
  await visitor.page.getByRole('link', { name: 'Torna al recto' }).click();
  await visitor.page.getByRole('link', { name: 'Guarda il verso' }).waitFor();
  expect(visitor.complaints).toEqual([]);

  await page.getByRole('button', { name: 'Stacca' }).click();
  await page.getByText('Staccata: ora è una bozza a sé').waitFor();
  await front.waitFor({ state: 'detached' });
});

it('a detail of the back has an address and a state, which open the back at it', async () => {
  const front = await site.anUploadedPhoto({ title: 'La pescheria' });
  await site.anUploadedPhoto({ frontId: String(front.id) }, await aJpeg({ width: 3000, height: 2000, seed: 43 }));
  const path = `/it/foto/${front.slug}/verso`;
  const { page } = await site.open(`${path}#view&xywh=percent:40,60,10,10`, { reducedMotion });
  const isEnlarged = async (shown: Page): Promise<void> => {
    await shown.locator('.zoom-stage > img').waitFor({ state: 'detached' });
    await until(async () => parseInt((await shown.locator('.zoom-scale').textContent()) ?? '', 10) > 100);
  };
  await page.getByRole('dialog').waitFor();
  await isEnlarged(page);
  await page.getByRole('button', { name: 'Link a questo dettaglio' }).click();
  const link = (label: string) =>
    page.getByRole('group', { name: 'Link a questo dettaglio' }).getByLabel(label).inputValue();
  const address = new URL(await link('Indirizzo di questo dettaglio'));
  expect(address.pathname).toBe(path);
  expect(address.hash).toMatch(/^#view&xywh=percent:/);
  const state = new URL(await link('Per visualizzatori IIIF (Content State)'));
  expect(state.pathname).toBe(path);
  const numbersIn = (hash: string): number[] => (hash.split('percent:')[1] ?? '').split(',').map(Number);
  // Viewers know one page of the photograph, that of its front.
  for (const at of [path, `/it/foto/${front.slug}`]) {
    const { page: other, complaints } = await site.open(at + state.search, { reducedMotion });
    await other.waitForURL((url) => url.pathname === path && url.search === '');
    await other.getByRole('dialog').waitFor();
    await isEnlarged(other);
    // A state is in whole pixels, of which the scan has 30 in a percent of its width.
    const [seen, expected] = [numbersIn(new URL(other.url()).hash), numbersIn(address.hash)];
    expect(Math.max(...seen.map((number, n) => Math.abs(number - expected[n]!)))).toBeLessThan(0.1);
    expect(complaints).toEqual([]);
  }
});

it('a photograph of the archive is chosen as the back of another, and named where it is', async () => {
  const [front, pencil] = [
    await site.anUploadedPhoto({ title: 'Il faro' }),
    await site.anUploadedPhoto({ title: 'Scritta a matita' }),
  ];
  const { page } = await opened(front.id);
  await page.getByRole('group', { name: 'Scegli una fotografia dell’archivio' }).getByRole('combobox').fill('matita');
  await page.getByRole('option', { name: /Scritta a matita/ }).click();
  await page.getByText('Verso aggiunto').waitFor();
  await page
    .getByRole('region', { name: 'Verso dell’oggetto' })
    .getByRole('link', { name: 'Scritta a matita' })
    .waitFor();
  const { page: public_ } = await site.open(`/it/foto/${pencil.slug}`, { reducedMotion });
  await public_.getByRole('heading', { name: 'Il faro', level: 1 }).waitFor();
  expect(new URL(public_.url()).pathname).toBe(`/it/foto/${front.slug}`);
});

it('without scripts the back is a page, and its picture a link to the whole scan', async () => {
  const front = await site.anUploadedPhoto({ title: 'Il canale' });
  await site.anUploadedPhoto({ frontId: String(front.id) });
  const { page } = await site.open(`/it/foto/${front.slug}/verso`, { javaScriptEnabled: false });
  await page.getByRole('heading', { level: 1 }).waitFor();
  const scan = await page.getByRole('link', { name: 'Verso: Il canale' }).getAttribute('href');
  expect(scan).toMatch(/^\/iiif\/image\/\d+\/full\/max\/0\/default\.jpg$/);
});
