import { Injectable } from '@nestjs/common';
import type { Viewer } from '../contract/access.js';
import type {
  ChangeSet,
  ChangeSetListQuery,
  ChangeSetSummary,
  HistoryChoices,
  RevertPreview,
} from '../contract/change-set.js';
import { DomainError } from '../contract/errors.js';
import { limits } from '../contract/limits.js';
import { recordLimits } from '../contract/record-limits.js';
import type { Paged } from '../contract/page.js';
import { historyKinds } from '../contract/record-kinds.js';
import { presentChangeSet, presentChangeSetSummary } from './change-set.presenter.js';
import { type ChangeSetRecord, ChangeSetsRepository } from './change-sets.repository.js';
import { RecordNames } from './record-names.js';
import type { RecordKind } from './recorded-parts.js';
import { referredRecords } from './referred-records.js';
import { Reversal, type RevertInput } from './reversal.js';
import { visibleKinds } from './visible-kinds.js';

/** The history of the archive: each role sees the changes of the records that it may change. */
@Injectable()
export class ChangeSetsService {
  constructor(
    private readonly sets: ChangeSetsRepository,
    private readonly reversal: Reversal,
    private readonly names: RecordNames,
  ) {}

  /** Newest first. */
  async list(query: ChangeSetListQuery, viewer: Viewer): Promise<Paged<ChangeSetSummary>> {
    const found = await this.sets.list(query, { kinds: visibleKinds(viewer), limit: limits.pageSize.admin });
    const names = await this.names.find(found.items.flatMap(({ records }) => records));
    return { ...found, items: found.items.map((set) => presentChangeSetSummary(set, names)) };
  }

  async choices(viewer: Viewer): Promise<HistoryChoices> {
    return { kinds: [...(visibleKinds(viewer) ?? historyKinds)], authors: await this.sets.findAuthors() };
  }

  /** Without the changes of records that the viewer does not see. @throws DomainError not_found */
  async byId({ id }: { id: number }, viewer: Viewer): Promise<ChangeSet> {
    const { set, isWhole, kinds, recordCount } = await this.get(id, viewer);
    const changes = await this.sets.findChanges(id, { kinds, limit: recordLimits.history.changes });
    return presentChangeSet(set, {
      changes,
      recordCount,
      bulkEditId: isWhole ? await this.sets.findUndoableBulkEdit(id) : null,
      names: await this.names.find([...changes, ...changes.flatMap(referredRecords)]),
      isRestorable: (change) => isWhole && this.reversal.isRestorable(change, set.changeCount),
    });
  }

  /** What stands in the way of a revert; of a large set, what is known without trying it. @throws DomainError not_found */
  async preview(input: RevertInput, viewer: Viewer): Promise<RevertPreview> {
    const { set, isWhole } = await this.get(input.id, viewer);
    if (!isWhole) return { obstacle: 'role_missing', laterChanges: [], isTried: true };
    const isLarge = input.changeId === undefined && set.changeCount > recordLimits.history.changes;
    return isLarge ? this.reversal.foresee(set) : this.reversal.preview(input, viewer);
  }

  /**
   * Reverts the change set, or with `changeId` one part of it. Resolves with the new one.
   * @throws DomainError like `Reversal.revert`; role_missing when the viewer does not see all of its changes
   */
  async revert(input: RevertInput, viewer: Viewer): Promise<ChangeSet> {
    const { isWhole } = await this.get(input.id, viewer);
    if (!isWhole) throw new DomainError('role_missing');
    return this.byId({ id: await this.reversal.revert(input, viewer) }, viewer);
  }

  private async get(id: number, viewer: Viewer): Promise<SeenSet> {
    const kinds = visibleKinds(viewer);
    const set = await this.sets.find(id, kinds);
    if (!set) throw new DomainError('not_found');
    const { changes, records } = await this.sets.count(id, kinds);
    if (changes === 0 && kinds !== null) throw new DomainError('not_found');
    return { set, kinds, recordCount: records, isWhole: changes === set.changeCount };
  }
}

interface SeenSet {
  set: ChangeSetRecord;
  kinds: readonly RecordKind[] | null;
  /** Of the records that the viewer sees. */
  recordCount: number;
  /** Whether the viewer sees all changes. */
  isWhole: boolean;
}
