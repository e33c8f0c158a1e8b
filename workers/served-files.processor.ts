import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { JobHandlers } from '../src/jobs/job-handlers.js';
import { JobOutbox } from '../src/jobs/job-outbox.js';
import { StoredFilesCheck } from '../src/photos/files/stored-files-check.js';
import { RebuiltFiles } from '../src/stored-files/rebuilt-files.js';

/** One run ends before the time limit of its job, and continues as the next one. */
const runMs = 4 * 3_600_000;

/** Makes the served files of all records again that are missing, one at a time: after a restore there are none. */
@Injectable()
export class ServedFilesProcessor {
  private readonly logger = new Logger('Files');

  constructor(
    handlers: JobHandlers,
    private readonly rebuilt: RebuiltFiles,
    private readonly check: StoredFilesCheck,
    private readonly dataSource: DataSource,
    private readonly jobOutbox: JobOutbox,
  ) {
    handlers.register({
      kind: 'served-files',
      concurrency: 1,
      timeLimitMs: 6 * 3_600_000,
      run: (_, job) => this.run(job.signal),
    });
  }

  private async run(ended: AbortSignal): Promise<void> {
    const later = AbortSignal.timeout(runMs);
    let made = 0;
    await this.rebuilt.run({ onlyMissing: true, atOnce: 1, signal: AbortSignal.any([ended, later]) }, (done) => {
      if (done.failure === null) made += 1;
      else this.logger.warn(`The files of ${done.content.sha256} cannot be made: ${done.failure}`);
    });
    ended.throwIfAborted();
    if (made > 0) this.logger.log(`The served files of ${made} contents were made again`);
    if (!later.aborted) return this.check.count();
    await this.dataSource.transaction((tx) =>
      this.jobOutbox.enqueue({ kind: 'served-files', subject: 'storage', subjectId: 0 }, tx),
    );
  }
}
