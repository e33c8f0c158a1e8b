import { startSite, type TestSite } from '../support/site.js';
import { aJpeg } from '../support/scans.js';

let site: TestSite;
beforeAll(async () => {
  site = await startSite();
}, 90_000);
afterAll(() => site.close());

it('an empty proposal names everything that is missing, and each error goes when its field is mended', async () => {
  const { page } = await site.openSignedIn(await site.aMember(), '/it/contribute');
  const image = page.getByLabel('Immagine', { exact: true });
  const title = page.getByLabel('Titolo', { exact: true });
  const license = page.getByLabel('Licenza', { exact: true });
  const rights = page.getByRole('checkbox', { name: /Dichiaro/ });
  const errors = () => page.locator('[aria-invalid="true"]').count();
  await page.getByRole('button', { name: 'Invia la proposta' }).click();
  await page.getByText('Scegli l’immagine da proporre.').waitFor();
  expect(await errors()).toBe(4);
  const licences = page.getByRole('radiogroup', { name: 'Come potranno usarla gli altri?' });
  for (const field of [image, title, licences, rights]) {
    const note = await field.getAttribute('aria-describedby');
    expect(
      await page
        .locator(
          (note ?? '')
            .split(' ')
            .map((id) => `[id="${id}"]`)
            .at(-1) ?? '',
        )
        .textContent(),
    ).not.toBe('');
  }
  await image.setInputFiles({ name: 'molo.jpg', mimeType: 'image/jpeg', buffer: await aJpeg() });
  expect(await errors()).toBe(3);
  await title.fill('Il molo');
  await licences.getByRole('radio', { name: 'Un’altra licenza' }).check();
  await license.fill('CC0');
  expect(await errors()).toBe(1);
  expect(await page.locator('form').getByRole('alert').count()).toBe(1);
  await rights.check();
  expect(await errors()).toBe(0);
  expect(await page.locator('form').getByRole('alert').count()).toBe(0);
  await page.getByRole('button', { name: 'Invia la proposta' }).click();
  await page.getByText('Grazie, proposta inviata').waitFor();
});

it('the error of a corrected field of a photograph goes while it is typed', async () => {
  const { id } = await site.anUploadedPhoto({ title: 'Molo' });
  const { page } = await site.openSignedIn(await site.anAdmin(), `/admin/edit-photo/${id}`);
  await page.getByLabel('Latitudine').fill('45,6501');
  await page.getByRole('button', { name: 'Salva', exact: true }).click();
  await page.getByText('Campo obbligatorio.').waitFor();
  await page.getByLabel('Longitudine').fill('13,7678');
  expect(await page.getByText('Campo obbligatorio.').count()).toBe(0);
});
