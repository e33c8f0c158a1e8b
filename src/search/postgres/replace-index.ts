import type { QueryRunner } from 'typeorm';
import { withoutTimeLimit } from '../../platform/database/without-time-limit.js';
import { isCorrectable } from './put-documents.js';

export const newTable = 'search_documents_new';

/**
 * Puts the filled table in the place of the former one, with the same indexes and the documents that were changed in the
 * former one from version `since` on. Searches go on; changes wait while the few newest documents are copied.
 */
export async function replaceIndex(runner: QueryRunner, since: string): Promise<void> {
  await inTransaction(runner, async () => {
    await runner.query(`
      set local maintenance_work_mem = '128MB';
      alter table ${newTable} reset (autovacuum_enabled)`);
    const names = await makeIndexes(runner);
    await runner.query(`
      analyze ${newTable};
      create temp table counted (word text collate "C" primary key, documents integer not null) on commit drop;
      insert into counted select word, ndoc from ts_stat('select tsv from ${newTable}') where ${isCorrectable}`);
    // Every change writes its version first, so that this waits for open changes and keeps others from beginning.
    await runner.query('lock table search_versions in share row exclusive mode');
    await takeOver(runner, since);
    await runner.query(replaceWords);
    await runner.query(`
      drop table search_documents;
      alter table ${newTable} rename to search_documents;
      ${names.map(({ made, name }) => `alter index ${made} rename to ${name};`).join('\n')}`);
  });
}

/** As the former table has them, which migrations define. */
async function makeIndexes(runner: QueryRunner): Promise<{ made: string; name: string }[]> {
  const indexes = (await runner.query(
    `select relname as name, replace(relname, 'search_documents', '${newTable}') as made, indisprimary as "isPrimary",
       replace(pg_get_indexdef(indexrelid), 'search_documents', '${newTable}') as definition
     from pg_index join pg_class on pg_class.oid = indexrelid where indrelid = 'search_documents'::regclass`,
  )) as { name: string; made: string; isPrimary: boolean; definition: string }[];
  for (const { made, definition, isPrimary } of indexes) {
    await runner.query(definition);
    if (isPrimary) await runner.query(`alter table ${newTable} add constraint ${made} primary key using index ${made}`);
  }
  return indexes;
}

/** A record that was changed meanwhile is as the former index has it, which may be without it. */
async function takeOver(runner: QueryRunner, since: string): Promise<void> {
  await runner.query(
    `delete from ${newTable} filled using search_versions changed
     where (changed.kind, changed.id) = (filled.kind, filled.id) and changed.version > $1`,
    [since],
  );
  await runner.query(
    `with taken as (
       insert into ${newTable}
       select former.* from search_documents former join search_versions changed using (kind, id) where changed.version > $1
       returning tsv
     )
     insert into counted
     select word, count(*) from taken, unnest(tsvector_to_array(tsv)) word where ${isCorrectable} group by word
     on conflict do nothing`,
    [since],
  );
}

const replaceWords = `
delete from search_words known where not exists (select from counted where counted.word = known.word);
insert into search_words (word, documents)
select word, documents from counted order by word
on conflict (word) do update set documents = excluded.documents where search_words.documents <> excluded.documents`;

async function inTransaction(runner: QueryRunner, run: () => Promise<void>): Promise<void> {
  await runner.startTransaction();
  try {
    await withoutTimeLimit(runner, run);
    await runner.commitTransaction();
  } catch (error) {
    await runner.rollbackTransaction();
    throw error;
  }
}
