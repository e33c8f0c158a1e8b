import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DomainError, invalidField } from '../../../contract/errors.js';
import { noText, pickLocalized, translationFields, untranslated } from '../../../contract/localized.js';
import type { NewRelationKind, RelationKindChange, RelationKindFields } from '../../../contract/relation-kind.js';
import type { Actor } from '../../../history/actor.js';
import { partOfRow, PartOwners } from '../../../history/part-owners.js';
import { changedFields, currentValues } from '../../../platform/database/changed-fields.js';
import { checkVersion } from '../../../platform/database/version-of.js';
import { definedOnly } from '../../../platform/defined-only.js';
import { ChangeRecorder } from '../../../records/change-recorder.js';
import { Existence } from '../../../records/existence.js';
import { PublicChanges } from '../../../records/public-changes.js';
import { EntityRelationRow } from '../entity-relation.row.js';
import { relationKindFields } from './relation-kind.presenter.js';
import { RelationKindRow } from './relation-kind.row.js';

/** Creates, renames and deletes kinds of relation. Each change can be reverted. */
@Injectable()
export class RelationKindChanges {
  private readonly existence: Existence<'relation_kind'>;

  constructor(
    private readonly recorder: ChangeRecorder,
    private readonly publicChanges: PublicChanges,
    partOwners: PartOwners,
  ) {
    const findLocked = partOfRow((id: number, tx: EntityManager) => this.findLocked(id, tx), relationKindFields);
    partOwners.register('relation_kind', 'names', {
      findLocked,
      revert: ({ recordId, before }, actor, tx) => this.change(recordId, before, actor, tx),
    });
    this.existence = new Existence('relation_kind', 'relationKind', recorder);
    this.existence.ownedBy(
      {
        findLocked,
        restore: (id, kind, actor, tx) => this.restore({ ...kind, id }, actor, tx),
        remove: (id, actor, tx) => this.removeUnused(id, actor, tx),
      },
      partOwners,
    );
  }

  /** @throws DomainError validation_failed, `field_taken` for the code of another kind */
  async create({ code, name, ...names }: NewRelationKind, actor: Actor, tx: EntityManager): Promise<number> {
    const kind = {
      ...untranslated('name'),
      ...noText('reverseName'),
      ...definedOnly(pickLocalized(names, 'name', 'reverseName')),
      code,
      name,
    };
    checkReverse(kind);
    await lockKinds(tx);
    await checkFree(code, 'code', tx);
    const { id } = await tx.save(RelationKindRow, { ...kind });
    await this.existence.record(id, { before: null, after: kind }, actor, tx);
    return id;
  }

  /** The pages of the entities that it relates follow. @throws DomainError not_found, record_outdated, validation_failed */
  async change(id: number, { version, ...patch }: RelationKindChange, actor: Actor, tx: EntityManager): Promise<void> {
    const row = await this.get(id, tx);
    checkVersion(relationKindFields(row), version);
    const after = changedFields<RelationKindFields, Partial<RelationKindFields>>(row, patch);
    if (Object.keys(after).length === 0) return;
    checkReverse({ ...row, ...after });
    await tx.update(RelationKindRow, { id }, after);
    const before = currentValues<RelationKindFields>(row, after);
    await this.recorder.changed('relation_kind.names', { id, before, after }, actor, tx);
    const related = await tx.query<{ id: number }[]>(
      `select from_entity_id as id from entity_relations where kind = $1
       union select to_entity_id from entity_relations where kind = $1 order by id`,
      [row.code],
    );
    this.publicChanges.publish(
      related.map((entity) => ({ kind: 'entity', id: entity.id, cause: 'relations' })),
      tx,
    );
  }

  /** @throws DomainError not_found, relation_kind_in_use with the number of relations */
  async remove(id: number, actor: Actor, tx: EntityManager): Promise<void> {
    const row = await this.get(id, tx);
    const count = await tx.countBy(EntityRelationRow, { kind: row.code });
    if (count > 0) throw new DomainError('relation_kind_in_use', { count });
    await tx.delete(RelationKindRow, { id });
    await this.existence.record(id, { before: relationKindFields(row), after: null }, actor, tx);
  }

  /** Reverts a deletion. @throws DomainError validation_failed when another kind has the code by now */
  private async restore(kind: RelationKindFields & { id: number }, actor: Actor, tx: EntityManager): Promise<void> {
    const { id, ...after } = kind;
    await lockKinds(tx);
    await checkFree(kind.code, 'relationKind', tx);
    await tx.insert(RelationKindRow, { ...kind });
    await this.existence.record(id, { before: null, after }, actor, tx);
  }

  /** Reverts a creation. @throws DomainError validation_failed when relations have it by now */
  private async removeUnused(id: number, actor: Actor, tx: EntityManager): Promise<void> {
    const { code } = await this.get(id, tx);
    if (await tx.existsBy(EntityRelationRow, { kind: code })) throw invalidField('relationKind');
    await this.remove(id, actor, tx);
  }

  /** A new relation of the kind waits. */
  private async findLocked(id: number, tx: EntityManager): Promise<RelationKindRow | null> {
    await lockKinds(tx);
    return tx.findOne(RelationKindRow, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  private async get(id: number, tx: EntityManager): Promise<RelationKindRow> {
    const row = await this.findLocked(id, tx);
    if (!row) throw new DomainError('not_found');
    return row;
  }
}

/** Until the transaction ends, nobody else changes kinds of relation: they are few, and so are their editors. */
async function lockKinds(tx: EntityManager): Promise<void> {
  await tx.query(`select pg_advisory_xact_lock(hashtextextended('relation-kinds', 0))`);
}

async function checkFree(code: string, field: string, tx: EntityManager): Promise<void> {
  if (await tx.existsBy(RelationKindRow, { code })) throw invalidField(field, 'field_taken');
}

/** A translation of the reverse name needs the reverse name, which the other languages fall back to. */
function checkReverse(kind: RelationKindFields): void {
  if (kind.reverseName === null && translationFields('reverseName').some((field) => kind[field] !== null))
    throw invalidField('reverseName', 'field_required');
}
