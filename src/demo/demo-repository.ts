import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DefaultCoverRow } from '../entities/default-covers/default-cover.row.js';
import { EntityRelationRow } from '../entities/relations/entity-relation.row.js';
import { EntityTypeRow } from '../entities/types/entity-type.row.js';
import { EntityRow } from '../entities/entity.row.js';
import { AnnotationRow } from '../photos/annotations/annotation.row.js';
import { PhotoRow } from '../photos/photo.row.js';
import { TagRow } from '../photos/tags/tag.row.js';
import type { DemoRows } from './demo-rows.js';

/** An arbitrary number: of replicas that start at the same time, only one loads the demo. */
const loadLock = 7_431_904;

const tablesWithIds = ['entity_types', 'tags', 'photos', 'entities', 'entity_relations', 'default_covers'];

/** The demo's statements: whole tables at a time. */
@Injectable()
export class DemoRepository {
  /** Until the transaction ends no other process loads the demo. */
  async lock(tx: EntityManager): Promise<void> {
    await tx.query('select pg_advisory_xact_lock($1)', [loadLock]);
  }

  /** True if there are no photos, entities, entity types and tags. */
  async isEmpty(manager: EntityManager): Promise<boolean> {
    const [found] = await manager.query<{ empty: boolean }[]>(
      `select not (exists (select from photos) or exists (select from entities)
         or exists (select from entity_types) or exists (select from tags)) as empty`,
    );
    return found?.empty ?? false;
  }

  /** Inserts all rows with their ids; the sequences then continue after them. */
  async insert(rows: DemoRows, tx: EntityManager): Promise<void> {
    await tx.insert(EntityTypeRow, rows.entityTypes);
    await tx.insert(TagRow, rows.tags);
    await tx.insert(PhotoRow, rows.photos);
    await tx.insert(EntityRow, rows.entities);
    await tx.insert(EntityRelationRow, rows.relations);
    await tx.query(
      `insert into photo_tags (photo_id, tag_id)
       select "photoId", "tagId" from jsonb_to_recordset($1) as link ("photoId" integer, "tagId" integer)`,
      [JSON.stringify(rows.photoTags)],
    );
    await tx.query(
      `insert into photo_entities (photo_id, entity_id, position)
       select "photoId", "entityId", position
       from jsonb_to_recordset($1) as link ("photoId" integer, "entityId" integer, position smallint)`,
      [JSON.stringify(rows.photoEntities)],
    );
    await tx.insert(AnnotationRow, rows.annotations);
    await tx.insert(DefaultCoverRow, rows.defaultCovers);
    await tx.query(
      `insert into file_uses (subject, subject_id, role, sha256)
       select subject, "subjectId", role, sha256
       from jsonb_to_recordset($1) as used (subject text, "subjectId" integer, role text, sha256 text)
       on conflict (subject, subject_id, role) do update set sha256 = excluded.sha256`,
      [JSON.stringify(rows.fileUses)],
    );
    for (const table of tablesWithIds)
      await tx.query(
        `select setval(pg_get_serial_sequence('${table}', 'id'), max(id)) from ${table} having count(*) > 0`,
      );
  }

  /** Orders the rendition jobs by `photoIds`: jobs run in the order of their due time. */
  async putInOrder(photoIds: number[], tx: EntityManager): Promise<void> {
    await tx.query(
      `update job_outbox set due_at = now() - interval '1 minute' + place * interval '1 ms'
       from unnest($1::integer[]) with ordinality as ordered (photo_id, place)
       where kind = 'renditions' and subject = 'photo' and subject_id = photo_id`,
      [photoIds],
    );
  }
}
