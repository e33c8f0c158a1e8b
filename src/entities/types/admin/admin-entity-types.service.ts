import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Viewer } from '../../../contract/access.js';
import type { RecordRemoved } from '../../../contract/api/entities.js';
import type { AdminEntityType, EntityTypeChange, NewEntityType } from '../../../contract/entity-type.js';
import { DomainError } from '../../../contract/errors.js';
import { asViewer } from '../../../history/as-viewer.js';
import { History } from '../../../history/history.js';
import { selectList } from '../../../platform/database/select-list.js';
import { definedOnly } from '../../../platform/defined-only.js';
import { type CountedEntityType, presentAdminEntityType } from '../entity-type.presenter.js';
import { EntityTypeRow } from '../entity-type.row.js';
import { EntityTypeChanges } from '../entity-type-changes.js';

/** Entity types, for the administration. */
@Injectable()
export class AdminEntityTypesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly changes: EntityTypeChanges,
    private readonly history: History,
  ) {}

  /** In their order. */
  async list(manager: EntityManager = this.dataSource.manager): Promise<AdminEntityType[]> {
    const types = await manager.query<CountedEntityType[]>(
      `select ${selectList(manager.getRepository(EntityTypeRow).metadata, 'et')},
         (select count(*)::int from entities e where e.entity_type_id = et.id) as "entityCount",
         (select count(*)::int from default_covers d where d.entity_type_id = et.id) as "coverCount"
       from entity_types et order by et.position, et.id`,
    );
    return types.map(presentAdminEntityType);
  }

  /** @throws DomainError validation_failed, `field_taken` for the code of another type */
  create(fields: NewEntityType, viewer: Viewer): Promise<AdminEntityType> {
    return asViewer(this.dataSource, viewer, async (actor, tx) =>
      this.get(await this.changes.create(fields, actor, tx), tx),
    );
  }

  /** @throws DomainError not_found, record_outdated */
  change({ id, ...change }: { id: number } & EntityTypeChange, viewer: Viewer): Promise<AdminEntityType> {
    return asViewer(this.dataSource, viewer, async (actor, tx) => {
      await this.changes.change(id, definedOnly(change), actor, tx);
      return this.get(id, tx);
    });
  }

  /** @throws DomainError validation_failed when these are not all types */
  reorder({ ids }: { ids: number[] }, viewer: Viewer): Promise<AdminEntityType[]> {
    return asViewer(this.dataSource, viewer, async (actor, tx) => {
      await this.changes.reorder(ids, actor, tx);
      return this.list(tx);
    });
  }

  /** @throws DomainError not_found, entity_type_in_use with the number of entities */
  remove({ id }: { id: number }, viewer: Viewer): Promise<RecordRemoved> {
    return asViewer(this.dataSource, viewer, async (actor, tx) => {
      await this.changes.remove(id, actor, tx);
      return { changeSetId: await this.history.openSet(actor, tx) };
    });
  }

  private async get(id: number, tx: EntityManager): Promise<AdminEntityType> {
    const type = (await this.list(tx)).find((each) => each.id === id);
    if (!type) throw new DomainError('not_found');
    return type;
  }
}
