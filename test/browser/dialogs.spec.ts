import type { Locator, Page } from 'playwright-core';
import { violationsInBothThemes } from '../support/axe.js';
import { isNoMissingPicture } from '../support/complaints.js';
import type { Account } from '../support/factories.js';
import { untilSettled } from '../support/settled-page.js';
import { startSite, type TestSite } from '../support/site.js';

let site: TestSite;
let photo: { id: number; slug: string };
let admin: Account;

beforeAll(async () => {
  site = await startSite({ RATE_LIMIT: 'off' });
  [photo, admin] = [await site.aPhoto({ title: 'Velieri davanti alle Rive' }), await site.anAdmin()];
});
afterAll(() => site.close());

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

interface OpenedDialog {
  opener: Locator;
  /** Of the menu that the opener opens. */
  entry?: Locator;
  dialog: Locator;
  /** What the focus is on; by default anything in the dialog. */
  first?: Locator;
}

/** A dialog that is opened by the keyboard takes the focus, is accessible, and Esc gives the focus back. */
async function expectGoodDialog(page: Page, { opener, entry, dialog, first }: OpenedDialog): Promise<void> {
  await opener.focus();
  await page.keyboard.press('Enter');
  if (entry) await entry.press('Enter');
  await dialog.waitFor();
  await untilSettled(page);
  expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  if (first) expect(await first.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await violationsInBothThemes(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
}

describe('in both themes', () => {
  const options = { reducedMotion: 'reduce' } as const;

  it('the dialogs of a member on a photo and a contribution are accessible', async () => {
    const member = await site.aMember();
    await site.aSuggestion({ user: member, photo, newValue: 'Wulz' });
    const { page, complaints } = await site.openSignedIn(member, `/it/foto/${photo.slug}`, options);
    const dialog = page.getByRole('dialog');
    const cancel = dialog.getByRole('button', { name: 'Annulla' });
    await expectGoodDialog(page, {
      opener: button(page, 'Suggerisci una correzione'),
      dialog,
      first: dialog.getByRole('radio', { checked: true }),
    });
    await page.goto('/it/user/contributions');
    await expectGoodDialog(page, {
      opener: button(page, /^Modifica: /),
      dialog,
      first: dialog.getByRole('textbox').first(),
    });
    // A confirmation begins with the button that changes nothing.
    await expectGoodDialog(page, { opener: button(page, /^Ritira: /), dialog, first: cancel });
    expect(complaints.filter(isNoMissingPicture)).toEqual([]);
  });

  it('keeps its buttons in view where it is higher than the window, and no field below them', async () => {
    const viewport = { width: 390, height: 600 };
    const { page } = await site.openSignedIn(await site.aMember(), `/it/foto/${photo.slug}`, { ...options, viewport });
    await button(page, 'Suggerisci una correzione').click();
    const dialog = page.getByRole('dialog', { name: 'Sai qualcosa di più?' });
    const send = dialog.getByRole('button', { name: 'Invia' });
    const top = async () => (await send.boundingBox())!.y;
    expect(await top()).toBeLessThan(600 - 44);
    // Nothing of what scrolls is seen below them.
    const ground = () => send.evaluate((sent) => getComputedStyle(sent.parentElement!).boxShadow);
    expect(await ground()).toContain('0px 32px');
    await dialog.getByLabel('Con le tue parole').focus();
    await page.keyboard.press('Tab');
    const field = (await page.locator('dialog :focus').boundingBox())!;
    expect(field.y + field.height).toBeLessThanOrEqual(await top());
  });

  it('so are those before the account is deleted, and when the session has ended', async () => {
    const member = await site.aMember();
    const { page } = await site.openSignedIn(member, '/it/user/profile-page', options);
    const password = page.getByRole('dialog').getByLabel('Password', { exact: true });
    const dialog = page.getByRole('dialog');
    await expectGoodDialog(page, { opener: button(page, 'Elimina l’account'), dialog, first: password });
    await site.database.query('delete from sessions where user_id = $1', [member.id]);
    await expectGoodDialog(page, {
      opener: button(page, 'Salva'),
      dialog: page.getByRole('dialog', { name: 'La sessione è terminata' }),
      // The address is there already.
      first: password,
    });
  });

  it('so are those of an administrator on a photo and before it is removed', async () => {
    const { page } = await site.openSignedIn(admin, `/it/foto/${photo.slug}`, options);
    const dialog = page.getByRole('dialog');
    await expectGoodDialog(page, { opener: button(page, 'Dati d’archivio'), dialog });
    await page.goto('/admin/photos');
    const cancel = dialog.getByRole('button', { name: 'Annulla' });
    await expectGoodDialog(page, {
      opener: button(page, /^Azioni: Velieri/),
      entry: button(page, 'Elimina'),
      dialog,
      first: cancel,
    });
    const firstField = dialog.getByRole('textbox').first();
    for (const [path, opener] of [
      ['/admin/tags', 'Nuovo tag'],
      ['/admin/entities', 'Nuova scheda'],
      ['/admin/api-keys', 'Nuova chiave'],
    ] as const) {
      await page.goto(path);
      await expectGoodDialog(page, { opener: button(page, opener), dialog, first: firstField });
    }
  });

  it('so are the menu of a phone and the choice of cookies', async () => {
    const { page } = await site.open('/it', { ...options, viewport: { width: 390, height: 844 } });
    await expectGoodDialog(page, {
      opener: button(page, 'Apri il menu'),
      dialog: page.getByRole('dialog', { name: 'Menu' }),
    });
    await expectGoodDialog(page, {
      opener: page.getByRole('link', { name: 'Preferenze cookie' }),
      dialog: page.getByRole('region', { name: 'Che cosa possiamo ricordare?' }),
    });
  });

  it('a removed favorite can be restored from an accessible message', async () => {
    const member = await site.aMember();
    await site.aFavorite({ user: member, photo });
    const { page } = await site.openSignedIn(member, '/it/user/favorites', options);
    await button(page, /^Rimuovi dai preferiti: Velieri/).click();
    const undo = page.getByRole('region', { name: 'Notifiche' }).getByRole('button', { name: 'Annulla' });
    // A message with the focus does not disappear.
    await undo.focus();
    expect(await violationsInBothThemes(page)).toEqual([]);
    // Nor when the pointer leaves it.
    await page.clock.install();
    await undo.hover();
    await page.mouse.move(0, 0);
    await page.clock.runFor(60_000);
    expect(await undo.isVisible()).toBe(true);
    await page.clock.resume();
    await undo.press('Enter');
    await page.getByRole('heading', { name: 'Velieri davanti alle Rive' }).waitFor();
  });
});
