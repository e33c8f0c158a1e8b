import type { Page } from 'playwright-core';
import { startSite, type TestSite } from '../support/site.js';
import { until } from '../support/until.js';

let site: TestSite;
beforeAll(async () => {
  site = await startSite({ RATE_LIMIT: 'off' });
});
afterAll(() => site.close());

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    return element === document.body ? 'nothing' : (element?.getAttribute('aria-label') ?? element?.textContent ?? '');
  });
/** Waits until what is asked for has the focus; fails with what has it. */
async function untilFocused(page: Page, name: RegExp): Promise<void> {
  for (let tries = 0; tries < 50 && !name.test(await focused(page)); tries += 1) await page.waitForTimeout(100);
  expect(await focused(page)).toMatch(name);
}

describe('who works in the administration with the keyboard', () => {
  it('is at the next contribution after a decision, and at the message that none is left', async () => {
    const photos = [await site.aPhoto({ title: 'Il molo' }), await site.aPhoto({ title: 'La lanterna' })];
    const anna = await site.signedIn(await site.aMember());
    await anna.get('/api/csrf');
    for (const { id: photoId } of photos)
      await anna.change('POST', '/api/contributions', { json: { photoId, fieldName: 'author', newValue: 'Wulz' } });
    const { page } = await site.openSignedIn(await site.aModerator(), '/admin/contributions');
    await page.getByRole('button', { name: /^Approva: .*molo/ }).press('Enter');
    await page.getByRole('button', { name: /^Approva: .*molo/ }).waitFor({ state: 'detached' });
    await untilFocused(page, /lanterna/i);
    await page.getByRole('button', { name: /^Approva: .*lanterna/ }).press('Enter');
    await page.getByText('Nessun contributo in attesa').waitFor();
    await until(async () => (await focused(page)) === 'Nessun contributo in attesa');
    expect(await focused(page)).toBe('Nessun contributo in attesa');
  });

  it('is at the next photo after one was deleted, and a click elsewhere takes the focus away as always', async () => {
    for (const title of ['Deposito A', 'Deposito B', 'Deposito C']) await site.aPhoto({ title });
    const { page } = await site.openSignedIn(await site.anEditor(), '/admin/photos?q=deposito&sortBy=title&view=table');
    const menu = page.getByRole('button', { name: 'Azioni: Deposito B' });
    await menu.press('Enter');
    await page.getByRole('button', { name: 'Elimina', exact: true }).press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Elimina' }).press('Enter');
    await menu.waitFor({ state: 'detached' });
    await untilFocused(page, /Deposito C/);
    await page.getByRole('heading', { level: 1 }).click();
    expect(await focused(page)).toBe('nothing');
    await page.getByRole('link', { name: 'Griglia' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**view=grid**');
    await untilFocused(page, /Griglia/);
  });

  it('moves an item again and again with one button', async () => {
    for (const name of ['Faro', 'Mulino', 'Torre']) await site.anEntityType({ name });
    const { page } = await site.openSignedIn(await site.anAdmin(), '/admin/entity-types');
    await page.getByRole('button', { name: 'Sposta in su: Torre' }).press('Enter');
    await page.getByText('Torre: posto 2 di 3').waitFor();
    await untilFocused(page, /^Sposta in su: Torre$/);
    await page.keyboard.press('Enter');
    await page.getByText('Torre: posto 1 di 3').waitFor();
    await untilFocused(page, /^Sposta in su: Torre$/);
    const names = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
    expect(names[0]).toBe('Torre');
  });
});
