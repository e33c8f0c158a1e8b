import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type {
  ChangeActor,
  ChangeAuthor,
  ChangeSetListQuery,
  LaterChange,
  RecordedPartChange,
} from '../contract/change-set.js';
import type { Paged } from '../contract/page.js';
import { listPageByIds } from '../platform/database/list-page-by-ids.js';
import type { RecordKind } from './recorded-parts.js';
import { shownName, shownNameOf } from '../platform/database/shown-name.js';

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
  records: ChangedRecordRow[];
}

/** One part of records, or all but that one. */
export interface PartFilter {
  name: string;
  isAlone: boolean;
}

/** A changed record of a set with the parts and actions among its first changes. */
export interface ChangedRecordRow {
  kind: string;
  recordId: number;
  parts: string[];
  actions: RecordedPartChange['action'][];
}

/** Its id orders the changes of a record: the later the change, the higher the id. */
export interface RecordChangeRow extends Omit<RecordedPartChange, 'id' | 'isRestorable'> {
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
    { kind, recordId, by, since, before, page }: ChangeSetListQuery,
    { kinds, limit }: { kinds: readonly RecordKind[] | null; limit: number },
  ): Promise<Paged<ChangeSetRecord>> {
    const parameters: unknown[] = [kinds];
    const parameter = (value: unknown): string => `$${parameters.push(value)}`;
    const ofKind = [
      ...(kind === undefined ? [] : [`c.kind = ${parameter(kind)}`]),
      ...(kinds === null ? [] : ['c.kind = any($1)']),
    ];
    const of = [...ofKind, ...(recordId === undefined ? [] : [`c.record_id = ${parameter(recordId)}`])].join(' and ');
    // Kinds alone are looked up in a table of their own: a set may have thousands of changes.
    const changed = recordId === undefined ? 'change_set_kinds' : 'record_changes';
    const conditions = [
      'true',
      ...(of === '' ? [] : [`s.id in (select c.change_set_id from ${changed} c where ${of})`]),
      ...(by === undefined ? [] : [/^\d+$/.test(by) ? `s.user_id = ${parameter(by)}` : `s.actor = ${parameter(by)}`]),
      ...(since === undefined ? [] : [`s.created_at >= ${parameter(since)}`]),
      ...(before === undefined ? [] : [`s.created_at < ${parameter(before)}`]),
    ];
    const where = conditions.join(' and ');
    return listPageByIds<ChangeSetRecord>(this.dataSource.manager, {
      total: `(select count(*)::int from change_sets s where ${where})`,
      ids: (size) => `select s.id from change_sets s where ${where} order by s.id desc limit ${size} offset start.at`,
      select: columns,
      from: 'change_sets s',
      id: 's.id',
      orderBy: 's.id desc',
      parameters,
      slice: { page, limit },
    });
  }

  /** With `kinds`, only records of these kinds are among its `records`. */
  async find(
    id: number,
    kinds: readonly RecordKind[] | null = null,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<ChangeSetRecord | null> {
    const [set] = await manager.query<ChangeSetRecord[]>(`select ${columns} from change_sets s where s.id = $2`, [
      kinds,
      id,
    ]);
    return set ?? null;
  }

  /** Those who work in the administration and have changed something, by name. */
  findAuthors(): Promise<ChangeAuthor[]> {
    return this.dataSource.query<ChangeAuthor[]>(
      `select u.id, ${shownName('u')} as name from users u
       where u.role <> 'member' and exists (select from change_sets s where s.user_id = u.id) order by lower(${shownName('u')}), u.id`,
    );
  }

  /** Locks the set until the transaction ends, so that nobody else reverts it. */
  async findLocked(id: number, tx: EntityManager): Promise<ChangeSetRecord | null> {
    await tx.query('select 1 from change_sets where id = $1 for update', [id]);
    return this.find(id, null, tx);
  }

  /** The number of its changes of records of these kinds, and of these records. */
  async count(id: number, kinds: readonly RecordKind[] | null): Promise<{ changes: number; records: number }> {
    const [counts] = await this.dataSource.query<[{ changes: number; records: number }]>(
      `select coalesce(sum(changes), 0)::int as changes, count(*)::int as records
       from (select count(*) as changes from record_changes
         where change_set_id = $1 and ($2::text[] is null or kind = any($2)) group by kind, record_id) record`,
      [id, kinds],
    );
    return counts;
  }

  /** In the order in which they were made. Those of some kinds of records, of the records with some ids, or the first ones. */
  findChanges(
    id: number,
    {
      kinds,
      recordIds,
      part,
      limit,
    }: { kinds?: readonly RecordKind[] | null; recordIds?: number[]; part?: PartFilter; limit?: number } = {},
    manager: EntityManager = this.dataSource.manager,
  ): Promise<RecordChangeRow[]> {
    return manager.query<RecordChangeRow[]>(
      `select id, kind, record_id as "recordId", part, action, before, after
       from record_changes where change_set_id = $1 and ($2::integer[] is null or record_id = any($2))
         and ($3::text[] is null or kind = any($3)) and ($5::text is null or (part = $5) = $6) order by id limit $4`,
      [id, recordIds ?? null, kinds ?? null, limit ?? null, part?.name ?? null, part?.isAlone ?? null],
    );
  }

  /** The parts that it changed, and whether the state before and after is known of all of their changes. */
  findParts(id: number): Promise<{ kind: string; part: string; isWhole: boolean }[]> {
    return this.dataSource.query<{ kind: string; part: string; isWhole: boolean }[]>(
      `select kind, part, bool_and(before is not null and after is not null) as "isWhole"
       from record_changes where change_set_id = $1 group by kind, part`,
      [id],
    );
  }

  /**
   * The bulk edit that made the set and can undo it. The history is below the module that owns this table, so it knows it by
   * its columns only.
   */
  async findUndoableBulkEdit(id: number): Promise<number | null> {
    const [edit] = await this.dataSource.query<{ id: number }[]>(
      `select id from bulk_edits where change_set_id = $1 and state in ('done', 'cancelled', 'failed')`,
      [id],
    );
    return edit?.id ?? null;
  }

  /**
   * For every field that the set changed, the last later change; one that is not reverted takes precedence. With `records` only
   * in these. Their kind is named, too, so that an index finds their changes however many the set has.
   */
  findTouches(
    id: number,
    tx: EntityManager,
    records: { kind: string; ids: number[] } | null = null,
  ): Promise<FieldTouch[]> {
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
       where c.change_set_id = $1 and ($2::integer[] is null or (c.kind = $3 and c.record_id = any($2)))
       order by c.id, field, stands.it desc, l.id desc`,
      [id, records?.ids ?? null, records?.kind ?? null],
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

const recordsShown = 3;
/** A set may have thousands of changes; the records of the first ones are enough for a list. */
const changesRead = 50;

/** Parameter $1: the kinds of records that the viewer sees, or null for all. */
const columns = `s.id, s.actor, coalesce(s.user_id, s.api_key_id) as "actorId",
  coalesce(${shownNameOf('s.user_id')},
    (select k.name from api_keys k where k.id = s.api_key_id)) as "actorName",
  s.source, s.contribution_id as "contributionId", s.import_id as "importId", s.reason, s.reverts,
  s.reverted_by as "revertedBy", s.created_at as "createdAt",
  (select count(*)::integer from record_changes c where c.change_set_id = s.id) as "changeCount",
  coalesce((select json_agg(r) from (
    select c.kind, c.record_id as "recordId", json_agg(distinct c.part) as parts, json_agg(distinct c.action) as actions
    from (select * from record_changes where change_set_id = s.id and ($1::text[] is null or kind = any($1))
      order by id limit ${changesRead}) c
    group by c.kind, c.record_id order by min(c.id) limit ${recordsShown}) r), '[]') as records`;

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
