import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Viewer } from '../contract/access.js';
import { DomainError } from '../contract/errors.js';
import { History } from '../history/history.js';
import { startedBy } from '../history/started-by.js';
import { JobOutbox } from '../jobs/job-outbox.js';
import { violates } from '../platform/database/violates.js';
import { ImportClaims } from './import-claims.js';
import { type ImportedTable, type ImportRecord, presentState } from './import-record.js';
import { ImportsRepository } from './imports.repository.js';

/** What is imported, and how. */
export interface ImportPlan {
  tables: ImportedTable[];
  /** Photos with a picture become public when it is processed. */
  publishes: boolean;
  /** Hash of the contents of the tables. */
  contents: string;
}

/** Imports from their beginning to their undoing; `ImportRunner` does the work. */
@Injectable()
export class ImportsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly imports: ImportsRepository,
    private readonly claims: ImportClaims,
    private readonly history: History,
    private readonly jobOutbox: JobOutbox,
  ) {}

  /**
   * Begins an import, or goes on with the same one that was interrupted.
   * @param viewer null on the command line
   * @throws DomainError import_under_way when somebody is at work on the same one
   */
  async begin({ tables, publishes, contents }: ImportPlan, viewer: Viewer | null): Promise<ImportRecord> {
    const fingerprint = createHash('sha256')
      .update(JSON.stringify([contents, tables, publishes]))
      .digest('hex');
    const unfinished = await this.imports.findUnfinished(fingerprint);
    if (unfinished) {
      await this.claims.assertFree(unfinished.id);
      await this.imports.setState(unfinished.id, 'running');
      return { ...unfinished, state: 'running' };
    }
    const record = { tables, publishes, fingerprint, ...startedBy(viewer) };
    const id = await this.imports.insert(record).catch((error: unknown) => {
      throw violates(error, 'imports_unfinished') ? new DomainError('import_under_way') : error;
    });
    return this.byId(id);
  }

  /** @throws DomainError import_not_found */
  async byId(id: number): Promise<ImportRecord> {
    const record = await this.imports.find(id);
    if (!record) throw new DomainError('import_not_found');
    return record;
  }

  /** Ends after its present step; it can go on. A check ends. Does nothing to one that does neither. */
  async pause(id: number): Promise<void> {
    await this.changeState(id, 'running', 'paused');
    await this.changeState(id, 'checking', 'draft');
  }

  /**
   * Opens the undoing of an import that has ended.
   * @throws DomainError import_not_found, import_under_way, import_undone, nothing_to_undo
   */
  async beginUndo(id: number, viewer: Viewer | null): Promise<ImportRecord> {
    await this.dataSource.transaction((tx) => this.openUndo(id, viewer, tx));
    return this.byId(id);
  }

  /** `beginUndo` that a worker goes on with. */
  async undoInBackground(id: number, viewer: Viewer): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      await this.openUndo(id, viewer, tx);
      await this.jobOutbox.enqueue({ kind: 'bulk-edit', subject: 'import', subjectId: id }, tx);
    });
  }

  private async openUndo(id: number, viewer: Viewer | null, tx: EntityManager): Promise<void> {
    const record = await this.imports.findLocked(id, tx);
    if (!record) throw new DomainError('import_not_found');
    if (record.state === 'undoing') return;
    if (presentState(record) === 'running') throw new DomainError('import_under_way');
    if (record.state === 'undone') throw new DomainError('import_undone');
    if (record.changeSetId === null) throw new DomainError('nothing_to_undo');
    const { changeSetId } = record;
    const actor = { source: 'revert', ...(viewer && { viewer }), reverts: changeSetId, importId: id };
    const undoSetId = await this.history.openSet(actor, tx);
    await this.imports.setChangeSet(id, 'undo_set_id', undoSetId, tx);
    await this.imports.setState(id, 'undoing', tx);
  }

  private async changeState(id: number, from: ImportRecord['state'], to: ImportRecord['state']): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const record = await this.imports.findLocked(id, tx);
      if (record?.state === from) await this.imports.setState(id, to, tx);
    });
  }
}
