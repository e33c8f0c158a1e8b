import type { SearchAlternatives } from '../../src/contract/search.js';
import { startArchive, type TestArchive } from '../support/archive.js';
import { indexPhotos, type PhotoMetadata } from '../support/index-photos.js';

let archive: TestArchive;

beforeAll(async () => {
  archive = await startArchive();
});
afterAll(() => archive.close());
beforeEach(() => archive.database.query('delete from photos; delete from entities; delete from tags'));

/** Indexed photos, each newer than the one before. */
const photos = (...documents: PhotoMetadata[]): Promise<void> => indexPhotos(archive, documents);

const search = (query: string) => archive.visitor().get(`/api/search?${query}`);

describe('a search that finds nothing', () => {
  const alternatives = async (query: string): Promise<SearchAlternatives> => {
    const { body } = await search(`${query}&alternatives=true`);
    expect(body.hits).toEqual([]);
    return body.alternatives as SearchAlternatives;
  };
  const spelling = async (text: string) => (await alternatives(`q=${encodeURIComponent(text)}`)).spelling;

  it('proposes the nearest spelling that finds something, as it is written', async () => {
    await photos(
      { title: 'Piazza Goldoni' },
      { title: 'Das Geschäft von Müller', description: 'Perpetuità' },
      { title: 'Il viale dei viali' },
    );
    expect(await spelling('guldomi')).toEqual({ text: 'goldoni', count: 1 });
    expect(await spelling('“Guldomi” 1900')).toEqual({ text: '“goldoni” 1900', count: 1 });
    expect(await spelling('porpatuitta')).toEqual({ text: 'perpetuità', count: 1 });
    expect(await spelling('mlüer')).toEqual({ text: 'müller', count: 1 });
    for (const text of ['astronave', 'xyz', '1913']) expect(await spelling(text)).toBeNull();
  });

  it('proposes no spelling that finds nothing either', async () => {
    await photos({ title: 'Goldoni', year: 1908 }, { title: 'Riva', year: 1912 });
    expect((await alternatives('q=guldomi&year=1912')).spelling).toBeNull();
    expect((await alternatives('q=guldomi&year=1908')).spelling).toEqual({ text: 'goldoni', count: 1 });
  });

  it('counts what it finds without each filter, and an entity leaves with its type', async () => {
    const [molo, faro] = [await archive.aTag({ name: 'molo' }), await archive.aTag({ name: 'faro' })];
    const square = await archive.anEntity({ type: await archive.anEntityType({ code: 'pier' }) });
    await photos(
      { title: 'Uno', year: 1900, tags: [molo, faro], license: 'CC0' },
      { title: 'Uno e due', year: 1912, tags: [molo], entities: [square] },
    );
    const query = `q=uno&year=1912&entityTypeCode=pier&entityId=${square.id}&tags=${molo.id},${faro.id}`;
    expect((await alternatives(query)).without).toEqual([
      { filter: 'q', tagId: null, count: 0 },
      { filter: 'year', tagId: null, count: 0 },
      { filter: 'entityTypeCode', tagId: null, count: 0 },
      { filter: 'entityId', tagId: null, count: 0 },
      { filter: 'tags', tagId: molo.id, count: 0 },
      { filter: 'tags', tagId: faro.id, count: 1 },
    ]);
    expect((await alternatives(`entityTypeCode=pier&entityId=${square.id}&licence=CC0`)).without).toEqual([
      { filter: 'entityTypeCode', tagId: null, count: 1 },
      { filter: 'entityId', tagId: null, count: 0 },
      { filter: 'licence', tagId: null, count: 1 },
    ]);
    expect((await alternatives('licence=CC1')).without).toEqual([]);
  });

  it('names the nearest years before and after that have results', async () => {
    await photos(
      { title: 'Molo 1', year: 1900 },
      { title: 'Molo 2', year: 1904 },
      { title: 'Molo 3', year: 1904, yearStart: 1903, yearEnd: 1905 },
      { title: 'Molo 4', year: 1950 },
      { title: 'Riva', year: 1911 },
    );
    expect((await alternatives('q=molo&year=1910')).years).toEqual([{ year: 1905, count: 1 }]);
    expect((await alternatives('yearRange=1906-1910')).years).toEqual([
      { year: 1905, count: 1 },
      { year: 1911, count: 1 },
    ]);
    expect((await alternatives('q=molo+riva&year=1907')).years).toEqual([
      { year: 1905, count: 1 },
      { year: 1911, count: 1 },
    ]);
    expect((await alternatives('q=faro&year=1910')).years).toEqual([]);
  });

  it('says nothing of this where something is found, or where nobody asks', async () => {
    await photos({ title: 'Molo' });
    expect((await search('q=molo&alternatives=true')).body.alternatives).toBeNull();
    expect((await search('q=faro')).body).not.toHaveProperty('alternatives');
  });
});
