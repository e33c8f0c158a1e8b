import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Viewer } from '../../contract/access.js';
import type {
  AdminEntity,
  AdminEntityDetail,
  AdminEntityListQuery,
  EntityChange,
  EntityNameQuery,
  NamedEntity,
  NewEntity,
  RelatedEntity,
} from '../../contract/entity.js';
import { inEachLanguage } from '../../contract/localized.js';
import { DomainError, invalidField } from '../../contract/errors.js';
import { limits } from '../../contract/limits.js';
import type { Paged } from '../../contract/page.js';
import { checkUnchanged } from '../../platform/database/check-unchanged.js';
import { checkLatLngPair } from '../../records/lat-lng-pair.js';
import { SearchEngine } from '../../search/search-engine.js';
import { SettingsService } from '../../settings/settings.service.js';
import { EntitiesRepository } from '../public/entities.repository.js';
import { findEntityIds } from '../public/find-entity-ids.js';
import { EntityChanges } from '../entity-changes.js';
import { rowChangeOf } from '../entity-row-change.js';
import { EntityLifecycle } from '../entity-lifecycle.js';
import { presentAdminEntity, presentAdminEntityDetail } from '../entity.presenter.js';
import type { OtherDatum } from '../../contract/other-data.js';
import { otherDataSql } from '../../records/other-data.js';
import type { EntityRow } from '../entity.row.js';
import { EntityRelations } from '../relations/entity-relations.js';
import { EntityTypeRow } from '../types/entity-type.row.js';

/** Entities, for administrators. */
@Injectable()
export class AdminEntitiesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly entities: EntitiesRepository,
    private readonly changes: EntityChanges,
    private readonly lifecycle: EntityLifecycle,
    private readonly relations: EntityRelations,
    private readonly engine: SearchEngine,
    private readonly settings: SettingsService,
  ) {}

  /** With a text, all that the public list finds for it, and those with it as a part of a name: drafts only by that. */
  async list({ page, q, type, status, sort = 'name' }: AdminEntityListQuery): Promise<Paged<AdminEntity>> {
    const found = await this.entities.list({
      status: status ?? null,
      slice: { page, limit: limits.pageSize.admin },
      sort,
      nameLike: q,
      foundIds: await findEntityIds(this.engine, q),
      typeCode: type,
    });
    const widthOf = await this.settings.publicWidths();
    return { ...found, items: found.items.map((row) => presentAdminEntity(row, widthOf)) };
  }

  withName({ name }: EntityNameQuery): Promise<NamedEntity[]> {
    return this.entities.findWithName(name);
  }

  /** @throws DomainError entity_not_found */
  async byId({ id }: { id: number }): Promise<AdminEntityDetail> {
    const entity = await this.entities.findOne({ id });
    if (!entity) throw new DomainError('entity_not_found');
    const { manager } = this.dataSource;
    const relations = await this.relations.findNamed(id, manager);
    const [{ otherData }] = await manager.query<[{ otherData: OtherDatum[] | null }]>(
      `select ${otherDataSql('entity', '$1')} as "otherData"`,
      [id],
    );
    return presentAdminEntityDetail(entity, await this.settings.publicWidths(), {
      relations,
      otherData: otherData ?? [],
    });
  }

  /** Its slug is made of its name. @throws DomainError validation_failed for an unknown type */
  async create({ name, entityTypeCode, status = 'published' }: NewEntity, viewer: Viewer): Promise<AdminEntityDetail> {
    const id = await this.dataSource.transaction(async (tx) => {
      const type = await typeOf(entityTypeCode, tx);
      return this.lifecycle.create({ name, type, status }, { source: 'api', viewer }, tx);
    });
    return this.byId({ id });
  }

  /** Its photos stay. Reverting the change set restores it. @throws DomainError entity_not_found */
  async remove({ id }: { id: number }, viewer: Viewer): Promise<void> {
    await this.onEntity(id, (entity, tx) => this.lifecycle.remove(entity, { source: 'api', viewer }, tx));
  }

  /**
   * Changes the fields that are set, in one change set.
   * @throws DomainError entity_not_found; record_outdated when somebody else changed it first; validation_failed for an
   *   unknown type, for one coordinate without the other, for a cover or a compared photo that is none of its photos, and for relations to
   *   unknown entities
   */
  async change(
    { id, updatedAt, entityTypeCode, aliases, relations, ...metadata }: { id: number } & EntityChange,
    viewer: Viewer,
  ): Promise<AdminEntityDetail> {
    await this.onEntity(id, async (entity, tx) => {
      checkUnchanged(entity, updatedAt);
      const patch = rowChangeOf({ ...metadata, aliases });
      checkLatLngPair({ ...entity, ...patch });
      if (entityTypeCode !== undefined) patch.entityTypeId = (await typeOf(entityTypeCode, tx)).id;
      if (patch.coverPhotoId && patch.coverPhotoId !== entity.coverPhotoId)
        await checkPhotos(id, { field: 'coverPhotoId', ids: [patch.coverPhotoId] }, tx);
      if (patch.comparedPhotoIds && !isDeepStrictEqual(patch.comparedPhotoIds, entity.comparedPhotoIds))
        await checkPhotos(id, { field: 'comparedPhotoIds', ids: patch.comparedPhotoIds }, tx);
      const actor = { source: 'api', viewer };
      await this.changes.change(entity, patch, actor, tx);
      if (relations) await this.relations.replace(id, relations.map(withReasons), actor, tx);
    });
    return this.byId({ id });
  }

  /** @throws DomainError entity_not_found */
  async setCoverPosition({ id, position }: { id: number; position: number }, viewer: Viewer): Promise<void> {
    await this.onEntity(id, (entity, tx) =>
      this.changes.change(entity, { coverPhotoPosition: position }, { source: 'api', viewer }, tx),
    );
  }

  private onEntity(id: number, change: (entity: EntityRow, tx: EntityManager) => Promise<void>): Promise<void> {
    return this.dataSource.transaction(async (tx) => {
      const entity = await this.changes.findLocked(id, tx);
      if (!entity) throw new DomainError('entity_not_found');
      await change(entity, tx);
    });
  }
}

const withReasons = (relation: NonNullable<EntityChange['relations']>[number]): RelatedEntity => ({
  ...relation,
  ...inEachLanguage('reason', (name) => relation[name] ?? null),
});

/** @throws DomainError validation_failed for a photo, named by the field, that the entity does not have */
async function checkPhotos(
  entityId: number,
  { field, ids }: { field: string; ids: number[] },
  tx: EntityManager,
): Promise<void> {
  const found = await tx.query<object[]>(
    `select 1 from photo_entities l join photos p on p.id = l.photo_id
     where l.entity_id = $1 and p.id = any($2) and p.status <> 'removed' and not p.proposed`,
    [entityId, ids],
  );
  if (found.length < ids.length) throw invalidField(field, 'choice_gone');
}

/** @throws DomainError validation_failed */
async function typeOf(code: string, tx: EntityManager): Promise<EntityTypeRow> {
  const type = await tx.findOneBy(EntityTypeRow, { code });
  if (!type) throw invalidField('entityTypeCode', 'choice_gone');
  return type;
}
