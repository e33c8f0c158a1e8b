import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { memberIdOf, type Viewer } from '../contract/access.js';
import { type Contribution, parseFieldValue, fieldValue } from '../contract/contribution.js';
import type { LaterChange } from '../contract/change-set.js';
import { DomainError } from '../contract/errors.js';
import type { Actor } from '../history/actor.js';
import { History } from '../history/history.js';
import { PartOwners } from '../history/part-owners.js';
import { EmailSender } from '../platform/email/email-sender.js';
import { JobOutbox } from '../jobs/job-outbox.js';
import { PhotoLifecycle } from '../photos/photo-lifecycle.js';
import { PhotoChanges } from '../photos/photo-changes.js';
import { presentContribution } from './contribution.presenter.js';
import { type ContributionRow, type CorrectionRow, isCorrection, isMemory } from './contribution.row.js';
import { ContributionsRepository } from './contributions.repository.js';

type Outcome = Pick<ContributionRow, 'status' | 'reason'>;

/** Decisions about contributions. Each is made once, together with its effects in one transaction. */
@Injectable()
export class ModerationService {
  constructor(
    private readonly contributions: ContributionsRepository,
    private readonly photoChanges: PhotoChanges,
    private readonly lifecycle: PhotoLifecycle,
    private readonly history: History,
    private readonly emailSender: EmailSender,
    private readonly jobOutbox: JobOutbox,
    partOwners: PartOwners,
  ) {
    partOwners.register('contribution', 'outcome', {
      findLocked: (id, _, tx) => this.contributions.findLocked(id, tx),
      revert: ({ recordId, before }, actor, tx) => this.revertOutcome(recordId, before, actor, tx),
    });
  }

  /**
   * Applies a correction to its photo, or publishes a proposed photo. A memory is marked as accepted and changes nothing.
   * @throws DomainError contribution_not_found, contribution_already_decided; contribution_outdated (with the current value)
   *   if the field has changed since the suggestion; photo_removed; contribution_not_ready while the image of a proposal is
   *   not processed
   */
  async approve({ id }: { id: number }, viewer: Viewer): Promise<Contribution> {
    return this.decide(id, { status: 'approved', reason: null }, viewer, async (row, tx) => {
      if (isCorrection(row)) await this.apply(row, viewer, tx);
      else if (!isMemory(row)) await this.accept(row, viewer, tx);
    });
  }

  /** @throws DomainError contribution_not_found, contribution_already_decided */
  async reject({ id, reason = null }: { id: number; reason?: string | null }, viewer: Viewer): Promise<Contribution> {
    return this.decide(id, { status: 'rejected', reason }, viewer, async (row, tx) => {
      const photo = row.proposedPhotoId === null ? null : await this.photoChanges.findLocked(row.proposedPhotoId, tx);
      if (photo && photo.status !== 'removed') await this.lifecycle.decline(photo, decision(row, viewer), tx);
    });
  }

  /** If the field already has the suggested value, the correction is approved without a change. */
  private async apply(row: CorrectionRow, viewer: Viewer, tx: EntityManager): Promise<void> {
    const photo = await this.photoChanges.findLocked(row.photoId, tx);
    if (!photo || photo.status === 'removed') throw new DomainError('photo_removed');
    const presentValue = fieldValue(photo, row);
    if (presentValue === row.newValue) return;
    if (presentValue !== row.baseValue) throw new DomainError('contribution_outdated', { presentValue });
    await this.photoChanges.change(photo, parseFieldValue(row.newValue, row) ?? {}, decision(row, viewer), tx);
  }

  private async accept(row: ContributionRow, viewer: Viewer, tx: EntityManager): Promise<void> {
    const { proposedPhotoId } = row;
    const photo = proposedPhotoId === null ? null : await this.photoChanges.findLocked(proposedPhotoId, tx);
    if (!photo) throw new DomainError('contribution_not_ready');
    await this.photoChanges.accept(photo, decision(row, viewer), tx);
  }

  private decide(
    id: number,
    { status, reason }: Outcome,
    viewer: Viewer,
    applyEffects: (row: ContributionRow, tx: EntityManager) => Promise<void>,
  ): Promise<Contribution> {
    return this.contributions.transaction(async (tx) => {
      const row = await this.contributions.findLocked(id, tx);
      if (!row) throw new DomainError('contribution_not_found');
      if (row.status !== 'pending') throw new DomainError('contribution_already_decided');
      await applyEffects(row, tx);
      await this.contributions.update(id, { status, reason, decidedBy: memberIdOf(viewer), decidedAt: new Date() }, tx);
      await this.recordOutcome(row, { status, reason }, decision(row, viewer), tx);
      await this.enqueueEmail(row, viewer, tx);
      return presentContribution((await this.contributions.find(id, null, tx))!);
    });
  }

  /**
   * Restores the status before the decision, usually pending. The effects on the photo are reverted by the owners of those
   * parts.
   * @throws DomainError later_change if the contributor has a newer pending correction of the same field
   */
  private async revertOutcome(id: number, { status, reason }: Outcome, actor: Actor, tx: EntityManager): Promise<void> {
    const row = await this.contributions.findLocked(id, tx);
    if (!row) return;
    const isPending = status === 'pending';
    const newer = isPending ? await this.contributions.findPendingLike(row, tx) : null;
    if (newer) throw new DomainError('later_change', { laterChanges: [laterContribution(newer)] });
    const decidedBy = isPending || !actor.viewer ? null : memberIdOf(actor.viewer);
    await this.contributions.update(id, { status, reason, decidedBy, decidedAt: isPending ? null : new Date() }, tx);
    await this.recordOutcome(row, { status, reason }, actor, tx);
  }

  private async recordOutcome(
    row: Outcome & { id: number },
    after: Outcome,
    actor: Actor,
    tx: EntityManager,
  ): Promise<void> {
    const before = { status: row.status, reason: row.reason };
    await this.history.record(
      { kind: 'contribution', recordId: row.id, part: 'outcome', action: 'changed', before, after },
      actor,
      tx,
    );
  }

  /** No email to a moderator about a decision on their own contribution. */
  private async enqueueEmail({ id, userId }: ContributionRow, viewer: Viewer, tx: EntityManager): Promise<void> {
    if (!this.emailSender.enabled || userId === null || userId === memberIdOf(viewer)) return;
    await this.jobOutbox.enqueue({ kind: 'email', subject: 'contribution', subjectId: id }, tx);
  }
}

/** A decision and all its effects are one change set, which refers to the contribution. */
const decision = ({ id }: ContributionRow, viewer: Viewer): Actor => ({
  source: 'contribution',
  viewer,
  contributionId: id,
});

const laterContribution = ({ id, createdAt }: Pick<ContributionRow, 'id' | 'createdAt'>): LaterChange => ({
  kind: 'contribution',
  recordId: id,
  part: 'record',
  fields: ['status'],
  changeSetId: null,
  at: createdAt.toISOString(),
});
