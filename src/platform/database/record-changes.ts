import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Viewer } from '../../contract/access.js';

export interface RecordChange {
  /** The table's noun: photo, entity, tag, user, api_key, settings … */
  kind: string;
  recordId: number;
  action: 'created' | 'changed' | 'published' | 'failed' | 'removed';
  before?: object | null;
  after?: object | null;
  /** Which way the change came: page, api, worker, demo, start. */
  source: string;
  viewer?: Viewer;
}

/** The archive's memory: what changed, when, by whom. Written in the same transaction as the change itself. */
@Injectable()
export class RecordChanges {
  async record(change: RecordChange, tx: EntityManager): Promise<void> {
    const { viewer } = change;
    await tx.query(
      `insert into record_changes (kind, record_id, action, before, after, source, user_id, api_key_id)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [
        change.kind,
        change.recordId,
        change.action,
        change.before ?? null,
        change.after ?? null,
        change.source,
        viewer?.kind === 'user' ? viewer.userId : null,
        viewer?.kind === 'key' ? viewer.keyId : null,
      ],
    );
  }

  /** What stood in a record that is a person's own goes with it; that it was changed, when and by whom, stays. */
  async forget(kind: string, recordId: number, tx: EntityManager): Promise<void> {
    await tx.query('update record_changes set before = null, after = null where kind = $1 and record_id = $2', [
      kind,
      recordId,
    ]);
  }
}
