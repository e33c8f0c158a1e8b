import type { Entity, EntityDetail, EntityRelation } from '../../src/contract/entity.js';
import type { Paged } from '../../src/contract/page.js';
import { startArchive, type TestArchive } from '../support/archive.js';

let archive: TestArchive;
beforeEach(async () => {
  await archive.database.query('truncate photos, tags, entities, entity_types, slug_history restart identity cascade');
});
beforeAll(async () => {
  archive = await startArchive();
});
afterAll(() => archive.close());

const get = async <Body>(path: string): Promise<Body> => (await archive.visitor().get(path)).body as Body;
const list = (query = ''): Promise<Paged<Entity>> => get(`/api/entities${query}`);
const names = ({ items }: { items: Entity[] }): string[] => items.map(({ name }) => name);
const day = (n: number): Date => new Date(Date.UTC(2025, 0, n));

describe('the record cards', () => {
  it.each([
    ['', ['Càrciotti', 'Acquario', 'Borsa']],
    ['?sort=createdAtAsc', ['Borsa', 'Acquario', 'Càrciotti']],
    ['?sort=name', ['Acquario', 'Borsa', 'Càrciotti']],
    ['?sort=nameDesc', ['Càrciotti', 'Borsa', 'Acquario']],
    ['?sort=type', ['Càrciotti', 'Acquario', 'Borsa']],
    ['?sort=photos', ['Borsa', 'Acquario', 'Càrciotti']],
  ])('%s stand in that order', async (query, expected) => {
    const street = await archive.anEntityType({ name: 'Via' });
    const building = await archive.anEntityType({ name: 'Edificio' });
    const borsa = await archive.anEntity({ name: 'Borsa', type: street, createdAt: day(1) });
    await archive.anEntity({ name: 'Acquario', type: street, createdAt: day(2) });
    await archive.anEntity({ name: 'Càrciotti', type: building, createdAt: day(3) });
    await archive.aPhoto({ entities: [borsa] });
    expect(names(await list(query))).toEqual(expected);
  });

  it('are paged by 21, or all at once with limit=0', async () => {
    const type = await archive.anEntityType();
    for (let n = 0; n < 23; n += 1) await archive.anEntity({ type });
    expect(await list('?page=2')).toMatchObject({ total: 23, page: 2, pageSize: 21, totalPages: 2 });
    expect((await list('?limit=0')).items).toHaveLength(23);
  });

  it('are filtered by type and by the language of their audio guide', async () => {
    const church = await archive.anEntityType({ code: 'church' });
    await archive.anEntity({ name: 'San Giusto', type: church, audioUrlEn: '/uploads/guide.mp3' });
    await archive.anEntity({ name: 'Muta', audioUrlEn: '  ' });
    expect(names(await list('?type=church'))).toEqual(['San Giusto']);
    expect(names(await list('?hasAudio=en'))).toEqual(['San Giusto']);
    expect(names(await list('?hasAudio=it'))).toEqual([]);
  });

  it('with an audio guide show its first sentence, in the language of the guide', async () => {
    await archive.anEntity({
      audioUrl: '/uploads/guida.mp3',
      transcript: 'State camminando su un relitto. Il molo si chiama Audace.',
      audioUrlDe: '/uploads/guide.mp3',
      transcriptEn: 'A transcript without a sound.',
    });
    const [entity] = (await list('?fields=audio')).items;
    expect(entity?.audio).toMatchObject({
      it: { firstSentence: 'State camminando su un relitto.' },
      en: null,
      de: { firstSentence: null },
    });
  });

  it('without an excerpt show the beginning of their story, cut after a word', async () => {
    const story = `<p>La <strong>Borsa</strong> &amp; la sua piazza</p>, ${'poi la storia '.repeat(200)}`;
    await archive.anEntity({ name: 'Borsa', description: story, descriptionEn: `<p>${'x'.repeat(8000)}` });
    await archive.anEntity({ name: 'Canale', excerpt: 'Un canale.', description: story });
    await archive.anEntity({ name: 'Faro', excerpt: ' ', description: '<p>Un faro.</p>' });
    const [borsa, canale, faro] = (await list('?sort=name')).items;
    expect(borsa?.storyStart).toMatch(/^La Borsa & la sua piazza, poi la storia .* (poi|la|storia)…$/);
    expect(borsa?.storyStart?.length).toBeLessThanOrEqual(221);
    expect(borsa?.storyStart?.length).toBeGreaterThan(140);
    expect(borsa).toMatchObject({ excerpt: null, storyStartEn: `${'x'.repeat(220)}…`, storyStartDe: null });
    expect(canale).toMatchObject({ excerpt: 'Un canale.', storyStart: null });
    expect(faro?.storyStart).toBe('Un faro.');
  });

  it('are found by their ids', async () => {
    const [first, , third] = [await archive.anEntity(), await archive.anEntity(), await archive.anEntity()];
    const { items } = await list(`?ids=${third.id},${first.id},999`);
    expect(items.map(({ id }) => id).sort()).toEqual([first.id, third.id].sort());
    expect((await archive.visitor().get('/api/entities?ids=1,x')).status).toBe(400);
  });

  it('are chosen at random, with the requested fields', async () => {
    for (let n = 0; n < 8; n += 1) await archive.anEntity();
    const chosen = await get<Entity[]>('/api/entities/random?limit=6&fields=id');
    expect(new Set(chosen.map(({ id }) => id)).size).toBe(6);
    expect(Object.keys(chosen[0] ?? {})).toEqual(['id']);
  });

  it('have the same chance to be chosen in a large archive, and drafts have none', async () => {
    const draft = await archive.anEntity({ status: 'draft' });
    for (let n = 0; n < 40; n += 1) await archive.anEntity();
    const times = new Map<number, number>();
    for (let n = 0; n < 60; n += 1)
      for (const { id } of await get<Entity[]>('/api/entities/random?limit=2&fields=id'))
        times.set(id, (times.get(id) ?? 0) + 1);
    expect(times.has(draft.id)).toBe(false);
    expect([...times.values()].reduce((sum, count) => sum + count)).toBe(120);
    // 120 draws of 40: the chance that fewer than 25 come up, or one 20 times, is below one in a million.
    expect(times.size).toBeGreaterThan(25);
    expect(Math.max(...times.values())).toBeLessThan(20);
  });

  it('count published photos only', async () => {
    const entity = await archive.anEntity();
    await archive.aPhoto({ entities: [entity] });
    await archive.aPhoto({ entities: [entity], status: 'draft' });
    expect((await list()).items[0]).toMatchObject({ photo_count: 1 });
  });

  it('show their own cover while it is published, else a default cover of their type above order 1', async () => {
    const type = await archive.anEntityType();
    await archive.aDefaultCover({ type, sortOrder: 1, imageUrl: '/uploads/first.jpg' });
    const photo = await archive.aPhoto();
    await archive.anEntity({ type, coverPhotoId: photo.id });
    expect((await list()).items[0]).toMatchObject({
      coverPhoto: { url: `/foto/${photo.slug}` },
      coverImage: null,
      hasCover: true,
    });

    await archive.database.query(`update photos set status = 'removed'`);
    expect((await list()).items[0]).toMatchObject({ coverPhoto: null, coverImage: null, hasCover: false });

    await archive.aDefaultCover({ type, sortOrder: 2, imageUrl: '/uploads/second.jpg' });
    expect((await list()).items[0]).toMatchObject({
      coverPhoto: null,
      coverImage: '/uploads/second.jpg',
      hasCover: true,
    });
  });

  it('are counted by type, types without an entity included', async () => {
    const type = await archive.anEntityType({ code: 'square' });
    await archive.anEntityType({ code: 'event' });
    await archive.anEntity({ type });
    expect(await get('/api/entities/counts-by-type')).toEqual({
      items: [
        { code: 'square', count: 1 },
        { code: 'event', count: 0 },
      ],
    });
  });
});

describe('a record card', () => {
  it('shows its description without active content', async () => {
    const { id } = await archive.anEntity({
      description:
        '<p onclick="x()">Nel <strong>1754</strong><script>alert(1)</script> <a href="javascript:x()">qui</a></p>',
    });
    const { description } = await get<EntityDetail>(`/api/entities/${id}`);
    expect(description).toBe('<p>Nel <strong>1754</strong> <a rel="nofollow noopener">qui</a></p>');
  });

  it('is found by a former slug', async () => {
    const { id } = await archive.anEntity();
    await archive.database.query(
      `insert into slug_history (kind, slug, record_id) values ('entity', 'nome-antico', ${id})`,
    );
    expect(await get('/api/entities/by-slug/nome-antico')).toMatchObject({ id });
  });

  it('lists related entities from both sides of a relation', async () => {
    const [one, other] = [await archive.anEntity({ name: 'Piazza' }), await archive.anEntity({ name: 'Municipio' })];
    await archive.aRelation({ from: one, to: other, kind: 'faces', reason: 'È il fondale della piazza.' });
    for (const [id, expected] of [
      [one.id, 'Municipio'],
      [other.id, 'Piazza'],
    ] as const)
      expect(await get<EntityRelation[]>(`/api/entities/${id}/relations/detailed`)).toMatchObject([
        { kind: 'faces', reason: 'È il fondale della piazza.', entity: { name: expected } },
      ]);
  });

  it('shows its photos, those that show it first of all before the others', async () => {
    const [one, other] = [await archive.anEntity(), await archive.anEntity()];
    const aside = await archive.aPhoto({ entities: [other, one], year: 1880 });
    const facade = await archive.aPhoto({ entities: [one], year: 1910 });
    await archive.aPhoto({ entities: [one], status: 'draft' });
    const byYear = await get<{ id: number }[]>(`/api/entities/${one.id}/photos?sortBy=year`);
    expect(byYear.map(({ id }) => id)).toEqual([aside.id, facade.id]);
    expect((await get<{ id: number }[]>(`/api/entities/${one.id}/photos`)).map(({ id }) => id)).toEqual([
      facade.id,
      aside.id,
    ]);
  });

  it('that does not exist is not found', async () => {
    expect(await archive.visitor().get('/api/entities/4711')).toMatchObject({
      status: 404,
      body: { code: 'entity_not_found' },
    });
    expect(await archive.visitor().get('/api/entities/by-slug/mai-esistita')).toMatchObject({ status: 404 });
  });
});
