import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { RecordKind } from '../history/recorded-parts.js';
import type { TableProblem } from '../contract/exchange/table-problem.js';
import type { TableRow } from '../contract/exchange/table-shape.js';
import type { ExchangeTable } from '../contract/exchange/tables.js';
import type { ImportState } from '../contract/import.js';
import type { StartedBy } from '../history/started-by.js';
import { abandonedAfterMs } from './import-heartbeat.js';
import type { ImportedTable, ImportRecord } from './import-record.js';
import { noNumberAssigned } from '../records/kept-numbers.js';
import { shownNameOf } from '../platform/database/shown-name.js';

/** An import with what its list says of it. */
export interface ListedImport extends ImportRecord {
  userName: string | null;
}

/** A record that an import has changed, and its first change. */
export interface ChangedRecord {
  kind: RecordKind;
  recordId: number;
  /** What is to be taken back are its relations, which were imported after all cards; else everything but them. */
  isRelations: boolean;
  first: string;
}

const finalStates: ImportState[] = ['done', 'failed', 'undone'];

@Injectable()
export class ImportsRepository {
  constructor(private readonly dataSource: DataSource) {}

  async insert(
    {
      tables,
      publishes,
      fingerprint,
      userId,
      apiKeyId,
    }: Pick<ImportRecord, 'tables' | 'publishes' | 'fingerprint' | 'userId' | 'apiKeyId'>,
    tx: EntityManager = this.dataSource.manager,
  ): Promise<number> {
    const [{ id }] = await tx.query<[{ id: number }]>(
      `insert into imports (tables, publishes, fingerprint, user_id, api_key_id) values ($1, $2, $3, $4, $5) returning id`,
      [JSON.stringify(tables), publishes, fingerprint, userId, apiKeyId],
    );
    return id;
  }

  /** Of a file that was sent: it is to be received, and its columns are to be read. */
  async insertOfFile(
    { fileName, userId, apiKeyId }: Pick<ImportRecord, 'fileName'> & StartedBy,
    tx: EntityManager,
  ): Promise<number> {
    const [{ id }] = await tx.query<[{ id: number }]>(
      `insert into imports (state, tables, publishes, file_name, user_id, api_key_id)
       values ('reading', '[]', false, $1, $2, $3) returning id`,
      [fileName, userId, apiKeyId],
    );
    return id;
  }

  /** Its file is in the storage. */
  async setFile(id: number, fileSha256: string, tx: EntityManager): Promise<void> {
    await tx.query('update imports set file_sha256 = $2 where id = $1', [id, fileSha256]);
  }

  async remove(id: number, tx: EntityManager): Promise<void> {
    await tx.query('delete from imports where id = $1', [id]);
  }

  async find(id: number): Promise<ImportRecord | null> {
    const [record] = await this.dataSource.query<ImportRecord[]>(`select ${columns} from imports where id = $1`, [id]);
    return record ?? null;
  }

  /** The same import that was interrupted, if there is one. */
  async findUnfinished(fingerprint: string): Promise<ImportRecord | null> {
    const [record] = await this.dataSource.query<ImportRecord[]>(
      `select ${columns} from imports where fingerprint = $1 and state in ('running', 'paused')`,
      [fingerprint],
    );
    return record ?? null;
  }

  /** Newest first. */
  findLast(limit: number): Promise<ListedImport[]> {
    return this.dataSource.query<ListedImport[]>(
      `select ${columns}, ${listedColumns} from imports order by id desc limit $1`,
      [limit],
    );
  }

  async findListed(id: number): Promise<ListedImport | null> {
    const [record] = await this.dataSource.query<ListedImport[]>(
      `select ${columns}, ${listedColumns} from imports where id = $1`,
      [id],
    );
    return record ?? null;
  }

  /** The import, its row locked until the transaction ends. */
  async findLocked(id: number, tx: EntityManager): Promise<ImportRecord | null> {
    const sql = `select ${columns} from imports where id = $1 for update`;
    const [record] = await tx.query<ImportRecord[]>(sql, [id]);
    return record ?? null;
  }

  /** The newest other import with a table about the same and with these columns, and that table. */
  async findLike(
    id: number,
    { table, columns }: { table: ExchangeTable; columns: string[] },
  ): Promise<{ id: number; table: ImportedTable } | null> {
    const [like] = await this.dataSource.query<{ id: number; table: ImportedTable }[]>(
      `select i.id, t as "table" from imports i, jsonb_array_elements(i.tables) t
       where i.id <> $1 and t -> 'mapping' ->> 'table' = $2 and t -> 'shape' -> 'columns' = $3::jsonb
       order by i.id desc limit 1`,
      [id, table, JSON.stringify(columns)],
    );
    return like ?? null;
  }

  /** What was read of its file: tables, or why there are none. It becomes a draft, or unreadable. */
  async saveRead(
    id: number,
    {
      tables,
      samples,
      pictures,
      problem,
      tableFiles,
    }: Pick<ImportRecord, 'tables' | 'pictures' | 'problem' | 'tableFiles'> & { samples: TableRow[][] },
    tx: EntityManager,
  ): Promise<void> {
    await tx.query(
      `update imports set tables = $2, samples = $3, pictures = $4, problem = $5, state = $6, table_files = $7
       where id = $1`,
      [
        id,
        JSON.stringify(tables),
        JSON.stringify(samples),
        pictures,
        problem && JSON.stringify(problem),
        problem ? 'unreadable' : 'draft',
        JSON.stringify(tableFiles),
      ],
    );
  }

  /** The first rows of each table. */
  async findSamples(id: number): Promise<TableRow[][]> {
    const [row] = await this.dataSource.query<{ samples: TableRow[][] }[]>(
      'select samples from imports where id = $1',
      [id],
    );
    return row?.samples ?? [];
  }

  async setTableFile(id: number, tableFile: string, tx: EntityManager): Promise<void> {
    await tx.query('update imports set table_file = $2 where id = $1', [id, tableFile]);
  }

  async saveProblem(id: number, problem: TableProblem | null, tx: EntityManager): Promise<void> {
    await tx.query('update imports set problem = $2 where id = $1', [id, problem && JSON.stringify(problem)]);
  }

  async savePrepared(
    id: number,
    { tables, publishes }: Pick<ImportRecord, 'tables' | 'publishes'>,
    tx: EntityManager,
  ): Promise<void> {
    await tx.query('update imports set tables = $2, publishes = $3, last_step_at = clock_timestamp() where id = $1', [
      id,
      JSON.stringify(tables),
      publishes,
    ]);
  }

  /** Begins anew: nothing was done, and there is nothing to say. */
  async restart(id: number, fingerprint: string | null, tx: EntityManager): Promise<void> {
    await tx.query('delete from import_rows where import_id = $1', [id]);
    await tx.query(
      `update imports set fingerprint = $2, place = 0, last_row = 0, created = 0, changed = 0, same = 0, refused = 0,
         reported = 0 where id = $1`,
      [id, fingerprint],
    );
  }

  /** As it begins: numbers are kept where this archive has given none. Resolves with whether they are. */
  async decideOnNumbers(id: number): Promise<boolean> {
    const [[{ keepsNumbers }]] = await this.dataSource.query<[[{ keepsNumbers: boolean }], number]>(
      `update imports set keeps_numbers = ${noNumberAssigned} where id = $1 returning keeps_numbers as "keepsNumbers"`,
      [id],
    );
    return keepsNumbers;
  }

  async saveTotal(id: number, total: number, tx: EntityManager): Promise<void> {
    await tx.query('update imports set total = $2 where id = $1', [id, total]);
  }

  async setState(id: number, state: ImportState, tx: EntityManager = this.dataSource.manager): Promise<void> {
    await tx.query(
      `update imports set state = $2, finished_at = case when $3 then now() end, last_step_at = clock_timestamp()
       where id = $1`,
      [id, state, finalStates.includes(state)],
    );
  }

  /** Somebody is at work on it. */
  async beat(id: number): Promise<void> {
    await this.dataSource.query('update imports set last_step_at = clock_timestamp() where id = $1', [id]);
  }

  async setChangeSet(
    id: number,
    column: 'change_set_id' | 'undo_set_id',
    setId: number,
    tx: EntityManager,
  ): Promise<void> {
    await tx.query(`update imports set ${column} = $2 where id = $1`, [id, setId]);
  }

  /**
   * The records that a change set has changed, the last created first, before a change of it. Each stands at its first change:
   * grouping them would read the whole set again for each step.
   */
  findChanged(changeSetId: number, before: string | null, limit: number, tx: EntityManager): Promise<ChangedRecord[]> {
    return tx.query<ChangedRecord[]>(
      `select kind, record_id as "recordId", part = 'relations' as "isRelations", id::text as first from record_changes c
       where change_set_id = $1 and ($2::bigint is null or id < $2::bigint) and not exists (
         select from record_changes e
         where e.kind = c.kind and e.record_id = c.record_id and e.id < c.id and e.change_set_id = c.change_set_id
             and (e.part = 'relations') = (c.part = 'relations'))
       order by id desc limit $3`,
      [changeSetId, before, limit],
    );
  }

  async saveUndone(
    id: number,
    { undone, kept, undoneTo }: Pick<ImportRecord, 'undone' | 'kept' | 'undoneTo'>,
    tx: EntityManager,
  ): Promise<void> {
    await tx.query(
      `update imports set undone = undone + $2, kept = kept + $3, undone_to = $4, last_step_at = clock_timestamp()
       where id = $1`,
      [id, undone, kept, undoneTo],
    );
  }
}

const columns = `id, state, tables, publishes, keeps_numbers as "keepsNumbers", fingerprint, file_sha256 as "fileSha256", file_name as "fileName", pictures, problem,
  table_file as "tableFile", table_files as "tableFiles", total, user_id as "userId", api_key_id as "apiKeyId", place,
  last_row as "lastRow", created, changed, same, refused, reported, undone, kept, undone_to as "undoneTo",
  change_set_id as "changeSetId", undo_set_id as "undoSetId", created_at as "createdAt", finished_at as "finishedAt",
  last_step_at as "lastStepAt", ${abandoned()} as "isAbandoned"`;

/** No process says that it is at work on it, and no job is there from which a worker will go on with it. */
function abandoned(): string {
  return `(state in ('running', 'undoing') and last_step_at < now() - interval '${abandonedAfterMs} ms'
    and not exists (select 1 from job_outbox j where j.kind = 'bulk-edit' and j.subject = 'import' and j.subject_id = imports.id
      and j.version > j.done_version and j.dead_at is null))`;
}

const listedColumns = `${shownNameOf('user_id')} as "userName"`;
