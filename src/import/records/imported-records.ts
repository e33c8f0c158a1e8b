import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

export type ImportedKind = 'photo' | 'entity';

/** A record that a collection has brought. */
export interface ImportedRecord {
  externalId: string;
  recordId: number;
  importId: number | null;
  row: number;
  /** Fields as they were imported last. */
  imported: Record<string, unknown>;
  /** The import that has made it was undone. */
  isUndone: boolean;
}

/** Which records the collections have brought, by the identifiers that they have there. */
@Injectable()
export class ImportedRecords {
  async find(
    collection: string,
    kind: ImportedKind,
    externalIds: string[],
    manager: EntityManager,
  ): Promise<Map<string, ImportedRecord>> {
    const rows = await manager.query<ImportedRecord[]>(
      `select external_id as "externalId", record_id as "recordId", import_id as "importId", row, imported, is_undone as "isUndone"
       from imported_records where collection = $1 and kind = $2 and external_id = any($3)`,
      [collection, kind, externalIds],
    );
    return new Map(rows.map((row) => [row.externalId, row]));
  }

  /** What is left out of `imported` stays as an earlier import has had it. */
  async save(
    { collection, kind, importId }: { collection: string; kind: ImportedKind; importId: number | null },
    records: (Pick<ImportedRecord, 'externalId' | 'recordId' | 'row' | 'imported'> & {
      others: Record<string, string>;
    })[],
    tx: EntityManager,
  ): Promise<void> {
    if (records.length === 0) return;
    await tx.query(
      `insert into imported_records (collection, kind, external_id, record_id, import_id, row, imported, others)
       select $1, $2, "externalId", "recordId", $3, row, imported, others from jsonb_to_recordset($4)
         as saved ("externalId" text, "recordId" integer, row integer, imported jsonb, others jsonb)
       on conflict (collection, kind, external_id) do update set
         record_id = excluded.record_id, import_id = excluded.import_id, row = excluded.row, is_undone = false,
         imported = imported_records.imported || excluded.imported, others = imported_records.others || excluded.others`,
      [collection, kind, importId, JSON.stringify(records)],
    );
  }

  /** For records that undoing an import has taken back: a later import brings them again. */
  async markUndone(kind: ImportedKind, recordIds: number[], tx: EntityManager): Promise<void> {
    await tx.query('update imported_records set is_undone = true where kind = $1 and record_id = any($2)', [
      kind,
      recordIds,
    ]);
  }
}
