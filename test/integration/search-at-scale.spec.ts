import { DataSource } from 'typeorm';
import { databaseOptions } from '../../src/platform/database/database-options.js';
import { PostgresSearchEngine } from '../../src/search/postgres/postgres-search-engine.js';
import { DocumentSources } from '../../src/search/document-sources.js';
import { PostgresDocuments } from '../../src/search/postgres/postgres-documents.js';
import { Parameters } from '../../src/search/postgres/document-conditions.js';
import { rankOf } from '../../src/search/postgres/rank.js';
import { strictMatch, TextMatcher } from '../../src/search/postgres/text-matcher.js';
import type { PhotoDocument } from '../../src/search/search-document.js';
import type { Found, Search } from '../../src/search/search-engine.js';
import { generatedPhotos } from '../bench/fill/generated-archive.js';
import { aDatabase, type TestDatabase } from '../support/database.js';
import { requiredText } from '../support/required-text.js';
import { aPhotoDocument } from '../support/search-documents.js';

let database: TestDatabase;
let dataSource: DataSource;
let engine: PostgresSearchEngine;

/** An archive of mixed ages, and a collection that was imported before all of it. */
const generated = 9_000;
const buried = 2_600;
const collectionTag = 900;

beforeAll(async () => {
  database = await aDatabase();
  dataSource = await new DataSource(databaseOptions(database.url)).initialize();
  engine = new PostgresSearchEngine(dataSource, new TextMatcher(dataSource), new DocumentSources());
  const stored = new PostgresDocuments(dataSource);
  const documents = [...generatedDocuments(), ...collection()];
  for (let at = 0; at < documents.length; at += 500) await stored.put(documents.slice(at, at + 500));
  await stored.tidy();
}, 180_000);
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

function* generatedDocuments(): Generator<PhotoDocument> {
  for (const photo of generatedPhotos(generated))
    yield aPhotoDocument({
      id: photo.id,
      title: { it: photo.title, en: photo.title_en, de: photo.title_de },
      description: photo.description ?? '',
      names: [photo.author ?? '', photo.source],
      tagIds: photo.tag_ids,
      fondsIds: [],
      createdAt: new Date(photo.created_at),
      year: photo.year,
    });
}

function* collection(): Generator<PhotoDocument> {
  for (let n = 1; n <= buried; n += 1)
    yield aPhotoDocument({
      id: generated + n,
      title: n % 100 ? `Lastra - ${n}` : `Tergesteo ${n}`,
      description: 'Proveniente dal tergesteo',
      tagIds: [collectionTag],
      createdAt: new Date(Date.UTC(2001, 0, 1, 0, n)),
    });
}

const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

const search = (text: string | undefined, more: Partial<Search> = {}): Promise<Found> =>
  engine.find({ kind: 'photo', text, language: 'it', limit: 20, offset: 0, ...more });

/** The visitor's text as the matcher reads it. */
async function queryOf(text: string): Promise<string> {
  return (await requiredText(dataSource, 'photo', text)) ?? '';
}

/** The ranks of the best twenty of all matches, or of these photos; with a condition of the filters. */
async function ranks(text: string, ids?: number[], filter = 'true'): Promise<number[]> {
  const query = await dataSource.transaction((tx) =>
    new TextMatcher(dataSource).read({ text, isFiltered: filter !== 'true' }, tx),
  );
  if (!query) throw new Error(`${text} has no words`);
  const parameters = new Parameters();
  const bind = (words: string): string => parameters.bind(words, 'tsquery');
  const { required, ranking, together, inTitle } = strictMatch(query);
  const [matches, chosen] = [bind(required), parameters.bind(ids ?? null, 'integer[]')];
  const rank = rankOf({
    required: matches,
    ranking: bind(ranking),
    together: together && bind(together),
    inTitle: inTitle && {
      words: bind(inTitle.words),
      whole: bind(inTitle.whole),
      together: inTitle.together && bind(inTitle.together),
    },
    language: 'it',
  });
  const rows = await dataSource.query<{ rank: number }[]>(
    `select ${rank} as rank from search_documents d
     where d.tsv @@ ${matches} and (${chosen} is null or d.id = any (${chosen})) and ${filter} order by 1 desc limit 20`,
    parameters.values,
  );
  return rows.map((row) => row.rank);
}

async function countMatching(query: string): Promise<number> {
  const [{ count }] = await dataSource.query<[{ count: number }]>(
    'select count(*)::integer from search_documents where tsv @@ $1::tsquery',
    [query],
  );
  return count;
}

describe('a text that much of a large archive matches', () => {
  it.each(['via', 'mare', 'fotografia', 'porto', 'album famiglia'])(
    'finds photos that rank nearly as high as the best of all matches: %s',
    async (text) => {
      const query = await queryOf(text);
      expect(await countMatching(query)).toBeGreaterThan(2_000);
      const found = await ranks(text, (await search(text)).ids);
      expect(found).toHaveLength(20);
      expect(mean(found)).toBeGreaterThan(0.8 * mean(await ranks(text)));
    },
  );

  it('estimates the total', async () => {
    const actual = await countMatching(await queryOf('via'));
    const { total } = await search('via');
    expect(Math.abs(total - actual) / actual).toBeLessThan(0.2);
  });

  it('shows every match once on its pages, with the exact total on the last', async () => {
    const actual = await countMatching(await queryOf('via'));
    const ids: number[] = [];
    let last: Found;
    do {
      last = await search('via', { limit: 600, offset: ids.length });
      ids.push(...last.ids);
    } while (last.ids.length === 600);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(actual);
    expect(last.total).toBe(actual);
    expect(await search('via', { offset: actual + 100 })).toEqual({ ids: [], total: actual });
  });

  it('shows the same first pages again', async () => {
    const both = await search('via', { limit: 40 });
    const [first, second] = [await search('via'), await search('via', { offset: 20 })];
    expect([...first.ids, ...second.ids]).toEqual(both.ids);
  });

  it('finds photos that rank nearly as high as the best of all that a broad filter leaves of it', async () => {
    const [inYears, years] = [`years && '{[1900,1950]}'`, { from: 1900, to: 1950 }];
    const { ids, total } = await search('via', { years });
    expect(total).toBeGreaterThan(2_000);
    const found = await ranks('via', ids, inYears);
    expect(found).toHaveLength(20);
    expect(mean(found)).toBeGreaterThan(0.8 * mean(await ranks('via', undefined, inYears)));
  });

  it('counts and ranks all that a filter leaves of it', async () => {
    const [{ ids }] = await dataSource.query<[{ ids: number[] }]>(
      `select array(select id from search_documents where tsv @@ $1::tsquery and tag_ids @> '{60}' order by id) as ids`,
      [await queryOf('via')],
    );
    const found = await search('via', { tagIds: [60], limit: 1000 });
    expect(found.ids.toSorted((a, b) => a - b)).toEqual(ids);
    expect(found.total).toBe(ids.length);
  });
});

describe('one photo of each series of a text that much of a large archive matches', () => {
  const seriesOf = async (ids: number[]): Promise<string[]> => {
    const rows = await dataSource.query<{ series: string }[]>(
      'select series from search_documents where id = any ($1)',
      [ids],
    );
    return rows.map(({ series }) => series);
  };
  const countSeries = async (query: string): Promise<number> => {
    const [{ count }] = await dataSource.query<[{ count: number }]>(
      'select count(distinct series)::integer from search_documents where tsv @@ $1::tsquery',
      [query],
    );
    return count;
  };

  it.each(['via', 'mare', 'tergesteo', 'album famiglia'])(
    'shows each once on all pages, and estimates: %s',
    async (text) => {
      const query = await queryOf(text);
      const actual = await countSeries(query);
      const first = await search(text, { onePerSeries: true });
      expect(first.ids).toHaveLength(Math.min(20, actual));
      const { total = 0 } = first.series ?? {};
      expect(Math.abs(total - actual) / actual).toBeLessThan(0.25);
      expect(first.total).toBeGreaterThanOrEqual(total);
      const ids: number[] = [];
      let page: Found;
      do {
        page = await search(text, { onePerSeries: true, limit: 600, offset: ids.length });
        ids.push(...page.ids);
      } while (page.ids.length === 600);
      expect(new Set(await seriesOf(ids)).size).toBe(ids.length);
      expect(ids).toHaveLength(actual);
      expect(page.series?.total).toBe(actual);
    },
  );

  it('counts the others of each up to fifty', async () => {
    const { ids, series } = await search('lastra proveniente', { onePerSeries: true });
    expect(ids).toHaveLength(1);
    expect(series).toEqual({ total: 1, others: new Map([[ids[0], 50]]) });
  });

  it('shows the newest of each series under filters', async () => {
    const years = { from: 1900, to: 1950 };
    const first = await search(undefined, { years, onePerSeries: true });
    const [{ ids }] = await dataSource.query<[{ ids: number[] }]>(
      `select array(select id from (select distinct on (series) id, created_at from search_documents where years && '{[1900,1950]}'
         order by series, created_at desc, id desc) each order by created_at desc, id desc) as ids`,
    );
    expect(first.ids).toEqual(ids.slice(0, 20));
    expect((await search(undefined, { years, onePerSeries: true, limit: 1000, offset: ids.length - 50 })).ids).toEqual(
      ids.slice(-50),
    );
    expect(Math.abs((first.series?.total ?? 0) - ids.length) / ids.length).toBeLessThan(0.25);
  });
});

describe('a collection that was imported before thousands of other photos', () => {
  it('is found by a word of its descriptions, those with the word in the title first', async () => {
    const { ids, total } = await search('tergesteo');
    expect(ids).toHaveLength(20);
    expect(ids.every((id) => id > generated && (id - generated) % 100 === 0)).toBe(true);
    expect(Math.abs(total - buried) / buried).toBeLessThan(0.25);
  });

  it('is found by a word of all its titles', async () => {
    const { ids, total } = await search('lastra proveniente');
    expect(ids.every((id) => id > generated)).toBe(true);
    expect(Math.abs(total - buried) / buried).toBeLessThan(0.25);
  });

  it.each([
    ['a word of its descriptions, those with the word in the title first', 'tergesteo', (n: number) => n % 100 === 0],
    ['a word of nearly all its titles', 'lastra', (n: number) => n % 100 !== 0],
  ])('is found by its tag and %s', async (_, text, isTitled) => {
    const { ids, total } = await search(text, { tagIds: [collectionTag] });
    expect(ids).toHaveLength(20);
    expect(ids.every((id) => id > generated && isTitled(id - generated))).toBe(true);
    expect(Math.abs(total - buried) / buried).toBeLessThan(0.25);
  });

  it('is shown whole, every photo once', async () => {
    const ids: number[] = [];
    for (let offset = 0; offset < buried; offset += 650)
      ids.push(...(await search('tergesteo', { limit: 650, offset })).ids);
    expect(new Set(ids).size).toBe(buried);
  });
});

describe('filters that much of a large archive matches', () => {
  it('show the newest photos, and every photo once', async () => {
    const filter = { years: { from: 1900, to: 1950 } };
    const [{ ids }] = await dataSource.query<[{ ids: number[] }]>(
      `select array(select id from search_documents where years && '{[1900,1950]}' order by created_at desc, id desc) as ids`,
    );
    expect(ids.length).toBeGreaterThan(2_000);
    expect((await search(undefined, filter)).ids).toEqual(ids.slice(0, 20));
    expect(await search(undefined, { ...filter, limit: 1000, offset: ids.length - 50 })).toEqual({
      ids: ids.slice(-50),
      total: ids.length,
    });
  });
});

describe('the facets of a text that much of a large archive matches', () => {
  it('are estimates, about right and in their order', async () => {
    const query = await queryOf('via');
    const { facets } = await search('via', { facets: ['decade', 'tag'] });
    const actual = await dataSource.query<{ tag: string; count: number }[]>(
      `select unnest(tag_ids)::text as tag, count(*)::integer from search_documents where tsv @@ $1::tsquery group by 1
       order by 2 desc limit 3`,
      [query],
    );
    for (const { tag, count } of actual) {
      const estimated = facets?.tag?.find(({ value }) => value === tag)?.count ?? 0;
      expect(Math.abs(estimated - count) / count).toBeLessThan(0.5);
    }
    const counts = facets?.decade?.map(({ count }) => count) ?? [];
    expect(counts.length).toBeGreaterThan(3);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  });
});
