import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, In, Repository } from 'typeorm';
import type { Paged } from '../contract/page.js';
import {
  removalHours,
  type RemovalList,
  type RemovalRequestCounts,
  type RemovalRequestDetail,
} from '../contract/removal-request.js';
import { jsonLocalized } from '../platform/database/localized-columns.js';
import { localizedFields } from '../contract/localized.js';
import { PhotoRow } from '../photos/photo.row.js';
import { listPage } from '../platform/database/list-page.js';
import { selectList } from '../platform/database/select-list.js';
import { RemovalRequestRow } from './removal-request.row.js';
import { shownNameOf } from '../platform/database/shown-name.js';

const photoColumns = ['id', 'slug', ...localizedFields('title'), 'status', 'originalSha256', 'renditions'] as const;

/** A request with its photo. */
export interface RemovalRequestRecord extends RemovalRequestRow {
  photo: Pick<PhotoRow, (typeof photoColumns)[number]>;
}

/** The same with what only its own page shows. */
export interface RemovalRequestDetailRecord
  extends RemovalRequestRecord, Pick<RemovalRequestDetail, 'others' | 'sameScan' | 'isGrantedToOther'> {
  deciderName: string | null;
}

const conditions: Record<RemovalList, string> = {
  open: 'r.outcome is null and not r.suspicious',
  decided: 'r.outcome is not null',
  suspicious: 'r.outcome is null and r.suspicious',
};

/** The promise is kept where the photo is out of sight, whatever the reason. */
const isOutOfSight = `(r.hidden_at is not null or p.status = 'removed')`;

/** The least time left first; nobody waits for those whose photo is out of sight. */
const orders: Record<RemovalList, string> = {
  open: `${isOutOfSight}, r.created_at, r.id`,
  decided: 'r.decided_at desc, r.id desc',
  suspicious: 'r.created_at desc, r.id desc',
};

/** The ids of the photos with the same scan: one picture may have several records. */
const samePicture = (photoId: string): string =>
  `select same.id from photos same join photos asked on asked.id = ${photoId}
   where same.id = asked.id or same.original_sha256 = asked.original_sha256`;

@Injectable()
export class RemovalRequestsRepository {
  constructor(@InjectRepository(RemovalRequestRow) private readonly rows: Repository<RemovalRequestRow>) {}

  transaction<Result>(work: (tx: EntityManager) => Promise<Result>): Promise<Result> {
    return this.rows.manager.transaction(work);
  }

  insert(values: Partial<RemovalRequestRow>, tx: EntityManager): Promise<RemovalRequestRow> {
    return tx.save(RemovalRequestRow, values as RemovalRequestRow);
  }

  list(of: RemovalList, slice: { page?: number; limit: number }): Promise<Paged<RemovalRequestRecord>> {
    return listPage<RemovalRequestRecord>(this.rows.manager, {
      select: this.columns(),
      from: 'removal_requests r join photos p on p.id = r.photo_id',
      where: conditions[of],
      orderBy: orders[of],
      parameters: [],
      slice,
    });
  }

  async counts(): Promise<RemovalRequestCounts> {
    const [counts] = await this.rows.query<[RemovalRequestCounts]>(
      `select count(*) filter (where ${conditions.open})::int as open,
         count(*) filter (where ${conditions.open} and r.hidden_at is not null)::int as hidden,
         count(*) filter (where ${conditions.open} and not ${isOutOfSight}
           and r.created_at < now() - $1 * interval '1 hour')::int as overdue,
         count(*) filter (where ${conditions.decided})::int as decided,
         count(*) filter (where ${conditions.suspicious})::int as suspicious
       from removal_requests r join photos p on p.id = r.photo_id`,
      [removalHours],
    );
    return counts;
  }

  async findDetail(id: number): Promise<RemovalRequestDetailRecord | null> {
    const [row] = await this.rows.query<RemovalRequestDetailRecord[]>(
      `select ${this.columns()},
         ${shownNameOf('r.decided_by')} as "deciderName",
         coalesce((select json_agg(json_build_object('id', o.id, 'reference', o.reference) order by o.id)
           from removal_requests o where o.photo_id in (${samePicture('r.photo_id')}) and o.id <> r.id
             and not o.suspicious), '[]') as others,
         exists (select from removal_requests o where o.photo_id in (${samePicture('r.photo_id')}) and o.id <> r.id
           and o.outcome = 'removed') as "isGrantedToOther",
         coalesce((select json_agg(json_build_object('id', q.id, 'slug', q.slug, ${jsonLocalized('q.title')}, 'status', q.status) order by q.id)
           from photos q where q.original_sha256 = p.original_sha256 and q.id <> p.id and not q.proposed), '[]') as "sameScan"
       from removal_requests r join photos p on p.id = r.photo_id where r.id = $1`,
      [id],
    );
    return row ?? null;
  }

  /** Locks the row until the transaction ends. */
  findLocked(id: number, tx: EntityManager): Promise<RemovalRequestRow | null> {
    return tx.findOne(RemovalRequestRow, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /** The open request of the same sender about another photo, or its picture; null for none. */
  async findOpenOf({ email, userId }: RemovalRequestRow, photoId: number, tx: EntityManager): Promise<number | null> {
    const [open] = await tx.query<{ id: number }[]>(
      `select id from removal_requests where photo_id in (${samePicture('$1')}) and outcome is null and not suspicious
         and email = $2 and user_id is not distinct from $3 order by id limit 1`,
      [photoId, email, userId],
    );
    return open?.id ?? null;
  }

  /**
   * The photos with the scan of this one, itself among them, their rows locked until the transaction ends; not proposals, which
   * nobody sees.
   */
  async findPictureLocked(photoId: number, tx: EntityManager): Promise<PhotoRow[]> {
    const ids = await tx.query<{ id: number }[]>(
      `select id from photos where id in (${samePicture('$1')}) and (id = $1 or not proposed) order by id for update`,
      [photoId],
    );
    return tx.find(PhotoRow, { where: { id: In(ids.map(({ id }) => id)) }, order: { id: 'asc' } });
  }

  /** Whether the removal of the same picture was granted to another request. */
  async isGrantedToOther({ id, photoId }: RemovalRequestRow, tx: EntityManager): Promise<boolean> {
    const others = await tx.query<object[]>(
      `select 1 from removal_requests where photo_id in (${samePicture('$1')}) and id <> $2 and outcome = 'removed' limit 1`,
      [photoId, id],
    );
    return others.length > 0;
  }

  /** Whether the picture stays out of the archive because of another request: one that hides it, or was granted. */
  async isWithheldByOther({ id, photoId }: RemovalRequestRow, tx: EntityManager): Promise<boolean> {
    const others = await tx.query<object[]>(
      `select 1 from removal_requests where photo_id in (${samePicture('$1')}) and id <> $2
         and (outcome = 'removed' or (outcome is null and hidden_at is not null)) limit 1`,
      [photoId, id],
    );
    return others.length > 0;
  }

  async update(id: number, values: Partial<RemovalRequestRow>, tx: EntityManager): Promise<void> {
    await tx.update(RemovalRequestRow, { id }, values);
  }

  private columns(): string {
    const photo = this.rows.manager.connection
      .getMetadata(PhotoRow)
      .columns.filter(({ propertyName }) => (photoColumns as readonly string[]).includes(propertyName))
      .map(({ propertyName, databaseName }) => `'${propertyName}', p.${databaseName}`);
    return `${selectList(this.rows.metadata, 'r')}, json_build_object(${photo.join(', ')}) as photo`;
  }
}
