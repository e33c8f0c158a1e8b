import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { DomainError, invalidField } from '../../contract/errors.js';
import type { EntityTypeChange, EntityTypeFields, NewEntityType } from '../../contract/entity-type.js';
import { noText, pickLocalized, untranslated } from '../../contract/localized.js';
import type { Actor } from '../../history/actor.js';
import { Existence } from '../../records/existence.js';
import { partOfRow, PartOwners } from '../../history/part-owners.js';
import { changedFields, currentValues } from '../../platform/database/changed-fields.js';
import { insertRows } from '../../platform/database/insert-rows.js';
import { checkVersion } from '../../platform/database/version-of.js';
import { definedOnly } from '../../platform/defined-only.js';
import { ChangeRecorder } from '../../records/change-recorder.js';
import { DefaultCoverChanges } from '../default-covers/default-cover-changes.js';
import { EntityRow } from '../entity.row.js';
import { typeOrder } from './entity-type.presenter.js';
import { EntityTypeRow } from './entity-type.row.js';
import { entityTypeFields } from './entity-type-fields.js';
import { lockTypes } from './type-lock.js';

type PlacedType = EntityTypeFields & { position: number };

/** Creates, changes, orders and deletes entity types. Each change can be reverted. */
@Injectable()
export class EntityTypeChanges {
  private readonly existence: Existence<'entity_type'>;

  constructor(
    private readonly recorder: ChangeRecorder,
    private readonly covers: DefaultCoverChanges,
    partOwners: PartOwners,
  ) {
    const findLocked = (id: number, tx: EntityManager) => this.findLocked(id, tx);
    partOwners.register('entity_type', 'fields', {
      findLocked: partOfRow(findLocked, entityTypeFields),
      revert: async ({ recordId, before }, actor, tx) => this.change(recordId, before, actor, tx),
    });
    partOwners.register('entity_type', 'order', {
      findLocked: partOfRow(findLocked, ({ position }) => ({ position })),
      revert: async ({ recordId, before }, actor, tx) => {
        const row = await this.findLocked(recordId, tx);
        if (row) await this.place(row, before.position, actor, tx);
      },
    });
    this.existence = new Existence('entity_type', 'type', recorder);
    this.existence.ownedBy(
      {
        findLocked: partOfRow(findLocked, placed),
        restore: (id, type, actor, tx) => this.restore({ ...type, id }, actor, tx),
        remove: (id, actor, tx) => this.removeUnused(id, actor, tx),
      },
      partOwners,
    );
  }

  /** @throws DomainError validation_failed, `field_taken` for the code of another type */
  async create(created: NewEntityType, actor: Actor, tx: EntityManager): Promise<number> {
    const [id] = await this.createMany([created], actor, tx);
    return id!;
  }

  /**
   * Types of different codes, placed after those that there are: a few statements, however many they are. Resolves with their ids.
   * @throws DomainError validation_failed, `field_taken` for the code of another type
   */
  async createMany(created: readonly NewEntityType[], actor: Actor, tx: EntityManager): Promise<number[]> {
    if (created.length === 0) return [];
    await lockTypes(tx);
    await this.checkFree(
      created.map(({ code }) => code),
      'code',
      tx,
    );
    const [{ last }] = await tx.query<[{ last: number }]>(
      'select coalesce(max(position), 0)::int as last from entity_types',
    );
    const types = created.map(({ code, name, color, icon, ...texts }, place) => ({
      ...untranslated('name'),
      ...noText('description'),
      ...definedOnly(pickLocalized(texts, 'name', 'description')),
      code,
      name,
      color,
      icon,
      position: last + place + 1,
    }));
    const rows = await insertRows(EntityTypeRow, types, tx);
    await this.existence.recordCreated(
      rows.map(({ id }, place) => ({ id, after: types[place]! })),
      actor,
      tx,
    );
    return rows.map(({ id }) => id);
  }

  /** @throws DomainError not_found, record_outdated */
  async change(id: number, { version, ...patch }: EntityTypeChange, actor: Actor, tx: EntityManager): Promise<void> {
    const row = await this.get(id, tx);
    checkVersion(entityTypeFields(row), version);
    const after = changedFields<EntityTypeFields, Partial<EntityTypeFields>>(row, patch);
    if (Object.keys(after).length === 0) return;
    await tx.update(EntityTypeRow, { id }, after);
    const before = currentValues<EntityTypeFields>(row, after);
    await this.recorder.changed('entity_type.fields', { id, before, after }, actor, tx);
  }

  /** @param ids all types in their new order. @throws DomainError validation_failed when these are not all types */
  async reorder(ids: number[], actor: Actor, tx: EntityManager): Promise<void> {
    await lockTypes(tx);
    const rows = await tx.find(EntityTypeRow, { order: typeOrder });
    if (rows.length !== ids.length || rows.some(({ id }) => !ids.includes(id))) throw invalidField('ids');
    for (const row of rows) await this.place(row, ids.indexOf(row.id) + 1, actor, tx);
  }

  /** With its default covers. @throws DomainError not_found, entity_type_in_use with the number of entities */
  async remove(id: number, actor: Actor, tx: EntityManager): Promise<void> {
    const row = await this.get(id, tx);
    const count = await tx.countBy(EntityRow, { entityTypeId: id });
    if (count > 0) throw new DomainError('entity_type_in_use', { count });
    await this.covers.removeOfType(id, actor, tx);
    await tx.delete(EntityTypeRow, { id });
    await this.existence.record(id, { before: placed(row), after: null }, actor, tx);
  }

  private async place(row: EntityTypeRow, position: number, actor: Actor, tx: EntityManager): Promise<void> {
    const { id, position: former } = row;
    if (former === position) return;
    await tx.update(EntityTypeRow, { id }, { position });
    await this.recorder.changed(
      'entity_type.order',
      { id, before: { position: former }, after: { position } },
      actor,
      tx,
    );
  }

  /** Reverts a deletion. @throws DomainError validation_failed when another type has the code by now */
  private async restore(type: PlacedType & { id: number }, actor: Actor, tx: EntityManager): Promise<void> {
    const { id, ...after } = type;
    await this.checkFree([type.code], 'type', tx);
    await tx.insert(EntityTypeRow, { ...type });
    await this.existence.record(id, { before: null, after }, actor, tx);
  }

  /** Reverts a creation. @throws DomainError validation_failed when it has entities by now */
  private async removeUnused(id: number, actor: Actor, tx: EntityManager): Promise<void> {
    if (await tx.existsBy(EntityRow, { entityTypeId: id })) throw invalidField('type');
    await this.remove(id, actor, tx);
  }

  private async findLocked(id: number, tx: EntityManager): Promise<EntityTypeRow | null> {
    await lockTypes(tx);
    // A new entity of the type waits.
    return tx.findOne(EntityTypeRow, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  private async get(id: number, tx: EntityManager): Promise<EntityTypeRow> {
    const row = await this.findLocked(id, tx);
    if (!row) throw new DomainError('not_found');
    return row;
  }

  private async checkFree(codes: string[], field: string, tx: EntityManager): Promise<void> {
    if (await tx.existsBy(EntityTypeRow, { code: In(codes) })) throw invalidField(field, 'field_taken');
  }
}

const placed = (row: EntityTypeRow): PlacedType => ({ ...entityTypeFields(row), position: row.position });
