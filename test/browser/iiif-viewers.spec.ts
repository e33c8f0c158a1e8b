import type { Page, Response } from 'playwright-core';
import { SearchIndex } from '../../src/search/search-index.js';
import {
  hasImageViewers,
  type ImageViewer,
  type OtherInstitution,
  startOtherInstitution,
} from '../support/image-viewers.js';
import { aJpeg } from '../support/scans.js';
import { startSite } from '../support/site.js';

const withViewers = hasImageViewers || process.env['CI'] ? describe : describe.skip;

withViewers('image viewers of other institutions', () => {
  let site: Awaited<ReturnType<typeof startSite>>;
  let institution: OtherInstitution;
  let photo: { id: number };
  let back: { id: number };
  let entity: { id: number };

  beforeAll(async () => {
    institution = await startOtherInstitution();
    site = await startSite({ RATE_LIMIT: 'off' });
    photo = await site.anUploadedPhoto(
      { title: 'Il Canal Grande', titleEn: 'The Grand Canal', year: '1905', license: 'CC BY 4.0', author: 'Wulz' },
      await aJpeg({ width: 3000, height: 2000, seed: 7 }),
    );
    back = await site.anUploadedPhoto(
      { frontId: String(photo.id) },
      await aJpeg({ width: 1500, height: 1000, seed: 8 }),
    );
    entity = await site.anEntity({ name: 'Canal Grande', nameEn: 'Grand Canal Basin' });
    await site.database.query('insert into photo_entities values ($1, $2, 0)', [photo.id, entity.id]);
    await site.database.query(
      `insert into annotations (photo_id, x, y, w, h, label, label_en) values ($1, 25, 50, 10, 20, 'Il ponte', 'The bridge')`,
      [photo.id],
    );
    await site.app.get(SearchIndex, { strict: false }).rebuild('photo');
  });
  afterAll(async () => {
    await site.close();
    await institution.close();
  });

  const open = async (viewer: ImageViewer, path: string): Promise<{ page: Page; image: Promise<Response> }> => {
    const { page } = await site.open('/robots.txt', { locale: 'en-GB', viewport: { width: 1280, height: 900 } });
    const image = page.waitForResponse(
      (response) =>
        response.url().startsWith(`${site.url}/iiif/image/${photo.id}/`) && /\.(?:jpg|webp)$/.test(response.url()),
    );
    // Where the test ends before, nobody waits for it.
    image.catch(() => undefined);
    await page.goto(institution.pageOf(viewer, `${site.url}/iiif/presentation/${path}`), { waitUntil: 'commit' });
    return { page, image };
  };
  const expectImage = async (image: Promise<Response>): Promise<void> => {
    const received = await image;
    expect(received.status()).toBe(200);
    expect(received.headers()['content-type']).toMatch(/^image\//);
  };

  it('Mirador opens a photo, in the language of the visitor', async () => {
    const { page, image } = await open('mirador', `photo/${photo.id}/manifest.json`);
    await page.getByRole('heading', { name: 'The Grand Canal' }).first().waitFor();
    await expectImage(image);
  });

  it('Mirador opens a record card with its photos', async () => {
    const { page, image } = await open('mirador', `entity/${entity.id}/manifest.json`);
    await page.getByRole('heading', { name: 'Grand Canal Basin' }).first().waitFor();
    await expectImage(image);
  });

  it.each([
    ['a photo', () => `photo/${photo.id}/manifest.json`],
    ['a record card', () => `entity/${entity.id}/manifest.json`],
  ])('Mirador turns the page of %s to the back of the photo', async (_, path) => {
    const { page, image } = await open('mirador', path());
    await expectImage(image);
    const turned = page.waitForResponse((response) => response.url().startsWith(`${site.url}/iiif/image/${back.id}/`));
    await page.getByRole('button', { name: 'Next item' }).click();
    expect((await turned).status()).toBe(200);
  });

  it('Mirador opens a collection, and a photo in it', async () => {
    const { page, image } = await open('mirador', 'collection/decade/1900.json');
    await page.getByRole('button', { name: 'Show collection' }).click();
    await page.getByRole('menuitem', { name: 'The Grand Canal' }).click();
    await expectImage(image);
  });

  it('Clover opens a photo', async () => {
    const { page, image } = await open('clover', `photo/${photo.id}/manifest.json`);
    await page.getByText('Il Canal Grande').first().waitFor();
    await expectImage(image);
  });

  it('Clover opens a record card with its photos', async () => {
    const { page, image } = await open('clover', `entity/${entity.id}/manifest.json`);
    await page.getByText('Canal Grande').first().waitFor();
    await expectImage(image);
  });

  it('Clover opens a collection, and the first photo in it', async () => {
    const { page, image } = await open('clover', 'collection/decade/1900.json');
    await page.getByText('Il Canal Grande').first().waitFor();
    await expectImage(image);
  });
});
