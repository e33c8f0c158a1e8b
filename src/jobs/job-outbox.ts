import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { currentTrace } from '../platform/tracing/tracing.js';
import type { Job } from './job.js';

/**
 * Transactional outbox: a change inserts its jobs in its own transaction, so they exist exactly when the change does.
 * After the commit, a trigger on `job_outbox` notifies the relay of a worker process, which queues them.
 *
 *     await this.dataSource.transaction(async (tx) => {
 *       await tx.save(photo);
 *       await this.jobOutbox.enqueue({ kind: 'index', subject: 'photo', subjectId: photo.id }, tx);
 *     });
 */
@Injectable()
export class JobOutbox {
  /**
   * Enqueues one or several jobs. A job that was done or is a dead letter becomes due again; one that is running is run
   * once more afterwards.
   * @param tx the open transaction of the change; outside of it a job could exist without its change
   * @param dueInMs when the job is due, by the clock of the database; default: now
   * @throws Error outside of a transaction
   */
  async enqueue(job: Job | Job[], tx: EntityManager, dueInMs = 0): Promise<void> {
    if (!tx.queryRunner?.isTransactionActive) throw new Error('A job can be enqueued in a transaction only.');
    const jobs = [job].flat();
    // Sorted, so that two transactions that enqueue the same jobs cannot deadlock.
    await tx.query(
      `insert into job_outbox (kind, subject, subject_id, due_at, traceparent)
       select distinct kind, subject, subject_id, now() + $4 * interval '1 ms', $5
       from unnest($1::text[], $2::text[], $3::integer[]) as job (kind, subject, subject_id)
       order by kind, subject, subject_id
       on conflict (kind, subject, subject_id) do update set
         version = greatest(job_outbox.version + 1, excluded.version), attempts = 0, crashes = 0, due_at = excluded.due_at,
         traceparent = excluded.traceparent, queued_at = null, dead_at = null, last_error = null`,
      [
        jobs.map(({ kind }) => kind),
        jobs.map(({ subject }) => subject),
        jobs.map(({ subjectId }) => subjectId),
        dueInMs,
        currentTrace(),
      ],
    );
  }
}
