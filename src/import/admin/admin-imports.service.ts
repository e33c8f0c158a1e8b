import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../contract/access.js';
import type { ImportsApi } from '../../contract/api/imports.js';
import { DomainError } from '../../contract/errors.js';
import type {
  ChangedRow,
  ChangedRowsQuery,
  DecidedConflict,
  Import,
  ImportChange,
  ImportDetail,
  ImportFinding,
  ImportTableChange,
  NewImport,
  PreviewedRow,
  ReportedRow,
  SeenImport,
} from '../../contract/import.js';
import { ImportChanges } from '../browser/import-changes.js';
import { ImportFindings } from '../browser/import-findings.js';
import { ImportPreparation } from '../browser/import-preparation.js';
import { ImportPreview } from '../browser/import-preview.js';
import { ImportRowsRepository } from '../import-rows.repository.js';
import { ImportsRepository } from '../imports.repository.js';
import { ImportsService } from '../imports.service.js';
import { presentImport, presentImportDetail } from './import.presenter.js';

const listed = 50;
const reportedAtOnce = 1_000;

/** Imports as those who keep the archive see them: prepared, tried and run, with their messages, and how to take them back. */
@Injectable()
export class AdminImportsService implements Omit<ImportsApi, 'messages' | 'create' | 'undo'> {
  constructor(
    private readonly repository: ImportsRepository,
    private readonly rows: ImportRowsRepository,
    private readonly imports: ImportsService,
    private readonly preparation: ImportPreparation,
    private readonly previews: ImportPreview,
    private readonly found: ImportFindings,
    private readonly differences: ImportChanges,
  ) {}

  /** The last ones, newest first. */
  async list(): Promise<Import[]> {
    return (await this.repository.findLast(listed)).map(presentImport);
  }

  /** @throws DomainError import_not_found */
  async byId({ id }: { id: number }): Promise<ImportDetail> {
    const record = await this.repository.findListed(id);
    if (!record) throw new DomainError('import_not_found');
    return presentImportDetail(record, await this.repository.findSamples(id));
  }

  /** @throws DomainError as `ImportPreparation.create` */
  async create({ uploadId }: NewImport, viewer: Viewer): Promise<ImportDetail> {
    return this.byId({ id: await this.preparation.create(uploadId, viewer) });
  }

  /** @throws DomainError as `ImportPreparation.change` */
  async change({ id, ...change }: { id: number } & ImportChange): Promise<ImportDetail> {
    await this.preparation.change(id, change);
    return this.byId({ id });
  }

  /** @throws DomainError as `ImportPreparation.changeTable` */
  async changeTable({
    id,
    place,
    ...change
  }: { id: number; place: number } & ImportTableChange): Promise<ImportDetail> {
    await this.preparation.changeTable(id, place, change);
    return this.byId({ id });
  }

  /** @throws DomainError import_not_found */
  preview({ id, place }: { id: number; place: number }): Promise<PreviewedRow[]> {
    return this.previews.rows(id, place);
  }

  /** @throws DomainError as `ImportPreparation.check` */
  async check({ id }: { id: number }): Promise<ImportDetail> {
    await this.preparation.check(id);
    return this.byId({ id });
  }

  /** @throws DomainError as `ImportPreparation.run` */
  async run({ id, version }: { id: number } & SeenImport): Promise<ImportDetail> {
    await this.preparation.run(id, version);
    return this.byId({ id });
  }

  /** @throws DomainError import_not_found */
  async findings({ id }: { id: number }): Promise<ImportFinding[]> {
    await this.imports.byId(id);
    return this.found.of(id);
  }

  /** @throws DomainError import_not_found */
  changes({ id, ...query }: { id: number } & ChangedRowsQuery): Promise<ChangedRow[]> {
    return this.differences.of(id, query);
  }

  /** @throws DomainError as `ImportPreparation.decide` */
  async decide({ id, decisions }: { id: number; decisions: DecidedConflict[] }): Promise<ImportDetail> {
    await this.preparation.decide(id, decisions);
    return this.byId({ id });
  }

  /** The rows of an import that have messages, in the order of its files. */
  async *reported(id: number): AsyncGenerator<ReportedRow> {
    for (let after = { place: 0, row: -1 }; ;) {
      const rows = await this.rows.findReported(id, after, reportedAtOnce);
      yield* rows;
      const last = rows.at(-1);
      if (!last || rows.length < reportedAtOnce) return;
      after = last;
    }
  }

  /** Ends it after its present step; `run`, or the command that has started it, goes on with it. @throws DomainError import_not_found */
  async pause({ id }: { id: number }): Promise<ImportDetail> {
    await this.imports.pause(id);
    return this.byId({ id });
  }

  /**
   * Takes it back in the background.
   * @throws DomainError import_not_found, import_under_way, import_undone, nothing_to_undo
   */
  async undo({ id }: { id: number }, viewer: Viewer): Promise<ImportDetail> {
    await this.imports.undoInBackground(id, viewer);
    return this.byId({ id });
  }

  /** @throws DomainError as `ImportPreparation.remove` */
  remove({ id }: { id: number }): Promise<void> {
    return this.preparation.remove(id);
  }
}
