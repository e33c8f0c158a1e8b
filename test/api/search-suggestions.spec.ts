import type { SearchSuggestions, SuggestedName } from '../../src/contract/search.js';
import { SearchIndex } from '../../src/search/search-index.js';
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

describe('GET /api/search/suggestions', () => {
  const suggest = async (text: string, language = 'it'): Promise<SearchSuggestions> => {
    const answer = await archive.visitor().get(`/api/search/suggestions?${new URLSearchParams({ q: text, language })}`);
    expect(answer.status).toBe(200);
    return answer.body as SearchSuggestions;
  };
  const marked = ({ text, marks }: Pick<SuggestedName, 'text' | 'marks'>): string[] =>
    marks.map(([begin, end]) => text.slice(begin, end));

  it('has record cards and photos whose names begin or match as typed, and marks what matches', async () => {
    const pier = await archive.anEntity({ name: 'Molo Audace', nameDe: 'Mole Audace' });
    await photos(
      { title: 'Il molo', titleDe: 'Die Mole', year: 1912, entities: [pier] },
      { title: 'Tramonto', description: 'Dal molo' },
      { title: 'Riva' },
    );
    await archive.app.get(SearchIndex).rebuild('entity');
    const { entities, photos: found, decades } = await suggest('mol');
    expect(entities).toMatchObject([{ slug: pier.slug, name: { text: 'Molo Audace', language: 'it' }, alias: null }]);
    expect(entities.flatMap(({ name }) => marked(name))).toEqual(['Molo']);
    expect(found.map(({ title }) => [title.text, ...marked(title)])).toEqual([['Il molo', 'molo'], ['Tramonto']]);
    expect(found[0]).toMatchObject({ year: 1912, yearEstimated: false, image: { widths: expect.any(Array) } });
    expect(decades).toEqual([]);
    const german = await suggest('mol', 'de');
    expect(german.entities[0]?.name).toMatchObject({ text: 'Mole Audace', language: 'de' });
    expect(german.photos[1]?.title).toMatchObject({ text: 'Tramonto', language: 'it' });
  });

  it('says by which other name a record card is found', async () => {
    const aliases = [{ name: 'Trst', yearStart: null, yearEnd: null }];
    await archive.anEntity({ name: 'Trieste', aliases, historicalName: 'Tergeste' });
    await archive.app.get(SearchIndex).rebuild('entity');
    const aliasFor = async (text: string) => (await suggest(text)).entities[0]?.alias;
    expect(await aliasFor('trst')).toEqual({ text: 'Trst', marks: [[0, 4]] });
    expect(await aliasFor('terge')).toEqual({ text: 'Tergeste', marks: [[0, 8]] });
    expect(await aliasFor('triest')).toBeNull();
  });

  it('has the decades that are typed and have photos', async () => {
    await photos({ title: 'Uno', year: 1905 }, { title: 'Due', year: 1912 }, { title: 'Tre', year: 1919 });
    const decades = async (text: string) => (await suggest(text)).decades;
    expect(await decades('191')).toEqual([{ decade: 1910, count: 2 }]);
    expect(await decades('1905')).toEqual([{ decade: 1900, count: 1 }]);
    expect(await decades('anni dieci')).toEqual([{ decade: 1910, count: 2 }]);
    expect(await decades('1880s')).toEqual([]);
  });

  it('has at most eight in all, and nothing without a word', async () => {
    for (let n = 0; n < 5; n += 1) await archive.anEntity({ name: `Villa 191${n}` });
    await photos(...Array.from({ length: 9 }, (_, n) => ({ title: `Villa ${n}`, year: 1910 + n })));
    await archive.app.get(SearchIndex).rebuild('entity');
    const counts = async (text: string) =>
      Object.values(await suggest(text)).map((group) => (group as unknown[]).length);
    expect(await counts('villa')).toEqual([3, 5, 0]);
    expect(await counts('191')).toEqual([3, 4, 1]);
    for (const text of ['', ' – ', '\u0000']) expect(await counts(text)).toEqual([0, 0, 0]);
  });

  it('may be kept for a minute by anybody, and never shows what is not public', async () => {
    await photos({ title: 'Molo' }, { title: 'Molo nascosto', status: 'draft' });
    const { headers, body } = await archive.visitor().get('/api/search/suggestions?q=molo');
    expect(headers.get('cache-control')).toBe('public, max-age=60');
    expect((body as SearchSuggestions).photos).toHaveLength(1);
    expect((await archive.visitor().get('/api/search/suggestions?q=a&language=fr')).status).toBe(400);
  });
});
