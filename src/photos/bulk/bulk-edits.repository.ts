import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import {
  type BulkChange,
  type BulkEditState,
  bulkEditLimits,
  type BulkSelection,
  type NamedPhoto,
} from '../../contract/bulk-edit.js';
import type { ErrorCode } from '../../contract/errors.js';
import { propertyNames } from '../../contract/metadata/field.js';
import { photoMetadata } from '../../contract/metadata/photo.js';
import type { AdminPhotoSort } from '../../contract/admin-photo.js';
import { jsonLocalized, localizedColumns } from '../../platform/database/localized-columns.js';
import { adminPhotoOrders, type PhotoFilter, photoFilterSql, waysToFindText } from '../admin/photo-filter.js';
import type { BulkPhoto } from './bulk-effect.js';
import { shownNameOf } from '../../platform/database/shown-name.js';

export interface BulkEditRecord {
  id: number;
  state: BulkEditState;
  change: BulkChange;
  userId: number | null;
  apiKeyId: number | null;
  userName: string | null;
  total: number;
  done: number;
  changed: number;
  same: number;
  undone: number;
  kept: number;
  changeSetId: number | null;
  undoSetId: number | null;
  createdAt: Date;
  finishedAt: Date | null;
}

/** Photos that an edit has refused for one reason, the first few by name. */
export interface RefusedRecord {
  bulkEditId: number;
  code: ErrorCode;
  count: number;
  photos: NamedPhoto[];
}

/** `changed`, `same`, or the code of the error. */
export type Outcome = 'changed' | 'same' | ErrorCode;

/** What a filter means, once it is read. */
export interface ReadFilter extends Pick<PhotoFilter, 'text' | 'viewerId' | 'timeZone'> {
  licences: readonly string[] | undefined;
}

@Injectable()
export class BulkEditsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * The ids of the selected photos, ascending or in an order of the list; proposed photos and unknown ids are left out. `of`: whose photos the filter
   * means, and its text and its licence as they are looked for.
   */
  async findSelected(selection: BulkSelection, of: ReadFilter, sortBy?: AdminPhotoSort): Promise<number[]> {
    const { sql, parameters } = selectedPhotos(selection, of);
    const ordered = sortBy
      ? `select p.id from photos p where p.id in (${sql}) order by ${adminPhotoOrders[sortBy]}`
      : `${sql} order by id`;
    const rows = await this.dataSource.query<{ id: number }[]>(
      `${ordered} limit ${bulkEditLimits.photos + 1}`,
      parameters,
    );
    return rows.map(({ id }) => id);
  }

  /** What the effect on these photos depends on, in the order of their ids. */
  findPhotos(ids: number[], manager: EntityManager = this.dataSource.manager): Promise<BulkPhoto[]> {
    return manager.query<BulkPhoto[]>(
      `select id, status, from_file as "fromFile", fonds_id as "fondsId", other_dates as "otherDates",
         ${metadataColumns},
         removed_at as "removedAt", withheld_from as "withheldFrom", renditions is not null as "hasRenditions",
         array(select tag_id from photo_tags where photo_id = p.id order by tag_id) as "tagIds",
         array(select entity_id from photo_entities where photo_id = p.id order by position) as "entityIds"
       from photos p where id = any($1) and not proposed order by id`,
      [ids],
    );
  }

  /** In the base language, with the reference code where there is one. */
  async findFondsTitles(ids: number[]): Promise<ReadonlyMap<number, string>> {
    const rows = await this.dataSource.query<{ id: number; title: string }[]>(
      `select id, concat_ws(' ', reference_code, title) as title from fonds where id = any($1)`,
      [ids],
    );
    return new Map(rows.map(({ id, title }) => [id, title]));
  }

  /** The names of all tags in every language. */
  findTagNames(manager: EntityManager = this.dataSource.manager): Promise<{ id: number; names: (string | null)[] }[]> {
    return manager.query(`select id, array[${localizedColumns('name').join(', ')}] as names from tags order by id`);
  }

  /** Begins an edit of these photos. */
  async insert(
    {
      change,
      photoIds,
      userId,
      apiKeyId,
    }: Pick<BulkEditRecord, 'change' | 'userId' | 'apiKeyId'> & { photoIds: number[] },
    tx: EntityManager,
  ): Promise<number> {
    const [{ id }] = await tx.query<[{ id: number }]>(
      'insert into bulk_edits (change, user_id, api_key_id, total) values ($1, $2, $3, $4) returning id',
      [JSON.stringify(change), userId, apiKeyId, photoIds.length],
    );
    await tx.query(
      `insert into bulk_edit_photos (bulk_edit_id, photo_id, place)
       select $1, photo_id, place from unnest($2::integer[]) with ordinality as selected (photo_id, place)`,
      [id, photoIds],
    );
    return id;
  }

  async find(id: number, manager: EntityManager = this.dataSource.manager): Promise<BulkEditRecord | null> {
    const [edit] = await manager.query<BulkEditRecord[]>(`select ${columns} from bulk_edits b where b.id = $1`, [id]);
    return edit ?? null;
  }

  /** The edit, its row locked until the transaction ends: whoever cancels it waits for the photos of this step. */
  async findLocked(id: number, tx: EntityManager): Promise<BulkEditRecord | null> {
    await tx.query('select 1 from bulk_edits where id = $1 for update', [id]);
    return this.find(id, tx);
  }

  /** Newest first. */
  findLast(limit: number): Promise<BulkEditRecord[]> {
    return this.dataSource.query<BulkEditRecord[]>(`select ${columns} from bulk_edits b order by b.id desc limit $1`, [
      limit,
    ]);
  }

  findRefused(editIds: number[]): Promise<RefusedRecord[]> {
    return this.dataSource.query<RefusedRecord[]>(
      `select bulk_edit_id as "bulkEditId", outcome as code, count(*)::int as count,
         coalesce(json_agg(json_build_object('id', p.id, ${jsonLocalized('p.title')})
           order by p.id) filter (where p.id is not null and nth <= ${bulkEditLimits.named}), '[]') as photos
       from (select *, row_number() over (partition by bulk_edit_id, outcome order by photo_id) as nth
         from bulk_edit_photos where bulk_edit_id = any($1) and outcome not in ('changed', 'same')) refused
       left join photos p on p.id = refused.photo_id
       group by bulk_edit_id, outcome order by count desc, outcome`,
      [editIds],
    );
  }

  /** The next photos to change, in the order of their ids, locked in that order so that two edits cannot deadlock. */
  async takeDue(id: number, limit: number, tx: EntityManager): Promise<number[]> {
    return this.lockPhotos(
      'select photo_id from bulk_edit_photos where bulk_edit_id = $1 and outcome is null order by photo_id limit $2',
      [id, limit],
      tx,
    );
  }

  /** The places of photos in the selection, from 1. */
  async findPlaces(id: number, photoIds: number[], tx: EntityManager): Promise<Map<number, number>> {
    const rows = await tx.query<{ photoId: number; place: number }[]>(
      'select photo_id as "photoId", place from bulk_edit_photos where bulk_edit_id = $1 and photo_id = any($2)',
      [id, photoIds],
    );
    return new Map(rows.map(({ photoId, place }) => [photoId, place]));
  }

  /** The next photos to undo, likewise. */
  async takeUndoable(id: number, limit: number, tx: EntityManager): Promise<number[]> {
    return this.lockPhotos(
      `select photo_id from bulk_edit_photos where bulk_edit_id = $1 and outcome = 'changed' and undone is null
       order by photo_id limit $2`,
      [id, limit],
      tx,
    );
  }

  async saveOutcomes(id: number, outcomes: ReadonlyMap<number, Outcome>, tx: EntityManager): Promise<void> {
    const all = [...outcomes.values()];
    const numberOf = (wanted: Outcome): number => all.filter((outcome) => outcome === wanted).length;
    await tx.query(
      `update bulk_edit_photos b set outcome = made.outcome
       from unnest($2::integer[], $3::text[]) as made (photo_id, outcome)
       where b.bulk_edit_id = $1 and b.photo_id = made.photo_id`,
      [id, [...outcomes.keys()], all],
    );
    await tx.query('update bulk_edits set done = done + $2, changed = changed + $3, same = same + $4 where id = $1', [
      id,
      all.length,
      numberOf('changed'),
      numberOf('same'),
    ]);
  }

  /** @param kept those that stay as they are, because they were changed since */
  async saveUndone(id: number, photoIds: number[], kept: ReadonlySet<number>, tx: EntityManager): Promise<void> {
    await tx.query(
      `update bulk_edit_photos set undone = photo_id <> all($3::integer[])
       where bulk_edit_id = $1 and photo_id = any($2)`,
      [id, photoIds, [...kept]],
    );
    await tx.query('update bulk_edits set undone = undone + $2, kept = kept + $3 where id = $1', [
      id,
      photoIds.length - kept.size,
      kept.size,
    ]);
  }

  /** Final states are also those of a finished edit. */
  async setState(id: number, state: BulkEditState, tx: EntityManager = this.dataSource.manager): Promise<void> {
    await tx.query('update bulk_edits set state = $2, finished_at = case when $3 then now() end where id = $1', [
      id,
      state,
      ['done', 'cancelled', 'failed', 'undone'].includes(state),
    ]);
  }

  async setChangeSet(
    id: number,
    column: 'change_set_id' | 'undo_set_id',
    setId: number,
    tx: EntityManager,
  ): Promise<void> {
    await tx.query(`update bulk_edits set ${column} = $2 where id = $1`, [id, setId]);
  }

  /** Forgets edits that ended so many days ago. */
  async removeOld(days: number): Promise<void> {
    await this.dataSource.query(`delete from bulk_edits where finished_at < now() - $1 * interval '1 day'`, [days]);
  }

  private async lockPhotos(sql: string, parameters: unknown[], tx: EntityManager): Promise<number[]> {
    const due = await tx.query<{ photo_id: number }[]>(sql, parameters);
    const ids = due.map(({ photo_id: photoId }) => photoId);
    if (ids.length > 0) await tx.query('select 1 from photos where id = any($1) order by id for update', [ids]);
    return ids;
  }
}

const metadataColumns = propertyNames(photoMetadata)
  .map((name) => `${name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)} as "${name}"`)
  .join(', ');

const columns = `b.id, b.state, b.change, b.user_id as "userId", b.api_key_id as "apiKeyId",
  ${shownNameOf('b.user_id')} as "userName",
  b.total, b.done, b.changed, b.same, b.undone, b.kept, b.change_set_id as "changeSetId", b.undo_set_id as "undoSetId",
  b.created_at as "createdAt", b.finished_at as "finishedAt"`;

function selectedPhotos(
  { ids, filter, except = [] }: BulkSelection,
  of: ReadFilter,
): { sql: string; parameters: unknown[] } {
  if (!filter) return { sql: 'select id from photos where id = any($1) and not proposed', parameters: [ids ?? []] };
  const parameters: unknown[] = [];
  const bind = (value: unknown): string => `$${parameters.push(value)}`;
  const { q: _q, license: _license, ...others } = filter;
  // With a text, in its indexes: comparing photo by photo, the whole archive would be read.
  const { text } = of;
  const found = text
    ? waysToFindText({ ...others, ...of, text })
        .map((way) => way(bind))
        .join(' union ')
    : `select p.id from photos p where ${photoFilterSql({ ...others, ...of }, bind)}`;
  return { sql: `select id from (${found}) found where id <> all(${bind(except)}::integer[])`, parameters };
}
