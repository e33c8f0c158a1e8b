import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Viewer } from '../contract/access.js';
import type { LaterChange, RevertPreview } from '../contract/change-set.js';
import { DomainError } from '../contract/errors.js';
import type { Actor } from './actor.js';
import {
  type ChangeSetRecord,
  ChangeSetsRepository,
  laterChange,
  type PartFilter,
  type RecordChangeRow,
} from './change-sets.repository.js';
import { History } from './history.js';
import { findPresent, inOrderOfLocks, lockRecords, type OwnedChange, runsOf, writeBefore } from './owned-change.js';
import { PartOwners } from './part-owners.js';
import type { RecordKind } from './recorded-parts.js';
import { conflictingRecords, conflictsOf, type TouchedFields, touchedFields } from './revert-conflicts.js';

export interface RevertInput {
  id: number;
  reason?: string | null;
  /** Of one change of the set. */
  changeId?: number;
}

/** Ends the transaction of a preview. */
class Tried extends Error {}

/**
 * Reverts change sets: completely or not at all, and as new change sets, which can be reverted too. A later edit of the
 * same field is a conflict; an edit of another field is not.
 */
@Injectable()
export class Reversal {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sets: ChangeSetsRepository,
    private readonly history: History,
    private readonly owners: PartOwners,
  ) {}

  /**
   * With `changeId` only that change of the set is reverted, and the set counts as not reverted. Resolves with the id of the
   * new change set.
   * @throws DomainError not_found; change_not_revertible when a part has no owner, or not without the others; later_change,
   *   with all conflicts; photo_removed when the files of a removed photo are deleted
   */
  revert(input: RevertInput, viewer: Viewer): Promise<number> {
    return this.dataSource.transaction((tx) => this.revertIn(tx, input, viewer));
  }

  /** What `revert` would answer now: it is tried in a transaction that is rolled back. */
  async preview(input: RevertInput, viewer: Viewer): Promise<RevertPreview> {
    try {
      await this.dataSource.transaction(async (tx) => {
        await this.revertIn(tx, input, viewer);
        throw new Tried();
      });
    } catch (error) {
      if (error instanceof DomainError)
        return { obstacle: error.code, laterChanges: error.details.laterChanges ?? [], isTried: true };
      if (!(error instanceof Tried)) throw error;
    }
    return { obstacle: null, laterChanges: [], isTried: true };
  }

  /** What is known without trying. Trying would lock every record of the set, and write it, for as long as a revert takes. */
  async foresee({ id, revertedBy }: ChangeSetRecord): Promise<RevertPreview> {
    const obstacle = revertedBy !== null ? 'later_change' : (await this.hasOwners(id)) ? null : 'change_not_revertible';
    return { obstacle, laterChanges: [], isTried: false };
  }

  /** Whether the change can be reverted at all, and alone if the set has others. */
  isRestorable(change: RecordChangeRow, changesOfSet: number): boolean {
    const owner = this.owners.find(change.kind, change.part);
    const isWhole = change.before !== null && change.after !== null;
    return owner !== null && isWhole && (!owner.isRevertedWithOthers || changesOfSet === 1);
  }

  private async revertIn(tx: EntityManager, input: RevertInput, viewer: Viewer): Promise<number> {
    const { id, reason = null, changeId } = input;
    const set = await this.sets.findLocked(id, tx);
    if (!set) throw new DomainError('not_found');
    const changes = this.chosen(await this.sets.findChanges(id, {}, tx), changeId).reverse();
    await this.assertNotReverted(set, changes, tx);
    const actor: Actor = {
      source: 'revert',
      viewer,
      reverts: id,
      reason,
      contributionId: set.contributionId,
      importId: set.importId,
    };
    const reverting = await this.history.openSet(actor, tx);
    const laterChanges = await this.revertAll(id, changes, actor, tx);
    if (laterChanges.length > 0) throw new DomainError('later_change', { laterChanges });
    if (changeId === undefined) await this.sets.markReverted(id, reverting, tx);
    return reverting;
  }

  /** @throws DomainError not_found, change_not_revertible */
  private chosen(changes: RecordChangeRow[], changeId: number | undefined): OwnedChange[] {
    if (changeId === undefined) return changes.map((change) => this.owned(change));
    const change = changes.find(({ id }) => Number(id) === changeId);
    if (!change) throw new DomainError('not_found');
    if (!this.isRestorable(change, changes.length)) throw new DomainError('change_not_revertible');
    return [this.owned(change)];
  }

  /**
   * Reverts what a change set changed in some of its records, each completely or not at all, for a set that is too large to
   * be reverted in one transaction. Resolves with the ids of the records that cannot be reverted, because they were changed
   * since or are gone; those stay as they are.
   * @param recordIds of that kind
   * @param part of these records alone, or all but that one
   * @param actor whose `changeSetId` is the reverting set
   */
  async revertRecords(
    { id, kind, recordIds, part }: { id: number; kind: RecordKind; recordIds: number[]; part?: PartFilter },
    actor: Actor,
    tx: EntityManager,
  ): Promise<Set<number>> {
    const changes = (await this.sets.findChanges(id, { kinds: [kind], recordIds, part }, tx))
      .map((change) => this.owned(change))
      .reverse();
    await lockRecords(changes, tx);
    const touches = touchedFields(await this.sets.findTouches(id, tx, { kind, ids: recordIds }));
    const kept = await conflictingRecords(changes, touches, tx);
    // Without those, so that one that was edited since does not make the others be reverted one by one.
    const free = changes.filter(({ change }) => !kept.has(change.recordId));
    for (const recordId of kept) {
      const own = changes.filter(({ change }) => change.recordId === recordId);
      if (own.length > 1 && (await this.revertInTurn(own, touches, actor, tx))) kept.delete(recordId);
    }
    if (await this.revertTogether(free, actor, tx)) return kept;
    for (const recordId of new Set(free.map(({ change }) => change.recordId))) {
      const own = free.filter(({ change }) => change.recordId === recordId);
      // Read again: another record that was reverted before may be a condition of this one.
      const isConflicting = (await conflictingRecords(own, touches, tx)).size > 0;
      if (isConflicting || !(await this.revertTogether(own, actor, tx))) kept.add(recordId);
    }
    return kept;
  }

  /** All or none of these changes; in a savepoint, so that one that is refused leaves nothing half reverted. */
  private async revertTogether(changes: OwnedChange[], actor: Actor, tx: EntityManager): Promise<boolean> {
    try {
      await tx.transaction(async (inner) => {
        for (const run of runsOf(changes)) await writeBefore(run, actor, inner);
      });
      return true;
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      return false;
    }
  }

  /**
   * The changes of one record, each compared with what the reversal of the later ones has left: what was created with its fields
   * changed in the same set is as it was created only then.
   */
  private async revertInTurn(
    own: OwnedChange[],
    touches: TouchedFields,
    actor: Actor,
    tx: EntityManager,
  ): Promise<boolean> {
    try {
      await tx.transaction(async (inner) => {
        for (const each of own) {
          if ((await conflictingRecords([each], touches, inner)).size > 0) throw new DomainError('later_change');
          await writeBefore([each], actor, inner);
        }
      });
      return true;
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      return false;
    }
  }

  /** Whether `owned` would accept all changes of a set. */
  private async hasOwners(id: number): Promise<boolean> {
    const parts = await this.sets.findParts(id);
    return parts.every(({ kind, part, isWhole }) => isWhole && this.owners.find(kind, part) !== null);
  }

  /** @throws DomainError change_not_revertible */
  private owned(change: RecordChangeRow): OwnedChange {
    const owner = this.owners.find(change.kind, change.part);
    if (!owner || !change.before || !change.after) throw new DomainError('change_not_revertible');
    const { before, after } = change;
    const fields = Object.keys({ ...before, ...after }).filter((field) => !owner.derived?.includes(field as never));
    return { change, owner, before, after, fields };
  }

  /** A change set can be reverted once. @throws DomainError later_change */
  private async assertNotReverted(set: ChangeSetRecord, changes: OwnedChange[], tx: EntityManager): Promise<void> {
    const revertedBy = set.revertedBy === null ? null : await this.sets.find(set.revertedBy, null, tx);
    if (!revertedBy) return;
    const touch = { changeSetId: revertedBy.id, at: revertedBy.createdAt };
    throw new DomainError('later_change', {
      laterChanges: changes.map(({ change, fields }) => laterChange(change, fields, touch)),
    });
  }

  /** Resolves with all conflicts; if there are any, the transaction must not be committed. */
  private async revertAll(id: number, changes: OwnedChange[], actor: Actor, tx: EntityManager): Promise<LaterChange[]> {
    const runs = runsOf(changes);
    // Locked first, so that nobody edits a record between the check and the change.
    for (const run of runsOf(changes.toSorted(inOrderOfLocks))) await findPresent(run, tx);
    const [only, ...others] = changes;
    const records = only && others.length === 0 ? { kind: only.change.kind, ids: [only.change.recordId] } : null;
    const touches = touchedFields(await this.sets.findTouches(id, tx, records));
    const found: LaterChange[] = [];
    for (const run of runs) {
      // Read again: a part that was reverted before may be a condition of this one.
      const present = await findPresent(run, tx);
      const free: OwnedChange[] = [];
      for (const each of run) {
        const conflicts = conflictsOf(each, present.get(each.change.recordId) ?? null, touches);
        found.push(...conflicts);
        if (conflicts.length === 0) free.push(each);
      }
      found.push(...(await revertRun(free, actor, tx)));
    }
    return found;
  }
}

/** Together where the owner can; one by one where that is refused, to tell which of them stand in the way. */
async function revertRun(run: OwnedChange[], actor: Actor, tx: EntityManager): Promise<LaterChange[]> {
  if (run.length > 1)
    try {
      await writeBefore(run, actor, tx);
      return [];
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== 'validation_failed') throw error;
    }
  const found: LaterChange[] = [];
  for (const each of run) found.push(...(await revertOne(each, actor, tx)));
  return found;
}

/** A record that the old state refers to may be deleted by now: that is a conflict too. */
async function revertOne(
  { change, owner, before, after }: OwnedChange,
  actor: Actor,
  tx: EntityManager,
): Promise<LaterChange[]> {
  try {
    await owner.revert({ recordId: change.recordId, before, after }, actor, tx);
    return [];
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'validation_failed') throw error;
    const fields = (error.details.errors ?? []).map(({ field }) => field.split('.')[0] ?? field);
    return [laterChange(change, [...new Set(fields)])];
  }
}
