import { Injectable } from '@nestjs/common';
import type { Viewer } from '../contract/access.js';
import type { ChangeSet, ChangeSetListQuery, ChangeSetSummary } from '../contract/change-set.js';
import { DomainError } from '../contract/errors.js';
import { limits } from '../contract/limits.js';
import type { Paged } from '../contract/page.js';
import { presentChangeSet, presentChangeSetSummary } from './change-set.presenter.js';
import { type ChangeSetRecord, ChangeSetsRepository, type RecordChangeRow } from './change-sets.repository.js';
import { Reversal } from './reversal.js';
import { visibleKinds } from './visible-kinds.js';

/** The history of the archive: each role sees the changes of the records that it may change. */
@Injectable()
export class ChangeSetsService {
  constructor(
    private readonly sets: ChangeSetsRepository,
    private readonly reversal: Reversal,
  ) {}

  /** Newest first. */
  async list(query: ChangeSetListQuery, viewer: Viewer): Promise<Paged<ChangeSetSummary>> {
    const found = await this.sets.list(query, { kinds: visibleKinds(viewer), limit: limits.pageSize.admin });
    return { ...found, items: found.items.map(presentChangeSetSummary) };
  }

  /** Without the changes of records that the viewer does not see. @throws DomainError not_found */
  async byId({ id }: { id: number }, viewer: Viewer): Promise<ChangeSet> {
    const { set, visible } = await this.get(id, viewer);
    return presentChangeSet(set, visible);
  }

  /**
   * Reverts the change set. Resolves with the new one.
   * @throws DomainError like `Reversal.revert`; role_missing when the viewer does not see all of its changes
   */
  async revert(input: { id: number; reason?: string | null }, viewer: Viewer): Promise<ChangeSet> {
    const { changes, visible } = await this.get(input.id, viewer);
    if (visible.length < changes.length) throw new DomainError('role_missing');
    return this.byId({ id: await this.reversal.revert(input, viewer) }, viewer);
  }

  private async get(
    id: number,
    viewer: Viewer,
  ): Promise<{ set: ChangeSetRecord; changes: RecordChangeRow[]; visible: RecordChangeRow[] }> {
    const kinds: readonly string[] | null = visibleKinds(viewer);
    const set = await this.sets.find(id);
    const changes = set ? await this.sets.findChanges(id) : [];
    const visible = changes.filter(({ kind }) => kinds === null || kinds.includes(kind));
    if (!set || (visible.length === 0 && kinds !== null)) throw new DomainError('not_found');
    return { set, changes, visible };
  }
}
