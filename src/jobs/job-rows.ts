import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Job, JobKind } from './job-kinds.js';

/** Without a sign of life for this long a worker counts as dead and its jobs are due again. */
export const leaseMs = 30_000;

/** What the queue carries: a job as it was due at the time. */
export interface DueJob extends Job {
  version: number;
  /** How many workers died while they ran it. */
  crashes: number;
}

/** One worker's right to run one job. `attempts` and `crashes` count this one in. */
export interface Lease extends DueJob {
  id: string;
  attempts: number;
}

interface Due {
  kinds: readonly JobKind[];
  limit: number;
  /** A job that was queued longer ago than this and still does not run is taken again: the queue may have lost it. */
  queuedBeforeMs: number;
}

/** The statements on `job_outbox` by which workers share the jobs. All times are the database's. */
@Injectable()
export class JobRows {
  constructor(private readonly dataSource: DataSource) {}

  /** Takes jobs that are due and that nobody runs, those first that have been due longest, and marks them as queued. */
  async takeDue({ kinds, limit, queuedBeforeMs }: Due): Promise<DueJob[]> {
    return this.query(
      `update job_outbox set queued_at = now() from (
         select kind, subject, subject_id from job_outbox
         where version > done_version and dead_at is null and due_at <= now() and kind = any ($1) and ${isFree}
           and (queued_at is null or queued_at <= now() - $2 * interval '1 ms')
         order by due_at limit $3 for update skip locked) due
       where (job_outbox.kind, job_outbox.subject, job_outbox.subject_id) = (due.kind, due.subject, due.subject_id)
       returning job_outbox.kind, job_outbox.subject, job_outbox.subject_id as "subjectId", version,
         crashes + (lease is not null)::integer as crashes`,
      [kinds, Math.round(queuedBeforeMs), limit],
    );
  }

  /** The queue did not take them. */
  async unqueue(jobs: DueJob[]): Promise<void> {
    await this.query(
      `update job_outbox set queued_at = null from unnest($1::text[], $2::text[], $3::integer[]) as job (kind, subject, id)
       where (job_outbox.kind, job_outbox.subject, subject_id) = (job.kind, job.subject, job.id)`,
      [jobs.map(({ kind }) => kind), jobs.map(({ subject }) => subject), jobs.map(({ subjectId }) => subjectId)],
    );
  }

  /**
   * Leases the job, or answers null when it is done, has been enqueued anew since, or runs elsewhere. A lease that
   * expired was never given back, so its worker died: that is counted apart from attempts that ended in an error.
   */
  async lease({ version, ...job }: DueJob): Promise<Lease | null> {
    const [row] = await this.query<Omit<Lease, keyof Job>>(
      `update job_outbox set lease = gen_random_uuid(), leased_until = now() + $5 * interval '1 ms',
         attempts = attempts + 1, crashes = crashes + (lease is not null)::integer, queued_at = null, dead_at = null
       where ${isJob} and version = $4 and version > done_version and ${isFree}
       returning lease as id, version, attempts, crashes`,
      [...keyOf(job), version, leaseMs],
    );
    const { kind, subject, subjectId } = job;
    return row ? { kind, subject, subjectId, ...row } : null;
  }

  /** Says that their worker lives. Answers the ids of the leases that it still holds. */
  async extend(leases: Lease[]): Promise<string[]> {
    const rows = await this.query<{ lease: string }>(
      `update job_outbox set leased_until = now() + $5 * interval '1 ms'
       from unnest($1::text[], $2::text[], $3::integer[], $4::uuid[]) as held (kind, subject, subject_id, lease)
       where (job_outbox.kind, job_outbox.subject, job_outbox.subject_id, job_outbox.lease)
         = (held.kind, held.subject, held.subject_id, held.lease)
       returning job_outbox.lease`,
      [
        leases.map(({ kind }) => kind),
        leases.map(({ subject }) => subject),
        leases.map(({ subjectId }) => subjectId),
        leases.map(({ id }) => id),
        leaseMs,
      ],
    );
    return rows.map(({ lease }) => lease);
  }

  /** The job is done as it was leased. True when it was enqueued again in the meantime, and is due again. */
  async complete(lease: Lease): Promise<boolean> {
    const [row] = await this.query<{ again: boolean }>(
      `update job_outbox set done_version = $5, lease = null, leased_until = null, attempts = 0, crashes = 0,
         last_error = null
       where ${isLeased} returning version > $5 as again`,
      [...keyOf(lease), lease.id, lease.version],
    );
    return row?.again ?? false;
  }

  /** The attempt failed; the job is due again after a pause. */
  async retryLater(lease: Lease, error: string, pauseMs: number): Promise<void> {
    await this.query(
      `update job_outbox set lease = null, leased_until = null, last_error = $5,
         due_at = greatest(due_at, now() + $6 * interval '1 ms')
       where ${isLeased}`,
      [...keyOf(lease), lease.id, error, Math.round(pauseMs)],
    );
  }

  /** The job is not tried again until it is enqueued anew; what was enqueued in the meantime is due all the same. */
  async bury(lease: Lease, error: string): Promise<void> {
    await this.query(
      `update job_outbox set lease = null, leased_until = null, last_error = $5,
         dead_at = case when version = $6 then now() end
       where ${isLeased}`,
      [...keyOf(lease), lease.id, error, lease.version],
    );
  }

  /** Gives the job back as if it had not been leased. */
  async release(lease: Lease): Promise<void> {
    await this.query(
      `update job_outbox set lease = null, leased_until = null, attempts = greatest(attempts - 1, 0) where ${isLeased}`,
      [...keyOf(lease), lease.id],
    );
  }

  /** TypeORM answers an update with its rows and their number. */
  private async query<Row>(sql: string, parameters: unknown[]): Promise<Row[]> {
    const [rows] = await this.dataSource.query<[Row[], number]>(sql, parameters);
    return rows;
  }
}

const isFree = '(leased_until is null or leased_until < now())';
const isJob = 'kind = $1 and subject = $2 and subject_id = $3';
const isLeased = `${isJob} and lease = $4`;

const keyOf = ({ kind, subject, subjectId }: Job): unknown[] => [kind, subject, subjectId];
