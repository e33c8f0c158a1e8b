import type { Locator } from 'playwright-core';
import type { SearchSuggestions } from '../../src/contract/search.js';
import { violationsInBothThemes } from '../support/axe.js';
import { untilSettled } from '../support/settled-page.js';
import { until } from '../support/until.js';
import { startSite, type TestSite } from '../support/site.js';

let site: TestSite;

beforeAll(async () => {
  site = await startSite({ RATE_LIMIT: 'off' });
  const type = await site.anEntityType({ code: 'church', name: 'Chiesa', color: 'purple' });
  await site.anEntity({ type, name: 'San Giusto', audioUrl: '/uploads/san-giusto.wav' });
});
afterAll(() => site.close());

it('the button of an audio guide keeps the focus while the guide loads', async () => {
  const { page } = await site.open('/it');
  await page.route('**/uploads/*.wav', () => new Promise(() => undefined));
  await page.goto('/it/schede/audioguide');
  const play = page.getByRole('button', { name: 'Ascolta: San Giusto' });
  await play.focus();
  await page.keyboard.press('Enter');
  await page.locator('main button[aria-busy="true"]').waitFor();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-disabled'))).toBe('true');
});

it('the other controls of an audio guide keep the focus too, and ignore what is pressed while the guide loads', async () => {
  const { page } = await site.open('/it');
  await page.route('**/uploads/*.wav', () => new Promise(() => undefined));
  await page.goto('/it/schede/audioguide');
  const controls = page.getByRole('group', { name: 'Audioguida: San Giusto' });
  await controls.getByRole('button', { name: 'Ascolta: San Giusto' }).click();
  // The slider needs a length, which the sound that does not arrive would have.
  const sound = page.locator('audio');
  await sound.evaluate((audio: HTMLAudioElement) => {
    audio.pause();
    Object.defineProperty(audio, 'duration', { value: 60 });
    audio.dispatchEvent(new Event('durationchange'));
  });
  for (const control of [
    controls.getByRole('button', { name: 'Indietro di 10 secondi' }),
    controls.getByRole('button', { name: 'Avanti di 10 secondi' }),
    controls.getByRole('slider'),
    controls.getByRole('combobox', { name: 'Velocità' }),
  ]) {
    await control.focus();
    await sound.evaluate((audio) => audio.dispatchEvent(new Event('waiting')));
    await controls.locator('[aria-busy="true"]').waitFor();
    expect(await control.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await control.getAttribute('aria-disabled')).toBe('true');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowRight');
    expect(await controls.getByRole('slider').inputValue()).toBe('0');
    expect(await controls.getByRole('combobox').inputValue()).toBe('1');
    await page.keyboard.press('Escape');
    await sound.evaluate((audio) => audio.dispatchEvent(new Event('canplay')));
    await controls.locator('[aria-busy="false"]').waitFor();
  }
});

it.each([
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
  // A window of 1280x1024 enlarged to 400 %.
  { width: 320, height: 256 },
])('the question about cookies never hides what has the focus, at $width x $height', async (viewport) => {
  const { page } = await site.open('/it/about', { isUndecided: true, viewport, reducedMotion: 'reduce' });
  const banner = page.locator('.consent');
  await banner.waitFor();
  const links = page.locator('main a[href]:visible, footer a[href]:visible');
  const count = await links.count();
  const isHidden = async (at: number): Promise<boolean> => {
    await links.nth(at).focus();
    const [link, over] = [await links.nth(at).boundingBox(), await banner.boundingBox()];
    return link === null || over === null || link.y + link.height > over.y + 1;
  };
  const hidden = async (): Promise<number[]> => {
    const found: number[] = [];
    for (let at = count - 1; at >= count - 8; at -= 1) if (await isHidden(at)) found.push(at);
    return found;
  };
  const scrolledByFocus = (control: Locator): Promise<number> =>
    control.evaluate((element: HTMLElement) => {
      window.scrollTo({ top: 100, behavior: 'instant' });
      element.focus();
      return window.scrollY - 100;
    });
  expect(await hidden()).toEqual([]);
  expect(await scrolledByFocus(banner.getByRole('button', { name: 'Accetta tutti' }))).toBe(0);
  await page.getByRole('button', { name: 'Personalizza' }).click();
  expect(await scrolledByFocus(banner.getByRole('button', { name: 'Salva le scelte' }))).toBe(0);
  expect(await hidden()).toEqual([]);
});

it('the bars of an audio guide are seen where the system chooses the colours', async () => {
  const { page } = await site.open('/it');
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/it/schede/audioguide');
  await page.getByRole('button', { name: 'Ascolta: San Giusto' }).click();
  const [bar, ground] = await page
    .locator('.bars > span')
    .first()
    .evaluate((of) => [getComputedStyle(of).backgroundColor, getComputedStyle(document.body).backgroundColor]);
  expect(bar).not.toBe(ground);
});

it('the menu of the record cards that opened on focus stays open when its button is pressed', async () => {
  const { page } = await site.open('/it/archivio');
  const button = page.getByRole('button', { name: 'Mostra le categorie delle schede' });
  await page.getByRole('banner').getByRole('link', { name: 'Schede' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await button.getAttribute('aria-expanded')).toBe('true');
  await page.keyboard.press('Enter');
  expect(await button.getAttribute('aria-expanded')).toBe('false');
});

describe('the search in the header', () => {
  const suggestions: SearchSuggestions = {
    entities: [
      {
        id: 1,
        slug: 'san-giusto',
        entityTypeCode: 'church',
        name: { text: 'San Giusto', language: 'it', marks: [[4, 10]] },
        alias: null,
      },
    ],
    photos: [],
    decades: [{ decade: 1910, count: 3 }],
  };

  it('opens with its key, suggests while typing, and is used by keys alone', async () => {
    const { page, complaints } = await site.open('/it/about');
    const asked: (string | null)[] = [];
    await page.route('**/api/search/suggestions?*', (route) => {
      asked.push(new URL(route.request().url()).searchParams.get('q'));
      return route.fulfill({ json: suggestions });
    });
    const link = page.getByRole('banner').getByRole('link', { name: 'Ricerca avanzata' });
    const field = page.getByRole('combobox', { name: 'Cerca nell’archivio' });
    const option = (name: RegExp): Locator => page.getByRole('option', { name });
    /** A slow machine pauses while typing, and asks for what is there. */
    const untilAnswered = async (text: string): Promise<void> => {
      await until(async () => asked.at(-1) === text);
      await untilSettled(page);
    };
    const selected = (): Promise<string | null> => field.getAttribute('aria-activedescendant');
    await page.keyboard.press('Control+/');
    expect(await field.count()).toBe(0);

    await link.focus();
    await page.keyboard.press('/');
    await field.waitFor();
    // The key opens the search, and is not part of its text; in a field it is.
    await page.keyboard.type('giust/');
    expect(await field.inputValue()).toBe('giust/');
    await untilAnswered('giust/');
    await option(/San Giusto/).waitFor();
    expect(await page.getByRole('listbox').getByRole('group').count()).toBe(2);
    expect(await page.locator('.search-panel mark').allInnerTexts()).toEqual(['Giusto']);
    expect(await violationsInBothThemes(page)).toEqual([]);

    await page.keyboard.press('ArrowDown');
    expect(await selected()).toBe(await option(/1910–1919/).getAttribute('id'));
    await page.keyboard.press('End');
    expect(await selected()).toBe(await option(/San Giusto/).getAttribute('id'));
    expect(await option(/San Giusto/).getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('ArrowDown');
    expect(await selected()).toBeNull();
    await page.keyboard.press('Escape');
    expect(await field.count()).toBe(0);
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);

    const heading = await page.locator('h1').innerText();
    await link.click();
    await page.keyboard.type('san');
    await untilAnswered('san');
    await option(/San Giusto/).waitFor();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/it/scheda/san-giusto');
    expect(await field.count()).toBe(0);
    // The address changes before the page, and a new page closes the search.
    await page.locator('h1', { hasText: heading }).waitFor({ state: 'detached' });
    await untilSettled(page);

    await page.keyboard.press('/');
    await field.waitFor();
    await page.keyboard.type('molo audace');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/it/search?q=molo+audace');
    expect(complaints).toEqual([]);
  });

  it('is a link without scripts, and its key can be switched off', async () => {
    const { page } = await site.open('/it/about', { javaScriptEnabled: false });
    await page.getByRole('banner').getByRole('link', { name: 'Ricerca avanzata' }).first().click();
    await page.waitForURL('**/it/search');
    const scripted = (await site.open('/it/about')).page;
    await scripted.keyboard.press('/');
    await scripted.getByRole('checkbox', { name: 'Il tasto / apre la ricerca' }).uncheck();
    await scripted.keyboard.press('Escape');
    await scripted.keyboard.press('/');
    expect(await scripted.getByRole('combobox').count()).toBe(0);
  });
});
