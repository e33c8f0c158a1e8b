import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { RowMessage } from '../../contract/exchange/row-message.js';
import type { ImportState } from '../../contract/import.js';
import type { ImportRecord } from '../import-record.js';
import { ImportRunner } from '../import-runner.js';
import { ImportUndo } from '../import-undo.js';
import { ImportRowsRepository } from '../import-rows.repository.js';
import { ImportsRepository } from '../imports.repository.js';
import type { OpenSource } from '../reading/open-source.js';
import { TableError } from '../reading/table-error.js';
import { ImportFile, sourceOf } from './import-file.js';
import { ImportReading } from './import-reading.js';

/** Names of pictures that no row names, as far as they are listed. */
const unusedMax = 10_000;

/** What is done for imports in the background, by their state: reading, checking, running, undoing. */
@Injectable()
export class ImportWork {
  constructor(
    private readonly dataSource: DataSource,
    private readonly imports: ImportsRepository,
    private readonly rows: ImportRowsRepository,
    private readonly reading: ImportReading,
    private readonly runner: ImportRunner,
    private readonly undo: ImportUndo,
    private readonly file: ImportFile,
  ) {}

  /** Goes on until the state is another one. @throws when it is interrupted: it goes on where it was then */
  async run(id: number, signal: AbortSignal): Promise<void> {
    const record = await this.imports.find(id);
    if (record?.state === 'reading') await this.reading.run(record);
    else if (record?.state === 'checking') await this.unlessBroken(record, () => this.check(record, signal));
    else if (record?.state === 'running') await this.unlessBroken(record, () => this.import(record, signal));
    else if (record?.state === 'undoing') await this.undo.run(id, signal);
    signal.throwIfAborted();
  }

  /** After the last attempt. What was imported stays. */
  async fail(id: number): Promise<void> {
    const record = await this.imports.find(id);
    if (record) await this.imports.setState(id, record.state === 'checking' ? 'draft' : stateAfterFailure(record));
  }

  private async check(record: ImportRecord, signal: AbortSignal): Promise<void> {
    const { id } = record;
    if (!(await this.whileIn(record, (tx) => this.imports.restart(id, null, tx)))) return;
    await this.file.with(record, async (opened) => {
      const source = sourceOf(record, opened);
      let total = 0;
      for await (const step of this.runner.dryRun(record, source)) {
        if (signal.aborted) return;
        total += step.decided.length;
        if (!(await this.whileIn(record, (tx) => this.rows.saveStep(id, step, tx)))) return;
      }
      await this.whileIn(record, async (tx) => {
        await this.imports.saveTotal(id, total, tx);
        await this.rows.sayOfTable(id, photosOf(record), filesLeft(opened), tx);
        await this.imports.setState(id, 'checked', tx);
      });
    });
  }

  private async import(record: ImportRecord, signal: AbortSignal): Promise<void> {
    const { id, place, lastRow } = record;
    await this.file.with(record, async (opened) => {
      const source = sourceOf(record, opened);
      await this.runner.run(id, source, signal);
      // Of one that was interrupted, the pictures of its first part count as unused.
      const isWhole = place === 0 && lastRow === 0 && (await this.imports.find(id))?.state === 'done';
      if (isWhole)
        await this.dataSource.transaction((tx) => this.rows.sayOfTable(id, photosOf(record), filesLeft(opened), tx));
    });
  }

  /** A file that turns out to be broken will be so at the next attempt. */
  private async unlessBroken(record: ImportRecord, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof TableError)) throw error;
      await this.whileIn(record, async (tx) => {
        await this.imports.saveProblem(record.id, error.problem, tx);
        await this.imports.setState(record.id, stateAfterFailure(record), tx);
      });
    }
  }

  /** Does something unless somebody has ended the work meanwhile. Resolves with whether it was done. */
  private whileIn({ id, state }: ImportRecord, work: (tx: EntityManager) => Promise<void>): Promise<boolean> {
    return this.dataSource.transaction(async (tx) => {
      const present = await this.imports.findLocked(id, tx);
      if (present?.state !== state) return false;
      await work(tx);
      return true;
    });
  }
}

const stateAfterFailure = ({ state }: Pick<ImportRecord, 'state'>): ImportState =>
  state === 'reading' || state === 'checking' ? 'unreadable' : 'failed';

/** The table whose rows have pictures. */
const photosOf = ({ tables }: ImportRecord): number =>
  Math.max(
    tables.findIndex(({ mapping }) => mapping.table === 'photos'),
    0,
  );

/** What is to be said of the files beside the tables: pictures that no row names, and zips that are not opened. */
const filesLeft = ({ pictures, packed }: Pick<OpenSource, 'pictures' | 'packed'>): RowMessage[] => [
  ...said('file_packed', packed),
  ...said('file_unused', pictures?.unused() ?? []),
];

const said = (code: RowMessage['code'], files: readonly string[]): RowMessage[] =>
  files.slice(0, unusedMax).map((value) => ({ code, column: null, value, refuses: false }));
