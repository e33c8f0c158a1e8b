import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Viewer } from '../../contract/access.js';
import { DomainError, type ErrorCode } from '../../contract/errors.js';
import {
  type DecidedConflict,
  type ImportChange,
  type ImportTableChange,
  isImportChangeable,
  isImportCheckable,
  isImportRemovable,
  isImportRunnable,
  isImportUnderWay,
} from '../../contract/import.js';
import type { ShapeChoice } from '../../contract/exchange/table-shape.js';
import { startedBy } from '../../history/started-by.js';
import { JobOutbox } from '../../jobs/job-outbox.js';
import { UnfinishedUploads } from '../../photos/upload/unfinished-uploads.js';
import { checkVersion } from '../../platform/database/version-of.js';
import { type ImportRecord, preparedOf, presentState } from '../import-record.js';
import { ImportRowsRepository } from '../import-rows.repository.js';
import { ImportsRepository } from '../imports.repository.js';
import { checkMapping } from '../mapping/check-mapping.js';

/** Imports whose file came by the browser, until they run. What takes time is done in the background, by `ImportWork`. */
@Injectable()
export class ImportPreparation {
  constructor(
    private readonly dataSource: DataSource,
    private readonly imports: ImportsRepository,
    private readonly rows: ImportRowsRepository,
    private readonly uploads: UnfinishedUploads,
    private readonly jobOutbox: JobOutbox,
  ) {}

  /**
   * Makes an import of a complete upload, which is one only. A worker checks the content and reads the columns: of many gigabytes
   * that takes minutes.
   * @throws DomainError upload_not_found, upload_expired, upload_incomplete
   */
  async create(uploadId: string, viewer: Viewer): Promise<number> {
    const upload = await this.uploads.getOwn(uploadId, startedBy(viewer));
    await this.uploads.requireWhole(upload);
    return this.dataSource.transaction(async (tx) => {
      const id = await this.imports.insertOfFile({ fileName: upload.name, ...startedBy(viewer) }, tx);
      if (!(await this.uploads.setImport(uploadId, id, tx))) throw new DomainError('upload_not_found');
      await this.enqueue(id, tx);
      return id;
    });
  }

  /**
   * Changes what holds for all tables. Another table of its zip is read anew.
   * @throws DomainError import_not_found, import_under_way, import_begun, record_outdated, validation_failed
   */
  change(id: number, { publishes, collection, tableFile, version }: ImportChange): Promise<void> {
    return this.update(id, isImportChangeable, async (record, tx) => {
      checkVersion(preparedOf(record), version);
      if (tableFile !== undefined) return this.choose(record, tableFile, tx);
      const tables = record.tables.map((table) => ({
        ...table,
        mapping: { ...table.mapping, collection: collection ?? table.mapping.collection },
      }));
      await this.imports.savePrepared(id, { tables, publishes: publishes ?? record.publishes }, tx);
      if (record.state === 'checked') await this.imports.setState(id, 'draft', tx);
    });
  }

  /**
   * Changes what the columns of a table mean; or how it is read, and what it is about, after which its columns are read anew.
   * @throws DomainError import_not_found, import_under_way, import_begun, record_outdated, validation_failed
   */
  changeTable(id: number, place: number, { table, shape, mapping, version }: ImportTableChange): Promise<void> {
    return this.update(id, isImportChangeable, async (record, tx) => {
      checkVersion(preparedOf(record), version);
      const found = record.tables[place];
      if (!found) throw new DomainError('import_not_found');
      const changed = { ...found };
      if (mapping !== undefined) {
        changed.mapping = checkMapping({ ...mapping, table: found.mapping.table }, found.shape.columns);
        delete changed.mappedLike;
      }
      const isUnread = table !== undefined || shape !== undefined;
      if (isUnread) {
        changed.isUnread = true;
        changed.choice = { ...choiceFor(found.choice, shape), ...shape };
        changed.mapping = { ...changed.mapping, table: table ?? changed.mapping.table };
      }
      await this.imports.savePrepared(id, { ...record, tables: record.tables.with(place, changed) }, tx);
      if (isUnread) {
        await this.rows.forgetChoices(id, place, tx);
        await this.begin(id, 'reading', tx);
      } else if (record.state === 'checked') await this.imports.setState(id, 'draft', tx);
    });
  }

  /**
   * Decides on single fields that were edited in the archive and in the file.
   * @throws DomainError import_not_found, also for a table that it does not have; import_under_way, import_begun
   */
  decide(id: number, decisions: readonly DecidedConflict[]): Promise<void> {
    return this.update(id, isImportChangeable, async (record, tx) => {
      if (decisions.some(({ place }) => place >= record.tables.length)) throw new DomainError('import_not_found');
      await this.rows.saveChoices(id, decisions, tx);
      if (record.state === 'checked') await this.imports.setState(id, 'draft', tx);
    });
  }

  /** Tries it in the background. @throws DomainError import_not_found, import_under_way, import_begun, import_unreadable */
  check(id: number): Promise<void> {
    return this.update(id, isImportCheckable, async (_, tx) => {
      await this.imports.restart(id, null, tx);
      await this.begin(id, 'checking', tx);
    });
  }

  /**
   * Imports in the background, or goes on with what was paused or has failed.
   * @param version of what was seen; what goes on is not changed any more
   * @throws DomainError import_not_found, import_under_way, import_begun, import_unreadable, record_outdated
   */
  run(id: number, version?: string): Promise<void> {
    return this.update(id, isImportRunnable, async (record, tx) => {
      if (record.state === 'draft' || record.state === 'checked') {
        checkVersion(preparedOf(record), version);
        await this.imports.restart(id, fingerprintOf(record), tx);
      }
      await this.begin(id, 'running', tx);
    });
  }

  /** @throws DomainError import_not_found, import_under_way, import_begun */
  remove(id: number): Promise<void> {
    return this.update(id, isImportRemovable, (_, tx) => this.imports.remove(id, tx));
  }

  private async choose(record: ImportRecord, tableFile: string, tx: EntityManager): Promise<void> {
    const { id, tableFiles, publishes } = record;
    if (!tableFiles.includes(tableFile))
      throw new DomainError('validation_failed', {
        errors: [{ field: 'tableFile', code: 'choice_gone' }],
      });
    await this.imports.setTableFile(id, tableFile, tx);
    await this.imports.savePrepared(id, { tables: [], publishes }, tx);
    await this.rows.forgetChoices(id, 0, tx);
    await this.begin(id, 'reading', tx);
  }

  private async begin(id: number, state: 'reading' | 'checking' | 'running', tx: EntityManager): Promise<void> {
    await this.imports.saveProblem(id, null, tx);
    await this.imports.setState(id, state, tx);
    await this.enqueue(id, tx);
  }

  private async enqueue(id: number, tx: EntityManager): Promise<void> {
    await this.jobOutbox.enqueue({ kind: 'bulk-edit', subject: 'import', subjectId: id }, tx);
  }

  private update(
    id: number,
    isAllowed: (record: Pick<ImportRecord, 'state' | 'undoSetId'> & { hasFile: boolean }) => boolean,
    change: (record: ImportRecord, tx: EntityManager) => Promise<void>,
  ): Promise<void> {
    return this.dataSource.transaction(async (tx) => {
      const stored = await this.imports.findLocked(id, tx);
      if (!stored) throw new DomainError('import_not_found');
      const record = { ...stored, state: presentState(stored) };
      if (!isAllowed({ ...record, hasFile: record.fileName !== null })) throw new DomainError(whyNot(record));
      await change(record, tx);
    });
  }
}

/** Another sheet begins in its own way. */
function choiceFor(choice: ShapeChoice = {}, shape: ShapeChoice = {}): ShapeChoice {
  if (shape.sheet === undefined) return choice;
  const { rowsAbove: _rowsAbove, hasHeader: _hasHeader, ...others } = choice;
  return others;
}

function whyNot(record: ImportRecord): ErrorCode {
  if (isImportUnderWay(record)) return 'import_under_way';
  return record.state === 'unreadable' || record.fileSha256 === null ? 'import_unreadable' : 'import_begun';
}

/** Each import of the browser is its own: two of one file may run at once, and neither goes on with the other. */
const fingerprintOf = ({ id, fileSha256, tables, publishes }: ImportRecord): string =>
  createHash('sha256')
    .update(JSON.stringify([id, fileSha256, tables, publishes]))
    .digest('hex');
