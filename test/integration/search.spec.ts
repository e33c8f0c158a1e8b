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
        id: 1,
        title: {
          it: 'Tram in Piazza Goldoni',
          en: 'Trams in Piazza Goldoni',
          de: 'Straßenbahnen in der Piazza Goldoni',
        },
        description: { it: 'Una carrozza elettrica davanti ai portici.', en: 'An electric car.', de: 'Ein Wagen.' },
        year: 1908,
      }),
      aPhotoDocument({
        id: 2,
        title: { it: 'Alluvione in città vecchia', en: 'Flood in the old town', de: 'Hochwasser in der Altstadt' },
        description: {
          it: 'La perpetuità delle stazioni allagate.',
          en: 'Universities closed.',
          de: 'Die Brücke war zu.',
        },
      }),
      aPhotoDocument({ id: 3, title: { it: 'Bottega di ottico', de: 'Das Geschäft von Müller' }, names: ['Müller'] }),
      aPhotoDocument({ id: 4, title: { it: 'Ritratto di Mueller', en: 'A war memorial' } }),
      aPhotoDocument({
        id: 5,
        title: 'La festa',
        keywords: { it: ['bagni di mare'], en: ['sea bathing'], de: ['Seebäder'] },
        names: ['Piazza Grande', 'Opčine', 'fotografo Wulz'],
      }),
    ]),
  );

  it.each([
    ['a word of a title', 'goldoni', [1]],
    ['capitals', 'GOLDONI', [1]],
    ['several words, in any order', 'goldoni piazza', [1]],
    ['words of different languages', 'goldoni Straßenbahn', [1]],
    ['ss in place of ß', 'Strassenbahn', [1]],
    ['ß in place of ss', 'Straßenbahn', [1]],
    ['an Italian singular for a plural', 'stazione', [2]],
    ['an Italian plural for a singular', 'alluvioni', [2]],
    ['an English singular for a plural', 'university', [2]],
    ['a German plural for a singular', 'Brücken', [2]],
    ['no accent where there is one', 'perpetuita', [2]],
    ['an accent where there is none', 'fèsta', [5]],
    ['an umlaut', 'Müller', [3, 4]],
    ['an umlaut written out', 'Mueller', [3, 4]],
    ['an umlaut left out', 'Muller', [3]],
    ['an umlaut written out in a common word', 'Bruecke', [2]],
    ['a letter of a neighbour’s language', 'opcine', [5]],
    ['a name of former times', 'piazza grande', [5]],
    ['a tag', 'bagno', [5]],
    ['a tag in English', 'bathing', [5]],
    ['a tag in German with an umlaut written out', 'Seebaeder', [5]],
    ['an author', 'wulz', [5]],
    ['a year', '1908', [1]],
    ['the beginning of the last word', 'piazza gold', [1]],
    ['its first letter', 'g', [1, 3, 5]],
    ['the beginning of a word that is longer than its stem', 'universiti', [2]],
    ['the beginning of an umlaut written out', 'muell', [3, 4]],
    ['a letter too few', 'aluvione', [2]],
    ['a letter too many', 'alluvvione', [2]],
    ['a wrong letter', 'alluviome', [2]],
    ['two letters in the wrong order', 'tarm', [1]],
    ['a typo in German', 'Hochwaser', [2]],
    ['a typo in a German word with ß', 'Strasenbahn', [1]],
    ['a typo in English', 'univresity', [2]],
    ['two typos in a long word', 'perpettuitaa', [2]],
    ['a typo beside a right word', 'piaza goldoni', [1]],
    ['articles and prepositions, with an apostrophe', 'la città dell’alluvione', [2]],
    ['a stop word of another language that means something', 'war memorial', [4]],
    ['punctuation around', '«Goldoni»!', [1]],
    ['nothing but a stop word of a title', 'old in the', [2]],
    ['nothing but stop words', 'in der', [1, 2]],
  ])('are found with %s: %s', async (_, text, ids) => {
    expect(sorted(await found(text))).toEqual(ids);
  });

  it.each([
    ['a word that no photo has', 'astronave'],
    ['a stop word of a description', 'ein'],
  ])('find nothing with %s', async (_, text) => {
    expect(await search(text)).toEqual({ ids: [], total: 0 });
  });

  it('find photos with any of the words when none has them all', async () => {
    expect(sorted(await found('goldoni alluvione'))).toEqual([1, 2]);
    expect(sorted(await found('goldoni astronave'))).toEqual([1]);
  });

  it('are not corrected when they exist', async () => {
    await documents.put([aPhotoDocument({ id: 6, title: 'Il molo' }), aPhotoDocument({ id: 7, title: 'Il mulo' })]);
    expect(await found('molo')).toEqual([6]);
  });

  it.each([undefined, '', '   ', '!!! – ???', '\u0000', '🚋'])(
    'find everything, newest first, with %j',
    async (text) => {
      expect(await search(text)).toEqual({ ids: [5, 4, 3, 2, 1], total: 5 });
    },
  );
});

describe('hostile text', () => {
  beforeEach(() => documents.put([aPhotoDocument({ id: 1, title: 'Canale Ponterosso' })]));

  it.each([
    `canale'; drop table search_documents; --`,
    `canale & | ! <-> <2> :* ( ) ' " \\ canale`,
    `canale:*`,
    `!canale`,
    `'canale`,
    `canale\\`,
    `canale\u0000`,
    `\ud800canale`,
    `🚋 canale 🚋`,
    `${'canale '.repeat(1000)}`,
    `canale ${'x'.repeat(10_000)}`,
    `canale ${'a b c d e f g h i j k l m n o p q r s t u v w x y z '.repeat(4)}`,
    `canale %_%`,
    `canale $1 :text {} []`,
    `canale \u202e\u200b\u0301`,
  ])('is searched like any other: %j', async (text) => {
    expect(await found(text)).toEqual([1]);
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

describe('filters', () => {
  beforeEach(() =>
    documents.put([
      aPhotoDocument({
        id: 1,
        title: 'Molo',
        year: 1900,
        tagIds: [1, 2],
        entityIds: [10],
        entityTypeCodes: ['street'],
      }),
      aPhotoDocument({
        id: 2,
        title: 'Molo',
        yearStart: 1905,
        yearEnd: 1910,
        tagIds: [2],
        entityTypeCodes: ['square'],
      }),
      aPhotoDocument({ id: 3, title: 'Faro', year: 1908, yearStart: 1907, tagIds: [1, 2, 3], entityIds: [10, 11] }),
      aPhotoDocument({ id: 4, title: 'Molo senza data' }),
    ]),
  );

  it.each<[string, Partial<Search>, number[]]>([
    ['a year', { years: { from: 1900, to: 1900 } }, [1]],
    ['a year within a span', { years: { from: 1907, to: 1907 } }, [3, 2]],
    ['a range that overlaps', { years: { from: 1890, to: 1905 } }, [2, 1]],
    ['a range without photos', { years: { from: 1911, to: 2026 } }, []],
    ['the type of a card', { entityTypeCode: 'square' }, [2]],
    ['an unknown type', { entityTypeCode: `'` }, []],
    ['a card', { entityId: 10 }, [3, 1]],
    ['a tag', { tagIds: [2] }, [3, 2, 1]],
    ['several tags, all of them', { tagIds: [1, 2] }, [3, 1]],
    ['a tag that does not exist', { tagIds: [1, 999_999_999] }, []],
    ['no tags', { tagIds: [] }, [4, 3, 2, 1]],
    ['several filters', { tagIds: [1], entityId: 10, years: { from: 1901, to: 1910 } }, [3]],
  ])('keep what has %s', async (_, filters, ids) => {
    expect(await search(undefined, filters)).toEqual({ ids, total: ids.length });
  });

  it('narrow a search, and do not relax its words', async () => {
    expect(sorted(await found('molo', { tagIds: [2] }))).toEqual([1, 2]);
    expect(await found('molo data', { tagIds: [2] })).toEqual([]);
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
  it('are found like photos, and apart from them', async () => {
    await documents.put([
      anEntityDocument({ id: 1, title: { it: 'Palazzo Carciotti', de: 'Palais Carciotti' } }),
      anEntityDocument({ id: 2, title: 'Faro della Vittoria' }),
      aPhotoDocument({ id: 3, title: 'Palazzo Carciotti' }),
    ]);
    expect(await search('palaz', { kind: 'entity' })).toEqual({ ids: [1], total: 1 });
    expect(await found(' – ', { kind: 'entity' })).toEqual([2, 1]);
  });

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

describe('a phrase in quotation marks', () => {
  beforeEach(() =>
    documents.put([
      aPhotoDocument({ id: 1, title: 'Piazza Grande', description: 'La torre dell’orologio' }),
      aPhotoDocument({ id: 2, title: 'Una grande piazza', description: 'La torre e un orologio rotto' }),
    ]),
  );

  it.each([
    ['"piazza grande"', [1]],
    ['piazza grande', [1, 2]],
    ['“piazza grande”', [1]],
    ['«piazza grande» torre', [1]],
    ['"torre dell’orologio"', [1]],
    ['"piazza" "grande"', [1, 2]],
    ['"piazza grande', [1, 2]],
  ])('has its words together: %s', async (text, ids) => {
    expect(sorted(await found(text))).toEqual(ids);
  });

  it('is searched by its words where nothing has it', async () => {
    expect(sorted(await found('"torre grande"'))).toEqual([1, 2]);
  });
});

describe('facets', () => {
  beforeEach(() =>
    documents.put([
      aPhotoDocument({ id: 1, title: 'Molo', year: 1905, tagIds: [1, 2], entityTypeCodes: ['street'], licence: 'CC0' }),
      aPhotoDocument({
        id: 2,
        title: 'Molo',
        yearStart: 1908,
        yearEnd: 1911,
        tagIds: [2],
        entityTypeCodes: ['street'],
      }),
      aPhotoDocument({ id: 3, title: 'Faro', year: 1912, tagIds: [3], entityTypeCodes: ['square'], licence: 'CC BY' }),
    ]),
  );
  const facets = ['type', 'decade', 'tag', 'licence'] as const;

  it('count what the matches have, the most frequent first', async () => {
    expect((await search('molo', { facets })).facets).toEqual({
      type: [{ value: 'street', count: 2 }],
      decade: [
        { value: '1900', count: 2 },
        { value: '1910', count: 1 },
      ],
      tag: [
        { value: '2', count: 2 },
        { value: '1', count: 1 },
      ],
      licence: [{ value: 'CC0', count: 1 }],
    });
  });

  it('count all matches, not those of the page, and follow the filters', async () => {
    const all = await search(undefined, { facets: ['decade'], limit: 1 });
    expect(all.facets).toEqual({
      decade: [
        { value: '1900', count: 2 },
        { value: '1910', count: 2 },
      ],
    });
    expect((await search('', { facets: ['tag'], licence: 'CC BY' })).facets).toEqual({
      tag: [{ value: '3', count: 1 }],
    });
    expect((await search('astronave', { facets: ['tag'] })).facets).toEqual({ tag: [] });
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
