import { jest } from '@jest/globals';
import { DataSource } from 'typeorm';
import { databaseOptions } from '../../src/platform/database/database-options.js';
import { DocumentSources } from '../../src/search/document-sources.js';
import { PostgresSearchEngine } from '../../src/search/postgres/postgres-search-engine.js';
import type { EntityDocument, PhotoDocument } from '../../src/search/search-document.js';
import { PostgresDocuments } from '../../src/search/postgres/postgres-documents.js';
import { PostgresIndex } from '../../src/search/postgres/postgres-index.js';
import { TextMatcher } from '../../src/search/postgres/text-matcher.js';
import { aDatabase, type TestDatabase } from '../support/database.js';
import { anEntityDocument, aPhotoDocument } from '../support/search-documents.js';

let database: TestDatabase;
let dataSource: DataSource;
let engine: PostgresSearchEngine;
let documents: PostgresDocuments;
let index: PostgresIndex;

/** The public records that the sources of the index provide. */
const photos = new Map<number, PhotoDocument>();
const entities = new Map<number, EntityDocument>();
/** Awaited after photos are read, to simulate a slow read. */
let reading: () => Promise<void>;

beforeAll(async () => {
  database = await aDatabase();
  dataSource = await new DataSource(databaseOptions(database.url)).initialize();
  const sources = new DocumentSources();
  engine = new PostgresSearchEngine(dataSource, new TextMatcher(dataSource), sources);
  documents = new PostgresDocuments(dataSource);
  sources.register('photo', {
    ...sourceOf(photos),
    findDocuments: async (ids) => {
      const read = ids.flatMap((id) => photos.get(id) ?? []);
      await reading();
      return read;
    },
    findPhotos: async () => [],
    findInOrder: async () => ({ ids: [], total: 0 }),
    countByDecade: async () => [],
  });
  sources.register('entity', { ...sourceOf(entities), findNames: async () => [] });
  index = new PostgresIndex(dataSource, documents, sources);
});
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});
beforeEach(async () => {
  await dataSource.query('delete from search_documents; delete from search_words');
  photos.clear();
  entities.clear();
  reading = async () => {};
});

const sourceOf = <Document>(records: Map<number, Document>) => ({
  findDocuments: async (ids: number[]) => ids.flatMap((id) => records.get(id) ?? []),
  listIds: async ({ after, limit }: { after: number; limit: number }) =>
    [...records.keys()]
      .filter((id) => id > after)
      .sort((a, b) => a - b)
      .slice(0, limit),
});

const publish = (...published: PhotoDocument[]): void => published.forEach((each) => photos.set(each.id, each));

const found = async (text: string): Promise<number[]> =>
  (await engine.find({ kind: 'photo', text, language: 'it', limit: 1000, offset: 0 })).ids.sort((a, b) => a - b);

/** Changes with every write of a row, even one that changes nothing. */
const rowVersions = async (): Promise<string[]> => {
  const rows = await dataSource.query<{ row: string }[]>(
    ['search_documents', 'search_versions', 'search_words']
      .map((table) => `select '${table} ' || ctid || ' ' || xmin as row from ${table}`)
      .join(' union all '),
  );
  return rows.map(({ row }) => row).sort();
};

describe('the index of a changed record', () => {
  it('follows the record from its publication to its removal', async () => {
    publish(aPhotoDocument({ id: 1, title: 'Molo San Carlo' }));
    expect(await found('molo')).toEqual([]);
    await index.update('photo', 1);
    expect(await found('molo')).toEqual([1]);

    publish(aPhotoDocument({ id: 1, title: 'Riva' }));
    await index.update('photo', 1);
    expect(await found('molo')).toEqual([]);
    expect(await found('riva')).toEqual([1]);

    photos.clear();
    await index.update('photo', 1);
    expect(await found('riva')).toEqual([]);
  });

  it('is the same when the job runs twice', async () => {
    publish(aPhotoDocument({ id: 1, title: 'Molo' }));
    await Promise.all([index.update('photo', 1), index.update('photo', 1)]);
    await index.update('photo', 2);
    await index.update('photo', 2);
    expect(await found('')).toEqual([1]);
  });

  it('fails when no module owns that kind of record, so that the job stays enqueued', async () => {
    const ownerless = new PostgresIndex(dataSource, documents, new DocumentSources());
    await expect(ownerless.update('photo', 1)).rejects.toThrow('photo');
  });
});

describe('a rebuild', () => {
  it('indexes all public records, removes all others, and reports its progress', async () => {
    await documents.put([400, 900, 2000].map((id) => aPhotoDocument({ id, title: 'Ormai rimossa' })));
    publish(...Array.from({ length: 1100 }, (_, n) => aPhotoDocument({ id: n * 2 + 1, title: 'Molo' })));
    entities.set(1, anEntityDocument({ id: 1, title: 'Molo Audace' }));

    const progress: string[] = [];
    await index.rebuildAll((kind, done) => progress.push(`${kind} ${done}`));

    expect(progress).toEqual(['photo 500', 'photo 1000', 'photo 1100', 'entity 1']);
    expect(await found('molo')).toHaveLength(1000);
    expect(await found('rimossa')).toEqual([]);
    expect(await dataSource.query('select id from search_documents where kind = $1', ['entity'])).toEqual([{ id: 1 }]);
  });

  it('writes nothing for records that are unchanged', async () => {
    publish(...[1, 2, 3].map((id) => aPhotoDocument({ id, title: 'Molo', year: 1900, tagIds: [1] })));
    await index.rebuild('photo');
    const before = await rowVersions();
    await index.rebuild('photo');
    expect(await rowVersions()).toEqual(before);

    publish(aPhotoDocument({ id: 2, title: 'Riva', year: 1900, tagIds: [1] }));
    await index.rebuild('photo');
    expect(await found('riva')).toEqual([2]);
    expect((await rowVersions()).filter((row) => !before.includes(row)).map((row) => row.split(' ')[0])).toEqual(
      expect.arrayContaining(['search_documents', 'search_versions']),
    );
  });

  it('ends with the error of a batch that could not be put', async () => {
    publish(...Array.from({ length: 1600 }, (_, n) => aPhotoDocument({ id: n + 1, title: 'Molo' })));
    const failing = jest.spyOn(documents, 'put').mockRejectedValue(new Error('the database is full'));
    await expect(index.rebuild('photo')).rejects.toThrow('the database is full');
    failing.mockRestore();
  });

  it('empties the index of an empty archive', async () => {
    await documents.put([aPhotoDocument({ id: 1 })]);
    await index.rebuild('photo');
    expect(await found('')).toEqual([]);
  });

  it('does not replace a concurrent change by an older version', async () => {
    publish(aPhotoDocument({ id: 1, title: 'Molo' }));
    const changed = new Promise<void>((resolve) => {
      reading = async () => {
        reading = async () => {};
        publish(aPhotoDocument({ id: 1, title: 'Riva' }));
        // The job of the change runs while the rebuild still has the records it read before.
        void index.update('photo', 1).then(resolve);
        await new Promise((wait) => setTimeout(wait, 200));
      };
    });
    await index.rebuild('photo');
    await changed;
    expect(await found('riva')).toEqual([1]);
    expect(await found('molo')).toEqual([]);
  });
});

describe('a rebuild of an index of which most is outdated', () => {
  const outdated = (ids: number[]): Promise<void> =>
    documents.put(ids.map((id) => aPhotoDocument({ id, title: 'Ormai cambiata' })));

  const description = async (): Promise<unknown> => ({
    indexes: await dataSource.query(
      `select indexname, indexdef from pg_indexes where tablename = 'search_documents' order by 1`,
    ),
    settings: await dataSource.query(
      `select reloptions, relpersistence from pg_class where relname = 'search_documents'`,
    ),
    columns: await dataSource.query(
      `select column_name, data_type, is_nullable from information_schema.columns where table_name = 'search_documents' order by 1`,
    ),
    keys: await dataSource.query(
      `select conname, contype from pg_constraint where conrelid = 'search_documents'::regclass order by 1`,
    ),
    others: await dataSource.query(`select relname from pg_class where relname like 'search_documents_new%'`),
  });

  it('makes a new one that is stored like the former', async () => {
    const before = await description();
    await outdated([1, 2, 3]);
    publish(...[1, 2, 3].map((id) => aPhotoDocument({ id, title: 'Molo' })));
    const put = jest.spyOn(documents, 'put');
    await index.rebuildAll();
    expect(put).not.toHaveBeenCalled();
    put.mockRestore();
    expect(await found('molo')).toEqual([1, 2, 3]);
    expect(await description()).toEqual(before);
    expect(await dataSource.query('select word, documents from search_words')).toEqual([
      { word: 'mol', documents: 3 },
      { word: 'molo', documents: 3 },
    ]);
  });

  it('changes the documents in place where most are as they were', async () => {
    publish(...[1, 2, 3].map((id) => aPhotoDocument({ id, title: 'Molo' })));
    await index.rebuildAll();
    publish(aPhotoDocument({ id: 2, title: 'Riva' }));
    const before = await rowVersions();
    await index.rebuildAll();
    expect(await found('riva')).toEqual([2]);
    expect(await found('molo')).toEqual([1, 3]);
    expect((await rowVersions()).filter((row) => before.includes(row)).length).toBeGreaterThan(1);
  });

  it('shows the former one until it is whole, and takes over what is changed meanwhile', async () => {
    await outdated([1, 2, 3, 4]);
    publish(...[1, 2, 3].map((id) => aPhotoDocument({ id, title: 'Molo' })));
    const refill = jest.spyOn(documents, 'refill').mockImplementation((fill) =>
      PostgresDocuments.prototype.refill.call(documents, async (put) => {
        await fill(put);
        expect(await found('cambiata')).toEqual([1, 2, 3, 4]);
        publish(aPhotoDocument({ id: 2, title: 'Riva' }), aPhotoDocument({ id: 5, title: 'Riva' }));
        photos.delete(3);
        for (const id of [2, 3, 5]) await index.update('photo', id);
        expect(await found('riva')).toEqual([2, 5]);
      }),
    );
    await index.rebuildAll();
    refill.mockRestore();
    expect(await found('molo')).toEqual([1]);
    expect(await found('riva')).toEqual([2, 5]);
    expect(await found('cambiata')).toEqual([]);
    expect(await found('')).toEqual([1, 2, 5]);
    expect(await found('rvia')).toEqual([2, 5]);
  });

  it('waits for a change that is being written', async () => {
    await outdated([1]);
    publish(aPhotoDocument({ id: 1, title: 'Molo' }), aPhotoDocument({ id: 2, title: 'Molo' }));
    const changing = dataSource.createQueryRunner();
    const refill = jest.spyOn(documents, 'refill').mockImplementation((fill) =>
      PostgresDocuments.prototype.refill.call(documents, async (put) => {
        await fill(put);
        await changing.startTransaction();
        await changing.query(`insert into search_versions values ('photo', 2, nextval('search_version'))
           on conflict (kind, id) do update set version = excluded.version`);
        setTimeout(() => void changing.commitTransaction(), 300);
      }),
    );
    await index.rebuildAll();
    refill.mockRestore();
    await changing.release();
    expect(await found('molo')).toEqual([1]);
  });

  it('leaves the former one after an error, and nothing else', async () => {
    const before = await description();
    await outdated([1, 2]);
    publish(aPhotoDocument({ id: 1, title: 'Molo' }));
    reading = async () => {
      reading = () => Promise.reject(new Error('the database is full'));
    };
    await expect(index.rebuildAll()).rejects.toThrow('the database is full');
    expect(await found('cambiata')).toEqual([1, 2]);
    expect(await description()).toEqual(before);
  });

  it('begins anew after one that crashed', async () => {
    await dataSource.query('create table search_documents_new (half integer)');
    publish(aPhotoDocument({ id: 1, title: 'Molo' }));
    await index.rebuildAll();
    expect(await found('molo')).toEqual([1]);
  });

  it('is refused while another one runs', async () => {
    await outdated([1]);
    publish(aPhotoDocument({ id: 1, title: 'Molo' }));
    await documents.refill(() => expect(index.rebuildAll()).rejects.toThrow('another process'));
  });
});

it('a check names every document that is not what the records say', async () => {
  const all = Array.from({ length: 1100 }, (_, n) => aPhotoDocument({ id: n * 2 + 1, title: 'Molo' }));
  publish(...all);
  entities.set(1, anEntityDocument({ id: 1, title: 'Molo Audace' }));
  await index.rebuildAll();
  const differences = async (): Promise<unknown[]> => {
    const found = [];
    for await (const difference of index.findDifferences()) found.push(difference);
    return found;
  };
  expect(await differences()).toEqual([]);

  photos.delete(3);
  publish(aPhotoDocument({ id: 5, title: 'Riva' }), aPhotoDocument({ id: 4000, title: 'Faro' }));
  entities.delete(1);
  expect(await differences()).toEqual([
    { kind: 'photo', id: 5, is: 'outdated' },
    { kind: 'photo', id: 3, is: 'superfluous' },
    { kind: 'photo', id: 4000, is: 'missing' },
    { kind: 'entity', id: 1, is: 'superfluous' },
  ]);
});
