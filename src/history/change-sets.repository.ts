import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { ChangeActor, ChangeSetListQuery, LaterChange, RecordedPartChange } from '../contract/change-set.js';
import type { Paged } from '../contract/page.js';
import { listPage } from '../platform/database/list-page.js';
import type { RecordKind } from './recorded-parts.js';

export interface ChangeSetRecord {
  id: number;
  actor: ChangeActor['kind'];
  actorId: number | null;
  actorName: string | null;
  source: string;
  contributionId: number | null;
  importId: number | null;
  reason: string | null;
  reverts: number | null;
  revertedBy: number | null;
  createdAt: Date;
  changeCount: number;
}

/** Its id orders the changes of a record: the later the change, the higher the id. */
export interface RecordChangeRow extends RecordedPartChange {
  id: string;
}

/** The last later change of a field that a change set changed. */
export interface FieldTouch {
  changeId: string;
  field: string;
  changeSetId: number;
  part: string;
  at: Date;
  /** False for a reverted change, and for the change that reverted it. */
  stands: boolean;
}

@Injectable()
export class ChangeSetsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Newest first; with `kinds`, only those that changed a record of one of these kinds. */
  list(
    { kind, recordId, page }: ChangeSetListQuery,
    { kinds, limit }: { kinds: readonly RecordKind[] | null; limit: number },
  ): Promise<Paged<ChangeSetRecord>> {
    const parameters: unknown[] = [];
    const parameter = (value: unknown): string => `$${parameters.push(value)}`;
    const conditions = [
      ...(kind === undefined ? [] : [`c.kind = ${parameter(kind)}`]),
      ...(recordId === undefined ? [] : [`c.record_id = ${parameter(recordId)}`]),
      ...(kinds === null ? [] : [`c.kind = any(${parameter(kinds)}::text[])`]),
    ];
    return listPage<ChangeSetRecord>(this.dataSource.manager, {
      select: columns,
      from: 'change_sets s',
      where:
        conditions.length === 0
          ? 'true'
          : `s.id in (select c.change_set_id from record_changes c where ${conditions.join(' and ')})`,
      orderBy: 's.id desc',
      parameters,
      slice: { page, limit },
    });
  }

  async find(id: number, manager: EntityManager = this.dataSource.manager): Promise<ChangeSetRecord | null> {
    const [set] = await manager.query<ChangeSetRecord[]>(`select ${columns} from change_sets s where s.id = $1`, [id]);
    return set ?? null;
  }

  /** Locks the set until the transaction ends, so that nobody else reverts it. */
  async findLocked(id: number, tx: EntityManager): Promise<ChangeSetRecord | null> {
    await tx.query('select 1 from change_sets where id = $1 for update', [id]);
    return this.find(id, tx);
  }

  /** In the order in which they were made; with `recordIds` those of the records with these ids. */
  findChanges(
    id: number,
    manager: EntityManager = this.dataSource.manager,
    recordIds: number[] | null = null,
  ): Promise<RecordChangeRow[]> {
    return manager.query<RecordChangeRow[]>(
      `select id, kind, record_id as "recordId", part, action, before, after
       from record_changes where change_set_id = $1 and ($2::integer[] is null or record_id = any($2)) order by id`,
      [id, recordIds],
    );
  }

  /**
   * For every field that the set changed, the last later change; one that is not reverted takes precedence. With
   * `recordIds` only in the records with these ids.
   */
  findTouches(id: number, tx: EntityManager, recordIds: number[] | null = null): Promise<FieldTouch[]> {
    return tx.query<FieldTouch[]>(
      `select distinct on (c.id, field) c.id as "changeId", field, l.change_set_id as "changeSetId", l.part,
         s.created_at as at, stands.it as stands
       from record_changes c
       cross join lateral jsonb_object_keys(coalesce(c.before, '{}') || coalesce(c.after, '{}')) as field
       join record_changes l on l.kind = c.kind and l.record_id = c.record_id and l.id > c.id
         and l.change_set_id <> c.change_set_id and coalesce(l.before, '{}') || coalesce(l.after, '{}') ? field
       join change_sets s on s.id = l.change_set_id
       cross join lateral (select s.reverted_by is null and not exists (
         select 1 from change_sets r where r.id = s.reverts and r.reverted_by = s.id) as it) stands
       where c.change_set_id = $1 and ($2::integer[] is null or c.record_id = any($2))
       order by c.id, field, stands.it desc, l.id desc`,
      [id, recordIds],
    );
  }

  /** When the set was a revert itself, the set that it reverted is effective again. */
  async markReverted(id: number, revertedBy: number, tx: EntityManager): Promise<void> {
    await tx.query(
      `update change_sets set reverted_by = case when id = $1 then $2::integer end
       where id = $1 or (reverted_by = $1 and id = (select reverts from change_sets where id = $1))`,
      [id, revertedBy],
    );
  }
}

const columns = `s.id, s.actor, coalesce(s.user_id, s.api_key_id) as "actorId",
  coalesce((select coalesce(u.display_name, u.username) from users u where u.id = s.user_id),
    (select k.name from api_keys k where k.id = s.api_key_id)) as "actorName",
  s.source, s.contribution_id as "contributionId", s.import_id as "importId", s.reason, s.reverts,
  s.reverted_by as "revertedBy", s.created_at as "createdAt",
  (select count(*)::integer from record_changes c where c.change_set_id = s.id) as "changeCount"`;

/** A conflict as the response describes it. */
export const laterChange = (
  { kind, recordId, part }: Pick<RecordedPartChange, 'kind' | 'recordId' | 'part'>,
  fields: string[],
  touch?: Pick<FieldTouch, 'changeSetId' | 'at'>,
): LaterChange => ({
  kind,
  recordId,
  part,
  fields,
  changeSetId: touch?.changeSetId ?? null,
  at: touch?.at.toISOString() ?? null,
});
