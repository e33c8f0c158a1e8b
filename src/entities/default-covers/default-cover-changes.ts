import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { invalidField } from '../../contract/errors.js';
import type { Actor } from '../../history/actor.js';
import { Existence } from '../../records/existence.js';
import { partOfRow, PartOwners } from '../../history/part-owners.js';
import type { DefaultCoverFields } from '../../history/recorded-parts.js';
import { JobOutbox } from '../../jobs/job-outbox.js';
import { Storage } from '../../platform/storage/storage.js';
import { insertRows } from '../../platform/database/insert-rows.js';
import { ChangeRecorder } from '../../records/change-recorder.js';
import { lockContent, PublishedFiles } from '../../records/published-files.js';
import { EntityTypeRow } from '../types/entity-type.row.js';
import { lockTypes } from '../types/type-lock.js';
import { DefaultCoverRow } from './default-cover.row.js';

/**
 * Creates, replaces, orders and deletes default covers. Each change can be reverted, as long as the originals are stored: the
 * sweep of unused files spares them for 30 days.
 */
@Injectable()
export class DefaultCoverChanges {
  private readonly existence: Existence<'default_cover'>;

  constructor(
    private readonly recorder: ChangeRecorder,
    private readonly publishedFiles: PublishedFiles,
    private readonly jobOutbox: JobOutbox,
    private readonly storage: Storage,
    partOwners: PartOwners,
  ) {
    const findLocked = (id: number, tx: EntityManager) => this.findLocked(id, tx);
    partOwners.register('default_cover', 'original', {
      findLocked: partOfRow(findLocked, ({ originalSha256 }) => ({ originalSha256 })),
      revert: async ({ recordId, before: { originalSha256 } }, actor, tx) => {
        const row = await this.findLocked(recordId, tx);
        if (!row || originalSha256 === null) throw invalidField('originalSha256');
        await this.assertStored(originalSha256, 'originalSha256', tx);
        await this.replace(row, originalSha256, actor, tx);
      },
    });
    partOwners.register('default_cover', 'order', {
      findLocked: partOfRow(findLocked, ({ sortOrder }) => ({ sortOrder })),
      revert: async ({ recordId, before: { sortOrder } }, actor, tx) => {
        const row = await this.findLocked(recordId, tx);
        if (!row || (await this.isTaken({ ...row, sortOrder }, actor.reverts ?? 0, tx)))
          throw invalidField('sortOrder');
        await this.place(row, sortOrder, actor, tx);
      },
    });
    this.existence = new Existence('default_cover', 'cover', recorder);
    this.existence.ownedBy(
      {
        findLocked: partOfRow(findLocked, fieldsOf),
        restore: (id, cover, actor, tx) => this.restore(id, cover, actor, tx),
        remove: async (id, actor, tx) => {
          const row = await this.findLocked(id, tx);
          if (row) await this.remove(row, actor, tx);
        },
      },
      partOwners,
    );
  }

  /** The cover, until the transaction ends changed by nobody else. */
  async findLocked(id: number, tx: EntityManager): Promise<DefaultCoverRow | null> {
    await lockTypes(tx);
    return tx.findOne(DefaultCoverRow, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /** A cover of a stored original; its image is made in the background. */
  async create(cover: DefaultCoverFields, actor: Actor, tx: EntityManager): Promise<DefaultCoverRow> {
    const [row] = await this.createMany([cover], actor, tx);
    return row!;
  }

  /** `create` for many: a few statements, however many they are. Resolves with the covers in their order. */
  async createMany(covers: readonly DefaultCoverFields[], actor: Actor, tx: EntityManager): Promise<DefaultCoverRow[]> {
    const rows = await insertRows(DefaultCoverRow, covers, tx);
    await this.enter(
      rows.map(({ id }, place) => ({ id, after: covers[place]! })),
      actor,
      tx,
    );
    return rows;
  }

  /** Its former image is shown until the new one is made. */
  async replace(row: DefaultCoverRow, originalSha256: string, actor: Actor, tx: EntityManager): Promise<void> {
    if (row.originalSha256 === originalSha256) return;
    const { id } = row;
    await tx.update(DefaultCoverRow, { id }, { originalSha256, renditions: null, failure: null });
    await this.publishedFiles.use({ subject: 'default_cover', subjectId: id }, { next: originalSha256 }, tx);
    await this.recorder.changed(
      'default_cover.original',
      { id, before: { originalSha256: row.originalSha256 }, after: { originalSha256 } },
      actor,
      tx,
    );
    await this.jobOutbox.enqueue({ kind: 'default-cover', subject: 'default_cover', subjectId: id }, tx);
  }

  /** Gives it this place; a cover that has the place gets the other's. */
  async exchange(row: DefaultCoverRow, sortOrder: number, actor: Actor, tx: EntityManager): Promise<void> {
    const other = await tx.findOneBy(DefaultCoverRow, { entityTypeId: row.entityTypeId, sortOrder });
    if (other?.id === row.id) return;
    await this.place(row, sortOrder, actor, tx);
    if (other) await this.place(other, row.sortOrder, actor, tx);
  }

  async remove(row: DefaultCoverRow, actor: Actor, tx: EntityManager): Promise<void> {
    const { id } = row;
    await tx.delete(DefaultCoverRow, { id });
    await this.publishedFiles.release({ subject: 'default_cover', subjectId: id }, tx);
    await this.existence.record(id, { before: fieldsOf(row), after: null }, actor, tx);
  }

  async removeOfType(entityTypeId: number, actor: Actor, tx: EntityManager): Promise<void> {
    for (const cover of await tx.find(DefaultCoverRow, { where: { entityTypeId }, order: { sortOrder: 'ASC' } }))
      await this.remove(cover, actor, tx);
  }

  private async place(
    { id, sortOrder: former }: DefaultCoverRow,
    sortOrder: number,
    actor: Actor,
    tx: EntityManager,
  ): Promise<void> {
    await tx.update(DefaultCoverRow, { id }, { sortOrder });
    await this.recorder.changed(
      'default_cover.order',
      { id, before: { sortOrder: former }, after: { sortOrder } },
      actor,
      tx,
    );
  }

  /** Reverts a deletion. @throws DomainError validation_failed when its type, its place or its original is gone */
  private async restore(id: number, cover: DefaultCoverFields, actor: Actor, tx: EntityManager): Promise<void> {
    const { entityTypeId, originalSha256 } = cover;
    if (!(await tx.existsBy(EntityTypeRow, { id: entityTypeId }))) throw invalidField('cover');
    if (await this.isTaken({ ...cover, id }, 0, tx)) throw invalidField('cover');
    if (originalSha256 !== null) await this.assertStored(originalSha256, 'cover', tx);
    await tx.insert(DefaultCoverRow, { ...cover, id });
    await this.enter([{ id, after: cover }], actor, tx);
  }

  private async enter(
    covers: readonly { id: number; after: DefaultCoverFields }[],
    actor: Actor,
    tx: EntityManager,
  ): Promise<void> {
    await this.existence.recordCreated(covers, actor, tx);
    const used = covers.flatMap(({ id, after: { originalSha256: cover } }) => (cover === null ? [] : [{ id, cover }]));
    await this.publishedFiles.useMany(
      used.map(({ id, cover }) => ({ subject: 'default_cover', subjectId: id, contents: { cover } })),
      tx,
    );
    const jobs = used.map(({ id }) => ({ kind: 'default-cover', subject: 'default_cover', subjectId: id }) as const);
    await this.jobOutbox.enqueue(jobs, tx);
  }

  /** Whether another cover has its place, unless that one's place is reverted too (by the change set `reverted`). */
  private async isTaken(
    { id, entityTypeId, sortOrder }: Pick<DefaultCoverRow, 'id' | 'entityTypeId' | 'sortOrder'>,
    reverted: number,
    tx: EntityManager,
  ): Promise<boolean> {
    const found = await tx.query<object[]>(
      `select from default_covers d where entity_type_id = $1 and sort_order = $2 and id <> $3 and not exists (
         select from record_changes where change_set_id = $4 and kind = 'default_cover' and part = 'order' and record_id = d.id)`,
      [entityTypeId, sortOrder, id, reverted],
    );
    return found.length > 0;
  }

  /** @throws DomainError validation_failed when the original has been deleted */
  private async assertStored(sha256: string, field: string, tx: EntityManager): Promise<void> {
    await lockContent(sha256, tx);
    if (!(await this.storage.hasOriginal(sha256))) throw invalidField(field);
  }
}

const fieldsOf = ({ entityTypeId, sortOrder, originalSha256, imageUrl }: DefaultCoverRow): DefaultCoverFields => ({
  entityTypeId,
  sortOrder,
  originalSha256,
  imageUrl: originalSha256 === null ? imageUrl : null,
});
