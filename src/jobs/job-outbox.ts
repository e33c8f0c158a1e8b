import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Job } from './job-kinds.js';

/**
 * Jobs that a change asks for, written in the change's own transaction: they exist exactly when the change does. After
 * the commit the relay of a worker process hears of them (a trigger on `job_outbox` notifies it) and queues them.
 *
 *     await this.dataSource.transaction(async (tx) => {
 *       await tx.save(photo);
 *       await this.jobOutbox.enqueue({ kind: 'index', subject: 'photo', subjectId: photo.id }, tx);
 *     });
 */
@Injectable()
export class JobOutbox {
  /**
   * Asks for the job (or each of the jobs) once more: one that was done, or is a dead letter, is due again; one that
   * runs at the moment is run once more afterwards.
   * @param tx the open transaction of the change; outside of one the job could outlive a change that failed
   * @param at when it is due, if not at once
   * @throws Error outside of a transaction
   */
  async enqueue(job: Job | Job[], tx: EntityManager, at?: Date): Promise<void> {
    if (!tx.queryRunner?.isTransactionActive) throw new Error('A job can be enqueued in a transaction only.');
    const jobs = [job].flat();
    // Sorted, so that two changes that enqueue the same jobs cannot wait for each other.
    await tx.query(
      `insert into job_outbox (kind, subject, subject_id, due_at)
       select distinct kind, subject, subject_id, coalesce($4, now())
       from unnest($1::text[], $2::text[], $3::integer[]) as job (kind, subject, subject_id)
       order by kind, subject, subject_id
       on conflict (kind, subject, subject_id) do update set
         version = job_outbox.version + 1, attempts = 0, crashes = 0, due_at = excluded.due_at,
         queued_at = null, dead_at = null, last_error = null`,
      [
        jobs.map(({ kind }) => kind),
        jobs.map(({ subject }) => subject),
        jobs.map(({ subjectId }) => subjectId),
        at ?? null,
      ],
    );
  }
}
