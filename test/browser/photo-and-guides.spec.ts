import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { violationsInBothThemes } from '../support/axe.js';
import { isNoMissingPicture } from '../support/complaints.js';
import { untilSettled } from '../support/settled-page.js';
import { startSite, type TestSite } from '../support/site.js';
import { doubleTap, swipe } from '../support/touch.js';
import { until } from '../support/until.js';

let site: TestSite;
let slug: string;
let heldSlug: string;

/** Silence as a WAV, which every browser plays. */
function silence(seconds: number): Buffer {
  const rate = 8000;
  const data = Buffer.alloc(rate * seconds, 128);
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + data.length, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36);
  head.writeUInt32LE(data.length, 40);
  return Buffer.concat([head, data]);
}

beforeAll(async () => {
  site = await startSite();
  const type = await site.anEntityType({ code: 'church', name: 'Chiesa', color: 'purple' });
  const church = await site.anEntity({
    type,
    name: 'San Giusto',
    audioUrl: '/uploads/san-giusto.wav',
    transcript: 'La cattedrale sta sul colle.',
  });
  await site.anEntity({ type, name: 'Sant’Antonio', audioUrl: '/uploads/sant-antonio.wav' });
  const photo = await site.anUploadedPhoto({ title: 'Il colle', year: '1902', entityIds: String(church.id) });
  slug = photo.slug;
  const held = await site.anUploadedPhoto({
    title: 'La riva',
    holdingInstitution: 'Civici Musei',
    inventoryNumber: 'F 12',
    technique: 'Stampa all’albumina',
    techniqueEn: 'Albumen print',
    inscription: 'Sul verso: «Saluti»',
    bearing: '134',
  });
  heldSlug = held.slug;
  await site.database.query(
    `insert into annotations (photo_id, entity_id, position, x, y, w, h) values ($1, $2, 0, 10, 20, 30, 40)`,
    [photo.id, church.id],
  );
});
afterAll(() => site.close());

describe('an audio guide', () => {
  const sound = silence(60);
  const open = async (path: string) => {
    const { page, complaints } = await site.open('/it');
    // Seeking needs a server that supports byte ranges, as the archive does.
    await page.route('**/uploads/*.wav', async (route) => {
      const from = Number(/bytes=(\d+)-/.exec((await route.request().headerValue('range')) ?? '')?.[1] ?? 0);
      await route.fulfill({
        status: 206,
        headers: { 'content-range': `bytes ${from}-${sound.length - 1}/${sound.length}`, 'accept-ranges': 'bytes' },
        contentType: 'audio/wav',
        body: sound.subarray(from),
      });
    });
    await page.goto(path);
    return { page, complaints };
  };

  it('stops others when it plays, seeks by click and keys, changes its speed, and plays on while one walks through the site', async () => {
    const { page, complaints } = await open('/it/schede/audioguide');
    // The site has one audio element for all guides.
    const sounds = () =>
      page
        .locator('audio')
        .evaluateAll((all) =>
          (all as HTMLAudioElement[]).map(({ src, paused }) => [/[^/]*$/.exec(src)?.[0], paused ? 'still' : 'plays']),
        );
    const first = page.getByRole('group', { name: 'Audioguida: San Giusto' });
    const second = page.getByRole('group', { name: 'Audioguida: Sant’Antonio' });
    expect(await first.getByText('La cattedrale sta sul colle.').isVisible()).toBe(true);
    await first.getByRole('button', { name: 'Ascolta: San Giusto' }).click();
    await first.getByRole('button', { name: 'Ferma: San Giusto' }).waitFor();
    expect(await sounds()).toEqual([['san-giusto.wav', 'plays']]);
    expect(await second.getByRole('slider').count()).toBe(0);
    await second.getByRole('button', { name: 'Ascolta: Sant’Antonio' }).click();
    await second.getByRole('button', { name: 'Ferma: Sant’Antonio' }).waitFor();
    expect(await sounds()).toEqual([['sant-antonio.wav', 'plays']]);
    expect(await first.getByRole('button', { name: 'Ascolta: San Giusto' }).isVisible()).toBe(true);
    const seek = second.getByRole('slider');
    const place = await seek.boundingBox();
    await seek.click({ position: { x: (place?.width ?? 0) / 2, y: 20 } });
    const time = () => page.locator('audio').evaluate((sound: HTMLAudioElement) => sound.currentTime);
    await until(async () => Math.abs((await time()) - 31) < 2);
    await second.getByRole('button', { name: 'Avanti di 10 secondi' }).click();
    await until(async () => (await time()) > 39);
    await second.getByRole('combobox', { name: 'Velocità' }).selectOption('2');
    expect(await page.locator('audio').evaluate((sound: HTMLAudioElement) => sound.playbackRate)).toBe(2);

    // The player of the guide is in view, so its bar is not.
    await page.locator('.player-bar').waitFor({ state: 'attached' });
    await page.locator('.player-bar').waitFor({ state: 'hidden' });
    const bar = page.getByRole('region', { name: 'Audioguida in ascolto' });
    await seek.click({ position: { x: 2, y: 20 } });
    await page.getByRole('banner').getByRole('link', { name: 'Archivio', exact: true }).click();
    await page.waitForURL('**/it/archivio');
    await bar.getByRole('button', { name: 'Ferma: Sant’Antonio' }).waitFor();
    expect(await sounds()).toEqual([['sant-antonio.wav', 'plays']]);
    const scrolledByFocus = await bar.getByRole('button', { name: 'Chiudi l’audioguida' }).evaluate((button) => {
      window.scrollTo({ top: 100, behavior: 'instant' });
      button.focus();
      return window.scrollY - 100;
    });
    expect(scrolledByFocus).toBe(0);
    expect(await bar.getByRole('link', { name: 'Sant’Antonio' }).getAttribute('href')).toBe('/it/scheda/sant-antonio');
    await bar.getByRole('button', { name: 'Ferma: Sant’Antonio' }).click();
    await bar.getByRole('button', { name: 'Ascolta: Sant’Antonio' }).waitFor();
    expect(await sounds()).toEqual([['sant-antonio.wav', 'still']]);
    await bar.getByRole('button', { name: 'Chiudi l’audioguida' }).click();
    await bar.waitFor({ state: 'detached' });
    expect(await page.locator('audio').getAttribute('src')).toBeNull();
    expect(complaints).toEqual([]);
  });

  it('is on the page of its entity with its transcript, and has the browser’s controls without scripts', async () => {
    const { page } = await site.open('/it/scheda/san-giusto', { javaScriptEnabled: false });
    expect(await page.locator('audio[controls]').isVisible()).toBe(true);
    await page.getByText('Leggi la trascrizione').click();
    expect(await page.getByText('La cattedrale sta sul colle.').isVisible()).toBe(true);
  });

  it('is linked where the language has one, and elsewhere its page links to the entities', async () => {
    const { page } = await site.open('/it');
    expect(await page.getByRole('banner').getByRole('link', { name: 'Audioguide' }).isVisible()).toBe(true);
    const teaser = page.getByRole('region', { name: 'Ascolta camminando' });
    expect(await teaser.getByText('2 audioguide in italiano').isVisible()).toBe(true);
    expect(await teaser.getByRole('button', { name: 'Ascolta: San Giusto' }).isVisible()).toBe(true);
    expect(await teaser.getByRole('link', { name: 'Tutte le audioguide' }).getAttribute('href')).toBe(
      '/it/schede/audioguide',
    );
    await page.goto('/it/schede/audioguide?q=nessuna');
    expect(await page.getByRole('heading', { name: 'Nessuna audioguida trovata' }).isVisible()).toBe(true);
    const { page: german } = await site.open('/de/schede/audioguide', { locale: 'de-DE' });
    expect(new URL(german.url()).pathname).toBe('/de/schede');
    expect(await german.getByRole('banner').getByRole('link', { name: 'Audioguides' }).count()).toBe(0);
    await german.goto('/de');
    expect(await german.getByRole('region', { name: 'Beim Gehen zuhören' }).count()).toBe(0);
  });
});

describe('a photograph', () => {
  it('shows annotations, frames the one that is pointed at, links to their entities, and hides them as long as one wants', async () => {
    const { page } = await site.open(`/it/foto/${slug}`);
    const boxes = page.getByRole('list', { name: 'Annotazioni sulla fotografia' });
    expect(await boxes.isVisible()).toBe(true);
    const isFramed = () => boxes.locator('[aria-hidden]').evaluate((frame) => getComputedStyle(frame).opacity === '1');
    expect(await isFramed()).toBe(false);
    const legend = page.getByRole('list', { name: 'Che cosa si vede' });
    await legend.getByRole('link', { name: /San Giusto/ }).hover();
    await until(isFramed);
    await page.getByRole('button', { name: 'Nascondi le annotazioni' }).click();
    expect(await boxes.isVisible()).toBe(false);
    await page.reload();
    await boxes.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Mostra le annotazioni' }).click();
    await boxes.getByRole('link', { name: /San Giusto/ }).hover();
    await until(isFramed);
    await boxes.getByRole('link', { name: /San Giusto/ }).click();
    await page.waitForURL('**/it/scheda/san-giusto');
  });

  it('frames what is tapped in the legend, also twice at once, and goes on to the next photo after a swipe', async () => {
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
    const { page } = await site.open(`/it/foto/${slug}`, phone);
    const boxes = page.getByRole('list', { name: 'Annotazioni sulla fotografia' });
    const name = page.getByRole('list', { name: 'Che cosa si vede' }).getByRole('link', { name: /San Giusto/ });
    await name.scrollIntoViewIfNeeded();
    const tapped = (await name.boundingBox())!;
    await doubleTap(page, { x: tapped.x + tapped.width / 2, y: tapped.y + tapped.height / 2 });
    const isFramed = () => boxes.locator('[aria-hidden]').evaluate((frame) => getComputedStyle(frame).opacity === '1');
    await until(isFramed);
    await untilSettled(page);
    expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe(`/it/foto/${slug}`);
    expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);

    // The picture comes into view again.
    const place = async () => (await page.locator('.print-picture').boundingBox())!;
    await until(async () => (await place()).y >= 0);
    const picture = await place();
    const next = await page.locator('a[rel="next"]').getAttribute('href');
    await swipe(page, { by: -120, at: { x: 250, y: picture.y + picture.height - 20 } });
    await page.waitForURL(`**${next}`);
    await page.getByRole('heading', { level: 1, name: 'La riva' }).waitFor();
  });

  it('shows the known properties of the object on its data sheet, and no empty ones', async () => {
    const { page } = await site.open(`/en/foto/${heldSlug}`);
    const rows = await page
      .locator('.data-sheet > div')
      .evaluateAll((found) => found.map((row) => [...row.children].map(({ textContent }) => textContent)));
    const properties = Object.fromEntries(rows) as Record<string, string>;
    expect(properties).toMatchObject({
      'Held by': 'Civici Musei',
      'Inventory number': 'F 12',
      Technique: 'Albumen print',
      // Not translated yet.
      Inscription: 'Sul verso: «Saluti»',
      'Direction of view': 'towards the south-east (134°)',
    });
    for (const name of ['Size', 'Credit line', 'Provenance', 'Coordinates'])
      expect(properties).not.toHaveProperty(name);
    const { page: other } = await site.open(`/en/foto/${slug}`);
    const sheet = await other.getByRole('region', { name: 'About this photograph' }).textContent();
    for (const name of ['Held by', 'Inventory number', 'Technique', 'Inscription', 'Direction of view'])
      expect(sheet).not.toContain(name);
  });

  it('is printed on one sheet', async () => {
    const { page } = await site.open(`/it/foto/${slug}`, { colorScheme: 'dark' });
    const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g);
    expect(sheets).toHaveLength(1);
  });

  it('is shared in a small window, and its citation is copied', async () => {
    const { page } = await site.open(`/it/foto/${slug}`, { permissions: ['clipboard-read', 'clipboard-write'] });
    await page.context().route('https://www.facebook.com/**', (route) => route.fulfill({ body: 'shared' }));
    const [popup] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('link', { name: 'Condividi su Facebook' }).click(),
    ]);
    expect(popup.url()).toContain(encodeURIComponent(`/it/foto/${slug}`));
    await page.getByRole('button', { name: 'Copia la citazione' }).click();
    await page.getByText('Citazione copiata').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('«Il colle», 1902.');
  });

  it('its link is copied without the clipboard API too, and shown as text when copying fails', async () => {
    const { page } = await site.open(`/it/foto/${slug}`, { permissions: ['clipboard-read', 'clipboard-write'] });
    // As on a site without https, where browsers have no clipboard API.
    const clipboard = await page.evaluateHandle(() => navigator.clipboard);
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    const copied = () => clipboard.evaluate((clipboardText) => clipboardText.readText());
    const link = page.getByRole('button', { name: 'Copia il link' });
    await link.click();
    await page.getByText('Link copiato').waitFor();
    expect(await copied()).toBe(`${site.url}/it/foto/${slug}`);
    expect(await link.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.getByRole('button', { name: 'Copia la citazione' }).click();
    await page.getByText('Citazione copiata').waitFor();
    expect(await copied()).toContain('«Il colle», 1902.');
    await page.evaluate(() => Object.assign(document, { execCommand: () => false }));
    await link.click();
    await page.getByText('Non è stato possibile copiare').waitFor();
    const message = page.getByRole('region', { name: 'Notifiche' }).getByText(`${site.url}/it/foto/${slug}`);
    expect(await message.isVisible()).toBe(true);
  });
});

describe('a photograph on the page of another site', () => {
  it('is shown in a frame by the code that its page gives, which shows no other page of the archive', async () => {
    const { page } = await site.open(`/it/foto/${slug}`, { permissions: ['clipboard-read', 'clipboard-write'] });
    await page.getByText('Incorpora la fotografia').click();
    await page.getByRole('button', { name: 'Copia il codice' }).click();
    await page.getByText('Codice copiato').waitFor();
    const code = await page.evaluate(() => navigator.clipboard.readText());
    const whole = `<iframe title="whole" src="${site.url}/it/foto/${slug}"></iframe>`;
    const other = createServer((_, response) => response.setHeader('Content-Type', 'text/html').end(code + whole));
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    await page.goto(`http://localhost:${(other.address() as AddressInfo).port}/`);
    const frame = page.frameLocator('iframe[title="Il colle"]');
    const picture = frame.getByRole('img', { name: 'Il colle' });
    await picture.waitFor();
    await until(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth > 0));
    expect(await frame.getByRole('link').last().getAttribute('href')).toBe(`${site.url}/it/foto/${slug}`);
    // The photo fits, and nothing of the caption has to be scrolled to.
    expect(await frame.locator('html').evaluate((root) => root.scrollHeight <= root.clientHeight)).toBe(true);
    expect(await page.frameLocator('iframe[title="whole"]').getByRole('heading').count()).toBe(0);
    other.close();
  });

  it('is accessible there in both themes, on narrow frames too', async () => {
    const { page } = await site.open(`/embed/foto/${slug}?language=en`, { viewport: { width: 320, height: 400 } });
    expect(await violationsInBothThemes(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});

describe('pages with players, maps and annotations', () => {
  it('are accessible in both themes and hydrate without warnings', async () => {
    const { page, complaints } = await site.open('/it', { reducedMotion: 'reduce' });
    for (const path of [
      '',
      '/archivio?from=1900&to=1909',
      '/schede/audioguide',
      '/scheda/san-giusto',
      `/foto/${slug}`,
    ]) {
      await page.goto(`/it${path}`);
      expect({ path, violations: await violationsInBothThemes(page) }).toEqual({ path, violations: [] });
    }
    expect(complaints.filter(isNoMissingPicture)).toEqual([]);
  });
});
