import { SearchIndex } from '../../src/search/search-index.js';
import { administrator, archive, nobody } from '../support/administration.js';

const change = (id: number, body: unknown, who = administrator) =>
  who.change('PATCH', `/api/admin/entities/${id}`, { json: body });

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
