import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../contract/access.js';
import { DomainError } from '../../contract/errors.js';
import type { Import, ReportedRow } from '../../contract/import.js';
import { ImportsRepository } from '../imports.repository.js';
import { ImportsService } from '../imports.service.js';
import { presentImport } from './import.presenter.js';

const listed = 50;
const reportedAtOnce = 1_000;

/** Imports as those who keep the archive see them: what came in, with which messages, and how to take it back. */
@Injectable()
export class AdminImportsService {
  constructor(
    private readonly repository: ImportsRepository,
    private readonly imports: ImportsService,
  ) {}

  /** The last ones, newest first. */
  async list(): Promise<Import[]> {
    return (await this.repository.findLast(listed)).map(presentImport);
  }

  /** @throws DomainError import_not_found */
  async byId({ id }: { id: number }): Promise<Import> {
    const record = await this.repository.findListed(id);
    if (!record) throw new DomainError('import_not_found');
    return presentImport(record);
  }

  /** The rows of an import that have messages, in the order of its files. */
  async *reported(id: number): AsyncGenerator<ReportedRow> {
    for (let after = { place: 0, row: 0 }; ;) {
      const rows = await this.repository.findReported(id, after, reportedAtOnce);
      yield* rows;
      const last = rows.at(-1);
      if (!last || rows.length < reportedAtOnce) return;
      after = last;
    }
  }

  /** Ends it after its present step; the command that has started it goes on with it. @throws DomainError import_not_found */
  async pause({ id }: { id: number }): Promise<Import> {
    await this.imports.pause(id);
    return this.byId({ id });
  }

  /** Takes it back in the background. @throws DomainError import_not_found, import_under_way, import_undone */
  async undo({ id }: { id: number }, viewer: Viewer): Promise<Import> {
    await this.imports.undoInBackground(id, viewer);
    return this.byId({ id });
  }
}
