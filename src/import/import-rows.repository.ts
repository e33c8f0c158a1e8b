import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { fileCodes, type RowMessage } from '../contract/exchange/row-message.js';
import type { ConflictChoice, DecidedConflict, ImportFinding, ReportedRow } from '../contract/import.js';
import { countsOf } from './records/counts-of.js';
import type { StoredFieldChange } from './records/field-changes.js';
import { namedByMessages } from './records/near-names.js';
import type { RowChoices, StepDone } from './records/record-importer.js';

/** A row that differs from a record that is there. */
export interface StoredRowChange {
  place: number;
  row: number;
  recordId: number;
  changes: StoredFieldChange[];
}

/** What there is to say of the rows of imports, and what was decided on their conflicts. */
@Injectable()
export class ImportRowsRepository {
  constructor(private readonly dataSource: DataSource) {}

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
}

const namingCodes = [...Object.keys(namedByMessages), ...fileCodes];
