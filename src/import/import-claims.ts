import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { DomainError } from '../contract/errors.js';
import { withoutTimeLimit } from '../platform/database/without-time-limit.js';

/** The first half of the keys of claims; the second is the number of the import. */
const claims = 1_795_870;
const turn = `hashtextextended('import-steps', 0)`;

/**
 * Who is at work on which import. PostgreSQL keeps it with the connection, so a process that was killed claims nothing any more:
 * the same command can go on at once, while the heartbeat takes a minute to say the same to everybody else.
 */
@Injectable()
export class ImportClaims {
  constructor(private readonly dataSource: DataSource) {}

  /** Does the work of an import. @throws DomainError import_under_way when another process, or this one, is at work on it */
  async hold<T>(id: number, work: () => Promise<T>): Promise<T> {
    const runner = this.dataSource.createQueryRunner();
    try {
      const [{ claimed }] = (await runner.query('select pg_try_advisory_lock($1, $2) as claimed', [claims, id])) as [
        { claimed: boolean },
      ];
      if (!claimed) throw new DomainError('import_under_way');
      try {
        return await work();
      } finally {
        // Where the connection is lost, the claim is too.
        await runner.query('select pg_advisory_unlock($1, $2)', [claims, id]).catch(() => undefined);
      }
    } finally {
      await runner.release();
    }
  }

  /** @throws DomainError import_under_way when somebody is at work on it now */
  async assertFree(id: number): Promise<void> {
    await this.hold(id, () => Promise.resolve());
  }

  /**
   * Waits until no other import writes, and keeps all others waiting until the transaction ends. So each sees what the others have
   * brought: two deliveries of a collection make no record twice, and what two of them change in another order is no deadlock.
   */
  async takeTurn(tx: EntityManager): Promise<void> {
    const [{ taken }] = await tx.query<[{ taken: boolean }]>(`select pg_try_advisory_xact_lock(${turn}) as taken`);
    if (taken) return;
    // Several large steps may be before it.
    await withoutTimeLimit(tx.queryRunner!, () => tx.query(`select pg_advisory_xact_lock(${turn})`));
    await tx.query('set local statement_timeout to default');
  }
}
