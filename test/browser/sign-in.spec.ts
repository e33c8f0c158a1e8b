import { IdentityProvider } from '../support/identity-provider.js';
import { untilSettled } from '../support/settled-page.js';
import { signIn } from '../support/sign-in.js';
import { startSite, type TestSite } from '../support/site.js';

let site: TestSite;
let provider: IdentityProvider;
let photo: { id: number; slug: string };

beforeAll(async () => {
  provider = await IdentityProvider.start();
  site = await startSite(provider.environment);
  const square = await site.anEntity({ name: 'Piazza Unità d’Italia' });
  photo = await site.anUploadedPhoto({ title: 'Velieri davanti alle Rive', entityIds: String(square.id) });
});
afterAll(async () => {
  await site.close();
  await provider.close();
});

const heart = { name: /preferiti: Velieri/ };

describe('a visitor without an account', () => {
  it('is warned, signs in, and the favorite is saved', async () => {
    const member = await site.aMember();
    const { page } = await site.open('/it/archivio', { reducedMotion: 'reduce' });
    await page.getByRole('link', heart).click();
    await page.getByText('Accedi per aggiungere ai preferiti').waitFor();
    await page.waitForURL('**/it/auth?redirect=%2Fit%2Farchivio');
    await page.getByRole('heading', { level: 1, name: 'Accedi per conservare i preferiti' }).waitFor();
    await page.getByRole('figure').getByText('Velieri davanti alle Rive').waitFor();
    await signIn(page, member);
    await page.waitForURL('**/it/archivio');
    await page.getByText('Aggiunto ai preferiti').waitFor();
    expect(await page.getByRole('button', heart).getAttribute('aria-pressed')).toBe('true');
  });

  it('is offered the sign-in for a bookmark and stays on the page', async () => {
    const { page } = await site.open('/it/schede');
    await page.getByRole('link', { name: /segnalibri: Piazza/ }).click();
    await page.getByText('Accedi per aggiungere ai segnalibri').waitFor();
    expect(new URL(page.url()).pathname).toBe('/it/schede');
  });

  it('signs in for a bookmark, a suggestion, and a search to be saved, and the pending action continues', async () => {
    const member = await site.aMember();
    const { page } = await site.open('/it/schede', { reducedMotion: 'reduce' });
    await page.getByRole('link', { name: /segnalibri: Piazza/ }).click();
    await page.getByRole('region', { name: 'Notifiche' }).getByRole('link', { name: 'Accedi' }).click();
    await page.waitForURL('**/it/auth?redirect=%2Fit%2Fschede');
    await untilSettled(page);
    await signIn(page, member);
    await page.getByText('Aggiunto ai segnalibri').waitFor();

    const other = await site.open(`/it/foto/${photo.slug}`, { reducedMotion: 'reduce' });
    await other.page.getByRole('link', { name: 'Suggerisci una correzione' }).click();
    await other.page.getByText('Accedi per suggerire correzioni').waitFor();
    await other.page.waitForURL('**/it/auth?redirect=**');
    await untilSettled(other.page);
    await signIn(other.page, member);
    await other.page.getByRole('dialog', { name: 'Sai qualcosa di più?' }).waitFor();
    expect(new URL(other.page.url()).hash).toBe('');

    const third = await site.open('/it/search?q=velieri&yearRange=1900-1912', { reducedMotion: 'reduce' });
    await third.page.getByRole('button', { name: 'Salva la ricerca' }).click();
    await third.page.getByText('Accedi per salvare la ricerca').waitFor();
    await untilSettled(third.page);
    await signIn(third.page, member);
    await third.page.waitForURL('**/it/search?q=velieri&yearRange=1900-1912');
    await third.page.getByText('Ricerca salvata').waitFor();
    const saved = await site.database.query('select name, filters from saved_searches where user_id = $1', [member.id]);
    expect(saved).toEqual([{ name: '«velieri», 1900–1912', filters: { q: 'velieri', yearRange: '1900-1912' } }]);
    // Once only.
    await third.page.reload();
    await third.page.getByRole('button', { name: 'Salva la ricerca' }).waitFor();
    expect(await third.page.getByText('Ricerca salvata').count()).toBe(0);
  });

  it('is not redirected to the administration as a member, nor to another site', async () => {
    const member = await site.aMember();
    const { page } = await site.openSignedIn(member, '/it/schede');
    await page.goto('/admin');
    expect(new URL(page.url()).pathname).toMatch(/^\/(it)?$/);
    await page.locator('.hero-words').getByRole('link', { name: 'Proponi una fotografia' }).waitFor();
    await page.context().clearCookies();
    await page.goto('/it/auth?redirect=https%3A%2F%2Fevil.example%2F');
    await signIn(page, { ...member, password: 'non è questa' });
    await page.getByText('E-mail o password non corretti.').waitFor();
    await signIn(page, { ...member, email: 'nessuno@example.org' });
    await page.getByText('E-mail o password non corretti.').waitFor();
    await signIn(page, member);
    await page.waitForURL(`${site.url}/it`);
  });

  it('registers without scripts, after an error in the form', async () => {
    const { page } = await site.open('/it/auth?redirect=%2Fit%2Fschede', { javaScriptEnabled: false });
    await page.getByRole('tab', { name: 'Registrati' }).click();
    await page.getByLabel('E-mail').fill('nora@example.org');
    await page.getByLabel('Password', { exact: true }).fill('corta');
    await page.getByRole('button', { name: 'Registrati' }).click();
    expect(await page.getByText('La password deve avere almeno 6 caratteri.').isVisible()).toBe(true);
    expect(await page.getByText('Per registrarti devi accettare').isVisible()).toBe(true);
    expect(await page.getByLabel('E-mail').inputValue()).toBe('nora@example.org');
    await page.getByLabel('Password', { exact: true }).fill('abbastanza');
    await page.getByLabel('Ripeti la password').fill('abbastanza');
    await page.getByRole('checkbox', { name: /privacy/ }).check();
    await page.getByRole('button', { name: 'Registrati' }).click();
    expect(new URL(page.url()).pathname).toBe('/it/schede');
    await page.goto('/it/profile');
    expect(new URL(page.url()).pathname).toBe('/it/user/profile-page');
    expect(await page.getByRole('banner').getByRole('link', { name: 'Accedi' }).count()).toBe(0);
    // Forms that only a script can send are hidden.
    for (const tab of ['Profilo', 'Password']) {
      await page.getByRole('tab', { name: tab }).click();
      expect(await page.getByText('Per cambiare qualcosa qui occorre JavaScript').isVisible()).toBe(true);
      expect(await page.getByRole('tabpanel').getByRole('button').count()).toBe(0);
    }
  });

  it('is asked to sign in on a page of the member’s area, and redirected back to it', async () => {
    const { page } = await site.open('/contributions');
    expect(page.url()).toBe(`${site.url}/it/auth?redirect=%2Fit%2Fuser%2Fcontributions`);
  });
});

describe('a person of an institution', () => {
  const anna = { sub: 'anna', email: 'anna@comune.example', email_verified: true, name: 'Anna Rossi' };

  it.each([true, false])('signs out here and there, with scripts: %s', async (javaScriptEnabled) => {
    provider.reset();
    provider.person = anna;
    const { page, complaints } = await site.open('/it/auth', { javaScriptEnabled });
    await page.getByRole('link', { name: 'Accedi con Comune di Trieste' }).click();
    await page.waitForURL(`${site.url}/it`);
    await page.goto('/it/user/dashboard');
    if (javaScriptEnabled) await page.getByRole('banner').getByRole('button', { name: 'Anna Rossi' }).click();
    const left = page.waitForURL(`${site.url}/it`);
    await page.getByRole('button', { name: 'Esci' }).click();
    await left;
    expect([provider.signedOut?.get('state'), provider.person]).toEqual(['/it', null]);
    await page.goto('/it/user/dashboard');
    expect(new URL(page.url()).pathname).toBe('/it/auth');
    expect(complaints).toEqual([]);
  });

  it.each([true, false])('who may not sign in here is led to sign out there, with scripts: %s', async (scripts) => {
    provider.reset();
    const { email } = await site.aMember();
    provider.person = { ...anna, sub: `of ${email}`, email };
    const { page, complaints } = await site.open('/it/auth', { javaScriptEnabled: scripts });
    await page.getByRole('link', { name: 'Accedi con Comune di Trieste' }).click();
    await page.getByRole('alert').getByRole('link', { name: 'Esci anche da Comune di Trieste' }).click();
    await page.waitForURL(`${site.url}/it/auth`);
    expect([provider.signedOut?.get('state'), provider.person]).toEqual(['/it/auth', null]);
    expect(complaints).toEqual([]);
  });
});
