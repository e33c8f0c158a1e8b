import { Injectable, Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Viewer } from '../../contract/access.js';
import { memberIdOf } from '../../contract/member-id.js';
import type { Contribution, WrittenValue } from '../../contract/contribution.js';
import type { LaterChange } from '../../contract/change-set.js';
import { errorCodeOf } from '../../contract/error-status.js';
import { DomainError, type ErrorCode } from '../../contract/errors.js';
import type { Approval, Decisions, DecisionsResult, Rejection } from '../../contract/moderation.js';
import type { Actor } from '../../history/actor.js';
import { PartOwners } from '../../history/part-owners.js';
import { EmailSender } from '../../platform/email/email-sender.js';
import { JobOutbox } from '../../jobs/job-outbox.js';
import { presentToModerator, writtenOf } from '../contribution.presenter.js';
import type { ContributionRow } from '../contribution.row.js';
import { ContributionsRepository } from '../contributions.repository.js';
import { ContributionKinds } from '../kinds/contribution-kinds.js';
import { rejectionReason } from './rejection-reason.js';
import { ChangeRecorder } from '../../records/change-recorder.js';

type Outcome = Pick<ContributionRow, 'status' | 'reason'> & { written?: WrittenValue | null };

/** Decisions about contributions. Each is made once, together with its effects in one transaction. */
@Injectable()
export class ModerationService {
  private readonly logger = new Logger('Moderation');

  constructor(
    private readonly contributions: ContributionsRepository,
    private readonly kinds: ContributionKinds,
    private readonly recorder: ChangeRecorder,
    private readonly emailSender: EmailSender,
    private readonly jobOutbox: JobOutbox,
    partOwners: PartOwners,
  ) {
    partOwners.register('contribution', 'outcome', {
      isRevertedWithOthers: true,
      findLocked: async (id, _, tx) => {
        const row = await this.contributions.findLocked(id, tx);
        return row && { ...row, written: writtenOf(row) };
      },
      revert: ({ recordId, before }, actor, tx) => this.revertOutcome(recordId, before, actor, tx),
    });
  }

  /**
   * Does what its kind does with an approved one: applies a correction to its photo, publishes a proposed photo, or accepts a
   * memory.
   * @throws DomainError contribution_not_found, contribution_already_decided; validation_failed for a value that the field
   *   cannot have, or a field that the kind does not have; and those of `KindOfContribution.approve`
   */
  async approve({ id, ...approval }: { id: number } & Approval, viewer: Viewer): Promise<Contribution> {
    return this.decide(id, viewer, async (row, tx) => ({
      status: 'approved',
      reason: approval.answer ?? null,
      written: await this.kinds.of(row).approve(row, approval, decision(row, viewer), tx),
    }));
  }

  /** @throws DomainError contribution_not_found, contribution_already_decided */
  async reject({ id, ...rejection }: { id: number } & Rejection, viewer: Viewer): Promise<Contribution> {
    return this.decide(id, viewer, async (row, tx) => {
      await this.kinds.of(row).reject?.(row, decision(row, viewer), tx);
      const language = row.userId === null ? null : await this.contributions.findLanguage(row.userId, tx);
      return { status: 'rejected', reason: rejectionReason(rejection, language), written: null };
    });
  }

  /** Decides on each for itself, so that one that cannot be decided stops none of the others. */
  async decideAll({ ids, status, ...rejection }: Decisions, viewer: Viewer): Promise<DecisionsResult> {
    const result: DecisionsResult = { decided: [], failed: [] };
    for (const id of ids) {
      try {
        await (status === 'approved' ? this.approve({ id }, viewer) : this.reject({ id, ...rejection }, viewer));
        result.decided.push(id);
      } catch (error) {
        result.failed.push({ id, code: this.codeOf(error) });
      }
    }
    return result;
  }

  private codeOf(error: unknown): ErrorCode {
    const code = errorCodeOf(error);
    if (!code) this.logger.error({ err: error }, 'a contribution could not be decided');
    return code ?? 'internal';
  }

  private decide(
    id: number,
    viewer: Viewer,
    applyEffects: (row: ContributionRow, tx: EntityManager) => Promise<Outcome>,
  ): Promise<Contribution> {
    return this.contributions.transaction(async (tx) => {
      const row = await this.contributions.findLocked(id, tx);
      if (!row) throw new DomainError('contribution_not_found');
      if (row.status !== 'pending') throw new DomainError('contribution_already_decided');
      const outcome = await applyEffects(row, tx);
      const decidedBy = memberIdOf(viewer);
      await this.contributions.update(id, { ...columnsOf(outcome), decidedBy, decidedAt: new Date() }, tx);
      await this.recordOutcome(row, outcome, decision(row, viewer), tx);
      await this.enqueueEmail(row, viewer, tx);
      return presentToModerator((await this.contributions.find(id, null, tx))!);
    });
  }

  /**
   * Restores the status before the decision, usually pending. The effects on the photo are reverted by the owners of those
   * parts.
   * @throws DomainError later_change if the contributor has a newer pending correction of the same field
   */
  private async revertOutcome(id: number, before: Outcome, actor: Actor, tx: EntityManager): Promise<void> {
    const row = await this.contributions.findLocked(id, tx);
    if (!row) return;
    const isPending = before.status === 'pending';
    const newer = isPending ? await this.contributions.findPendingLike(row, tx) : null;
    if (newer) throw new DomainError('later_change', { laterChanges: [laterContribution(newer)] });
    const decidedBy = isPending || !actor.viewer ? null : memberIdOf(actor.viewer);
    const decidedAt = isPending ? null : new Date();
    await this.contributions.update(id, { ...columnsOf(before), decidedBy, decidedAt }, tx);
    await this.recordOutcome(row, before, actor, tx);
  }

  private async recordOutcome(row: ContributionRow, after: Outcome, actor: Actor, tx: EntityManager): Promise<void> {
    const before = { status: row.status, reason: row.reason, written: writtenOf(row) };
    await this.recorder.changed('contribution.outcome', { id: row.id, before, after }, actor, tx);
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

const columnsOf = ({ status, reason, written = null }: Outcome): Partial<ContributionRow> => ({
  status,
  reason,
  writtenField: written?.fieldName ?? null,
  writtenLanguage: written?.language ?? null,
  writtenValue: written?.value ?? null,
});

const laterContribution = ({ id, createdAt }: Pick<ContributionRow, 'id' | 'createdAt'>): LaterChange => ({
  kind: 'contribution',
  recordId: id,
  part: 'record',
  fields: ['status'],
  changeSetId: null,
  at: createdAt.toISOString(),
});
