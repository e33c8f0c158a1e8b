import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, type EntitySubscriberInterface, type QueryRunner } from 'typeorm';
import type { Actor } from './actor.js';
import type { RecordedChange, RecordKind } from './recorded-parts.js';

const openSetsKey = 'openChangeSets';

/**
 * Records what changed, when, and by whom. All changes of one actor in one transaction are one change set, whether an
 * edit, a batch or an import; it is written in the same transaction. A bulk edit adds to its set in each of its transactions.
 */
@Injectable()
export class History implements EntitySubscriberInterface {
  constructor(dataSource: DataSource) {
    dataSource.subscribers.push(this);
  }

  /** @param tx the open transaction of the change */
  async record(changes: RecordedChange | RecordedChange[], actor: Actor, tx: EntityManager): Promise<void> {
    const recorded: RecordedChange[] = [];
    for (const change of [changes].flat())
      if (!actor.continues || !(await this.continueLast(change, actor, tx))) recorded.push(change);
    if (recorded.length === 0) return;
    await tx.query(
      `insert into record_changes (change_set_id, kind, record_id, part, action, before, after)
       select $1, kind, "recordId", part, action, before, after from jsonb_to_recordset($2)
         as recorded (kind text, "recordId" integer, part text, action text, before jsonb, after jsonb)`,
      [await this.openSet(actor, tx), JSON.stringify(recorded)],
    );
  }

  /** Adds to the record's last change of that part. False when that is none of this actor's, or none at all. */
  private async continueLast(
    { kind, recordId, part, action, before, after }: RecordedChange,
    { source, viewer }: Actor,
    tx: EntityManager,
  ): Promise<boolean> {
    if (action !== 'changed' || viewer?.kind !== 'user') return false;
    const [, continued] = await tx.query<[unknown, number]>(
      `update record_changes c set before = $6::jsonb || c.before, after = c.after || $7::jsonb
       from change_sets s
       where c.id = (select max(id) from record_changes where kind = $1 and record_id = $2 and part = $3)
         and c.action = 'changed' and s.id = c.change_set_id and s.source = $4 and s.user_id = $5`,
      [kind, recordId, part, source, viewer.userId, JSON.stringify(before ?? {}), JSON.stringify(after ?? {})],
    );
    return continued === 1;
  }

  /** The id of this actor's change set in this transaction; the first call creates it, unless the actor names one. */
  async openSet(actor: Actor, tx: EntityManager): Promise<number> {
    if (!tx.queryRunner?.isTransactionActive) throw new Error('History is written in a transaction only.');
    if (actor.changeSetId !== undefined) return actor.changeSetId;
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

  /** Erases the values of records with personal data; that they were changed, and when, stays. */
  async forget(kind: RecordKind, recordIds: number | number[], tx: EntityManager): Promise<void> {
    await tx.query('update record_changes set before = null, after = null where kind = $1 and record_id = any($2)', [
      kind,
      [recordIds].flat(),
    ]);
  }

  /** Takes a deleted account out of the change sets that it made: they remain as those of a user that is not named. */
  async forgetActor(userId: number, tx: EntityManager): Promise<void> {
    await tx.query('update change_sets set user_id = null where user_id = $1', [userId]);
  }

  /** Called by TypeORM, also for a savepoint inside a transaction. */
  afterTransactionCommit({ queryRunner }: { queryRunner: QueryRunner }): void {
    if (!queryRunner.isTransactionActive) setsOf(queryRunner).clear();
  }

  /** Called by TypeORM. A rolled back savepoint deletes the sets that it created, so none of them may be used again. */
  afterTransactionRollback({ queryRunner }: { queryRunner: QueryRunner }): void {
    setsOf(queryRunner).clear();
  }
}

const setsOf = (transaction: QueryRunner): Map<string, number> =>
  (transaction.data[openSetsKey] ??= new Map<string, number>()) as Map<string, number>;
