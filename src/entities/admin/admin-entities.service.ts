import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Viewer } from '../../contract/access.js';
import type {
  AdminEntity,
  AdminEntityDetail,
  AdminEntityListQuery,
  EntityAlias,
  EntityChange,
  EntityMetadata,
} from '../../contract/entity.js';
import { DomainError } from '../../contract/errors.js';
import { limits } from '../../contract/limits.js';
import type { Paged } from '../../contract/page.js';
import { checkUnchanged } from '../../platform/database/check-unchanged.js';
import { definedOnly } from '../../platform/defined-only.js';
import { checkLatLngPair } from '../../records/lat-lng-pair.js';
import { sanitizeRichText } from '../../records/rich-text.js';
import { EntitiesRepository } from '../public/entities.repository.js';
import { EntityChanges, type EntityRowChange } from '../entity-changes.js';
import { presentAdminEntity, presentAdminEntityDetail } from '../entity.presenter.js';
import type { EntityRow } from '../entity.row.js';
import { EntityTypeRow } from '../types/entity-type.row.js';

/** Entities, for administrators. */
@Injectable()
export class AdminEntitiesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly entities: EntitiesRepository,
    private readonly changes: EntityChanges,
  ) {}

  /** By name. */
  async list({ page, q, type }: AdminEntityListQuery): Promise<Paged<AdminEntity>> {
    const found = await this.entities.list({
      slice: { page, limit: limits.pageSize.admin },
      sort: 'name',
      nameLike: q,
      typeCode: type,
    });
    return { ...found, items: found.items.map(presentAdminEntity) };
  }

  /** @throws DomainError entity_not_found */
  async byId({ id }: { id: number }): Promise<AdminEntityDetail> {
    const entity = await this.entities.findOne({ id });
    if (!entity) throw new DomainError('entity_not_found');
    return presentAdminEntityDetail(entity);
  }

  /**
   * Changes the fields that are set.
   * @throws DomainError entity_not_found; record_outdated when somebody else changed it first; validation_failed for an
   *   unknown type, or for one coordinate without the other
   */
  async change(
    { id, updatedAt, entityTypeCode, aliases, ...metadata }: { id: number } & EntityChange,
    viewer: Viewer,
  ): Promise<AdminEntityDetail> {
    await this.onEntity(id, async (entity, tx) => {
      checkUnchanged(entity, updatedAt);
      const patch: EntityRowChange = definedOnly({ ...metadata, ...sanitizedDescriptions(metadata) });
      if (aliases) patch.aliases = checkedAliases(aliases);
      checkLatLngPair({ ...entity, ...patch });
      if (entityTypeCode !== undefined) patch.entityTypeId = await typeIdOf(entityTypeCode, tx);
      await this.changes.change(entity, patch, { source: 'api', viewer }, tx);
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

/** Descriptions without scripts and other unsafe markup; null when nothing is left. */
const sanitizedDescriptions = (change: EntityChange): Partial<EntityMetadata> =>
  Object.fromEntries(
    (['description', 'descriptionEn', 'descriptionDe'] as const)
      .filter((field) => change[field] !== undefined)
      .map((field) => [field, sanitizeRichText(change[field] ?? '') || null]),
  );

/** As they are stored. @throws DomainError validation_failed for years in the wrong order */
const checkedAliases = (aliases: NonNullable<EntityChange['aliases']>): EntityAlias[] =>
  aliases.map(({ name, yearStart = null, yearEnd = null }, n) => {
    if (yearStart !== null && yearEnd !== null && yearStart > yearEnd)
      throw new DomainError('validation_failed', {
        errors: [{ field: `aliases.${n}.yearEnd`, code: 'field_invalid' }],
      });
    return { name, yearStart, yearEnd };
  });

/** @throws DomainError validation_failed */
async function typeIdOf(code: string, tx: EntityManager): Promise<number> {
  const type = await tx.findOneBy(EntityTypeRow, { code });
  if (!type)
    throw new DomainError('validation_failed', { errors: [{ field: 'entityTypeCode', code: 'field_invalid' }] });
  return type.id;
}
