import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Work } from './work.js';

/** Where a transaction keeps what it owes until its commit rings for it. */
export const owedInTransaction = Symbol('owed work');

/**
 * Work that a change owes, written in the change's own transaction: it exists exactly when the change does. The doorbell
 * rings by itself once the transaction is committed, so nobody has to remember it (see RingAfterCommit).
 *
 *     await this.dataSource.transaction(async (tx) => {
 *       await tx.save(photo);
 *       await this.owedWork.owe({ kind: 'index', subject: 'photo', subjectId: photo.id }, tx);
 *     });
 */
@Injectable()
export class OwedWork {
  /**
   * Owes the work (or each of the works) once more: what was done or had failed for good is due again, at once.
   * @throws Error when `tx` is no open transaction, since the debt could then outlive a change that failed.
   */
  async owe(work: Work | Work[], tx: EntityManager): Promise<void> {
    if (!tx.queryRunner?.isTransactionActive) throw new Error('Work can be owed in a transaction only.');
    const works = [work].flat();
    await tx.query(
      `insert into work_owed (kind, subject, subject_id)
       select distinct * from unnest($1::text[], $2::text[], $3::integer[]) order by 1, 2, 3
       on conflict (kind, subject, subject_id) do update set
         version = work_owed.version + 1, attempts = 0, crashes = 0, next_at = now(), failed_at = null, last_error = null`,
      [works.map(({ kind }) => kind), works.map(({ subject }) => subject), works.map(({ subjectId }) => subjectId)],
    );
    const owed = (tx.queryRunner.data[owedInTransaction] ??= []) as Work[];
    owed.push(...works);
  }
}
