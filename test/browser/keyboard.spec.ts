import { startSite, type TestSite } from '../support/site.js';

let site: TestSite;

beforeAll(async () => {
  site = await startSite({ RATE_LIMIT: 'off' });
  const type = await site.anEntityType({ code: 'church', name: 'Chiesa', color: 'purple' });
  await site.anEntity({ type, name: 'San Giusto', audioUrl: '/uploads/san-giusto.wav' });
}, 90_000);
afterAll(() => site.close());

it('the button of an audio guide keeps the focus while the guide loads', async () => {
  const { page } = await site.open('/it');
  await page.route('**/uploads/*.wav', () => new Promise(() => undefined));
  await page.goto('/it/schede/audioguide');
  const play = page.getByRole('button', { name: 'Ascolta: San Giusto' });
  await play.focus();
  await page.keyboard.press('Enter');
  await page.locator('button[aria-busy="true"]').waitFor();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-disabled'))).toBe('true');
});

it('the bars of an audio guide are seen where the system chooses the colours', async () => {
  const { page } = await site.open('/it');
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/it/schede/audioguide');
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
