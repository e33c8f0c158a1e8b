import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Viewer } from '../../contract/access.js';
import type { RecordRemoved } from '../../contract/api/entities.js';
import { DomainError } from '../../contract/errors.js';
import type { AdminFonds, FondsChange, NewFonds } from '../../contract/fonds.js';
import { asViewer } from '../../history/as-viewer.js';
import { History } from '../../history/history.js';
import { definedOnly } from '../../platform/defined-only.js';
import { FondsChanges } from '../fonds-changes.js';
import { presentAdminFonds } from '../fonds.presenter.js';
import { FondsRepository } from '../fonds.repository.js';
import { inHierarchy } from '../in-hierarchy.js';

/** Fonds, for editors. */
@Injectable()
export class AdminFondsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly fonds: FondsRepository,
    private readonly changes: FondsChanges,
    private readonly history: History,
  ) {}

  async list(manager: EntityManager = this.dataSource.manager): Promise<AdminFonds[]> {
    return inHierarchy((await this.fonds.list(manager)).map(presentAdminFonds));
  }

  /** @throws DomainError not_found */
  async byId({ id }: { id: number }, manager: EntityManager = this.dataSource.manager): Promise<AdminFonds> {
    const found = (await this.list(manager)).find((each) => each.id === id);
    if (!found) throw new DomainError('not_found');
    return found;
  }

  /** @throws DomainError validation_failed */
  create(fields: NewFonds, viewer: Viewer): Promise<AdminFonds> {
    return asViewer(this.dataSource, viewer, async (actor, tx) =>
      this.byId({ id: await this.changes.create(fields, actor, tx) }, tx),
    );
  }

  /** @throws DomainError not_found, record_outdated, validation_failed */
  change({ id, ...change }: { id: number } & FondsChange, viewer: Viewer): Promise<AdminFonds> {
    return asViewer(this.dataSource, viewer, async (actor, tx) => {
      await this.changes.change(id, definedOnly(change), actor, tx);
      return this.byId({ id }, tx);
    });
  }

  /** @throws DomainError not_found; fonds_has_parts, fonds_in_use with the number of what is in it */
  remove({ id }: { id: number }, viewer: Viewer): Promise<RecordRemoved> {
    return asViewer(this.dataSource, viewer, async (actor, tx) => {
      await this.changes.remove(id, actor, tx);
      return { changeSetId: await this.history.openSet(actor, tx) };
    });
  }
}
