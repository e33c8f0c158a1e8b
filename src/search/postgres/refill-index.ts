import type { DataSource, QueryRunner } from 'typeorm';
import { OperatorError } from '../../platform/operator-error.js';
import type { SearchDocument } from '../search-document.js';
import { documentRow } from './document-row.js';
import { fillTable } from './put-documents.js';
import { newTable, replaceIndex } from './replace-index.js';

/** Key of the advisory lock: an arbitrary number that all processes share. */
const refillLock = 7_431_903;

/** See SearchEngine.refill: a new table is filled without indexes, gets them at once, and takes the place of the former. */
export async function refillIndex(
  dataSource: DataSource,
  fill: (put: (documents: SearchDocument[]) => Promise<void>) => Promise<void>,
): Promise<void> {
  const runner = dataSource.createQueryRunner();
  try {
    if (!(await isLocked(runner))) throw new OperatorError('The search index is being rebuilt by another process.');
    try {
      const since = await makeTable(runner);
      await fill((documents) => putInto(dataSource, documents));
      await replaceIndex(runner, since);
    } finally {
      // What is left after an error; after a crash the next refill drops it.
      await runner.query(`drop table if exists ${newTable}`);
      await runner.query('select pg_advisory_unlock($1)', [refillLock]);
    }
  } finally {
    await runner.release();
  }
}

async function isLocked(runner: QueryRunner): Promise<boolean> {
  const [{ locked }] = (await runner.query('select pg_try_advisory_lock($1) as locked', [refillLock])) as [
    { locked: boolean },
  ];
  return locked;
}

/** The version from which on changes of the former index are taken over. */
async function makeTable(runner: QueryRunner): Promise<string> {
  await runner.query(`
    drop table if exists ${newTable};
    create table ${newTable} (like search_documents including defaults including constraints including storage)
    with (toast_tuple_target = 8160, autovacuum_enabled = off)`);
  const [{ since }] = (await runner.query(`select nextval('search_version') as since`)) as [{ since: string }];
  return since;
}

async function putInto(dataSource: DataSource, documents: SearchDocument[]): Promise<void> {
  if (documents.length === 0) return;
  await dataSource.transaction(async (tx) => {
    await tx.query('set local synchronous_commit = off');
    await tx.query(fillTable(newTable), [JSON.stringify(documents.map(documentRow))]);
  });
}
