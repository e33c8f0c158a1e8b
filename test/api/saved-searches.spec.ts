import { limits } from '../../src/contract/limits.js';
import type { SavedSearch } from '../../src/contract/saved-search.js';
import { SearchIndex } from '../../src/search/search-index.js';
import { startArchive, type TestArchive } from '../support/archive.js';
import { countQueries } from '../support/count-queries.js';
import type { Account } from '../support/factories.js';
import { fondsApiOf } from '../support/fonds.js';
import type { Visitor } from '../support/visitor.js';

let archive: TestArchive;
let account: Account;
let member: Visitor;

beforeAll(async () => {
  archive = await startArchive({ config: { rateLimit: false } });
});
afterAll(() => archive.close());
beforeEach(async () => {
  account = await archive.aMember();
  member = await archive.signedIn(account);
});

const of1910And1936 = {
  edtf: '[1910,1936]',
  yearStart: 1910,
  yearEnd: 1936,
  earliest: '1910-01-01',
  latest: '1936-12-31',
};
const save = (search: object, by = member) => by.change('POST', '/api/user/searches', { json: search });
const list = async (by = member): Promise<SavedSearch[]> => (await by.get('/api/user/searches')).body as SavedSearch[];
const newIn = async (): Promise<Record<string, number>> =>
  Object.fromEntries((await list()).map(({ name, newPhotos }) => [name, newPhotos]));
const publish = async (...photos: Parameters<TestArchive['aPhoto']>[0][]): Promise<void> => {
  for (const photo of photos) await archive.aPhoto({ ...photo, publishedAt: new Date() });
  await archive.app.get(SearchIndex).rebuild('photo');
};

describe('the saved searches of a member', () => {
  it('are listed with what they search for, the latest first', async () => {
    const { status, body } = await save({ name: ' Il molo ', q: 'molo', year: 1912, tags: '7,3,7' });
    expect([status, body]).toEqual([
      201,
      {
        id: expect.any(Number),
        name: 'Il molo',
        filters: { q: 'molo', year: 1912, tags: '3,7' },
        createdAt: expect.any(String),
        openedAt: expect.any(String),
        newPhotos: 0,
      },
    ]);
    await save({ name: 'Anni', yearRange: '1910-1900', licence: 'CC0' });
    expect(await list()).toMatchObject([{ filters: { yearRange: '1900-1910', licence: 'CC0' } }, { name: 'Il molo' }]);
  });

  it.each([
    ['a text', { q: 'x'.repeat(30_000) }],
    ['a text that searches would cut', { q: 'x'.repeat(201) }],
    ['filters', { q: '漢'.repeat(200), licence: '漢'.repeat(500), series: '漢'.repeat(limits.text.title) }],
  ])('are refused when %s would not fit', async (_, filters) => {
    expect(await save({ name: 'Lungo', ...filters })).toMatchObject({
      status: 400,
      body: { code: 'validation_failed', errors: [{ field: 'q', code: 'field_too_long' }] },
    });
    expect(await list()).toEqual([]);
  });

  it('are saved once, and only their owner’s', async () => {
    const { body: first } = await save({ name: 'Uno', q: 'molo', tags: '3,7' });
    const { body: again } = await save({ name: 'Due', q: 'molo', tags: '7,3' });
    expect(again).toEqual(first);
    const other = await archive.signedIn(await archive.aMember());
    expect(await list(other)).toEqual([]);
    const address = `/api/user/searches/${first.id}`;
    const refused = { status: 404, body: { code: 'saved_search_not_found' } };
    expect(await other.change('PATCH', address, { json: { name: 'Mia' } })).toMatchObject(refused);
    expect(await other.change('POST', `${address}/open`)).toMatchObject(refused);
    expect((await other.change('DELETE', address)).status).toBe(204);
    expect(await list()).toMatchObject([{ name: 'Uno' }]);
  });

  it('can be renamed and removed', async () => {
    const { body } = await save({ name: 'Uno', q: 'molo' });
    const address = `/api/user/searches/${body.id}`;
    expect((await member.change('PATCH', address, { json: { name: 'Il molo' } })).status).toBe(204);
    expect(await list()).toMatchObject([{ name: 'Il molo' }]);
    for (const _ of ['once', 'again']) expect((await member.change('DELETE', address)).status).toBe(204);
    expect(await list()).toEqual([]);
  });

  it.each([
    [{ name: 'Niente' }, 'saved_search_empty'],
    [{ name: 'Niente', q: ' ' }, 'saved_search_empty'],
    [{ q: 'molo' }, 'validation_failed'],
    [{ name: ' ', q: 'molo' }, 'validation_failed'],
    [{ name: 'x'.repeat(121), q: 'molo' }, 'validation_failed'],
    [{ name: 'Anni', yearRange: '1900' }, 'validation_failed'],
    [{ name: 'Pagina', q: 'molo', offset: 20 }, 'validation_failed'],
  ])('cannot be %j', async (search, code) => {
    expect(await save(search)).toMatchObject({ status: 400, body: { code } });
    expect(await list()).toEqual([]);
  });

  it('are fifty at most, also when two are saved at once', async () => {
    for (let n = 1; n < 50; n += 1) await save({ name: `${n}`, q: `molo ${n}` });
    const answers = await Promise.all(['uno', 'due'].map((q) => save({ name: q, q })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('saved_searches_full');
    expect(await list()).toHaveLength(50);
  });

  it('take no more statements for many than for one', async () => {
    await save({ name: 'Uno', q: 'molo' });
    const one = await countQueries(archive.database, () => list());
    for (let n = 0; n < 10; n += 1) await save({ name: `${n}`, q: `molo ${n}` });
    expect(await countQueries(archive.database, () => list())).toBe(one);
  });

  it('are deleted with the account', async () => {
    await save({ name: 'Uno', q: 'molo' });
    await archive.database.query('delete from users where id = $1', [account.id]);
    expect(await archive.database.query('select from saved_searches where user_id = $1', [account.id])).toEqual([]);
  });
});

describe('what is new in a saved search', () => {
  it('are the photos that it finds among those published since it was opened', async () => {
    const [molo, faro] = [await archive.aTag({ name: 'onde' }), await archive.aTag({ name: 'luci' })];
    const pier = await archive.anEntity({ name: 'Molo Audace', type: await archive.anEntityType({ code: 'pier' }) });
    const fondsApi = fondsApiOf(await archive.signedIn(await archive.anEditor()));
    const fonds = await fondsApi.aFonds();
    const series = await fondsApi.aFonds({ level: 'series', parentId: fonds.id });
    await publish({ title: 'Vecchia bora', year: 1912 });
    await save({ name: 'testo', q: 'la bora' });
    await save({ name: 'errore', q: 'bbora' });
    await save({ name: 'nuova parola', q: 'sommergibile' });
    await save({ name: 'anno', year: 1912 });
    await save({ name: 'anni', q: 'bora', yearRange: '1900-1910' });
    await save({ name: 'anni tra due pose', yearRange: '1920-1929' });
    await save({ name: 'scheda', entityId: pier.id });
    await save({ name: 'categoria', entityTypeCode: 'pier' });
    await save({ name: 'temi', tags: `${molo.id},${faro.id}` });
    await save({ name: 'fondo', fondsId: fonds.id });
    await save({ name: 'licenza', licence: 'CC0' });
    await save({ name: 'serie', series: 'Una barca (1)' });
    expect(new Set(Object.values(await newIn()))).toEqual(new Set([0]));
    await publish(
      { title: 'Bora e onde', year: 1912, tags: [molo], license: 'CC BY 4.0' },
      { title: 'Bora di notte', yearStart: 1908, yearEnd: 1914, tags: [molo, faro], license: 'CC BY 4.0' },
      { title: 'Un sommergibile', entities: [pier], fondsId: series.id, license: 'CC0' },
      { title: 'Una barca (2)', license: 'CC BY 4.0' },
      { title: 'Due pose', license: 'CC BY 4.0', ...of1910And1936 },
      { title: 'Bora in bozza', status: 'draft', year: 1912 },
    );
    expect(await newIn()).toEqual({
      testo: 2,
      errore: 2,
      'nuova parola': 1,
      anno: 2,
      anni: 1,
      'anni tra due pose': 0,
      scheda: 1,
      categoria: 1,
      temi: 1,
      fondo: 1,
      licenza: 1,
      serie: 1,
    });
    const { id = 0 } = (await list()).find(({ name }) => name === 'testo') ?? {};
    expect((await member.change('POST', `/api/user/searches/${id}/open`)).status).toBe(204);
    expect(await newIn()).toMatchObject({ testo: 0, errore: 2 });
  });

  it('is counted up to a hundred', async () => {
    await save({ name: 'tutto', q: 'tanti' });
    await publish(...Array.from({ length: 103 }, (_, n) => ({ title: 'Tanti', slug: `tanti-${n}` })));
    expect(await newIn()).toEqual({ tutto: 100 });
  });
});
