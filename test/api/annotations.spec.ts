import { untranslated } from '../../src/contract/localized.js';
import type { EntityRow } from '../../src/entities/entity.row.js';
import type { PhotoRow } from '../../src/photos/photo.row.js';
import { SearchIndex } from '../../src/search/search-index.js';
import { administrator, archive, nobody } from '../support/administration.js';
import { accountPassword } from '../support/factories.js';

let church: EntityRow;

beforeAll(async () => {
  church = await archive.anEntity({ name: 'Sant’Antonio Nuovo', nameDe: 'Neue Antoniuskirche' });
});

const region = { x: 40, y: 12.5, w: 20, h: 50 };
const annotate = ({ id }: { id: number }, annotations: object[], updatedAt?: string) =>
  administrator.change('PUT', `/api/admin/photos/${id}/annotations`, { json: { annotations, updatedAt } });
const read = async ({ id }: PhotoRow) => archive.visitor().get(`/api/photos/${id}/annotations`);

describe('the annotations of a photo', () => {
  it('name the entities that it shows, in their order, for everyone', async () => {
    const photo = await archive.aPhoto();
    const { status, body } = await annotate(photo, [
      { ...region, entityId: church.id },
      { x: 0, y: 70, w: 30, h: 30, label: 'Un trabaccolo', labelEn: 'A trabaccolo' },
    ]);
    expect(status).toBe(200);
    expect(body.annotations).toEqual([
      {
        id: expect.any(Number),
        ...region,
        entityId: church.id,
        entitySlug: 'sant-antonio-nuovo',
        label: 'Sant’Antonio Nuovo',
        ...untranslated('label'),
        labelDe: 'Neue Antoniuskirche',
      },
      {
        id: expect.any(Number),
        x: 0,
        y: 70,
        w: 30,
        h: 30,
        entityId: null,
        entitySlug: null,
        label: 'Un trabaccolo',
        ...untranslated('label'),
        labelEn: 'A trabaccolo',
      },
    ]);
    expect((await read(photo)).body).toEqual(body.annotations);
  });

  it('are empty at first, and empty again when an empty list is written', async () => {
    const photo = await archive.aPhoto();
    expect((await read(photo)).body).toEqual([]);
    await annotate(photo, [{ ...region, entityId: church.id }]);
    expect((await annotate(photo, [])).body.annotations).toEqual([]);
    expect((await read(photo)).body).toEqual([]);
  });

  it('may reach the edges, whatever the decimals add up to', async () => {
    const { status, body } = await annotate(await archive.aPhoto(), [
      { x: 33.33335, y: 33.3, w: 66.66665, h: 66.7, entityId: church.id },
      { x: 0, y: 0, w: 100, h: 100, entityId: church.id },
    ]);
    expect(status).toBe(200);
    expect(body.annotations[0]).toMatchObject({ x: 33.3334, y: 33.3, w: 66.6666, h: 66.7 });
  });

  it.each([
    [{ ...region, x: -1 }, 'x'],
    [{ ...region, w: 0 }, 'w'],
    [{ ...region, w: 60.1 }, 'w'],
    [{ ...region, h: 88 }, 'h'],
    [{ ...region, y: '12' }, 'y'],
    [{ ...region, h: null }, 'h'],
    [{ ...region, entityId: nobody }, 'entityId'],
    [{ ...region, entityId: null }, 'label'],
    [{ ...region, label: 'x'.repeat(201) }, 'label'],
    [{ ...region, colour: 'red' }, 'colour'],
  ])('refuse %j', async (faulty, field) => {
    const photo = await archive.aPhoto();
    const { status, body } = await annotate(photo, [
      { ...region, entityId: church.id },
      { entityId: church.id, ...faulty },
    ]);
    expect(status).toBe(400);
    expect(body.errors.map((error: { field: string }) => error.field)).toEqual([`annotations.1.${field}`]);
    expect((await read(photo)).body).toEqual([]);
  });

  it('are no more than fifty', async () => {
    const photo = await archive.aPhoto();
    const many = Array.from({ length: 51 }, () => ({ ...region, entityId: church.id }));
    expect((await annotate(photo, many)).status).toBe(400);
    expect((await annotate(photo, many.slice(1))).status).toBe(200);
  });

  it('are seen before publication by who may write them, and after removal by nobody', async () => {
    const draft = await archive.aPhoto({ status: 'draft' });
    await annotate(draft, [{ ...region, entityId: church.id }]);
    expect((await read(draft)).status).toBe(404);
    expect((await administrator.get(`/api/photos/${draft.id}/annotations`)).body).toHaveLength(1);
    const removed = await archive.aPhoto({ status: 'removed' });
    expect((await read(removed)).status).toBe(410);
    expect((await annotate(removed, [])).status).toBe(410);
    expect((await annotate({ id: nobody }, [])).status).toBe(404);
  });

  it('may be written with a key', async () => {
    const photo = await archive.aPhoto();
    const { body } = await administrator.change('POST', '/api/admin/api-keys', {
      json: { name: 'gis', scopes: ['read', 'write'], password: accountPassword },
    });
    const answer = await archive.visitor().send('PUT', `/api/admin/photos/${photo.id}/annotations`, {
      json: { annotations: [{ ...region, entityId: church.id }] },
      headers: { 'X-API-Key': body.key },
    });
    expect(answer.status).toBe(200);
  });

  it('are refused when they or the photo have changed meanwhile', async () => {
    const photo = await archive.aPhoto();
    const known = (await administrator.get(`/api/admin/photos/${photo.id}`)).body.updatedAt as string;
    const first = await annotate(photo, [{ ...region, label: 'La cupola' }], known);
    expect(first.status).toBe(200);
    const late = await annotate(photo, [{ ...region, label: 'Il campanile' }], known);
    expect([late.status, late.body.code]).toEqual([409, 'record_outdated']);
    expect((await read(photo)).body).toMatchObject([{ label: 'La cupola' }]);

    const change = { updatedAt: first.body.updatedAt, author: 'Wulz' };
    expect((await administrator.change('PATCH', `/api/admin/photos/${photo.id}`, { json: change })).status).toBe(200);
    expect((await annotate(photo, [], first.body.updatedAt)).status).toBe(409);
  });

  it('are words by which the search finds the photo, also when their entity has got another name', async () => {
    const [photo, cafe] = [await archive.aPhoto(), await archive.anEntity({ name: 'Caffè Tommaseo' })];
    const found = async (words: string): Promise<number[]> => {
      await archive.app.get(SearchIndex).rebuild('photo');
      return (await archive.visitor().get(`/api/search?q=${encodeURIComponent(words)}`)).body.hits.map(({ id }) => id);
    };
    const noJobs = () => archive.database.query('update job_outbox set done_version = version');
    await noJobs();
    await annotate(photo, [
      { ...region, label: 'Un bragozzo', labelEn: 'A fishing boat' },
      { ...region, entityId: cafe.id },
    ]);
    expect(await archive.pendingJobsOf('photo', photo.id)).toEqual(['index']);
    for (const words of ['bragozzo', 'fishing', 'tommaseo']) expect(await found(words)).toEqual([photo.id]);

    await noJobs();
    await administrator.change('PATCH', `/api/admin/entities/${cafe.id}`, { json: { name: 'Caffè Stella Polare' } });
    expect(await archive.pendingJobsOf('photo', photo.id)).toEqual(['index']);
    expect(await found('stella polare')).toEqual([photo.id]);
    expect(await found('tommaseo')).toEqual([]);
  });

  it('do not tell the name of a draft of an entity to the search', async () => {
    const photo = await archive.aPhoto();
    const draft = await archive.anEntity({ name: 'Hotel Obelisco', status: 'draft' });
    await annotate(photo, [{ ...region, entityId: draft.id }]);
    await archive.app.get(SearchIndex).rebuild('photo');
    expect((await archive.visitor().get('/api/search?q=obelisco')).body.hits).toEqual([]);
  });

  it('are recorded in the history of the photo', async () => {
    const photo = await archive.aPhoto();
    await annotate(photo, [{ ...region, entityId: church.id }]);
    const [change] = await archive.historyOf('photo', photo.id);
    expect(change).toMatchObject({ before: { annotations: [] }, after: { annotations: [region] } });
  });
});
