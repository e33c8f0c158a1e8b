import { limits } from '../../src/contract/limits.js';
import { administrator, archive, nobody } from '../support/administration.js';

const change = (id: number, body: unknown, who = administrator) =>
  who.change('PATCH', `/api/admin/photos/${id}`, { json: body });
const read = (id: number) => archive.visitor().get(`/api/photos/${id}`);

describe('a photo as administrators see it', () => {
  it('shows all its metadata', async () => {
    const member = await archive.aMember();
    const tag = await archive.aTag();
    const card = await archive.anEntity();
    const photo = await archive.aPhoto({ tags: [tag], entities: [card], uploadedBy: member.id, provenance: 'Album' });
    await archive.aFavorite({ user: member, photo });
    const { status, body } = await administrator.get(`/api/admin/photos/${photo.id}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'published',
      proposed: false,
      provenance: 'Album',
      originalSha256: photo.originalSha256,
      image: { width: 1600, height: 1200 },
      uploadedBy: expect.stringContaining('persona'),
      favoriteCount: 1,
      annotationCount: 0,
      tags: [{ id: tag.id, name: tag.name }],
      entities: [{ id: card.id, slug: card.slug }],
    });
  });
});

describe('a change of a photo', () => {
  it('sets the fields of the patch, leaves the others, is recorded in the history, and updates search', async () => {
    const { id } = await archive.aPhoto({ author: 'ignoto', source: 'Album Rossi' });
    const { status, body } = await change(id, {
      titleDe: 'Der Große Platz',
      author: '',
      yearEstimated: true,
      latitudine: '45,6501',
      lon: '13.7678',
      bearing: 270,
      altEn: 'A square',
    });
    expect(status).toBe(200);
    const changed = { titleDe: 'Der Große Platz', author: null, source: 'Album Rossi', lat: 45.6501, lng: 13.7678 };
    expect(body).toMatchObject({ ...changed, bearing: 270, yearEstimated: true, altEn: 'A square' });
    expect((await read(id)).body).toMatchObject(changed);
    expect(await archive.historyOf('photo', id)).toMatchObject([
      { action: 'changed', before: { author: 'ignoto', titleDe: null }, after: { author: null } },
    ]);
    expect(await archive.pendingJobsOf('photo', id)).toEqual(['index']);
  });

  it('gives a photo with another year a new address, and redirects the old one', async () => {
    const { id, slug } = await archive.aPhoto({ title: 'Riva dei Pescatori' });
    const { body } = await change(id, { year: 1887 });
    expect(body.slug).toMatch(/-riva-dei-pescatori-1887$/);
    expect((await archive.visitor().get(`/api/photos/by-slug/${slug}`)).body).toMatchObject({ id, slug: body.slug });
  });

  it('links it with other tags and entities, in their order', async () => {
    const [old, unchanged, added] = [await archive.anEntity(), await archive.anEntity(), await archive.anEntity()];
    const tag = await archive.aTag();
    const { id } = await archive.aPhoto({ entities: [old, unchanged], tags: [await archive.aTag()] });
    const { body } = await change(id, { entityIds: [added.id, unchanged.id], tagIds: [tag.id] });
    const ids = (of: { id: number }[]): number[] => of.map((one) => one.id);
    expect([ids(body.entities), ids(body.tags)]).toEqual([[added.id, unchanged.id], [tag.id]]);
    const shown = (await read(id)).body;
    expect([ids(shown.entities), ids(shown.tags)]).toEqual([[added.id, unchanged.id], [tag.id]]);
    expect((await archive.visitor().get(`/api/entities/${old.id}/photos`)).body).toEqual([]);
    expect(await archive.historyOf('photo', id)).toMatchObject([
      { before: { entityIds: [old.id, unchanged.id] }, after: { tagIds: [tag.id] } },
    ]);
    expect((await change(id, { tagIds: [], entityIds: [] })).body).toMatchObject({ tags: [], entities: [] });
  });

  it('unpublishes it, and publishes it again', async () => {
    const { id } = await archive.aPhoto();
    expect((await change(id, { status: 'draft' })).body.status).toBe('draft');
    expect((await read(id)).status).toBe(404);
    expect((await change(id, { status: 'published' })).body.status).toBe('published');
    expect((await read(id)).status).toBe(200);
    expect((await archive.historyOf('photo', id)).map(({ action }) => action)).toEqual(['changed', 'published']);
  });

  it.each([
    { status: 'processing', renditions: null },
    { status: 'failed', renditions: null },
    { proposed: true, status: 'draft' },
  ] as const)('publishes none that is %j', async (fields) => {
    const { id } = await archive.aPhoto(fields);
    const answer = await change(id, { status: 'published', author: 'qualcuno' });
    expect([answer.status, answer.body.code]).toEqual([409, 'photo_not_ready']);
    expect(await archive.historyOf('photo', id)).toEqual([]);
  });

  it('changes other fields of a photo whose years contradict themselves from before, and refuses to contradict them anew', async () => {
    const { id } = await archive.aPhoto({ year: 1905, yearStart: 1918, yearEnd: 1922 });
    const change = (json: object) => administrator.change('PATCH', `/api/admin/photos/${id}`, { json });
    expect(await change({ author: 'Wulz', year: 1905, yearStart: 1918 })).toMatchObject({ status: 200 });
    expect(await change({ year: 1906 })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'year', code: 'year_outside_span' }] },
    });
    expect(await change({ year: 1920 })).toMatchObject({ status: 200 });
  });

  it.each([
    [{ title: '' }, 'title'],
    [{ title: null }, 'title'],
    [{ title: 'x'.repeat(limits.text.title + 1) }, 'title'],
    [{ year: 999 }, 'year'],
    [{ year: 3000 }, 'year'],
    [{ year: 'ottocento' }, 'year'],
    [{ yearStart: 1900, yearEnd: 1890 }, 'yearEnd'],
    [{ year: 1905, yearStart: 1918, yearEnd: 1922 }, 'year'],
    [{ year: 1905, yearEnd: 1904 }, 'year'],
    [{ year: '1905 ca.' }, 'year'],
    [{ year: '1905-1910' }, 'year'],
    [{ yearEstimated: null }, 'yearEstimated'],
    [{ lat: 45 }, 'lng'],
    [{ lat: 91, lng: 13 }, 'lat'],
    [{ bearing: 360 }, 'bearing'],
    [{ tagIds: [nobody] }, 'tagIds'],
    [{ entityIds: ['x'] }, 'entityIds'],
    [{ entityIds: null }, 'entityIds'],
    [{ status: 'removed' }, 'status'],
    [{ slug: 'altrove' }, 'slug'],
    [{ uploadedBy: 1 }, 'uploadedBy'],
  ])('refuses %j and changes nothing', async (body, field) => {
    const { id, title } = await archive.aPhoto();
    const answer = await change(id, { author: 'qualcuno', ...body });
    expect(answer.status).toBe(400);
    expect(answer.body.errors.map((error: { field: string }) => error.field)).toEqual([field]);
    expect((await read(id)).body).toMatchObject({ title, author: null });
    expect(await archive.historyOf('photo', id)).toEqual([]);
  });

  it('is refused when the record has changed meanwhile', async () => {
    const { id } = await archive.aPhoto();
    const { updatedAt } = (await administrator.get(`/api/admin/photos/${id}`)).body;
    expect((await change(id, { updatedAt, author: 'Wulz' })).status).toBe(200);
    const late = await change(id, { updatedAt, author: 'Alinari' });
    expect([late.status, late.body.code]).toEqual([409, 'record_outdated']);
    expect((await read(id)).body.author).toBe('Wulz');
  });

  it('is for administrators, for photos that exist', async () => {
    const { id } = await archive.aPhoto();
    const removed = await archive.aPhoto({ status: 'removed' });
    const member = await archive.signedIn(await archive.aMember());
    expect((await change(id, { author: 'x' }, member)).status).toBe(403);
    expect((await change(removed.id, { author: 'x' })).body.code).toBe('photo_removed');
    expect((await change(nobody, { author: 'x' })).body.code).toBe('photo_not_found');
  });
});

it('saves long texts of a record together, and takes no more from anybody else', async () => {
  const photo = await archive.aPhoto();
  const text = 'è'.repeat(19_900);
  const texts = { description: text, descriptionEn: text, descriptionDe: text };
  expect((await change(photo.id, texts)).status).toBe(200);
  expect((await read(photo.id)).body).toMatchObject(texts);
  expect((await change(photo.id, { description: 'x'.repeat(2_000_000) })).body.code).toBe('payload_too_large');
  expect((await change(photo.id, texts, archive.visitor())).body.code).toBe('payload_too_large');
});
