import { violationsInBothThemes } from '../support/axe.js';
import { accountPassword } from '../support/factories.js';
import { untilSettled } from '../support/settled-page.js';
import { signIn } from '../support/sign-in.js';
import { startSite, type TestSite } from '../support/site.js';

let site: TestSite;

beforeAll(async () => {
  site = await startSite({ RATE_LIMIT: 'off' });
});
afterAll(() => site.close());

it('a passkey is made in the profile, signs in alone and after the password, and is renamed and removed', async () => {
  const member = await site.aMember({ email: 'anna@example.org' });
  const { page, complaints } = await site.openSignedIn(member, '/it/user/security', { reducedMotion: 'reduce' });
  // A device with a fingerprint reader that its owner always touches.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.getByRole('button', { name: 'Aggiungi una passkey' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Nome').fill('Portatile');
  await dialog.getByLabel('Password attuale').fill(accountPassword);
  await dialog.getByRole('button', { name: 'Aggiungi una passkey' }).click();
  await page.getByRole('heading', { name: 'Codici di riserva' }).waitFor();
  await page.getByText('mai usata').waitFor();
  expect(await violationsInBothThemes(page)).toEqual([]);

  await page.context().clearCookies();
  await page.goto('/it/auth?redirect=%2Fit%2Fuser%2Fsecurity');
  const button = page.getByRole('button', { name: 'Accedi con una passkey' });
  await button.waitFor();
  expect(await violationsInBothThemes(page)).toEqual([]);
  await button.click();
  await page.waitForURL('**/it/user/security');
  await page.getByText('usata il').waitFor();

  await page.context().clearCookies();
  await page.goto('/it/auth?redirect=%2Fit%2Fuser%2Fsecurity');
  await signIn(page, member);
  await page.waitForURL('**/it/auth/second-factor?**');
  await untilSettled(page);
  expect(await violationsInBothThemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Usa una passkey' }).click();
  await page.waitForURL('**/it/user/security');
  await untilSettled(page);

  await page.getByRole('button', { name: 'Rinomina «Portatile»' }).click();
  await dialog.getByLabel('Nome').fill('Chiave blu');
  await dialog.getByRole('button', { name: 'Salva' }).click();
  await page.getByRole('button', { name: 'Rimuovi «Chiave blu»' }).click();
  await dialog.getByLabel('Password attuale').fill(accountPassword);
  expect(await violationsInBothThemes(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Rimuovi' }).click();
  await page.getByText('Non hai ancora passkey.').waitFor();
  expect(complaints).toEqual([]);
});
