import { AnsweringClient } from '../../src/platform/database/answering-client.js';
import { prepared } from '../../src/platform/database/prepared-statements.js';
import { mountPages } from '../../src/site/mount-pages.js';
import { startArchive, type TestArchive } from '../support/archive.js';
import { recordStatements } from '../support/count-queries.js';
import { aDatabase, type TestDatabase } from '../support/database.js';

const isPrepared = (statement: string): boolean => statement.startsWith(prepared(''));

describe('a connection', () => {
  let testDatabase: TestDatabase;
  let connection: AnsweringClient;

  beforeAll(async () => {
    testDatabase = await aDatabase();
  });
  afterAll(() => testDatabase.drop());
  beforeEach(async () => {
    connection = new AnsweringClient({ connectionString: testDatabase.url });
    await connection.connect();
  });
  afterEach(() => connection.end());

  const send = async (text: string, values: unknown[] = []): Promise<unknown[]> =>
    (await connection.query<object>(text, values)).rows;
  const read = (text: string, values?: unknown[]): Promise<unknown[]> => send(prepared(text), values);
  const kept = async (): Promise<{ statement: string; plans: number }[]> =>
    (await send('select statement, (generic_plans + custom_plans)::integer as plans from pg_prepared_statements')) as {
      statement: string;
      plans: number;
    }[];

  it('parses a marked statement once, and answers for each value', async () => {
    for (const n of [1, 2, 3]) expect(await read('select $1::integer as n', [n])).toEqual([{ n }]);
    expect(await kept()).toEqual([{ statement: 'select $1::integer as n', plans: 3 }]);
  });

  it('parses other statements each time', async () => {
    await send('select $1::integer as n', [1]);
    expect(await kept()).toEqual([]);
  });

  it('gives up the statements that were not used for longest, so that any number of texts takes little memory', async () => {
    for (let n = 1; n <= 80; n += 1) {
      await read(`select ${n} as n, $1::integer as one`, [1]);
      expect(await read('select $1::integer as always', [n])).toEqual([{ always: n }]);
    }
    const statements = (await kept()).map(({ statement }) => statement);
    expect(statements).toHaveLength(30);
    expect(statements).toContain('select $1::integer as always');
    expect(statements).toContain('select 80 as n, $1::integer as one');
    expect(await read('select 1 as n, $1::integer as one', [1])).toEqual([{ n: 1, one: 1 }]);
  });

  it('prepares one anew that no longer fits its table', async () => {
    await send('create temporary table changing as select 7 as n');
    expect(await read('select n from changing')).toEqual([{ n: 7 }]);
    await send('alter table changing alter n type text');
    await expect(read('select n from changing')).rejects.toThrow('cached plan');
    expect(await read('select n from changing')).toEqual([{ n: '7' }]);
  });

  it('goes on after one that fails within a transaction', async () => {
    const divide = (by: number): Promise<unknown> => read('select 6 / $1::integer as n', [by]);
    await send('begin');
    await expect(divide(0)).rejects.toThrow('division by zero');
    await send('rollback');
    expect(await divide(2)).toEqual([{ n: 3 }]);
  });
});

describe('a page that is rendered', () => {
  let archive: TestArchive;

  beforeAll(async () => {
    archive = await startArchive({ mountPages });
    const [shown, other] = [await archive.anEntity({ slug: 'shown' }), await archive.anEntity({ slug: 'other' })];
    await archive.aPhoto({ slug: 'shown', entities: [shown] });
    await archive.aPhoto({ slug: 'other', entities: [shown] });
    await archive.aRelation({ from: shown, to: other });
  });
  afterAll(() => archive.close());

  it.each([
    ['foto', 5],
    ['scheda', 4],
  ])('sends few statements, and only such that are prepared: /%s', async (kind, most) => {
    const visitor = archive.visitor();
    // What all pages need is read once.
    await visitor.get(`/it/${kind}/other`);
    const statements = await recordStatements(archive.database, () => visitor.get(`/it/${kind}/shown`));
    expect(statements.filter((statement) => !isPrepared(statement))).toEqual([]);
    expect(statements).toHaveLength(most);
  });
});
