import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { accessibilityViolations } from '../support/axe.js';
import { aJpeg } from '../support/scans.js';
import { startInstalledSite, type TestSite } from '../support/site.js';

let site: TestSite;
let folder: string;

beforeAll(async () => {
  site = await startInstalledSite();
  folder = await mkdtemp(join(tmpdir(), 'veduta-scans-'));
}, 60_000);
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});

async function openAsAdministrator(): Promise<Page> {
  const { email, password } = await site.anAdmin();
  const { page } = await site.open('/admin/photos');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Accedi' }).last().click();
  await page.waitForURL('**/admin/photos');
  return page;
}

async function aScanFile(name: string, content?: Buffer): Promise<string> {
  const path = join(folder, name);
  writeFileSync(path, content ?? (await aJpeg({ seed: 7 })));
  return path;
}

describe('an administrator', () => {
  it('publishes a scan at once and sees it appear in the archive, with its renditions and not the name of its file', async () => {
    const page = await openAsAdministrator();
    // It counts when the files are chosen, so it comes first.
    await page.getByRole('checkbox', { name: 'Pubblica subito' }).focus();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.matches('input[type=file]'))).toBe(true);
    await page.getByRole('checkbox', { name: 'Pubblica subito' }).check();
    await page.locator('input[type=file]').setInputFiles(await aScanFile('Molo San Carlo 1890.jpg'));
    await page.getByText('Pubblicata', { exact: true }).first().waitFor({ timeout: 30_000 });
    await page.goto('/it/archivio');
    await page.getByRole('heading', { name: 'Fotografia senza titolo' }).getByRole('link').click();
    await page.getByRole('heading', { level: 1, name: 'Fotografia senza titolo' }).waitFor();
    expect(await page.content()).not.toMatch(/San[ -]?Carlo/i);
    const shown = page.locator('main img').first();
    // Rejects if the file is not an image.
    await shown.evaluate((image: HTMLImageElement) => image.decode());
    expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  });

  it('sees why a file is refused, while the others become drafts', async () => {
    const page = await openAsAdministrator();
    await page
      .locator('input[type=file]')
      .setInputFiles([await aScanFile('appunti.jpg', Buffer.from('solo testo')), await aScanFile('Canal Grande.jpg')]);
    await page
      .getByText('Formato non accettato: usa JPEG, PNG, WebP, TIFF o AVIF.')
      .first()
      .waitFor({ timeout: 30_000 });
    // The scan of the test before, under another name.
    await page
      .getByRole('listitem')
      .filter({ hasText: 'La stessa scansione è già nell’archivio: Fotografia' })
      .waitFor();
    await page.getByText('Bozza', { exact: true }).first().waitFor({ timeout: 30_000 });
    expect(await page.getByText('Pubblicata', { exact: true }).locator('visible=true').count()).toBe(1);
    expect(await accessibilityViolations(page)).toEqual([]);
  });
});

describe('the administration', () => {
  it('redirects anonymous visitors to the sign-in, and members to the home page', async () => {
    const { page } = await site.open('/admin/photos');
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/it/auth?redirect=%2Fadmin%2Fphotos');
    const member = await site.signedIn(await site.aMember());
    const answer = await member.get('/admin/photos');
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/it']);
  });

  it('can be used without scripts', async () => {
    const { email, password } = await site.anAdmin();
    const { page } = await site.open('/it/auth', { javaScriptEnabled: false });
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('sbagliata');
    await page.getByRole('button', { name: 'Accedi' }).last().click();
    expect(await page.getByText('E-mail o password non corretti.').first().isVisible()).toBe(true);
    expect(await page.getByLabel('E-mail').inputValue()).toBe(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Accedi' }).last().click();
    await page.waitForURL('**/admin/photos');
    await page.getByRole('button', { name: 'Esci' }).click();
    await page.goto('/admin/photos');
    expect(new URL(page.url()).pathname).toBe('/it/auth');
  });
});
