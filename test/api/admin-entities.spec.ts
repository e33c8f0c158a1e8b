import { SearchIndex } from '../../src/search/search-index.js';
import { administrator, archive, nobody } from '../support/administration.js';
import { accountPassword } from '../support/factories.js';

const moveCover = (id: number, body: unknown, who = administrator) =>
  who.change('POST', `/api/entities/${id}/cover-position`, { json: body });
const change = (id: number, body: unknown, who = administrator) =>
  who.change('PATCH', `/api/admin/entities/${id}`, { json: body });

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

describe('a change of an entity', () => {
  it('sets the fields of the patch, leaves the others, and is recorded in the history', async () => {
    const { id } = await archive.anEntity({ name: 'Molo Audace', architect: 'ignoto', sources: 'un libro' });
    const { status, body } = await change(id, {
      nameEn: 'Audace Pier',
      architect: '',
      constructionYear: '1743',
      stillExists: true,
      latitudine: '45,6512',
      lon: 13.7651,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      name: 'Molo Audace',
      nameEn: 'Audace Pier',
      architect: null,
      sources: 'un libro',
      constructionYear: 1743,
      stillExists: true,
      lat: 45.6512,
      lng: 13.7651,
    });
    expect((await archive.visitor().get(`/api/entities/${id}`)).body).toMatchObject({ nameEn: 'Audace Pier' });
    const [entry, ...others] = await archive.historyOf('entity', id);
    expect(entry).toMatchObject({ before: { architect: 'ignoto', nameEn: null }, after: { architect: null } });
    expect(others).toEqual([]);
  });

  it('gives a renamed entity a new address, redirects the old one, and updates search', async () => {
    const entity = await archive.anEntity({ name: 'Molo San Carlo' });
    const photo = await archive.aPhoto({ entities: [entity] });
    const { body } = await change(entity.id, { name: 'Molo Audace nuovo' });
    expect(body.slug).toBe('molo-audace-nuovo');
    const old = await archive.visitor().get('/api/entities/by-slug/molo-san-carlo');
    expect(old.body).toMatchObject({ id: entity.id, slug: 'molo-audace-nuovo' });
    expect(await archive.pendingJobsOf('entity', entity.id)).toEqual(['index']);
    expect(await archive.pendingJobsOf('photo', photo.id)).toEqual(['index']);
  });

  it('removes active content from a description', async () => {
    const { id } = await archive.anEntity();
    const { body } = await change(id, {
      description: '<h2>Storia</h2><p onclick="x()">Nel 1743<script>alert(1)</script></p><img src=x onerror=y>',
      descriptionEn: '<script>alert(1)</script>',
    });
    expect(body).toMatchObject({ description: '<h2>Storia</h2><p>Nel 1743</p>', descriptionEn: null });
    const [row] = await archive.database.query('select description from entities where id = $1', [id]);
    expect(row.description).toBe('<h2>Storia</h2><p>Nel 1743</p>');
  });

  it('gives its dates days, who has verified them and from what, which everybody reads', async () => {
    const { id } = await archive.anEntity({ constructionText: 'fine XVIII sec.' });
    const { body } = await change(id, {
      constructionEarliest: '1798',
      constructionLatest: '1799-06',
      constructionVerified: true,
      constructionVerifiedBy: 'A. Rossi',
      constructionSource: 'Registro edilizio',
    });
    expect(body.dates.construction).toEqual({ edtf: '1790/1799', earliest: '1798-01-01', latest: '1799-06-30' });
    expect((await archive.visitor().get(`/api/entities/${id}`)).body).toMatchObject({
      constructionVerified: true,
      constructionVerifiedBy: 'A. Rossi',
      constructionSource: 'Registro edilizio',
    });
    expect((await change(id, { constructionText: '1798' })).body).toMatchObject({
      constructionVerified: false,
      constructionVerifiedBy: null,
      constructionSource: 'Registro edilizio',
    });
    const [{ id: changeSetId }] = await archive.database.query('select max(id) as id from change_sets');
    await administrator.change('POST', `/api/admin/change-sets/${changeSetId}/revert`, { json: {} });
    expect((await administrator.get(`/api/admin/entities/${id}`)).body).toMatchObject({
      constructionText: 'fine XVIII sec.',
      constructionVerified: true,
      constructionVerifiedBy: 'A. Rossi',
    });
    const reversed = await change(id, { constructionEarliest: '1800' });
    expect([reversed.status, reversed.body.errors]).toEqual([
      400,
      [expect.objectContaining({ field: 'constructionLatest', code: 'years_reversed' })],
    ]);
  });

  it('takes the identifiers of authority files, also as the addresses of their pages, and no other address', async () => {
    const { id } = await archive.anEntity();
    const answer = await change(id, {
      wikidata: 'https://www.wikidata.org/wiki/Q546',
      geonames: ' 3165185 ',
      viaf: 'https://viaf.org/viaf/148463483/',
    });
    expect(answer.body).toMatchObject({ wikidata: 'Q546', geonames: '3165185', viaf: '148463483' });
    const refused = await change(id, { wikidata: 'https://it.wikipedia.org/wiki/Q546', geonames: 'Trieste', viaf: '' });
    expect([refused.status, refused.body.errors]).toEqual([
      400,
      [
        expect.objectContaining({ field: 'wikidata', code: 'wikidata_id_expected' }),
        expect.objectContaining({ field: 'geonames', code: 'geonames_id_expected' }),
      ],
    ]);
    expect((await archive.visitor().get(`/api/entities/${id}`)).body).toMatchObject({ viaf: '148463483' });
    expect((await change(id, { viaf: '' })).body).toMatchObject({ wikidata: 'Q546', viaf: null });
  });

  it('moves an entity to another type', async () => {
    const { id } = await archive.anEntity();
    const type = await archive.anEntityType();
    expect((await change(id, { entityTypeCode: type.code })).body.entityTypeCode).toBe(type.code);
  });

  it.each([
    [{ name: ' ' }, 'name'],
    [{ name: null }, 'name'],
    [{ name: 'x'.repeat(201) }, 'name'],
    [{ entityTypeCode: 'no-such-type' }, 'entityTypeCode'],
    [{ constructionYear: 12 }, 'constructionYear'],
    [{ constructionYear: 'mille' }, 'constructionYear'],
    [{ stillExists: 'forse' }, 'stillExists'],
    [{ lat: 45.6 }, 'lng'],
    [{ lat: 91, lng: 13 }, 'lat'],
    [{ nameEn: ['a'] }, 'nameEn'],
    [{ slug: 'altrove' }, 'slug'],
    [{ coverPhotoId: 1 }, 'coverPhotoId'],
  ])('refuses %j and changes nothing', async (body, field) => {
    const { id, slug } = await archive.anEntity();
    const answer = await change(id, body);
    expect(answer.status).toBe(400);
    expect(answer.body.errors.map((error: { field: string }) => error.field)).toEqual([field]);
    expect((await archive.visitor().get(`/api/entities/${id}`)).body).toMatchObject({ slug });
    expect(await archive.historyOf('entity', id)).toEqual([]);
  });

  it('is refused when the record has changed meanwhile', async () => {
    const { id } = await archive.anEntity();
    const { updatedAt } = (await administrator.get(`/api/admin/entities/${id}`)).body;
    expect((await change(id, { updatedAt, profession: 'armatore' })).status).toBe(200);
    const late = await change(id, { updatedAt, profession: 'notaio' });
    expect([late.status, late.body.code]).toEqual([409, 'record_outdated']);
    expect((await administrator.get(`/api/admin/entities/${id}`)).body.profession).toBe('armatore');
  });

  it('is for administrators, for entities that exist', async () => {
    const { id } = await archive.anEntity();
    const member = await archive.signedIn(await archive.aMember());
    expect((await change(id, { nameEn: 'x' }, member)).status).toBe(403);
    expect((await change(nobody, { nameEn: 'x' })).body.code).toBe('entity_not_found');
    expect((await administrator.get(`/api/admin/entities/${nobody}`)).status).toBe(404);
  });
});

describe('the other names of an entity', () => {
  const grande = { name: 'Piazza Grande', yearStart: null, yearEnd: 1919 };

  it('are shown in their order, recorded in the history, and found', async () => {
    const { id } = await archive.anEntity({ name: 'Piazza Unità d’Italia' });
    const { status, body } = await change(id, {
      aliases: [{ name: ' Piazza Grande ', yearEnd: 1919 }, { name: 'Trst' }],
    });
    expect([status, body.aliases]).toEqual([200, [grande, { name: 'Trst', yearStart: null, yearEnd: null }]]);
    expect((await archive.visitor().get(`/api/entities/${id}`)).body.aliases).toEqual(body.aliases);
    expect(await archive.historyOf('entity', id)).toEqual([
      expect.objectContaining({ before: { aliases: [] }, after: { aliases: body.aliases } }),
    ]);
    await archive.app.get(SearchIndex).rebuildAll();
    expect((await archive.visitor().get('/api/entities?q=piazza+grande')).body.items).toMatchObject([{ id }]);
    expect((await administrator.get('/api/admin/entities?q=trst')).body.items).toMatchObject([{ id }]);
  });

  it('have their dates in words, from which the years follow where none is stated', async () => {
    const { id } = await archive.anEntity();
    const { body } = await change(id, {
      aliases: [
        { name: 'Piazza Grande', dateText: 'fino al 1919' },
        { name: 'Largo', dateText: 'anni Trenta', yearEnd: null },
        { name: 'Trst', dateText: 'sotto Maria Teresa' },
        { name: 'Piazza', dateText: '1919-1946', yearStart: 1918, yearEnd: 1947 },
      ],
    });
    expect(body.aliases).toEqual([
      { name: 'Piazza Grande', dateText: 'fino al 1919', yearStart: null, yearEnd: 1919 },
      { name: 'Largo', dateText: 'anni Trenta', yearStart: 1930, yearEnd: 1939 },
      { name: 'Trst', dateText: 'sotto Maria Teresa', yearStart: null, yearEnd: null },
      { name: 'Piazza', dateText: '1919-1946', yearStart: 1918, yearEnd: 1947 },
    ]);
  });

  it('are recorded only when they differ, and can be removed', async () => {
    const { id } = await archive.anEntity({ aliases: [grande] });
    expect((await change(id, { aliases: [grande] })).status).toBe(200);
    expect(await archive.historyOf('entity', id)).toEqual([]);
    expect((await change(id, { aliases: [] })).body.aliases).toEqual([]);
  });

  it.each<[string, object[] | null, string, string]>([
    ['no name', [{ yearStart: 1900 }], 'aliases.0.name', 'field_required'],
    ['an empty name', [{ name: ' ' }], 'aliases.0.name', 'field_required'],
    ['a name that is too long', [{ name: 'x'.repeat(201) }], 'aliases.0.name', 'field_too_long'],
    ['a year that is none', [grande, { name: 'Trst', yearStart: 'ieri' }], 'aliases.1.yearStart', 'year_impossible'],
    [
      'years in the wrong order',
      [{ name: 'Trst', yearStart: 1920, yearEnd: 1910 }],
      'aliases.0.yearEnd',
      'years_reversed',
    ],
    ['too many names', Array.from({ length: 31 }, (_, n) => ({ name: `Nome ${n}` })), 'aliases', 'field_invalid'],
    ['no list', null, 'aliases', 'field_invalid'],
  ])('are refused with %s', async (_, aliases, field, code) => {
    const { id } = await archive.anEntity({ aliases: [grande] });
    const { status, body } = await change(id, { aliases });
    expect([status, body.errors?.[0]]).toMatchObject([400, { field, code }]);
    expect((await archive.visitor().get(`/api/entities/${id}`)).body.aliases).toEqual([grande]);
  });
});
