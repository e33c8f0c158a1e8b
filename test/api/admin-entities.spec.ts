import { SearchIndex } from '../../src/search/search-index.js';
import { administrator, archive, nobody } from '../support/administration.js';
import { accountPassword } from '../support/factories.js';

const moveCover = (id: number, body: unknown, who = administrator) =>
  who.change('POST', `/api/entities/${id}/cover-position`, { json: body });

describe('the administrators’ list of entities', () => {
  it('finds whatever the public list finds, and parts of names besides', async () => {
    const { slug } = await archive.anEntity({
      name: 'Università Müller',
      description: '<p>L’edificio della Straße</p>',
    });
    await archive.app.get(SearchIndex).rebuild('entity');
    const slugsOf = async (path: string): Promise<string[]> =>
      (await administrator.get(path)).body.items.map((item: { slug: string }) => item.slug);
    for (const q of ['universita', 'edifici', 'strasse', 'mueller', 'universtità', "dell'edificio"]) {
      expect([q, await slugsOf(`/api/entities?q=${encodeURIComponent(q)}`)]).toEqual([q, [slug]]);
      expect([q, await slugsOf(`/api/admin/entities?q=${encodeURIComponent(q)}`)]).toEqual([q, [slug]]);
    }
    expect(await slugsOf('/api/admin/entities?q=niversit')).toEqual([slug]);
  });

  it('has drafts too, says which they are, and shows the cards of one state only', async () => {
    const type = await archive.anEntityType();
    await archive.anEntity({ type, name: 'Idroscalo' });
    await archive.anEntity({ type, name: 'Lazzaretto', status: 'draft' });
    const listed = async (query = ''): Promise<[string, string][]> =>
      (await administrator.get(`/api/admin/entities?type=${type.code}${query}`)).body.items.map(
        ({ name, status }: { name: string; status: string }) => [name, status],
      );
    expect(await listed()).toEqual([
      ['Idroscalo', 'published'],
      ['Lazzaretto', 'draft'],
    ]);
    expect(await listed('&status=draft')).toEqual([['Lazzaretto', 'draft']]);
    expect(await listed('&status=published')).toEqual([['Idroscalo', 'published']]);
    expect((await administrator.get('/api/admin/entities?status=removed')).status).toBe(400);
  });
});

describe('the entities of a name', () => {
  it('are those that have it in any language, as a historical name or as another name', async () => {
    const named = async (entity: Parameters<typeof archive.anEntity>[0]): Promise<number> =>
      (await archive.anEntity(entity)).id;
    const ids = [
      await named({ name: 'Tergesteo' }),
      await named({ name: 'Galleria', nameDe: 'TERGESTEO' }),
      await named({ name: 'Portici', historicalName: 'Tergesteo' }),
      await named({ name: 'Passaggio', aliases: [{ name: 'Tergesteo', yearStart: null, yearEnd: null }] }),
    ];
    await named({ name: 'Galleria Tergesteo' });
    const { body } = await administrator.get('/api/admin/entities/with-name?name=tergesteo');
    expect(body.map(({ id }: { id: number }) => id)).toEqual(ids);
    expect((await administrator.get('/api/admin/entities/with-name')).status).toBe(400);
  });
});

describe('the position of a cover', () => {
  it.each([0, 37, 100])(
    'is stored at %i, shown on the page and in lists, and recorded in the history',
    async (position) => {
      const { id, slug } = await archive.anEntity();
      expect((await moveCover(id, { position })).status).toBe(204);
      expect((await archive.visitor().get(`/api/entities/by-slug/${slug}`)).body.coverPhotoPosition).toBe(position);
      const { body } = await archive.visitor().get(`/api/entities?ids=${id}`);
      expect(body.items[0].coverPhotoPosition).toBe(position);
      expect(await archive.historyOf('entity', id)).toEqual([
        expect.objectContaining({
          before: { coverPhotoPosition: null },
          after: { coverPhotoPosition: position },
          source: 'api',
        }),
      ]);
    },
  );

  it('records nothing when it stays the same', async () => {
    const { id } = await archive.anEntity();
    for (const _ of [1, 2]) expect((await moveCover(id, { position: 50 })).status).toBe(204);
    expect(await archive.historyOf('entity', id)).toHaveLength(1);
  });

  it.each([
    ['a portrait', { width: 1200, height: 1600 }, 20],
    ['a landscape', { width: 1600, height: 1200 }, 50],
    ['a square', { width: 1200, height: 1200 }, 50],
  ])('of %s is %o → %i until somebody sets it, and can be the middle', async (_, size, position) => {
    const { renditions, id: coverPhotoId } = await archive.aPhoto();
    await archive.database.query('update photos set renditions = $1 where id = $2', [
      { ...renditions, ...size },
      coverPhotoId,
    ]);
    const { id } = await archive.anEntity({ coverPhotoId });
    const shown = async () => (await archive.visitor().get(`/api/entities/${id}`)).body.coverPhotoPosition;
    expect(await shown()).toBe(position);
    expect((await moveCover(id, { position: 50 })).status).toBe(204);
    expect(await shown()).toBe(50);
  });

  it.each([
    { position: -1 },
    { position: 101 },
    { position: 50.5 },
    { position: '20' },
    { position: null },
    { position: [20] },
    { position: true },
    { position: 20, slug: 'altrove' },
    {},
  ])('refuses %j and changes nothing', async (body) => {
    const { id } = await archive.anEntity();
    const answer = await moveCover(id, body);
    expect([answer.status, answer.body.code]).toEqual([400, 'validation_failed']);
    expect((await archive.visitor().get(`/api/entities/${id}`)).body.coverPhotoPosition).toBe(50);
    expect(await archive.historyOf('entity', id)).toEqual([]);
  });

  it('can be set by administrators and write keys, for entities that exist', async () => {
    const { id } = await archive.anEntity();
    const member = await archive.signedIn(await archive.aMember());
    expect((await moveCover(id, { position: 1 }, member)).status).toBe(403);
    expect((await moveCover(id, { position: 1 }, archive.visitor())).status).toBe(401);
    expect((await moveCover(nobody, { position: 1 })).body.code).toBe('entity_not_found');
    const { body: made } = await administrator.change('POST', '/api/admin/api-keys', {
      json: { name: 'gis', scopes: ['read', 'write'], password: accountPassword },
    });
    const byKey = await archive.visitor().send('POST', `/api/entities/${id}/cover-position`, {
      json: { position: 1 },
      headers: { 'X-API-Key': made.key },
    });
    expect(byKey.status).toBe(204);
    expect((await archive.visitor().get(`/api/entities/${id}`)).body.coverPhotoPosition).toBe(1);
  });
});

describe('the list of entities in the administration', () => {
  it('is sorted by name, searched by any name, and filtered by type', async () => {
    const type = await archive.anEntityType();
    await archive.anEntity({ type, name: 'Zecca 100%' });
    await archive.anEntity({ type, name: 'Arsenale', historicalName: 'Squero Panfilli' });
    await archive.anEntity({ name: 'Palazzo altrove', nameDe: 'Squeropalais' });
    const list = async (query: string): Promise<string[]> =>
      (await administrator.get(`/api/admin/entities?${query}`)).body.items.map(({ name }: { name: string }) => name);
    expect(await list(`type=${type.code}`)).toEqual(['Arsenale', 'Zecca 100%']);
    expect(await list('q=squero')).toEqual(['Arsenale', 'Palazzo altrove']);
    expect(await list(`q=SQUERO&type=${type.code}`)).toEqual(['Arsenale']);
    expect(await list('q=0%25')).toEqual(['Zecca 100%']);
    expect(await list('q=_rsenale')).toEqual([]);
  });

  it('has the best match first on request, and those with the text within a word last', async () => {
    await archive.anEntity({ name: 'Il corteo', description: '<p>Passò dal Pontile Rosso.</p>' });
    await archive.anEntity({ name: 'Altopontile Rosso' });
    await archive.anEntity({ name: 'Pontile Rosso' });
    await archive.app.get(SearchIndex).rebuild('entity');
    const { body } = await administrator.get('/api/admin/entities?q=pontile+rosso&sort=relevance');
    expect(body.items.map(({ name }: { name: string }) => name)).toEqual([
      'Pontile Rosso',
      'Il corteo',
      'Altopontile Rosso',
    ]);
    expect((await administrator.get('/api/admin/entities?sort=size')).body.code).toBe('validation_failed');
  });
});
