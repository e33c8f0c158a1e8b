import type { AdminPhotoDetail } from '../../src/contract/admin-photo.js';
import type { Photo } from '../../src/contract/photo.js';
import { PhotoRenewal } from '../../src/photos/renditions/photo-renewal.js';
import { RemovedPhotos } from '../../src/photos/removed-photos.js';
import { PhotoSearchDocuments } from '../../src/photos/photo-search-documents.js';
import { RebuiltFiles } from '../../src/stored-files/rebuilt-files.js';
import { mountPages } from '../../src/site/mount-pages.js';
import { nobody } from '../support/administration.js';
import { startArchive, type TestArchive } from '../support/archive.js';
import { codesOf } from '../support/field-errors.js';
import { aJpeg } from '../support/scans.js';
import { until } from '../support/until.js';
import type { Answer, Visitor } from '../support/visitor.js';
import { startWorkers, type TestWorkers } from '../support/workers.js';

let archive: TestArchive;
let workers: TestWorkers;
let editor: Visitor;
let visitor: Visitor;
let seed = 700;

beforeAll(async () => {
  archive = await startArchive({ config: { rateLimit: false }, mountPages });
  workers = await startWorkers(archive);
  editor = await archive.signedIn(await archive.anEditor());
  visitor = archive.visitor();
});
afterAll(async () => {
  await workers.close();
  await archive.close();
});

const change = (id: number, json: object): Promise<Answer> =>
  editor.change('PATCH', `/api/admin/photos/${id}`, { json });
const setFront = (id: number, frontId: unknown): Promise<Answer> => change(id, { frontId });
const photoOf = async (id: number): Promise<AdminPhotoDetail> => (await editor.get(`/api/admin/photos/${id}`)).body;
const publicOf = async (id: number): Promise<Photo> => (await visitor.get(`/api/photos/${id}`)).body;
const remove = (id: number): Promise<Answer> => editor.change('DELETE', `/api/admin/photos/${id}`);
const restore = (id: number): Promise<Answer> => editor.change('POST', `/api/admin/photos/${id}/restore`, { json: {} });
const revertLast = async (id: number): Promise<Answer> => {
  const { body } = await editor.get(`/api/admin/change-sets?kind=photo&recordId=${id}`);
  return editor.change('POST', `/api/admin/change-sets/${body.items[0].id}/revert`, { json: {} });
};

async function aScan(fields: Record<string, string> = {}): Promise<FormData> {
  const multipart = new FormData();
  for (const [name, value] of Object.entries(fields)) multipart.append(name, value);
  const scan = await aJpeg({ width: 1200, height: 800, seed: (seed += 1) });
  multipart.append('image', new Blob([new Uint8Array(scan)]), 'verso.jpg');
  return multipart;
}

async function upload(fields: Record<string, string>): Promise<AdminPhotoDetail> {
  const { body, status } = await editor.change('POST', '/api/admin/photos', { multipart: await aScan(fields) });
  if (status >= 400) return body as never;
  await until(async () => (await photoOf(body.id)).status !== 'processing');
  return photoOf(body.id);
}

/** A published photo and its back, without files. */
async function aPair() {
  const front = await archive.aPhoto();
  const back = await archive.aPhoto({ status: 'draft', inscription: 'Alla cara Nives' });
  await setFront(back.id, front.id);
  return { front, back };
}

describe('the back of a photo', () => {
  it('is shown by its front, and is in no list of the public', async () => {
    const front = await archive.aPhoto({ title: 'Faro della Vittoria' });
    const back = await archive.aPhoto({ inscription: 'Saluti da Trieste', description: 'Timbro postale' });
    expect((await publicOf(front.id)).back).toBeNull();
    const { status, body } = await setFront(back.id, front.id);
    expect([status, body]).toMatchObject([
      200,
      { status: 'back', front: { id: front.id, title: 'Faro della Vittoria' } },
    ]);
    expect(await photoOf(front.id)).toMatchObject({ front: null, back: { id: back.id, status: 'back' } });
    expect((await publicOf(front.id)).back).toMatchObject({
      id: back.id,
      inscription: 'Saluti da Trieste',
      description: 'Timbro postale',
      imageService: `/iiif/image/${back.id}`,
    });
    const { body: list } = await visitor.get('/api/photos?limit=100');
    expect(list.items.map(({ id }) => id)).not.toContain(back.id);
    // Whoever had its address finds the front.
    expect((await publicOf(back.id)).id).toBe(front.id);
    expect((await visitor.get(`/api/photos/by-slug/${back.slug}`)).body).toMatchObject({ id: front.id });
    expect((await visitor.get(`/it/foto/${back.slug}`)).headers.get('location')).toBe(`/it/foto/${front.slug}`);
    // Its number leads to its picture.
    for (const address of [`/id/photo/${back.id}`, `/photos/${back.id}`])
      expect((await visitor.get(address)).headers.get('location')).toBe(`/it/foto/${front.slug}/verso`);
    expect((await visitor.get(`/id/photo/${front.id}`)).headers.get('location')).toBe(`/it/foto/${front.slug}`);
  });

  it('is a draft of its own again when it is detached, and can be published then only', async () => {
    const { front, back } = await aPair();
    expect((await change(back.id, { status: 'published' })).body).toMatchObject({ code: 'photo_is_back' });
    expect((await change(back.id, { frontId: null, status: 'published' })).body).toMatchObject({ status: 'published' });
    expect((await publicOf(front.id)).back).toBeNull();
    expect((await publicOf(back.id)).id).toBe(back.id);
  });

  it('is one of one front: anything else is refused and changes nothing', async () => {
    const { front, back } = await aPair();
    const [other, third] = [await archive.aPhoto(), await archive.aPhoto()];
    expect(codesOf(await setFront(other.id, front.id))).toEqual([['frontId', 'front_has_back']]);
    expect(codesOf(await setFront(other.id, back.id))).toEqual([['frontId', 'front_is_back']]);
    expect(codesOf(await setFront(other.id, other.id))).toEqual([['frontId', 'front_is_back']]);
    expect(codesOf(await setFront(front.id, third.id))).toEqual([['frontId', 'back_has_back']]);
    expect(codesOf(await setFront(other.id, nobody))).toEqual([['frontId', 'choice_gone']]);
    expect(codesOf(await setFront(other.id, 'molo'))).toEqual([['frontId', 'integer_expected']]);
    await remove(third.id);
    expect(codesOf(await setFront(other.id, third.id))).toEqual([['frontId', 'choice_gone']]);
    expect(await photoOf(other.id)).toMatchObject({ status: 'published', front: null });
  });

  it('is found by the words on it, through its front', async () => {
    const { front } = await aPair();
    const [document] = await archive.app.get(PhotoSearchDocuments).findDocuments([front.id], archive.database.manager);
    expect(document!.keywords.it).toContain('Alla cara Nives');
  });

  it('comes back with an undone change, unless its front has another back', async () => {
    const { front, back } = await aPair();
    await setFront(back.id, null);
    expect((await revertLast(back.id)).status).toBe(200);
    expect(await photoOf(back.id)).toMatchObject({ status: 'back', front: { id: front.id } });
    await setFront(back.id, null);
    const other = await archive.aPhoto();
    await setFront(other.id, front.id);
    expect((await revertLast(back.id)).body).toMatchObject({ code: 'change_not_revertible' });
    expect(await photoOf(back.id)).toMatchObject({ status: 'draft', front: null });
  });

  it('was published before, and is that again when the change is undone', async () => {
    const [front, back] = [await archive.aPhoto(), await archive.aPhoto()];
    await setFront(back.id, front.id);
    expect((await revertLast(back.id)).status).toBe(200);
    expect(await photoOf(back.id)).toMatchObject({ status: 'published', front: null });
    expect((await publicOf(back.id)).id).toBe(back.id);
  });

  it('is gone with the trash and back with it; where another took its place, it is a draft', async () => {
    const front = await upload({ title: 'Pescheria', status: 'published' });
    const back = await upload({ frontId: String(front.id) });
    await remove(back.id);
    expect((await publicOf(front.id)).back).toBeNull();
    expect((await restore(back.id)).body).toMatchObject({ status: 'back' });
    expect((await publicOf(front.id)).back).toMatchObject({ id: back.id });
    await remove(back.id);
    const other = await upload({ frontId: String(front.id) });
    expect((await restore(back.id)).body).toMatchObject({ status: 'draft' });
    expect((await publicOf(front.id)).back).toMatchObject({ id: other.id });
    expect(await photoOf(back.id)).toMatchObject({ front: null });
  });

  it('stays as a draft when its front is deleted for good', async () => {
    const { front, back } = await aPair();
    await remove(front.id);
    expect(await photoOf(back.id)).toMatchObject({ status: 'back' });
    await archive.database.query(`update photos set removed_at = now() - interval '31 days' where id = $1`, [front.id]);
    expect(await archive.app.get(RemovedPhotos).purge()).toBeGreaterThan(0);
    expect(await photoOf(back.id)).toMatchObject({ status: 'draft', front: null });
  });

  it('leaves the trash as a draft when its front was deleted for good meanwhile', async () => {
    const front = await upload({ title: 'Bagno Ausonia', status: 'published' });
    const back = await upload({ frontId: String(front.id) });
    await remove(front.id);
    await remove(back.id);
    await archive.database.query(`update photos set removed_at = now() - interval '31 days' where id = $1`, [front.id]);
    await archive.app.get(RemovedPhotos).purge();
    expect((await revertLast(back.id)).body).toMatchObject({ code: 'change_not_revertible' });
    expect((await restore(back.id)).body).toMatchObject({ status: 'draft' });
  });

  it('is shown from the moment that it has a picture', async () => {
    const front = await archive.aPhoto();
    const back = await archive.aPhoto({ status: 'draft', originalSha256: null, renditions: null });
    expect((await setFront(back.id, front.id)).body).toMatchObject({ status: 'back' });
    expect((await publicOf(front.id)).back).toBeNull();
  });

  it('is not published by a bulk edit, and is not among what is to be completed', async () => {
    const { back } = await aPair();
    const { body } = await editor.change('POST', '/api/admin/bulk-edits/preview', {
      json: { ids: [back.id], status: 'published' },
    });
    expect(body).toMatchObject({ changed: 0, refused: [{ code: 'photo_is_back', count: 1 }] });
    const { body: list } = await editor.get('/api/admin/photos?lacks=position&sortBy=createdAt');
    expect(list.items.map(({ id }) => id)).not.toContain(back.id);
    const { body: backs } = await editor.get('/api/admin/photos?status=back');
    expect(backs.items.map(({ id }) => id)).toContain(back.id);
  });
});

it('has the inventory number of its front, which is no number twice', async () => {
  const [front, back] = [
    await archive.aPhoto({ inventoryNumber: 'FZ 12' }),
    await archive.aPhoto({ inventoryNumber: 'FZ 12', status: 'draft' }),
  ];
  const others = async (id: number) =>
    (await editor.get(`/api/admin/photos/with-number?number=FZ12&except=${id}`)).body.map((other) => other.id);
  expect([await others(front.id), await others(back.id)]).toEqual([[back.id], [front.id]]);
  await setFront(back.id, front.id);
  expect([await others(front.id), await others(back.id)]).toEqual([[], []]);
});

describe('an uploaded back', () => {
  it('gets the titles of its front, and its picture is public exactly as long as that is', async () => {
    const front = await upload({ title: 'Ponterosso', titleEn: 'Ponterosso canal', license: 'CC BY 4.0' });
    const back = await upload({ frontId: String(front.id), inscription: 'Ediz. Stengel', license: 'CC0' });
    expect(back).toMatchObject({ status: 'back', title: 'Ponterosso', titleEn: 'Ponterosso canal' });
    const file = `${back.image!.base}/${back.image!.widths[0]}.jpg`;
    const shown = async () => [
      (await visitor.get(file)).status,
      (await visitor.get(`/iiif/image/${back.id}/info.json`)).status,
      (await visitor.get(`/iiif/presentation/photo/${front.id}/manifest.json`)).body.items?.length,
    ];
    expect(await shown()).toEqual([404, 404, undefined]);
    await change(front.id, { status: 'published' });
    expect(await shown()).toEqual([200, 200, 2]);
    const { items } = (await visitor.get(`/iiif/presentation/photo/${front.id}/manifest.json`)).body;
    expect(items[1]).toMatchObject({
      id: expect.stringMatching(/\/canvas\/back$/),
      label: { it: ['Verso'], en: ['Back'], de: ['Rückseite'] },
      summary: { it: ['Ediz. Stengel'] },
    });
    const { text } = await visitor.get(
      `/oai?verb=GetRecord&metadataPrefix=edm&identifier=oai:localhost:photo/${front.id}`,
    );
    expect(text).toMatch(/<edm:hasView rdf:resource="[^"]*"\/><edm:isShownAt/);
    expect(text.match(/<edm:WebResource /g)).toHaveLength(2);
    expect(text.match(/(?<=<edm:rights rdf:resource=")[^"]*/g)).toEqual([
      'http://creativecommons.org/licenses/by/4.0/',
      'http://creativecommons.org/publicdomain/zero/1.0/',
      'http://creativecommons.org/licenses/by/4.0/',
    ]);
    await remove(front.id);
    expect(await shown()).toEqual([410, 410, undefined]);
    await restore(front.id);
    expect(await shown()).toEqual([200, 200, 2]);
    await setFront(back.id, null);
    expect((await visitor.get(file)).status).toBe(404);
  });

  it('changes its front for harvesters and caches, with its words, its scan and its renditions', async () => {
    const front = await upload({ title: 'Riva Grumula', status: 'published' });
    const back = await upload({ frontId: String(front.id) });
    const changes = [
      () => change(back.id, { inscription: 'A matita' }),
      () => archive.app.get(PhotoRenewal).renew(back.id, {}),
      async () => {
        await archive.database.query(
          `update photos set renditions = renditions || '{"color":"#000000"}' where id = $1`,
          [back.id],
        );
        await workers.app.get(RebuiltFiles).run({ onlyMissing: false }, () => undefined);
      },
      async () => {
        await editor.change('POST', `/api/admin/photos/${back.id}/scan`, { multipart: await aScan() });
        await until(async () => (await photoOf(back.id)).newScan === null);
      },
    ];
    const changedAt = async (): Promise<string> => {
      const [row] = await archive.database.query<[{ at: string }]>(
        `select changed_at::text as at from harvested_records where kind = 'photo' and record_id = $1 and set_spec = ''`,
        [front.id],
      );
      return row.at;
    };
    for (const make of changes) {
      const before = await changedAt();
      await make();
      expect((await changedAt()) > before).toBe(true);
    }
  });

  it('has a page of its own, with what is written on it', async () => {
    const front = await upload({ title: 'Canal Grande', status: 'published' });
    expect((await visitor.get(`/it/foto/${front.slug}/verso`)).headers.get('location')).toBe(`/it/foto/${front.slug}`);
    await upload({ frontId: String(front.id), inscription: 'Trieste, 4 maggio 1909' });
    expect((await visitor.get(`/en/foto/${front.slug}`)).text).toContain(`/en/foto/${front.slug}/verso`);
    const { text } = await visitor.get(`/en/foto/${front.slug}/verso`);
    expect(text).toContain('Trieste, 4 maggio 1909');
    expect(text).toMatch(/alt="Back: Canal Grande"/);
    expect(text).toMatch(/<link rel="canonical" href="[^"]*\/en\/foto\/[^"/]*"/);
  });

  it('is refused for a front that has one, before anything is stored', async () => {
    const { front } = await aPair();
    expect(await upload({ frontId: String(front.id) })).toMatchObject({
      code: 'validation_failed',
      errors: [{ field: 'frontId', code: 'front_has_back' }],
    });
  });
});
