import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { EntityMetadata } from '../contract/entity.js';
import { entitySlug } from '../contract/slug.js';
import { changedFields, sameFieldsOf } from '../platform/database/changed-fields.js';
import { type RecordChange, RecordChanges } from '../platform/database/record-changes.js';
import { Slugs } from '../records/slugs.js';
import { PageTags } from '../platform/page-tags.js';
import { OwedWork } from '../platform/work/owed-work.js';
import { EntityRow } from './entity.row.js';
import { EntityTypeRow } from './types/entity-type.row.js';

/** What may be changed of a card's row. */
export type EntityRowChange = Partial<EntityMetadata & Pick<EntityRow, 'entityTypeId' | 'coverPhotoPosition'>>;

/** Changes of a card, each with its history and everything that follows from it. */
@Injectable()
export class EntityChanges {
  constructor(
    private readonly changes: RecordChanges,
    private readonly slugs: Slugs,
    private readonly pageTags: PageTags,
    private readonly owedWork: OwedWork,
  ) {}

  /** The card as it is; nobody else changes it until the transaction ends. */
  findLocked(id: number, tx: EntityManager): Promise<EntityRow | null> {
    return tx.findOne(EntityRow, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /**
   * Writes what differs into a locked card. A new name gives it a new slug, and the old one goes on leading to it
   * (contract.md, Data rules). Nothing that differs is no change.
   */
  async change(
    entity: EntityRow,
    facts: EntityRowChange,
    actor: Pick<RecordChange, 'source' | 'viewer'>,
    tx: EntityManager,
  ): Promise<void> {
    const changed = changedFields(entity, facts);
    if (Object.keys(changed).length === 0) return;
    const { id } = entity;
    const after: Partial<EntityRow> = { ...changed, ...(await this.newSlug(entity, changed, tx)) };
    await tx.update(EntityRow, { id }, after as object);
    if (after.slug) await this.slugs.keepOld('entity', entity.slug, id, tx);
    const before = sameFieldsOf(entity, after);
    await this.changes.record({ kind: 'entity', recordId: id, action: 'changed', before, after, ...actor }, tx);
    await this.pageTags.changed([`entity:${id}`, 'entities'], tx);
    await this.oweIndex(id, tx);
  }

  private async newSlug(
    entity: EntityRow,
    { name, entityTypeId }: EntityRowChange,
    tx: EntityManager,
  ): Promise<{ slug?: string }> {
    if (name === undefined) return {};
    const type = await tx.findOneByOrFail(EntityTypeRow, { id: entityTypeId ?? entity.entityTypeId });
    const slug = await this.slugs.free('entity', entitySlug({ name, typeCode: type.code }), tx, entity.id);
    return slug === entity.slug ? {} : { slug };
  }

  /** A photo is found by the names of the cards that it shows, too. */
  private async oweIndex(id: number, tx: EntityManager): Promise<void> {
    const photos = await tx.query<{ photo_id: number }[]>('select photo_id from photo_entities where entity_id = $1', [
      id,
    ]);
    await this.owedWork.owe(
      [
        { kind: 'index', subject: 'entity', subjectId: id },
        ...photos.map(({ photo_id }) => ({ kind: 'index', subject: 'photo', subjectId: photo_id }) as const),
      ],
      tx,
    );
  }
}
