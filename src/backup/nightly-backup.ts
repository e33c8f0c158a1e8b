import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Job } from '../jobs/job.js';
import { JobOutbox } from '../jobs/job-outbox.js';
import { msUntilHour } from '../jobs/ms-until-hour.js';
import { Config } from '../platform/config/config.js';
import { reasonOf } from '../platform/operator-error.js';
import { Storage } from '../platform/storage/storage.js';
import { recordFailure } from './backup-state.js';
import { type BackupState, isRecent, selectBackupState } from './last-backup.js';
import { makeBackup } from './make-backup.js';
import { openStore, withStore } from './open-store.js';

const backupHour = 2;
const againMs = 3_600_000;
const job: Job = { kind: 'backup', subject: 'storage', subjectId: 0 };

/** The backup that `BACKUP_TARGET` asks for. It is a job, so that only one of several workers makes it. */
@Injectable()
export class NightlyBackup {
  private readonly logger = new Logger('Backup');

  constructor(
    private readonly dataSource: DataSource,
    private readonly storage: Storage,
    private readonly jobOutbox: JobOutbox,
    private readonly config: Config,
  ) {}

  /** Called at the start of a worker: enqueues the next one, unless it is enqueued; at once where there is none of these days. */
  async schedule(): Promise<void> {
    if (!this.config.backup) return;
    await this.dataSource.transaction(async (tx) => {
      const enqueued = await tx.query<object[]>(
        'select 1 from job_outbox where kind = $1 and version > done_version and dead_at is null',
        [job.kind],
      );
      if (enqueued.length > 0) return;
      const [state] = await tx.query<[BackupState]>(selectBackupState);
      await this.jobOutbox.enqueue(job, tx, isRecent(state) ? msUntilHour(backupHour) : 0);
    });
  }

  /** Makes it, and enqueues that of the next night; after a failure, which is kept for the administration, in an hour. */
  async run(): Promise<void> {
    const { backup, backupPassphrase: passphrase, databaseUrl, dataDir } = this.config;
    if (!backup || databaseUrl === null) return;
    let dueInMs = againMs;
    try {
      const store = await openStore(backup.target, this.config, { prepare: true });
      const plan = { databaseUrl, storage: this.storage, store, dataDir, passphrase, keep: backup.keep };
      const { name, manifest } = await withStore(store, () => makeBackup(plan, () => undefined));
      this.logger.log(`The backup ${name} is made`);
      const { lacking } = manifest.files;
      if (lacking.length > 0) this.logger.error(`It lacks ${lacking.length} originals: npm run files:check names them`);
      dueInMs = msUntilHour(backupHour);
    } catch (error) {
      this.logger.error(`No backup could be made: ${error instanceof Error ? error.message : reasonOf(error)}`);
      await recordFailure(this.dataSource, error);
    }
    await this.dataSource.transaction((tx) => this.jobOutbox.enqueue(job, tx, dueInMs));
  }
}
