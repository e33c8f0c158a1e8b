import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { JobCounts } from '../contract/system.js';

export interface DeadJobRow {
  kind: string;
  subject: string;
  subjectId: number;
  attempts: number;
  lastError: string | null;
  deadAt: Date;
}

/** What stands in the outbox, for administrators. */
@Injectable()
export class JobStatus {
  constructor(private readonly dataSource: DataSource) {}

  /** The kinds with jobs that are not done, by name. */
  counts(): Promise<JobCounts[]> {
    return this.dataSource.query<JobCounts[]>(
      `select kind,
         count(*) filter (where dead_at is null and (leased_until is null or leased_until < now()))::int as waiting,
         count(*) filter (where dead_at is null and leased_until >= now())::int as running,
         count(*) filter (where dead_at is not null)::int as dead
       from job_outbox where version > done_version group by kind order by kind`,
    );
  }

  /** The jobs that were given up, latest first. */
  listDead(limit: number): Promise<DeadJobRow[]> {
    return this.dataSource.query<DeadJobRow[]>(
      `select kind, subject, subject_id as "subjectId", attempts, last_error as "lastError", dead_at as "deadAt"
       from job_outbox where version > done_version and dead_at is not null
       order by dead_at desc, kind, subject_id limit $1`,
      [limit],
    );
  }

  /** Makes the jobs that were given up due again, and returns how many they were. */
  async retryDead(): Promise<number> {
    const [, retried] = await this.dataSource.query<[unknown, number]>(
      `update job_outbox set version = greatest(version + 1, nextval('job_versions')), attempts = 0, crashes = 0, due_at = now(), queued_at = null,
         dead_at = null, last_error = null
       where version > done_version and dead_at is not null`,
    );
    return retried;
  }
}
