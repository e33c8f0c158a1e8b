import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { RecordKind } from '../history/recorded-parts.js';
import type { RowMessage, RowMessageCode } from '../contract/exchange/row-message.js';
import type { TableProblem } from '../contract/exchange/table-problem.js';
import type { TableRow } from '../contract/exchange/table-shape.js';
import type { ExchangeTable } from '../contract/exchange/tables.js';
import type {
  ConflictChoice,
  DecidedConflict,
  ImportCounts,
  ImportFinding,
  ImportState,
  ReportedRow,
} from '../contract/import.js';
import type { StartedBy } from '../history/started-by.js';
import { abandonedAfterMs } from './import-heartbeat.js';
import type { ImportedTable, ImportRecord } from './import-record.js';
import { namedByMessages } from './records/near-names.js';
import type { StoredFieldChange } from './records/field-changes.js';
import type { Decision, RowChoices, StepDone } from './records/record-importer.js';

/** An import with what its list says of it. */
export interface ListedImport extends ImportRecord {
  userName: string | null;
}

/** A row that differs from a record that is there. */
export interface StoredRowChange {
  place: number;
  row: number;
  recordId: number;
  changes: StoredFieldChange[];
}

/** A record that an import has changed, and its first change. */
export interface ChangedRecord {
  kind: RecordKind;
  recordId: number;
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

  async find(id: number, manager: EntityManager = this.dataSource.manager): Promise<ImportRecord | null> {
    const [record] = await manager.query<ImportRecord[]>(`select ${columns} from imports where id = $1`, [id]);
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
    await tx.query('select 1 from imports where id = $1 for update', [id]);
    return this.find(id, tx);
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
    await tx.query('update imports set tables = $2, publishes = $3 where id = $1', [
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

  async saveTotal(id: number, total: number, tx: EntityManager): Promise<void> {
    await tx.query('update imports set total = $2 where id = $1', [id, total]);
  }

  /** Something to say of a table as a whole, as of a row that no spreadsheet has. */
  async sayOfTable(id: number, place: number, messages: RowMessage[], tx: EntityManager): Promise<void> {
    if (messages.length === 0) return;
    await tx.query(
      `insert into import_rows (import_id, place, row, outcome, messages) values ($1, $2, 0, 'same', $3)`,
      [id, place, JSON.stringify(messages)],
    );
    await tx.query('update imports set reported = reported + 1 where id = $1', [id]);
  }

  /**
   * What is said of rows, each thing once: of what names something, each name; of anything else the first cell stands for all. The
   * most frequent first.
   */
  findFindings(id: number, limit: number): Promise<Omit<ImportFinding, 'near'>[]> {
    return this.dataSource.query<Omit<ImportFinding, 'near'>[]>(
      `select place, code, "column", min(value) as value, bool_or(refuses) as refuses, count(*)::int as rows
       from import_rows, jsonb_to_recordset(messages) as said (code text, "column" text, value text, refuses boolean)
       where import_id = $1
       group by place, code, "column", case when code = any($2) then value end
       order by count(*) desc, place, code, min(value) limit $3`,
      [id, namingCodes, limit],
    );
  }

  /** What a step has done, in its transaction. */
  async saveStep(id: number, { place, decided, rows }: StepDone, tx: EntityManager): Promise<void> {
    const counts = countsOf(decided);
    const reported = decided.filter(({ messages }) => messages.length > 0);
    const kept = decided.filter(({ messages, recordChange }) => messages.length > 0 || recordChange);
    const cells = new Map(rows.map((row) => [row.row, row.cells]));
    await tx.query(
      `update imports set place = $2, last_row = $3, created = created + $4, changed = changed + $5, same = same + $6,
         refused = refused + $7, reported = reported + $8, last_step_at = clock_timestamp() where id = $1`,
      [id, place, rows.at(-1)?.row ?? 0, counts.created, counts.changed, counts.same, counts.refused, reported.length],
    );
    if (kept.length === 0) return;
    const stored = kept.map(({ row, outcome, messages, recordChange }) => ({
      row,
      outcome,
      messages,
      cells: messages.length > 0 ? (cells.get(row) ?? []) : [],
      record_id: recordChange?.recordId ?? null,
      changes: recordChange?.changes ?? [],
    }));
    await tx.query(
      `insert into import_rows (import_id, place, row, outcome, messages, cells, record_id, changes)
       select $1, $2, row, outcome, messages, cells, record_id, changes from jsonb_to_recordset($3)
         as kept (row integer, outcome text, messages jsonb, cells jsonb, record_id integer, changes jsonb)`,
      // PostgreSQL stores no such character; a cell may have one.
      [id, place, JSON.stringify(stored).replaceAll('\\u0000', '\\ufffd')],
    );
  }

  /** Rows with messages in the order of the file, after one of them. */
  findReported(id: number, after: { place: number; row: number }, limit: number): Promise<ReportedRow[]> {
    return this.dataSource.query<ReportedRow[]>(
      `select place, row, outcome, messages, cells from import_rows
       where import_id = $1 and (place, row) > ($2, $3) and messages <> '[]' order by place, row limit $4`,
      [id, after.place, after.row, limit],
    );
  }

  /** Rows that differ from their record, after one of them. */
  findRowChanges(
    id: number,
    { place, row, conflicts, limit }: { place: number; row: number; conflicts: boolean; limit: number },
  ): Promise<StoredRowChange[]> {
    return this.dataSource.query<StoredRowChange[]>(
      `select place, row, record_id as "recordId", changes from import_rows
       where import_id = $1 and (place, row) > ($2, $3) and changes <> '[]'
         and ($4 = false or changes @? '$[*] ? (@.conflict != null)')
       order by place, row limit $5`,
      [id, place, row, conflicts, limit],
    );
  }

  /** The decisions on single conflicts of a table. */
  async findChoices(id: number, place: number): Promise<RowChoices> {
    const rows = await this.dataSource.query<{ row: number; column: string; choice: ConflictChoice }[]>(
      'select row, "column", choice from import_conflicts where import_id = $1 and place = $2',
      [id, place],
    );
    const choices = new Map<number, Map<string, ConflictChoice>>();
    for (const { row, column, choice } of rows) choices.set(row, (choices.get(row) ?? new Map()).set(column, choice));
    return choices;
  }

  async saveChoices(id: number, decisions: readonly DecidedConflict[], tx: EntityManager): Promise<void> {
    await tx.query(
      `insert into import_conflicts (import_id, place, row, "column", choice)
       select $1, place, row, "column", choice
       from jsonb_to_recordset($2) as decided (place integer, row integer, "column" text, choice text)
       on conflict (import_id, place, row, "column") do update set choice = excluded.choice`,
      [id, JSON.stringify(decisions)],
    );
  }

  /** Of a table that is read otherwise, whose rows are others. */
  async forgetChoices(id: number, place: number, tx: EntityManager): Promise<void> {
    await tx.query('delete from import_conflicts where import_id = $1 and place = $2', [id, place]);
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
      `select kind, record_id as "recordId", id::text as first from record_changes c
       where change_set_id = $1 and ($2::bigint is null or id < $2::bigint) and not exists (
         select from record_changes e
         where e.kind = c.kind and e.record_id = c.record_id and e.id < c.id and e.change_set_id = c.change_set_id)
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

export function countsOf(decided: readonly Decision[]): ImportCounts {
  const counts: ImportCounts = { created: 0, changed: 0, same: 0, refused: 0 };
  for (const { outcome } of decided) counts[outcome] += 1;
  return counts;
}

const namingCodes = [...Object.keys(namedByMessages), 'file_unused' satisfies RowMessageCode];

const columns = `id, state, tables, publishes, fingerprint, file_sha256 as "fileSha256", file_name as "fileName", pictures, problem,
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

const listedColumns = `(select coalesce(u.display_name, u.username) from users u where u.id = user_id) as "userName"`;
