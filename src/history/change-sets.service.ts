import { Injectable } from '@nestjs/common';
import type { Viewer } from '../contract/access.js';
import type { ChangeSet, ChangeSetListQuery, ChangeSetSummary } from '../contract/change-set.js';
import { DomainError } from '../contract/errors.js';
import { limits } from '../contract/limits.js';
import type { Paged } from '../contract/page.js';
import { presentChangeSet, presentChangeSetSummary } from './change-set.presenter.js';
import { ChangeSetsRepository } from './change-sets.repository.js';
import { Reversal } from './reversal.js';

/** The history of the archive, for administrators. */
@Injectable()
export class ChangeSetsService {
  constructor(
    private readonly sets: ChangeSetsRepository,
    private readonly reversal: Reversal,
  ) {}

  /** Newest first. */
  async list(query: ChangeSetListQuery): Promise<Paged<ChangeSetSummary>> {
    const found = await this.sets.list(query, limits.pageSize.admin);
    return { ...found, items: found.items.map(presentChangeSetSummary) };
  }

  /** @throws DomainError not_found */
  async byId({ id }: { id: number }): Promise<ChangeSet> {
    const set = await this.sets.find(id);
    if (!set) throw new DomainError('not_found');
    return presentChangeSet(set, await this.sets.findChanges(id));
  }

  /** Reverts the change set. Resolves with the new one. @throws DomainError like `Reversal.revert` */
  async revert(input: { id: number; reason?: string | null }, viewer: Viewer): Promise<ChangeSet> {
    return this.byId({ id: await this.reversal.revert(input, viewer) });
  }
}
