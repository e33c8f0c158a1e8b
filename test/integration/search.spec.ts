import { DataSource } from 'typeorm';
import { databaseOptions } from '../../src/platform/database/database-options.js';
import { PostgresSearchEngine } from '../../src/search/postgres/postgres-search-engine.js';
import { DocumentSources } from '../../src/search/document-sources.js';
import { PostgresDocuments } from '../../src/search/postgres/postgres-documents.js';
import { TextMatcher } from '../../src/search/postgres/text-matcher.js';
import type { Search } from '../../src/search/search-engine.js';
import { aDatabase, type TestDatabase } from '../support/database.js';
import { requiredText } from '../support/required-text.js';
import { anEntityDocument, aPhotoDocument } from '../support/search-documents.js';

let database: TestDatabase;
let dataSource: DataSource;
let documents: PostgresDocuments;
let engine: PostgresSearchEngine;

beforeAll(async () => {
  database = await aDatabase();
  dataSource = await new DataSource(databaseOptions(database.url)).initialize();
  documents = new PostgresDocuments(dataSource);
  engine = new PostgresSearchEngine(dataSource, new TextMatcher(dataSource), new DocumentSources());
});
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});
beforeEach(() => dataSource.query('delete from search_documents; delete from search_words'));

const search = (text: string | undefined, more: Partial<Search> = {}): ReturnType<typeof engine.find> =>
  engine.find({ kind: 'photo', text, language: 'it', limit: 20, offset: 0, ...more });

const found = async (text: string | undefined, more: Partial<Search> = {}): Promise<number[]> =>
  (await search(text, more)).ids;

const sorted = (ids: number[]): number[] => ids.toSorted((a, b) => a - b);

describe('the words of a search', () => {
  beforeEach(() =>
    documents.put([
      aPhotoDocument({
        id: 2,
        title: { it: 'Alluvione in città vecchia', en: 'Flood in the old town', de: 'Hochwasser in der Altstadt' },
        description: {
          it: 'La perpetuità delle stazioni allagate.',
          en: 'Universities closed.',
          de: 'Ein Wagen. Die Brücke war zu.',
        },
      }),
      aPhotoDocument({ id: 3, title: { it: 'Bottega di ottico', de: 'Das Geschäft von Müller' }, names: ['Müller'] }),
      aPhotoDocument({ id: 4, title: { it: 'Ritratto di Mueller', en: 'A war memorial' } }),
    ]),
  );

  it.each([
    ['an English singular for a plural with another ending', 'university', [2]],
    ['a typo in such a singular', 'univresity', [2]],
    ['an umlaut left out, but not one that is written out', 'Muller', [3]],
  ])('are found by their stems: %s: %s', async (_, text, ids) => {
    expect(sorted(await found(text))).toEqual(ids);
  });

  it.each([
    ['a word that no photo has', 'astronave'],
    ['a stop word of a description', 'ein'],
  ])('find nothing with %s', async (_, text) => {
    expect(await search(text)).toEqual({ ids: [], total: 0 });
  });

  it('are not corrected when they exist, however long they are', async () => {
    await documents.put([
      aPhotoDocument({ id: 6, title: 'Il molo' }),
      aPhotoDocument({ id: 7, title: 'Il mulo' }),
      aPhotoDocument({ id: 8, title: 'Il porto' }),
      aPhotoDocument({ id: 9, title: 'Il torto' }),
    ]);
    expect(await found('molo')).toEqual([6]);
    expect(await found('porto')).toEqual([8]);
  });
});

describe('the order of photos', () => {
  it('puts titles before keywords and keywords before descriptions', async () => {
    await documents.put([
      aPhotoDocument({ id: 1, title: 'Riva', description: 'Un faro lontano' }),
      aPhotoDocument({ id: 2, title: 'Molo', keywords: { it: ['faro'] } }),
      aPhotoDocument({ id: 3, title: 'Il faro' }),
      aPhotoDocument({ id: 4, title: 'Porto', description: 'Si vede il faro' }),
    ]);
    expect(await found('faro')).toEqual([3, 2, 4, 1]);
  });

  it('puts the newest first among equals, then the highest id', async () => {
    const createdAt = new Date('2026-01-01');
    await documents.put([
      aPhotoDocument({ id: 1, title: 'Faro', createdAt }),
      aPhotoDocument({ id: 2, title: 'Faro', createdAt }),
      aPhotoDocument({ id: 3, title: 'Faro', createdAt: new Date('2026-01-02') }),
    ]);
    expect(await found('faro')).toEqual([3, 2, 1]);
  });

  it('prefers what matches in the visitor’s language', async () => {
    await documents.put([
      aPhotoDocument({ id: 1, title: { it: null, de: 'Bad' } }),
      aPhotoDocument({ id: 2, title: { it: null, en: 'Bad' } }),
    ]);
    expect(await found('bad', { language: 'de' })).toEqual([1, 2]);
    expect(await found('bad', { language: 'en' })).toEqual([2, 1]);
  });

  it('shows every photo once across all pages', async () => {
    const createdAt = new Date('2026-01-01');
    await documents.put(Array.from({ length: 45 }, (_, n) => aPhotoDocument({ id: n + 1, title: 'Faro', createdAt })));
    const pages = [];
    for (const offset of [0, 20, 40, 60]) pages.push(await search('faro', { offset }));
    expect(pages.map(({ ids }) => ids.length)).toEqual([20, 20, 5, 0]);
    expect(new Set(pages.flatMap(({ ids }) => ids)).size).toBe(45);
    expect(pages.map(({ total }) => total)).toEqual([45, 45, 45, 45]);
  });

  it('is complete where a broad search has more matches than are ranked', async () => {
    await documents.put(
      Array.from({ length: 3100 }, (_, n) => aPhotoDocument({ id: n + 1, title: n % 7 ? 'Molo con faro' : 'Faro' })),
    );
    const all = [];
    for (let offset = 0; offset < 3100; offset += 620) all.push(...(await found('faro', { limit: 620, offset })));
    expect(new Set(all).size).toBe(3100);
    expect(await search('faro', { limit: 1, offset: 5000 })).toEqual({ ids: [], total: 3100 });
  });
});

describe('the index', () => {
  it('drops a photo that is removed', async () => {
    await documents.put([aPhotoDocument({ id: 1, title: 'Molo' }), aPhotoDocument({ id: 2, title: 'Molo' })]);
    await documents.remove('photo', [1, 99]);
    expect(await found('molo')).toEqual([2]);
    expect(await found('')).toEqual([2]);
  });

  it('has the last version of a photo, however often it is indexed', async () => {
    await documents.put([aPhotoDocument({ id: 1, title: 'Molo', tagIds: [1] })]);
    await documents.put([aPhotoDocument({ id: 1, title: 'Faro', tagIds: [2] })]);
    await documents.put([aPhotoDocument({ id: 1, title: 'Faro', tagIds: [2] })]);
    expect(await search('molo')).toEqual({ ids: [], total: 0 });
    expect(await search('faro', { tagIds: [2] })).toEqual({ ids: [1], total: 1 });
  });

  it('keeps photos and entities apart', async () => {
    await documents.put([anEntityDocument({ id: 1, title: 'Molo Audace' }), aPhotoDocument({ id: 2, title: 'Molo' })]);
    expect(await found('molo')).toEqual([2]);
    await documents.remove('photo', [1]);
    expect(await requiredText(dataSource, 'entity', 'audace')).toContain('audac');
    expect(await found('audace', { kind: 'entity' })).toEqual([1]);
  });

  it('has new words at once and drops those that no document contains any more', async () => {
    await documents.put([aPhotoDocument({ id: 1, title: 'Lanterna' })]);
    expect(await found('lantrena')).toEqual([1]);
    await documents.put([aPhotoDocument({ id: 1, title: 'Cisterna' })]);
    await documents.tidy();
    const words = await dataSource.query<{ word: string }[]>('select word from search_words order by word');
    expect(words.map(({ word }) => word)).toEqual(['cistern', 'cisterna']);
  });

  it('contains rich text without its markup', async () => {
    await documents.put([
      aPhotoDocument({ id: 1, description: '<p class="nota">Il&nbsp;<strong>tergesteo</strong></p>' }),
    ]);
    expect(await found('tergesteo')).toEqual([1]);
    expect(await found('strong')).toEqual([]);
  });

  it('accepts the longest texts', async () => {
    const words = Array.from({ length: 20_000 }, (_, n) => `parola${n}`).join(' ');
    await documents.put([aPhotoDocument({ id: 1, description: { it: words, en: words, de: words } })]);
    expect(await found('parola19999')).toEqual([1]);
  });

  it('is pruned by ranges of ids, so that a rebuild leaves no old document behind', async () => {
    await documents.put([1, 2, 3, 4, 5].map((id) => aPhotoDocument({ id, title: 'Molo' })));
    await documents.prune('photo', { after: 0, upTo: 3, keep: [1, 3] });
    expect(sorted(await found('molo'))).toEqual([1, 3, 4, 5]);
    await documents.prune('photo', { after: 3, upTo: null, keep: [] });
    expect(sorted(await found('molo'))).toEqual([1, 3]);
  });
});

describe('entities', () => {
  it('have all words before those with any of them, independent of the photos', async () => {
    await documents.put([
      anEntityDocument({ id: 1, title: 'Palazzo Carciotti' }),
      anEntityDocument({ id: 2, title: 'Faro della Vittoria' }),
      aPhotoDocument({ id: 3, title: 'Il palazzo e il faro' }),
    ]);
    expect(await found('palazzo faro')).toEqual([3]);
    expect(sorted(await found('palazzo faro', { kind: 'entity' }))).toEqual([1, 2]);
    expect(await requiredText(dataSource, 'photo', 'palazzo faro')).toContain('&');
    expect(await requiredText(dataSource, 'entity', 'palazzo faro')).not.toContain('&');
  });

  it('are found by their aliases, after those that have the name today', async () => {
    await documents.put([
      anEntityDocument({ id: 1, title: 'Piazza Unità d’Italia', aliases: ['Piazza Grande', 'Trst'] }),
      anEntityDocument({ id: 2, title: 'Piazza Grande' }),
      anEntityDocument({ id: 3, title: 'Riva', names: ['Piazza Grande'] }),
      anEntityDocument({ id: 4, title: 'Molo', description: 'Vicino alla piazza grande' }),
    ]);
    expect(await found('piazza grande', { kind: 'entity' })).toEqual([2, 1, 3, 4]);
    expect(await found('trst', { kind: 'entity' })).toEqual([1]);
  });
});

it('a licence filters as it is stored', async () => {
  await documents.put([
    aPhotoDocument({ id: 1, licence: 'CC BY 4.0' }),
    aPhotoDocument({ id: 2, licence: 'CC BY-SA 4.0' }),
    aPhotoDocument({ id: 3 }),
  ]);
  expect(await found('', { licence: 'CC BY 4.0' })).toEqual([1]);
  expect(await found('', { licence: 'cc by 4.0' })).toEqual([]);
});
