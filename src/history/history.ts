import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, type EntitySubscriberInterface, type QueryRunner } from 'typeorm';
import type { Actor } from './actor.js';
import type { RecordedChange, RecordKind } from './recorded-parts.js';

const open = 'openChangeSets';

/**
 * The archive's memory: what changed, when, by whom. What one actor changes in one transaction is one change set, be it an
 * edit, a batch or an import; it is written in the transaction of the change itself.
 */
@Injectable()
export class History implements EntitySubscriberInterface {
  constructor(dataSource: DataSource) {
    dataSource.subscribers.push(this);
  }

  /** @param tx the open transaction of the change */
  async record(changes: RecordedChange | RecordedChange[], actor: Actor, tx: EntityManager): Promise<void> {
    const recorded = [changes].flat();
    if (recorded.length === 0) return;
    await tx.query(
      `insert into record_changes (change_set_id, kind, record_id, part, action, before, after)
       select $1, kind, "recordId", part, action, before, after from jsonb_to_recordset($2)
         as recorded (kind text, "recordId" integer, part text, action text, before jsonb, after jsonb)`,
      [await this.openSet(actor, tx), JSON.stringify(recorded)],
    );
  }

  /** The id of this actor's change set in this transaction; the first call begins it. */
  async openSet(actor: Actor, tx: EntityManager): Promise<number> {
    if (!tx.queryRunner?.isTransactionActive) throw new Error('History is written in a transaction only.');
    const { source, viewer, contributionId = null, importId = null, reason = null, reverts = null } = actor;
    const userId = viewer?.kind === 'user' ? viewer.userId : null;
    const keyId = viewer?.kind === 'key' ? viewer.keyId : null;
    const sets = setsOf(tx.queryRunner);
    const key = JSON.stringify([source, userId, keyId, contributionId, importId, reason, reverts]);
    const known = sets.get(key);
    if (known !== undefined) return known;
    const [{ id }] = await tx.query<[{ id: number }]>(
      `insert into change_sets (actor, user_id, api_key_id, source, contribution_id, import_id, reason, reverts)
       values (case when $1::integer is not null then 'user' when $2::integer is not null then 'key' else 'system' end,
         $1, $2, $3, $4, $5, $6, $7) returning id`,
      [userId, keyId, source, contributionId, importId, reason, reverts],
    );
    sets.set(key, id);
    return id;
  }

  /** What stood in a record that is a person's own goes with it; that it was changed, when and by whom, stays. */
  async forget(kind: RecordKind, recordId: number, tx: EntityManager): Promise<void> {
    await tx.query('update record_changes set before = null, after = null where kind = $1 and record_id = $2', [
      kind,
      recordId,
    ]);
  }

  /** Called by TypeORM, for a savepoint inside of a transaction too. */
  afterTransactionCommit({ queryRunner }: { queryRunner: QueryRunner }): void {
    if (!queryRunner.isTransactionActive) setsOf(queryRunner).clear();
  }

  /** Called by TypeORM. With a savepoint the sets that it began are gone, so none is taken up again. */
  afterTransactionRollback({ queryRunner }: { queryRunner: QueryRunner }): void {
    setsOf(queryRunner).clear();
  }
}

const setsOf = (transaction: QueryRunner): Map<string, number> =>
  (transaction.data[open] ??= new Map<string, number>()) as Map<string, number>;
