import { violationsInBothThemes } from '../support/axe.js';
import { accountPassword } from '../support/factories.js';
import { codeOf, formerCodeOf } from '../support/one-time-codes.js';
import { untilSettled } from '../support/settled-page.js';
import { signIn } from '../support/sign-in.js';
import { startSite, type TestSite } from '../support/site.js';

let site: TestSite;

beforeAll(async () => {
  site = await startSite({ RATE_LIMIT: 'off' });
});
afterAll(() => site.close());

describe('a second factor', () => {
  it('is set up in the profile, asked for after the password, and taken away again', async () => {
    const member = await site.aMember({ email: 'anna@example.org' });
    const { page, complaints } = await site.openSignedIn(member, '/it/user/profile-page?tab=password', {
      reducedMotion: 'reduce',
    });
    await page.getByRole('link', { name: 'Accesso sicuro' }).click();
    await page.waitForURL('**/it/user/security');
    await page.getByRole('button', { name: 'Attiva i codici' }).click();
    await page.getByLabel('Password attuale').fill(accountPassword);
    await page.getByRole('button', { name: 'Continua' }).click();
    await page.getByRole('img', { name: 'Codice QR per l’app' }).waitFor();
    const secret = (await page.locator('p.font-mono').innerText()).replaceAll(' ', '');
    expect(await violationsInBothThemes(page)).toEqual([]);
    await page.getByLabel('Codice', { exact: true }).fill('000000');
    await page.getByRole('button', { name: 'Conferma' }).click();
    await page.getByText('Il codice non è valido, o è già stato usato.').first().waitFor();
    await page.getByLabel('Codice', { exact: true }).fill(await formerCodeOf(secret));
    await page.getByRole('button', { name: 'Conferma' }).click();
    await page.getByRole('heading', { name: 'Codici di riserva' }).waitFor();
    const codes = await page.locator('ol.font-mono li').allInnerTexts();
    expect(codes).toHaveLength(10);
    expect(await violationsInBothThemes(page)).toEqual([]);
    await page.getByRole('button', { name: 'Li ho conservati' }).click();
    await page.getByText('Restano 10 codici di riserva').waitFor();

    await page.context().clearCookies();
    await page.goto('/it/auth?redirect=%2Fit%2Fuser%2Fsecurity');
    await signIn(page, member);
    await page.waitForURL('**/it/auth/second-factor?redirect=**');
    await untilSettled(page);
    expect(await violationsInBothThemes(page)).toEqual([]);
    await page.getByLabel('Codice', { exact: true }).fill(codes[0] ?? '');
    await page.getByRole('button', { name: 'Accedi', exact: true }).click();
    await page.waitForURL('**/it/user/security');
    await page.getByText('Restano 9 codici di riserva').waitFor();
    await untilSettled(page);

    await page.getByRole('button', { name: 'Rimuovi' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Password attuale').fill(accountPassword);
    await dialog.getByLabel('Codice', { exact: true }).fill(codeOf(secret));
    await dialog.getByRole('button', { name: 'Rimuovi' }).click();
    await page.getByRole('button', { name: 'Attiva i codici' }).waitFor();
    expect(complaints.filter((complaint) => !complaint.includes('400'))).toEqual([]);
  });

  it('is made obligatory in the settings, and leads staff to its page', async () => {
    const administrator = await site.anAdmin();
    const { page } = await site.openSignedIn(administrator, '/admin/settings', { reducedMotion: 'reduce' });
    const ask = async () => {
      await page.getByRole('button', { name: 'Rendi obbligatorio' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('La tua password').fill(accountPassword);
      await dialog.getByRole('button', { name: 'Rendi obbligatorio' }).click();
      return dialog;
    };
    await (await ask()).getByText('Attiva prima il secondo fattore del tuo account.').waitFor();
    await site.database.query(`insert into totp_secrets (user_id, secret, confirmed_at) values ($1, 'x', now())`, [
      administrator.id,
    ]);
    await page.reload();
    await untilSettled(page);
    await ask();
    await page.getByText('Il secondo fattore è obbligatorio per moderatori').waitFor();

    const editor = await site.openSignedIn(await site.anEditor(), '/admin/photos', { reducedMotion: 'reduce' });
    expect(new URL(editor.page.url()).pathname).toBe('/it/user/security');
    await editor.page.getByText('Questo archivio chiede a chi ci lavora un secondo fattore.').waitFor();
    expect(await violationsInBothThemes(editor.page)).toEqual([]);
    await site.database.query('update settings set staff_second_factor = false');
  });
});
