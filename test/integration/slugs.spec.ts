import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { databaseOptions } from '../../src/platform/database/database-options.js';
import { Slugs } from '../../src/records/slugs.js';
import { countQueries } from '../support/count-queries.js';
import { aDatabase, type TestDatabase } from '../support/database.js';

let database: TestDatabase;
let dataSource: DataSource;
let slugs: Slugs;

beforeAll(async () => {
  database = await aDatabase();
  dataSource = await new DataSource(databaseOptions(database.url)).initialize();
  slugs = new Slugs(dataSource);
});
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});
beforeEach(() => dataSource.query('truncate photos, slug_history cascade'));

const photosWith = (...taken: string[]): Promise<unknown> =>
  dataSource.query(`insert into photos (slug, status, title) select unnest($1::text[]), 'published', 'Molo'`, [taken]);

const free = (wanted: string, ownId?: number): Promise<string> =>
  dataSource.transaction((tx) => slugs.free('photo', wanted, tx, ownId));

describe('the slug of a new record', () => {
  it.each([
    [[], 'molo', 'molo'],
    [['molo'], 'molo', 'molo-2'],
    [['molo', 'molo-2', 'molo-3'], 'molo', 'molo-4'],
    [['molo', 'molo-2', 'molo-1887'], 'molo', 'molo-3'],
    [['molo', 'molo-3'], 'molo', 'molo-2'],
    [['molo-audace'], 'molo', 'molo'],
    [['molo-2'], 'molo-2', 'molo-2-2'],
  ])('beside %j is, for %s, %s', async (taken, wanted, expected) => {
    await photosWith(...taken);
    expect(await free(wanted)).toBe(expected);
  });

  it('is not a former slug of another record, but may be one of its own', async () => {
    await photosWith('riva');
    const [{ id }] = await dataSource.query<[{ id: number }]>('select id from photos');
    await dataSource.transaction((tx) => slugs.saveFormer('photo', [{ slug: 'molo', id }], tx));
    expect(await free('molo')).toBe('molo-2');
    expect(await free('molo', id)).toBe('molo');
    expect(await free('riva', id)).toBe('riva');
  });

  it('stays within sixty characters, whatever its number', async () => {
    const long = `${'piazza-'.repeat(8)}xxxx`;
    expect(long).toHaveLength(60);
    await photosWith(long);
    const second = await free(long);
    expect(second).toBe(`${'piazza-'.repeat(8)}xx-2`);
    await photosWith(second, ...Array.from({ length: 7 }, (_, n) => `${long.slice(0, 58)}-${n + 3}`));
    // A shortened slug does not end with a hyphen.
    expect(await free(long)).toBe(`${'piazza-'.repeat(8)}x-10`);
  });

  it('with two thousand equal titles needs as many statements as with none', async () => {
    const alone = await countQueries(dataSource, () => free('molo'));
    await photosWith('molo', ...Array.from({ length: 1999 }, (_, n) => `molo-${n + 2}`));
    let found = '';
    expect(await countQueries(dataSource, async () => (found = await free('molo')))).toBe(alone);
    expect(found).toBe('molo-2001');
  });

  it('is not assigned to two concurrent records', async () => {
    await photosWith('molo');
    const insert = (wanted: string): Promise<string> =>
      dataSource.transaction(async (tx) => {
        const slug = await slugs.free('photo', wanted, tx);
        await new Promise((resolve) => setTimeout(resolve, 50));
        await tx.query(`insert into photos (slug, status, title) values ($1, 'published', 'Molo')`, [slug]);
        return slug;
      });
    const made = await Promise.all([insert('molo'), insert('molo'), insert('molo-2')]);
    expect(new Set(made).size).toBe(3);
  });

  it('does not block records with another slug', async () => {
    await dataSource.transaction(async (tx) => {
      await slugs.free('photo', 'molo', tx);
      expect(await free('riva')).toBe('riva');
    });
  });
});

describe('the slugs of many new records', () => {
  const freeMany = (...wanted: string[]): Promise<string[]> =>
    dataSource.transaction((tx) => slugs.freeMany('photo', wanted, tx));

  it('are each the one that a single record would get', async () => {
    await photosWith('molo', 'molo-2', 'riva', 'ponte-2');
    expect(await freeMany('molo', 'riva', 'ponte', 'faro')).toEqual(['molo-3', 'riva-2', 'ponte', 'faro']);
  });

  it('have the next free numbers where several want the same', async () => {
    await photosWith('molo', 'molo-4');
    const found = await freeMany('molo', 'molo', 'molo', 'molo');
    expect(found.toSorted()).toEqual(['molo-2', 'molo-3', 'molo-5', 'molo-6']);
  });

  it('are never the same, also where one wants the number of another', async () => {
    expect(await freeMany('molo', 'molo-2', 'molo')).toEqual(['molo', 'molo-2', 'molo-3']);
  });

  it('are not former slugs of other records', async () => {
    await dataSource.transaction((tx) => slugs.saveFormer('photo', [{ slug: 'molo', id: 7 }], tx));
    expect(await freeMany('molo', 'molo')).toEqual(['molo-2', 'molo-3']);
  });

  it('take a few statements, however many they are', async () => {
    const queries = await countQueries(dataSource, () => freeMany(...Array.from({ length: 300 }, () => 'molo')));
    expect(queries).toBeLessThan(8);
  });
});
