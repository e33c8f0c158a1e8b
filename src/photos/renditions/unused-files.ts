import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { lockContent } from '../../records/published-files.js';
import { Storage } from '../../platform/storage/storage.js';
import { JobOutbox } from '../../jobs/job-outbox.js';
import type { Job } from '../../jobs/job-kinds.js';

const hourMs = 3_600_000;
/** What was just stored may belong to a photo whose row is not there yet. */
const leastAgeMs = 24 * hourMs;
const sweepHour = 3;

const sweepOfStorage: Job = { kind: 'sweep', subject: 'storage', subjectId: 0 };

/**
 * Deletes what nothing uses any more; of photos, 30 days after a removal, 7 days after a failure that nobody retried
 * (contract.md, Photos). The nightly sweep is a job like any other, so one of several workers does it.
 */
@Injectable()
export class UnusedFiles {
  private readonly logger = new Logger('Files');

  constructor(
    private readonly dataSource: DataSource,
    private readonly storage: Storage,
    private readonly jobOutbox: JobOutbox,
  ) {}

  /** Enqueues the first sweep, where none is. */
  async schedule(): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const enqueued = await tx.query<object[]>(
        `select 1 from job_outbox where kind = $1 and version > done_version and dead_at is null`,
        [sweepOfStorage.kind],
      );
      if (enqueued.length === 0) await this.jobOutbox.enqueue(sweepOfStorage, tx, nextNight());
    });
  }

  /** Sweeps and enqueues the next night's sweep. Tells how many originals went. */
  async sweep(): Promise<number> {
    await this.storage.clearAbandoned(leastAgeMs);
    let removed = 0;
    for await (const { sha256, changedAt } of this.storage.list())
      if (changedAt.getTime() < Date.now() - leastAgeMs && (await this.removeUnused(sha256))) removed += 1;
    if (removed > 0) this.logger.log(`${removed} unused originals or their pictures deleted`);
    await this.dataSource.transaction((tx) => this.jobOutbox.enqueue(sweepOfStorage, tx, nextNight()));
    return removed;
  }

  /** Nobody can take the content into use between the look and the removal: an upload holds the same lock. */
  private removeUnused(sha256: string): Promise<boolean> {
    return this.dataSource.transaction(async (tx) => {
      await lockContent(sha256, tx);
      const users = await tx.query<object[]>(
        `select 1 from photos where original_sha256 = $1 and not (
           (status = 'removed' and removed_at < now() - interval '30 days') or
           (status = 'failed' and updated_at < now() - interval '7 days'))
         union all select 1 from avatars where sha256 = $1
         union all select 1 from file_uses where sha256 = $1 limit 1`,
        [sha256],
      );
      if (users.length > 0) return false;
      await this.storage.remove(sha256);
      return true;
    });
  }
}

function nextNight(): Date {
  const night = new Date();
  night.setHours(sweepHour, 0, 0, 0);
  if (night.getTime() <= Date.now()) night.setDate(night.getDate() + 1);
  return night;
}
