import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Bells } from './bells.js';
import type { Work } from './work.js';

/**
 * Work that a change owes, written in the change's own transaction: it exists exactly when the change does. The doorbell
 * rings by itself once that transaction is committed, so nobody has to remember it.
 *
 *     await this.dataSource.transaction(async (tx) => {
 *       await tx.save(photo);
 *       await this.owedWork.owe({ kind: 'index', subject: 'photo', subjectId: photo.id }, tx);
 *     });
 */
@Injectable()
export class OwedWork {
  constructor(private readonly bells: Bells) {}

  /**
   * Owes the work (or each of the works) once more: what was done, or had failed for good, is due again.
   * @param tx the open transaction of the change; outside of one the debt could outlive a change that failed
   * @param at when it is due, if not at once
   */
  async owe(work: Work | Work[], tx: EntityManager, at?: Date): Promise<void> {
    if (!tx.queryRunner?.isTransactionActive) throw new Error('Work can be owed in a transaction only.');
    const works = [work].flat();
    // Sorted, so that two changes that owe the same works cannot wait for each other.
    await tx.query(
      `insert into work_owed (kind, subject, subject_id, next_at)
       select distinct kind, subject, subject_id, coalesce($4, now())
       from unnest($1::text[], $2::text[], $3::integer[]) as owed (kind, subject, subject_id)
       order by kind, subject, subject_id
       on conflict (kind, subject, subject_id) do update set
         version = work_owed.version + 1, attempts = 0, crashes = 0, next_at = excluded.next_at,
         failed_at = null, last_error = null`,
      [
        works.map(({ kind }) => kind),
        works.map(({ subject }) => subject),
        works.map(({ subjectId }) => subjectId),
        at ?? null,
      ],
    );
    if (!at) this.bells.ringAfterCommit(works, tx.queryRunner);
  }
}
