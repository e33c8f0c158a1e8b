import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Viewer } from '../../../contract/access.js';
import type { RecordRemoved } from '../../../contract/api/entities.js';
import { DomainError } from '../../../contract/errors.js';
import type { AdminRelationKind, NewRelationKind, RelationKindChange } from '../../../contract/relation-kind.js';
import { asViewer } from '../../../history/as-viewer.js';
import { History } from '../../../history/history.js';
import { selectList } from '../../../platform/database/select-list.js';
import { definedOnly } from '../../../platform/defined-only.js';
import { type CountedRelationKind, presentRelationKind } from './relation-kind.presenter.js';
import { RelationKindRow } from './relation-kind.row.js';
import { RelationKindChanges } from './relation-kind-changes.js';

/** Why entities may be related: the archive's own list, for the administration. */
@Injectable()
export class RelationKindsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly changes: RelationKindChanges,
    private readonly history: History,
  ) {}

  /** In the order in which they were made. */
  async list(manager: EntityManager = this.dataSource.manager): Promise<AdminRelationKind[]> {
    const kinds = await manager.query<CountedRelationKind[]>(
      `select ${selectList(manager.getRepository(RelationKindRow).metadata, 'rk')},
         (select count(*)::int from entity_relations r where r.kind = rk.code) as "relationCount"
       from relation_kinds rk order by rk.id`,
    );
    return kinds.map(presentRelationKind);
  }

  /** @throws DomainError validation_failed, `field_taken` for the code of another kind */
  create(fields: NewRelationKind, viewer: Viewer): Promise<AdminRelationKind> {
    return asViewer(this.dataSource, viewer, async (actor, tx) =>
      this.get(await this.changes.create(fields, actor, tx), tx),
    );
  }

  /** @throws DomainError not_found, record_outdated, validation_failed */
  change({ id, ...change }: { id: number } & RelationKindChange, viewer: Viewer): Promise<AdminRelationKind> {
    return asViewer(this.dataSource, viewer, async (actor, tx) => {
      await this.changes.change(id, definedOnly(change), actor, tx);
      return this.get(id, tx);
    });
  }

  /** @throws DomainError not_found, relation_kind_in_use with the number of relations */
  remove({ id }: { id: number }, viewer: Viewer): Promise<RecordRemoved> {
    return asViewer(this.dataSource, viewer, async (actor, tx) => {
      await this.changes.remove(id, actor, tx);
      return { changeSetId: await this.history.openSet(actor, tx) };
    });
  }

  private async get(id: number, tx: EntityManager): Promise<AdminRelationKind> {
    const kind = (await this.list(tx)).find((each) => each.id === id);
    if (!kind) throw new DomainError('not_found');
    return kind;
  }
}
