import { accessibilityViolations, violationsInBothThemes } from '../support/axe.js';
import type { Account } from '../support/factories.js';
import { aLogo } from '../support/logos.js';
import { startSite, type TestSite } from '../support/site.js';

let site: TestSite;
let administrator: Account;

beforeAll(async () => {
  site = await startSite({ RATE_LIMIT: 'off' });
  administrator = await site.anAdmin();
});
afterAll(() => site.close());

const aPicture = async (colour: string) => ({
  name: 'marchio.png',
  mimeType: 'image/png',
  buffer: await aLogo({ width: 200, height: 200, colour }),
});

describe('logo and colours', () => {
  it('are seen before they are saved, and then on the site in both themes', async () => {
    const { page, complaints } = await site.openSignedIn(administrator, '/admin/settings', { reducedMotion: 'reduce' });
    const logo = page.getByRole('group', { name: 'Logo', exact: true });
    expect(await page.getByRole('checkbox', { name: 'Il logo mostra il nome del sito' }).count()).toBe(0);
    await page.getByLabel('Carica: Logo', { exact: true }).setInputFiles(await aPicture('#a3251d'));
    await logo.getByText('Si pubblica salvando le impostazioni.').waitFor();
    expect(await logo.locator('img').evaluate((img: HTMLImageElement) => img.naturalHeight)).toBe(120);
    await page.getByLabel('Carica: Logo per il tema scuro').setInputFiles(await aPicture('#f4958c'));
    await page.getByLabel('Sostituisci: Logo per il tema scuro').waitFor({ state: 'attached' });

    await page.getByLabel('Nel tema chiaro', { exact: true }).fill('#e07b00');
    await page.getByText(/^Contrasto 2,\d+:1\. Al testo ne serve almeno 4,5:1\.$/).waitFor();
    await page.getByRole('button', { name: 'Salva' }).click();
    await page.getByText(/^Il contrasto è 2,\d+:1/).waitFor();
    await page.getByLabel('Nel tema chiaro', { exact: true }).fill('#A3251D');
    await page.getByLabel('Tavolozza: Nel tema scuro').fill('#f4958c');
    await page.getByText(/^Contrasto 5,\d+:1\. Si legge bene\.$/).waitFor();
    expect(await violationsInBothThemes(page)).toEqual([]);
    await page.getByRole('button', { name: 'Salva' }).click();
    await page.getByText('Modifiche salvate').waitFor();
    expect(await page.locator('[data-unsaved="true"]').count()).toBe(0);

    await page.goto('/it');
    const [light, dark] = [page.locator('header img').first(), page.locator('header img').last()];
    const colourOfLinks = () =>
      page.getByRole('link', { name: 'Sfoglia l’archivio' }).evaluate((link) => getComputedStyle(link).color);
    await page.evaluate(() => (document.documentElement.dataset.theme = 'light'));
    expect([await light.isVisible(), await dark.isVisible()]).toEqual([true, false]);
    expect(
      await page
        .getByRole('button', { name: 'Cerca' })
        .first()
        .evaluate((of) => getComputedStyle(of).backgroundColor),
    ).toBe('rgb(163, 37, 29)');
    await page.evaluate(() => (document.documentElement.dataset.theme = 'dark'));
    expect([await light.isVisible(), await dark.isVisible()]).toEqual([false, true]);
    expect(await colourOfLinks()).not.toBe('rgb(141, 184, 244)');
    expect(await violationsInBothThemes(page)).toEqual([]);
    expect(complaints.filter((text) => !text.includes('400'))).toEqual([]);
  });

  it('go back to those of the software', async () => {
    const { page } = await site.openSignedIn(administrator, '/admin/settings', { reducedMotion: 'reduce' });
    await page.getByRole('button', { name: 'Togli: Logo', exact: true }).click();
    await page.getByRole('button', { name: 'Torna al blu del programma' }).click();
    await page.getByRole('button', { name: 'Salva' }).click();
    await page.getByText('Modifiche salvate').waitFor();
    await page.goto('/it');
    expect(await page.locator('header img').count()).toBe(0);
    expect(await page.locator('html').getAttribute('style')).toBeNull();
  });

  it('that are not images are refused, and nothing changes', async () => {
    const { page } = await site.openSignedIn(administrator, '/admin/settings', { reducedMotion: 'reduce' });
    await page
      .getByLabel('Carica: Icona')
      .setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
    await page.getByText('un disegno SVG va prima esportato, per esempio come PNG', { exact: false }).last().waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    expect(await page.locator('[data-unsaved="true"]').count()).toBe(0);
  });
});
