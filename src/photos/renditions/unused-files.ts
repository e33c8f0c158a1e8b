import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ArchiveIdentity } from '../../records/archive-identity.js';
import { lockContent } from '../../records/published-files.js';
import { FileCache } from '../../platform/storage/file-cache.js';
import { Storage } from '../../platform/storage/storage.js';
import { JobOutbox } from '../../jobs/job-outbox.js';
import type { Job } from '../../jobs/job.js';
import { msUntilHour } from '../../jobs/ms-until-hour.js';
import { ContentUses } from './content-uses.js';
import { FileState } from './file-state.js';
import { mostRemovedAtOnce } from './most-removed.js';

const hourMs = 3_600_000;
/** A newer file may belong to a photo whose transaction is not committed yet. */
const minAgeMs = 24 * hourMs;
const sweepHour = 3;
export const trashDays = 30;

const sweepOfStorage: Job = { kind: 'sweep', subject: 'storage', subjectId: 0 };

export interface UnusedContents {
  /** Go into the trash. */
  unused: string[];
  /** Deleted at once: of removal requests that were granted, and of persons who have deleted their account. */
  erased: string[];
  /** How many contents are stored. */
  total: number;
}

/**
 * Moves originals that no record uses into the trash, for 30 days; files of imports 30 days after these have ended; those of photos 30 days after a removal, or 7 days after a
 * failure without a retry, and those of replaced scans, default covers, audio guides and logos 30 days after they were deleted or
 * replaced, so that this can be reverted. When there are too many, the database is probably not the one of these files, and
 * nothing is moved until somebody has decided. What must be erased by law is deleted at once.
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
    private readonly identity: ArchiveIdentity,
    private readonly uses: ContentUses,
    private readonly state: FileState,
  ) {}

  /** Enqueues the first sweep, unless one is enqueued. */
  async schedule(): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const enqueued = await tx.query<object[]>(
        `select 1 from job_outbox where kind = $1 and version > done_version and dead_at is null`,
        [sweepOfStorage.kind],
      );
      if (enqueued.length === 0) await this.jobOutbox.enqueue(sweepOfStorage, tx, msUntilHour(sweepHour));
    });
  }

  /**
   * Sweeps, and enqueues the next night's sweep. Resolves with the number of contents that are gone.
   * @param isConfirmed somebody has looked at how many there are
   * @throws OperatorError, and changes nothing, when the files are another archive's
   */
  async sweep({ isConfirmed = false } = {}): Promise<number> {
    await this.identity.assertOwn();
    await this.storage.clearAbandoned(minAgeMs);
    const found = await this.find();
    let removed = 0;
    for (const sha256 of found.erased) if (await this.removeUnused(sha256)) removed += 1;
    if (isConfirmed || (await this.mayRemove(found)))
      for (const sha256 of found.unused) if (await this.removeUnused(sha256)) removed += 1;
    if (removed > 0) this.logger.log(`${removed} contents that no record uses were removed`);
    if (isConfirmed) await this.state.release();
    await this.emptyTrash();
    await this.uses.forgetErased();
    await this.dataSource.transaction((tx) => this.jobOutbox.enqueue(sweepOfStorage, tx, msUntilHour(sweepHour)));
    return removed;
  }

  /** What a sweep would remove. */
  async find(): Promise<UnusedContents> {
    const stored = new Map<string, number>();
    for await (const { sha256, changedAt } of this.storage.list())
      stored.set(sha256, Math.min(stored.get(sha256) ?? Infinity, changedAt.getTime()));
    const old = [...stored].filter(([, changedAt]) => changedAt < Date.now() - minAgeMs).map(([sha256]) => sha256);
    const unused: string[] = [];
    const erased: string[] = [];
    for (const sha256 of await this.uses.withoutRecord(old)) {
      if (await this.uses.isUsed(sha256)) continue;
      if (await this.uses.mustBeErased(sha256)) erased.push(sha256);
      else unused.push(sha256);
    }
    return { unused, erased, total: stored.size };
  }

  /** False, and the alarm, when there are more than a night ever brings. */
  private async mayRemove({ unused, total }: UnusedContents): Promise<boolean> {
    if (unused.length <= mostRemovedAtOnce(total)) {
      await this.state.release();
      return true;
    }
    await this.state.hold(unused.length, total);
    this.logger.error(
      `no record uses ${unused.length} of ${total} stored contents: too many to be true, so nothing was removed. Compare the database with its backup; npm run files:sweep lists them, and removes them with -- --yes`,
    );
    return false;
  }

  /** The lock keeps an upload from using the content between the check and the removal. */
  private removeUnused(sha256: string): Promise<boolean> {
    return this.dataSource.transaction(async (tx) => {
      await lockContent(sha256, tx);
      if (await this.uses.isUsed(sha256, tx)) return false;
      if (await this.uses.mustBeErased(sha256, tx)) await this.storage.remove(sha256);
      else await this.storage.discard(sha256, today());
      await tx.query('delete from contents_to_erase where sha256 = $1', [sha256]);
      await this.fileCache.remove(sha256);
      return true;
    });
  }

  /** What a record uses again by now goes back, and the rest is deleted after 30 days. */
  private async emptyTrash(): Promise<void> {
    const oldest = new Date(Date.now() - trashDays * 24 * hourMs).toISOString().slice(0, 10);
    for await (const content of this.storage.listTrash())
      await this.dataSource.transaction(async (tx) => {
        await lockContent(content.sha256, tx);
        if (await this.uses.isUsed(content.sha256, tx)) await this.storage.putBack(content.sha256);
        else if (content.day < oldest || (await this.uses.mustBeErased(content.sha256, tx)))
          await this.storage.removeTrashed(content);
      });
  }
}

const today = (): string => new Date().toISOString().slice(0, 10);
