import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { EntityStatus, NewEntity, RelatedEntity } from '../contract/entity.js';
import { invalidField } from '../contract/errors.js';
import { localizedFields, type LocalizedName } from '../contract/localized.js';
import { entitySlug } from '../contract/slug.js';
import type { Actor } from '../history/actor.js';
import { PartOwners } from '../history/part-owners.js';
import { insertRows } from '../platform/database/insert-rows.js';
import { ChangeRecorder } from '../records/change-recorder.js';
import { PublishedFiles } from '../records/published-files.js';
import { Slugs } from '../records/slugs.js';
import { EntityAudioGuides } from './audio/entity-audio-guides.js';
import type { EntityRowChange } from './entity-changes.js';
import { EntityRow } from './entity.row.js';
import { LinkedRecords } from './linked-records.js';
import { EntityRelations } from './relations/entity-relations.js';
import { EntityTypeRow } from './types/entity-type.row.js';

/**
 * What is deleted with an entity, as the history keeps it: its row, and its links to other records. Not the bookmarks:
 * what members have saved outlives neither the entity nor their account.
 */
interface EntitySnapshot {
  row: Omit<EntityRow, 'entityType' | 'updatedAt'>;
  relations: RelatedEntity[];
  /** As the columns of the tables are named. */
  photos: object[];
  annotations: object[];
}

/** What a new entity begins with. */
interface CreatedEntity extends Pick<NewEntity, 'name'> {
  /** A free number that it has had elsewhere; null: a new one. */
  id?: number | null;
  type: EntityTypeRow;
  status: EntityStatus;
  /** The address that it has had elsewhere, and gets where it is free. */
  wantedSlug?: string;
  /** What else is written about it, but for audio guides and cover. */
  fields?: Omit<EntityRowChange, LocalizedName<'audioUrl'>>;
  /** When it came into the archive that it is from; null: now. */
  createdAt?: Date | null;
}

/**
 * Creates and deletes entities. A deleted one has no row: what it was is in the history, and reverting the change set of
 * the deletion restores it under its id (docs/adr/0047).
 */
@Injectable()
export class EntityLifecycle {
  constructor(
    private readonly recorder: ChangeRecorder,
    private readonly publishedFiles: PublishedFiles,
    private readonly slugs: Slugs,
    private readonly relations: EntityRelations,
    private readonly audioGuides: EntityAudioGuides,
    private readonly linked: LinkedRecords,
    partOwners: PartOwners,
  ) {
    partOwners.register('entity', 'record', {
      findLocked: async (id, _, tx) => {
        const row = await findLocked(id, tx);
        return { entity: row && (await this.snapshot(row, tx)) };
      },
      revert: async ({ recordId, before }, actor, tx) => {
        const row = await findLocked(recordId, tx);
        if (before.entity) await this.restore(before.entity as EntitySnapshot, actor, tx);
        else if (row) await this.remove(row, actor, tx);
      },
    });
  }

  /** Resolves with its id. */
  async create(created: CreatedEntity, actor: Actor, tx: EntityManager): Promise<number> {
    const [id] = await this.createMany([created], actor, tx);
    return id!;
  }

  /** Resolves with their ids, in their order: a few statements, however many they are. */
  async createMany(created: readonly CreatedEntity[], actor: Actor, tx: EntityManager): Promise<number[]> {
    if (created.length === 0) return [];
    const wanted = created.map(({ wantedSlug, name, type }) => wantedSlug ?? entitySlug({ name, typeCode: type.code }));
    const slugs = await this.slugs.freeMany('entity', wanted, tx);
    const rows = await insertRows(
      EntityRow,
      created.map(({ id, fields, name, status, type, createdAt }, place) => ({
        ...fields,
        name,
        ...(id && { id }),
        slug: slugs[place]!,
        status,
        entityTypeId: type.id,
        ...(createdAt && { createdAt }),
      })),
      tx,
    );
    const none = { relations: [], photos: [], annotations: [] };
    await this.recorder.created(
      'entity.record',
      rows.map((row) => ({
        id: row.id,
        before: { entity: null },
        after: { entity: { row: snapshotRow(row), ...none } satisfies EntitySnapshot },
      })),
      actor,
      tx,
    );
    return rows.map(({ id }) => id);
  }

  /** Deletes a locked entity. The photos that it had, and the entities that it was related to, change. */
  async remove(entity: EntityRow, actor: Actor, tx: EntityManager): Promise<void> {
    const { id } = entity;
    const before = await this.snapshot(entity, tx);
    const linked = await this.linked.find([id], tx);
    await tx.query('delete from photo_entities where entity_id = $1', [id]);
    await this.linked.touch(linked, tx);
    await this.publishedFiles.release({ subject: 'entity', subjectId: id }, tx);
    await tx.delete(EntityRow, { id });
    await this.recorder.removed(
      'entity.record',
      { id, before: { entity: before }, after: { entity: null } },
      actor,
      tx,
    );
  }

  /**
   * Under its former id and, while nobody else has it, its former slug. Photos and entities that were deleted meanwhile are
   * left out.
   * @throws DomainError validation_failed when its type is deleted
   */
  private async restore(
    { row, relations, photos, annotations }: EntitySnapshot,
    actor: Actor,
    tx: EntityManager,
  ): Promise<void> {
    const { id } = row;
    if (!(await tx.existsBy(EntityTypeRow, { id: row.entityTypeId }))) throw invalidField('entity');
    const [cover] = await tx.query<object[]>('select 1 from photos where id = $1', [row.coverPhotoId]);
    await tx.insert(EntityRow, {
      ...row,
      slug: await this.slugs.free('entity', row.slug, tx, id),
      coverPhotoId: cover ? row.coverPhotoId : null,
    });
    await tx.query(
      `insert into photo_entities select link.* from jsonb_populate_recordset(null::photo_entities, $1) link
       join photos p on p.id = link.photo_id`,
      [JSON.stringify(photos)],
    );
    await tx.query(
      `insert into annotations select drawn.* from jsonb_populate_recordset(null::annotations, $1) drawn
       join photos p on p.id = drawn.photo_id on conflict do nothing`,
      [JSON.stringify(annotations)],
    );
    await this.relations.restore(id, relations, tx);
    await this.linked.touch(await this.linked.find([id], tx), tx);
    const stored = await tx.findOneByOrFail(EntityRow, { id });
    await this.audioGuides.follow([{ row: stored, changed: localizedFields('audioUrl') }], tx);
    await this.recordCreated(id, actor, tx);
  }

  private async recordCreated(id: number, actor: Actor, tx: EntityManager): Promise<void> {
    const after = await this.snapshot(await tx.findOneByOrFail(EntityRow, { id }), tx);
    await this.recorder.created('entity.record', { id, before: { entity: null }, after: { entity: after } }, actor, tx);
  }

  private async snapshot(entity: EntityRow, tx: EntityManager): Promise<EntitySnapshot> {
    const row = snapshotRow(entity);
    const [links] = await tx.query<[Pick<EntitySnapshot, 'photos' | 'annotations'>]>(
      `select coalesce((select json_agg(l order by l.photo_id) from photo_entities l where l.entity_id = $1), '[]') as photos,
         coalesce((select json_agg(a order by a.id) from annotations a where a.entity_id = $1), '[]') as annotations`,
      [row.id],
    );
    return { row, relations: await this.relations.find(row.id, tx), ...links };
  }
}

const snapshotRow = ({ entityType: _type, updatedAt: _at, ...row }: EntityRow): EntitySnapshot['row'] => row;

const findLocked = (id: number, tx: EntityManager): Promise<EntityRow | null> =>
  tx.findOne(EntityRow, { where: { id }, lock: { mode: 'pessimistic_write' } });
