import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { memberIdOf, type Viewer } from '../contract/access.js';
import { type Contribution, factsFrom, fieldValue } from '../contract/contribution.js';
import { DomainError } from '../contract/errors.js';
import { RecordChanges } from '../platform/database/record-changes.js';
import { EmailSender } from '../platform/email/email-sender.js';
import { OwedWork } from '../platform/work/owed-work.js';
import { PhotoLifecycle } from '../photos/photo-lifecycle.js';
import { PhotoChanges } from '../photos/photo-changes.js';
import { presentContribution } from './contribution.presenter.js';
import { type ContributionRow, isSuggestion, type SuggestionRow } from './contribution.row.js';
import { ContributionsRepository } from './contributions.repository.js';

/** What administrators decide about contributions: each once, with all that follows from it in one transaction. */
@Injectable()
export class ModerationService {
  constructor(
    private readonly contributions: ContributionsRepository,
    private readonly photoChanges: PhotoChanges,
    private readonly lifecycle: PhotoLifecycle,
    private readonly changes: RecordChanges,
    private readonly mailer: EmailSender,
    private readonly owedWork: OwedWork,
  ) {}

  /**
   * Writes a correction into its photo, or makes a proposed photo part of the archive.
   * @throws DomainError contribution_not_found, contribution_already_decided; contribution_outdated (with the present value)
   *   when the field says something else than at the time of the suggestion; photo_removed; contribution_not_ready when the
   *   image of a proposal is not processed
   */
  async approve({ id }: { id: number }, viewer: Viewer): Promise<Contribution> {
    return this.decide(id, { status: 'approved', reason: null }, viewer, async (row, tx) => {
      if (isSuggestion(row)) await this.apply(row, viewer, tx);
      else await this.accept(row, viewer, tx);
    });
  }

  /** @throws DomainError contribution_not_found, contribution_already_decided */
  async reject({ id, reason = null }: { id: number; reason?: string | null }, viewer: Viewer): Promise<Contribution> {
    return this.decide(id, { status: 'rejected', reason }, viewer, async (row, tx) => {
      const photo = row.proposedPhotoId === null ? null : await this.photoChanges.findLocked(row.proposedPhotoId, tx);
      if (photo && photo.status !== 'removed')
        await this.lifecycle.decline(photo, { source: 'contribution', viewer }, tx);
    });
  }

  /** What already stands as suggested, because somebody else was faster, is approved without a change. */
  private async apply(row: SuggestionRow, viewer: Viewer, tx: EntityManager): Promise<void> {
    const photo = await this.photoChanges.findLocked(row.photoId, tx);
    if (!photo || photo.status === 'removed') throw new DomainError('photo_removed');
    const presentValue = fieldValue(photo, row);
    if (presentValue === row.newValue) return;
    if (presentValue !== row.baseValue) throw new DomainError('contribution_outdated', { presentValue });
    await this.photoChanges.change(photo, factsFrom(row.newValue, row) ?? {}, { source: 'contribution', viewer }, tx);
  }

  private async accept({ proposedPhotoId }: ContributionRow, viewer: Viewer, tx: EntityManager): Promise<void> {
    const photo = proposedPhotoId === null ? null : await this.photoChanges.findLocked(proposedPhotoId, tx);
    if (!photo) throw new DomainError('contribution_not_ready');
    await this.photoChanges.accept(photo, { source: 'contribution', viewer }, tx);
  }

  private decide(
    id: number,
    { status, reason }: Pick<ContributionRow, 'status' | 'reason'>,
    viewer: Viewer,
    follow: (row: ContributionRow, tx: EntityManager) => Promise<void>,
  ): Promise<Contribution> {
    return this.contributions.transaction(async (tx) => {
      const row = await this.contributions.findLocked(id, tx);
      if (!row) throw new DomainError('contribution_not_found');
      if (row.status !== 'pending') throw new DomainError('contribution_already_decided');
      await follow(row, tx);
      await this.contributions.update(id, { status, reason, decidedBy: memberIdOf(viewer), decidedAt: new Date() }, tx);
      await this.changes.record(
        {
          kind: 'contribution',
          recordId: id,
          action: 'changed',
          before: { status: row.status },
          after: { status, reason },
          source: 'contribution',
          viewer,
        },
        tx,
      );
      await this.oweLetter(row, viewer, tx);
      return presentContribution((await this.contributions.find(id, null, tx))!);
    });
  }

  /** Who decides about an own contribution knows. */
  private async oweLetter({ id, userId }: ContributionRow, viewer: Viewer, tx: EntityManager): Promise<void> {
    if (!this.mailer.enabled || userId === null || userId === memberIdOf(viewer)) return;
    await this.owedWork.owe({ kind: 'mail', subject: 'contribution', subjectId: id }, tx);
  }
}
