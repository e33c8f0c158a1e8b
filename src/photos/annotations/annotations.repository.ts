import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, In, Repository } from 'typeorm';
import type { AnnotationFields } from '../../contract/annotation.js';
import type { EntityStatus } from '../../contract/entity.js';
import type { Localized } from '../../contract/localized.js';
import type { PhotoStatus } from '../../contract/photo.js';
import { jsonLocalized, localizedColumns, localizedProperties } from '../../platform/database/localized-columns.js';
import { prepared } from '../../platform/database/prepared-statements.js';
import { selectList } from '../../platform/database/select-list.js';
import { AnnotationRow } from './annotation.row.js';

const labels = localizedProperties('label');

export interface AnnotationRecord extends AnnotationRow {
  entity: ({ slug: string; status: EntityStatus } & Localized<'name'>) | null;
}

export interface AnnotatedPhoto {
  status: PhotoStatus;
  proposed: boolean;
  updatedAt: Date;
  annotations: AnnotationRecord[];
}

const entityOf = `case when e.id is not null
  then json_build_object('slug', e.slug, 'status', e.status, ${jsonLocalized('e.name')}) end as entity`;

@Injectable()
export class AnnotationsRepository {
  constructor(@InjectRepository(AnnotationRow) private readonly rows: Repository<AnnotationRow>) {}

  /** The annotations of a photo in display order, with its status; null when there is no such photo. */
  async findOfPhoto(photoId: number, manager: EntityManager = this.rows.manager): Promise<AnnotatedPhoto | null> {
    const found = await manager.query<(AnnotationRecord & Omit<AnnotatedPhoto, 'annotations'>)[]>(
      prepared(`select p.status, p.proposed, p.updated_at as "updatedAt", ${selectList(this.rows.metadata, 'a')}, ${entityOf}
       from photos p left join annotations a on a.photo_id = p.id left join entities e on e.id = a.entity_id
       where p.id = $1
       order by a.position, a.id`),
      [photoId],
    );
    const [first] = found;
    if (!first) return null;
    const { status, proposed, updatedAt } = first;
    return { status, proposed, updatedAt, annotations: found.filter(({ id }) => id !== null) };
  }

  /** Those of photos with the entities that they show, by photo, in display order. */
  async findShown(photoIds: number[]): Promise<Map<number, AnnotationRecord[]>> {
    const rows = await this.rows.query<AnnotationRecord[]>(
      `select ${selectList(this.rows.metadata, 'a')}, ${entityOf}
       from annotations a left join entities e on e.id = a.entity_id
       where a.photo_id = any($1::integer[])
       order by a.photo_id, a.position, a.id`,
      [photoIds],
    );
    return byPhoto(rows);
  }

  /** The ids among these that belong to an entity. */
  async findExistingEntities(ids: number[], tx: EntityManager): Promise<Set<number>> {
    const found = await tx.query<{ id: number }[]>('select id from entities where id = any($1::integer[])', [ids]);
    return new Set(found.map(({ id }) => id));
  }

  /** Locks the photo until the transaction ends. */
  async lockPhoto(photoId: number, tx: EntityManager): Promise<void> {
    await tx.query('select 1 from photos where id = $1 for update', [photoId]);
  }

  /** Those of photos in display order, by photo. */
  async findOfPhotos(
    photoIds: number[],
    manager: EntityManager = this.rows.manager,
  ): Promise<Map<number, AnnotationRow[]>> {
    const rows = await manager.find(AnnotationRow, {
      where: { photoId: In(photoIds) },
      order: { photoId: 'ASC', position: 'ASC', id: 'ASC' },
    });
    return byPhoto(rows);
  }

  async replace(photos: { id: number; annotations: AnnotationFields[] }[], tx: EntityManager): Promise<void> {
    await tx.delete(AnnotationRow, { photoId: In(photos.map(({ id }) => id)) });
    const rows = photos.flatMap(({ id, annotations }) =>
      annotations.map((annotation, position) => ({ ...annotation, photoId: id, position })),
    );
    await tx.query(
      `insert into annotations (photo_id, entity_id, x, y, w, h, ${localizedColumns('label').join(', ')}, position)
       select "photoId", "entityId", x, y, w, h, ${labels.join(', ')}, position
       from jsonb_to_recordset($1) as annotation ("photoId" integer, "entityId" integer, x numeric, y numeric, w numeric,
         h numeric, ${labels.map((label) => `${label} text`).join(', ')}, position smallint)`,
      [JSON.stringify(rows)],
    );
  }
}

function byPhoto<Row extends { photoId: number }>(rows: readonly Row[]): Map<number, Row[]> {
  const found = new Map<number, Row[]>();
  for (const row of rows) found.set(row.photoId, [...(found.get(row.photoId) ?? []), row]);
  return found;
}
