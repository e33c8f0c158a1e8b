import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { lockContent } from '../../records/published-files.js';
import { FileCache } from '../../platform/storage/file-cache.js';
import { Storage } from '../../platform/storage/storage.js';
import { JobOutbox } from '../../jobs/job-outbox.js';
import type { Job } from '../../jobs/job-kinds.js';

const hourMs = 3_600_000;
/** A newer file may belong to a photo whose transaction is not committed yet. */
const minAgeMs = 24 * hourMs;
const sweepHour = 3;

const sweepOfStorage: Job = { kind: 'sweep', subject: 'storage', subjectId: 0 };

/**
 * Deletes files that no record uses; those of photos 30 days after a removal, or 7 days after a failure without a retry, and
 * those of replaced scans, default covers and audio guides 30 days after they were deleted or replaced, so that this can be
 * reverted.
 * The nightly sweep is a job, so that only one of several workers does it.
 */
@Injectable()
export class UnusedFiles {
  private readonly logger = new Logger('Files');

  constructor(
    private readonly dataSource: DataSource,
    private readonly storage: Storage,
    private readonly fileCache: FileCache,
    private readonly jobOutbox: JobOutbox,
  ) {}

  /** Enqueues the first sweep, unless one is enqueued. */
  async schedule(): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const enqueued = await tx.query<object[]>(
        `select 1 from job_outbox where kind = $1 and version > done_version and dead_at is null`,
        [sweepOfStorage.kind],
      );
      if (enqueued.length === 0) await this.jobOutbox.enqueue(sweepOfStorage, tx, nextNight());
    });
  }

  /** Sweeps, and enqueues the next night's sweep. Resolves with the number of deleted originals. */
  async sweep(): Promise<number> {
    await this.storage.clearAbandoned(minAgeMs);
    let removed = 0;
    for await (const { sha256, changedAt } of this.storage.list())
      if (changedAt.getTime() < Date.now() - minAgeMs && (await this.removeUnused(sha256))) removed += 1;
    if (removed > 0) this.logger.log(`${removed} unused originals or their renditions deleted`);
    await this.dataSource.transaction((tx) => this.jobOutbox.enqueue(sweepOfStorage, tx, nextNight()));
    return removed;
  }

  /** The lock keeps an upload from using the content between the check and the removal. */
  private removeUnused(sha256: string): Promise<boolean> {
    return this.dataSource.transaction(async (tx) => {
      await lockContent(sha256, tx);
      const users = await tx.query<object[]>(
        `select 1 from photos where original_sha256 = $1 and not (
           -- Without a time of removal the photo is withheld and may be public again.
           (status = 'removed' and coalesce(removed_at < now() - interval '30 days', false)) or
           (status = 'failed' and updated_at < now() - interval '7 days'))
         union all select 1 from photos where new_scan ->> 'originalSha256' = $1 and new_scan ->> 'failure' is null
         union all select 1 from record_changes c join change_sets s on s.id = c.change_set_id
           where c.kind = 'photo' and c.part = 'scan' and s.created_at > now() - interval '30 days'
             and $1 in (c.before ->> 'originalSha256', c.after ->> 'originalSha256')
         union all select 1 from avatars where sha256 = $1
         union all select 1 from file_uses where sha256 = $1
         union all select 1 from record_changes c join change_sets s on s.id = c.change_set_id
           where c.kind = 'default_cover' and s.created_at > now() - interval '30 days'
             and $1 in (c.before ->> 'originalSha256', c.before -> 'cover' ->> 'originalSha256')
         union all select 1 from record_changes c join change_sets s on s.id = c.change_set_id
           where c.kind = 'entity' and c.part in ('audio', 'record') and s.created_at > now() - interval '30 days'
             and strpos(c.before::text, $1) > 0
         limit 1`,
        [sha256],
      );
      if (users.length > 0) return false;
      await this.storage.remove(sha256);
      await this.fileCache.remove(sha256);
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
