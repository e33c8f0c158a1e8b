import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { JobKind } from '../contract/job-kinds.js';
import type { Job } from './job.js';

/** A lease that is not extended for this long expires: its worker counts as dead and the job is due again. */
export const leaseMs = 30_000;

/** The payload of a queued job: the state of its row when it was queued. */
export interface DueJob extends Job {
  version: number;
  /** How many workers have crashed while they ran it. */
  crashes: number;
  /** What has caused it, in the traces of an operator; null where none are written. */
  traceparent: string | null;
}

/** One worker's right to run one job. `attempts` and `crashes` include this attempt. */
export interface Lease extends DueJob {
  id: string;
  attempts: number;
}

interface Due {
  kinds: readonly JobKind[];
  limit: number;
  /** A job that was queued longer ago than this and does not run yet is returned again: the queue may have lost it. */
  queuedBeforeMs: number;
}

/** The statements on `job_outbox` by which workers share the jobs. All times are those of the database's clock. */
@Injectable()
export class JobRows {
  constructor(private readonly dataSource: DataSource) {}

  /** Marks due jobs that no worker runs as queued, the longest due first, and returns them. */
  async takeDue({ kinds, limit, queuedBeforeMs }: Due): Promise<DueJob[]> {
    return this.query(
      `update job_outbox set queued_at = now() from (
         select kind, subject, subject_id from job_outbox
         where version > done_version and dead_at is null and due_at <= now() and kind = any ($1) and ${isFree}
           and (queued_at is null or queued_at <= now() - $2 * interval '1 ms')
         order by due_at limit $3 for update skip locked) due
       where (job_outbox.kind, job_outbox.subject, job_outbox.subject_id) = (due.kind, due.subject, due.subject_id)
       returning job_outbox.kind, job_outbox.subject, job_outbox.subject_id as "subjectId", version,
         crashes + (lease is not null)::integer as crashes, traceparent`,
      [kinds, Math.round(queuedBeforeMs), limit],
    );
  }

  /** Marks them as not queued, because the queue did not accept them. */
  async unqueue(jobs: DueJob[]): Promise<void> {
    await this.query(
      `update job_outbox set queued_at = null from unnest($1::text[], $2::text[], $3::integer[]) as job (kind, subject, id)
       where (job_outbox.kind, job_outbox.subject, subject_id) = (job.kind, job.subject, job.id)`,
      [jobs.map(({ kind }) => kind), jobs.map(({ subject }) => subject), jobs.map(({ subjectId }) => subjectId)],
    );
  }

  /**
   * Leases the job, or returns null when it is done, was enqueued again since, or runs elsewhere. An expired lease was not
   * released, so its worker has crashed, which is counted apart from attempts that ended with an error.
   */
  async lease({ version, traceparent, ...job }: DueJob): Promise<Lease | null> {
    const [row] = await this.query<Omit<Lease, keyof Job | 'traceparent'>>(
      `update job_outbox set lease = gen_random_uuid(), leased_until = now() + $5 * interval '1 ms',
         attempts = attempts + 1, crashes = crashes + (lease is not null)::integer, queued_at = null, dead_at = null
       where ${isJob} and version = $4 and version > done_version and ${isFree}
       returning lease as id, version, attempts, crashes`,
      [...keyOf(job), version, leaseMs],
    );
    const { kind, subject, subjectId } = job;
    return row ? { kind, subject, subjectId, traceparent, ...row } : null;
  }

  /** Extends the leases of a worker and returns the ids of those that it still holds. */
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

  /** Marks the leased version as done. True when the job was enqueued again meanwhile and is due again. */
  async complete(lease: Lease): Promise<boolean> {
    const [row] = await this.query<{ again: boolean }>(
      `update job_outbox set done_version = $5, lease = null, leased_until = null, attempts = 0, crashes = 0,
         last_error = null
       where ${isLeased} returning version > $5 as again`,
      [...keyOf(lease), lease.id, lease.version],
    );
    return row?.again ?? false;
  }

  /** Stores a failed attempt, which counts unless something else was at fault; the job is due again after `pauseMs`. */
  async retryLater(lease: Lease, error: string, pauseMs: number, { counts = true } = {}): Promise<void> {
    await this.query(
      `update job_outbox set lease = null, leased_until = null, last_error = $5,
         attempts = greatest(attempts - $7, 0), due_at = greatest(due_at, now() + $6 * interval '1 ms')
       where ${isLeased}`,
      [...keyOf(lease), lease.id, error, Math.round(pauseMs), counts ? 0 : 1],
    );
  }

  /** Makes the job a dead letter until it is enqueued again; one that was enqueued again meanwhile is due. */
  async markDead(lease: Lease, error: string): Promise<void> {
    await this.query(
      `update job_outbox set lease = null, leased_until = null, last_error = $5,
         dead_at = case when version = $6 then now() end
       where ${isLeased}`,
      [...keyOf(lease), lease.id, error, lease.version],
    );
  }

  /** Releases the lease and does not count the attempt. */
  async release(lease: Lease): Promise<void> {
    await this.query(
      `update job_outbox set lease = null, leased_until = null, attempts = greatest(attempts - 1, 0) where ${isLeased}`,
      [...keyOf(lease), lease.id],
    );
  }

  /** For an update TypeORM returns a pair: the rows and their number. */
  private async query<Row>(sql: string, parameters: unknown[]): Promise<Row[]> {
    const [rows] = await this.dataSource.query<[Row[], number]>(sql, parameters);
    return rows;
  }
}

const isFree = '(leased_until is null or leased_until < now())';
const isJob = 'kind = $1 and subject = $2 and subject_id = $3';
const isLeased = `${isJob} and lease = $4`;

const keyOf = ({ kind, subject, subjectId }: Job): unknown[] => [kind, subject, subjectId];
