import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { type BulkChange, bulkEditLimits } from '../../contract/bulk-edit.js';
import { DomainError } from '../../contract/errors.js';
import type { Actor } from '../../history/actor.js';
import { ChangeSetsRepository } from '../../history/change-sets.repository.js';
import { History } from '../../history/history.js';
import { Reversal } from '../../history/reversal.js';
import { starterOf } from '../../history/started-by.js';
import { PhotoChanges } from '../photo-changes.js';
import { PhotoLifecycle } from '../photo-lifecycle.js';
import type { PhotoRow } from '../photo.row.js';
import { type BulkEffect, bulkEffect } from './bulk-effect.js';
import { titleOf } from './title-of.js';
import { keywordTags, noTags } from './file-taking.js';
import { type BulkEditRecord, BulkEditsRepository, type Outcome } from './bulk-edits.repository.js';

/**
 * Makes and undoes bulk edits in steps of a few photos. What a step has done is stored in the transaction that does it, so
 * an edit goes on after a crash where it was, and changes no photo twice. All steps add to one change set.
 */
@Injectable()
export class BulkEditRunner {
  constructor(
    private readonly dataSource: DataSource,
    private readonly edits: BulkEditsRepository,
    private readonly changes: PhotoChanges,
    private readonly lifecycle: PhotoLifecycle,
    private readonly history: History,
    private readonly changeSets: ChangeSetsRepository,
    private readonly reversal: Reversal,
  ) {}

  /** Goes on with the edit, or with undoing it, until it is finished. Called by workers only. */
  async run(id: number, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const isFinished = await this.dataSource.transaction((tx) => this.step(id, bulkEditLimits.step, tx));
      if (isFinished) return;
    }
    signal.throwIfAborted();
  }

  /** The next photos of the edit, or of undoing it. Resolves to true when nothing is left to do. */
  async step(id: number, limit: number, tx: EntityManager): Promise<boolean> {
    const edit = await this.edits.findLocked(id, tx);
    if (edit?.state === 'waiting' || edit?.state === 'running') return this.change(edit, limit, tx);
    if (edit?.state === 'undoing') return this.undo(edit, limit, tx);
    return true;
  }

  /** For a dead letter: what was changed stays, and can be undone. */
  async markFailed(id: number): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const edit = await this.edits.findLocked(id, tx);
      if (edit) await this.edits.setState(id, 'failed', tx);
    });
  }

  private async change(edit: BulkEditRecord, limit: number, tx: EntityManager): Promise<boolean> {
    const ids = await this.edits.takeDue(edit.id, limit, tx);
    if (ids.length > 0) await this.changePhotos(edit, ids, tx);
    const isFinished = ids.length < limit;
    await this.edits.setState(edit.id, isFinished ? 'done' : 'running', tx);
    return isFinished;
  }

  private async changePhotos(edit: BulkEditRecord, ids: number[], tx: EntityManager): Promise<void> {
    const known = new Map((await this.edits.findPhotos(ids, tx)).map((photo) => [photo.id, photo]));
    const isTagged = edit.change.fromFile?.take.includes('keywords') ?? false;
    const tags = isTagged ? keywordTags(await this.edits.findTagNames(tx)) : noTags;
    const places = await this.edits.findPlaces(edit.id, ids, tx);
    const effects = new Map<number, BulkEffect>(
      ids.map((id) => {
        const photo = known.get(id);
        if (!photo) return [id, { kind: 'refused', code: 'photo_not_found' }];
        const title = titleOf(edit.change, { place: places.get(id) ?? 1, count: edit.total });
        return [id, bulkEffect(photo, edit.change, { tags, title })];
      }),
    );
    const outcomes = new Map<number, Outcome>();
    const hasChanges = [...effects.values()].some(({ kind }) => kind === 'changed');
    const actor = hasChanges ? await this.actorOf(edit, tx) : null;
    for (const [id, effect] of effects)
      outcomes.set(id, actor ? await this.apply(id, effect, edit, actor, tx) : plain(effect));
    await this.edits.saveOutcomes(edit.id, outcomes, tx);
  }

  /** Every refusal comes before the first write, so that a refused photo stays as it was. */
  private async apply(
    id: number,
    effect: BulkEffect,
    { change }: BulkEditRecord,
    actor: Actor,
    tx: EntityManager,
  ): Promise<Outcome> {
    if (effect.kind !== 'changed') return plain(effect);
    const photo = await this.changes.findLocked(id, tx);
    if (!photo) return 'photo_not_found';
    try {
      await this.write(photo, effect, change, actor, tx);
      return 'changed';
    } catch (error) {
      if (error instanceof DomainError) return error.code;
      throw error;
    }
  }

  private async write(
    photo: PhotoRow,
    { patch, links, status }: BulkEffect & { kind: 'changed' },
    { action }: BulkChange,
    actor: Actor,
    tx: EntityManager,
  ): Promise<void> {
    if (action === 'remove') return this.lifecycle.remove(photo, actor, tx);
    if (action === 'restore') return this.lifecycle.bringBack(photo, actor, tx);
    // The links first: only they can still be refused, when a tag or an entity was deleted meanwhile.
    await this.changes.link(photo, links, actor, tx);
    const changed = await this.changes.change(photo, patch, actor, tx);
    if (status) await this.lifecycle.show(changed, status, actor, tx);
  }

  /** Adds to the edit's change set, which the first change creates. */
  private async actorOf(edit: BulkEditRecord, tx: EntityManager): Promise<Actor> {
    const actor: Actor = { source: 'bulk', viewer: starterOf(edit) };
    if (edit.changeSetId !== null) return { ...actor, changeSetId: edit.changeSetId };
    const changeSetId = await this.history.openSet(actor, tx);
    await this.edits.setChangeSet(edit.id, 'change_set_id', changeSetId, tx);
    return { ...actor, changeSetId };
  }

  private async undo(edit: BulkEditRecord, limit: number, tx: EntityManager): Promise<boolean> {
    const { id, changeSetId, undoSetId } = edit;
    if (changeSetId === null || undoSetId === null) return true;
    const ids = await this.edits.takeUndoable(id, limit, tx);
    if (ids.length > 0) {
      const actor: Actor = { source: 'revert', viewer: starterOf(edit), reverts: changeSetId, changeSetId: undoSetId };
      const kept = await this.reversal.revertRecords({ id: changeSetId, kind: 'photo', recordIds: ids }, actor, tx);
      await this.edits.saveUndone(id, ids, kept, tx);
    }
    if (ids.length === limit) return false;
    await this.edits.setState(id, 'undone', tx);
    const after = await this.edits.find(id, tx);
    if (after?.kept === 0) await this.changeSets.markReverted(changeSetId, undoSetId, tx);
    return true;
  }
}

const plain = (effect: BulkEffect): Outcome => (effect.kind === 'refused' ? effect.code : effect.kind);
