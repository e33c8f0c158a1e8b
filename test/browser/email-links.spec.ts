import type { Page } from 'playwright-core';
import { tokenHash } from '../../src/accounts/emails/account-email-outbox.js';
import { startSite, type TestSite } from '../support/site.js';

let site: TestSite;

beforeAll(async () => {
  site = await startSite({ RATE_LIMIT: 'off' });
  await storeLinks();
});
afterAll(() => site.close());

const token = 'x'.repeat(43);
const link = `/it/auth/reset-password?token=${token}`;

/** As an email has them, for the purposes of both pages. */
async function storeLinks(): Promise<void> {
  const { id } = await site.aMember();
  for (const kind of ['reset_password', 'verify_email'])
    await site.database.query(
      `insert into account_emails (kind, user_id, language, token_hashes, expires_at)
       values ($1, $2, 'it', array[$3], now() + interval '1 hour')`,
      [kind, id, tokenHash(token)],
    );
}

describe('the link of an email', () => {
  it.each([
    [link, 'Salva la password'],
    [`/it/auth/verify-email?token=${token}`, 'Confermo'],
  ])('leaves no token in the address, and can be reloaded: %s', async (address, button) => {
    const { page, complaints } = await site.open(address);
    const send = page.getByRole('button', { name: button });
    expect(await send.isVisible()).toBe(true);
    expect(new URL(page.url()).search).toBe('');
    await page.reload();
    await send.waitFor();
    expect(new URL(page.url()).search).toBe('');
    expect(complaints).toEqual([]);
  });

  it('is in no referrer', async () => {
    const { page } = await site.open(link);
    const [asked] = await Promise.all([
      page.waitForRequest((request) => request.isNavigationRequest()),
      page.getByRole('banner').getByRole('link', { name: 'Deutsch' }).click(),
    ]);
    expect(await asked.headerValue('referer')).toBeNull();
  });

  it('can be used in another language, also after a reload, and without scripts', async () => {
    const inGerman = async (page: Page) => {
      await page.getByRole('banner').getByRole('link', { name: 'Deutsch' }).click();
      await page.waitForURL('**/de/auth/reset-password*');
      await page.getByRole('button', { name: 'Passwort speichern' }).waitFor();
      return page.locator('input[name="token"]').getAttribute('value');
    };
    const { page } = await site.open(link);
    await page.reload();
    expect(await inGerman(page)).toBe('x'.repeat(43));
    expect(new URL(page.url()).search).toBe('');

    const { page: plain } = await site.open(link, { javaScriptEnabled: false });
    await plain.getByRole('button', { name: 'Salva la password' }).click();
    expect(new URL(plain.url()).search).toBe('');
    expect(await inGerman(plain)).toBe('x'.repeat(43));
  });

  it('works without scripts, where a reload needs the address as it is', async () => {
    const { page } = await site.open(link, { javaScriptEnabled: false });
    await page.reload();
    expect(new URL(page.url()).search).toContain('token=');
    await page.getByLabel('Nuova password', { exact: true }).fill('una parola lunga');
    await page.getByLabel('Ripeti la password').fill('un’altra parola');
    await page.getByRole('button', { name: 'Salva la password' }).click();
    expect(await page.getByText('La password non è stata cambiata').isVisible()).toBe(true);
    expect(await page.locator('input[name="token"]').getAttribute('value')).toBe('x'.repeat(43));
  });

  it('for a new password says that it is spent before anything is typed', async () => {
    for (const javaScriptEnabled of [true, false]) {
      const { page } = await site.open(`/it/auth/reset-password?token=${'y'.repeat(43)}`, { javaScriptEnabled });
      await page.getByRole('heading', { level: 1, name: 'Questo link non è più valido' }).waitFor();
      expect(await page.locator('input[type="password"]').count()).toBe(0);
    }
  });
});
