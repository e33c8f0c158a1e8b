import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Viewer } from '../contract/access.js';
import { memberIdOf } from '../contract/member-id.js';
import { DomainError } from '../contract/errors.js';
import { limits } from '../contract/limits.js';
import type { Paged } from '../contract/page.js';
import type {
  RemovalDecision,
  RemovalRequest,
  RemovalRequestCounts,
  RemovalRequestDetail,
  RemovalRequestListQuery,
} from '../contract/removal-request.js';
import type { Actor } from '../history/actor.js';
import { History } from '../history/history.js';
import { partOfRow, PartOwners } from '../history/part-owners.js';
import type { RecordedParts } from '../history/recorded-parts.js';
import { JobOutbox } from '../jobs/job-outbox.js';
import { PhotoWithholding } from '../photos/photo-withholding.js';
import type { PhotoRow } from '../photos/photo.row.js';
import { EmailSender } from '../platform/email/email-sender.js';
import { presentRemovalRequest, presentRemovalRequestDetail } from './removal-request.presenter.js';
import { erasedPerson, type RemovalRequestRow } from './removal-request.row.js';
import { RemovalRequestsRepository } from './removal-requests.repository.js';
import { ChangeRecorder } from '../records/change-recorder.js';

type Decided = RecordedParts['removal_request']['decision'];

/**
 * Removal requests, for moderators: a request hides its photo at once, and is decided afterwards. The request and its photo
 * change together, in one change set: the request first, so that a revert of both, which goes backwards, finds the photo as
 * it will be when it comes to the request.
 */
@Injectable()
export class RemovalRequestsService {
  constructor(
    private readonly requests: RemovalRequestsRepository,
    private readonly withholding: PhotoWithholding,
    private readonly history: History,
    private readonly recorder: ChangeRecorder,
    private readonly emailSender: EmailSender,
    private readonly jobOutbox: JobOutbox,
    partOwners: PartOwners,
  ) {
    const findLocked = (id: number, tx: EntityManager) => this.requests.findLocked(id, tx);
    partOwners.register('removal_request', 'hiding', {
      isRevertedWithOthers: true,
      findLocked: partOfRow(findLocked, ({ hiddenAt }) => ({ hiddenAt: hiddenAt?.toISOString() ?? null })),
      revert: ({ recordId, before }, actor, tx) => this.revertHiding(recordId, before.hiddenAt, actor, tx),
    });
    partOwners.register('removal_request', 'decision', {
      isRevertedWithOthers: true,
      findLocked: partOfRow(findLocked, decisionOf),
      revert: ({ recordId, before }, actor, tx) => this.revertDecision(recordId, before, actor, tx),
    });
  }

  async list({ list = 'open', page }: RemovalRequestListQuery): Promise<Paged<RemovalRequest>> {
    const found = await this.requests.list(list, { page, limit: limits.pageSize.admin });
    return { ...found, items: found.items.map(presentRemovalRequest) };
  }

  counts(): Promise<RemovalRequestCounts> {
    return this.requests.counts();
  }

  /** @throws DomainError not_found */
  async byId({ id }: { id: number }): Promise<RemovalRequestDetail> {
    const row = await this.requests.findDetail(id);
    if (!row) throw new DomainError('not_found');
    return presentRemovalRequestDetail(row, this.emailSender.enabled);
  }

  /**
   * Takes the photo out of every channel until the request is decided. A second call changes nothing.
   * @throws DomainError not_found, removal_request_decided
   */
  async hide({ id }: { id: number }, viewer: Viewer): Promise<RemovalRequestDetail> {
    await this.onOpenRequest(id, async ({ request, picture }, tx) => {
      if (request.hiddenAt !== null) return;
      const actor: Actor = { source: 'removal_request', viewer };
      await this.setHidden(request, new Date(), actor, tx);
      for (const photo of picture)
        if (photo.withheldFrom === null && isMeant(photo, request))
          await this.withholding.withhold(photo, { isFinal: false }, actor, tx);
    });
    return this.byId({ id });
  }

  /**
   * `removed` keeps the picture out of the archive for good, `kept` gives it back the status that it had, unless another request
   * withholds it. The sender gets the statement as an email.
   * @throws DomainError not_found, removal_request_decided; removal_granted when a picture to be kept was removed for good
   *   because of another request; photo_removed when it was deleted meanwhile
   */
  async decide(
    { id, outcome, statement }: { id: number } & RemovalDecision,
    viewer: Viewer,
  ): Promise<RemovalRequestDetail> {
    await this.onOpenRequest(id, async ({ request, picture }, tx) => {
      // What is removed stays removed, and nobody is told otherwise.
      if (outcome === 'kept' && (await this.requests.isGrantedToOther(request, tx)))
        throw new DomainError('removal_granted');
      // Nor that it stays, where an editor has deleted it.
      const asked = picture.find((photo) => photo.id === request.photoId);
      if (outcome === 'kept' && asked?.status === 'removed' && asked.withheldFrom === null)
        throw new DomainError('photo_removed');
      const actor: Actor = { source: 'removal_request', viewer };
      const decided = { decidedBy: memberIdOf(viewer), decidedAt: new Date() };
      await this.setDecision(request, { outcome, statement, ...decided }, actor, tx);
      if (outcome === 'removed')
        for (const photo of picture.filter((one) => isMeant(one, request)))
          await this.withholding.withhold(photo, { isFinal: true }, actor, tx);
      else if (request.hiddenAt !== null && !(await this.requests.isWithheldByOther(request, tx)))
        for (const photo of picture) await this.withholding.release(photo, actor, tx);
      if (this.emailSender.enabled && request.email !== '')
        await this.jobOutbox.enqueue({ kind: 'email', subject: 'removal_decision', subjectId: id }, tx);
    });
    return this.byId({ id });
  }

  /**
   * Erases what is known of whoever asked, who may demand it; the photo stays as it is. The statement may name them, too.
   * @throws DomainError not_found
   */
  async erase({ id }: { id: number }, viewer: Viewer): Promise<void> {
    await this.requests.transaction(async (tx) => {
      if (!(await this.requests.findLocked(id, tx))) throw new DomainError('not_found');
      await this.requests.update(id, { ...erasedPerson }, tx);
      await this.history.forget('removal_request', id, tx);
      await this.recorder.removed('removal_request.record', { id }, { source: 'api', viewer }, tx);
    });
  }

  private onOpenRequest(
    id: number,
    change: (open: { request: RemovalRequestRow; picture: PhotoRow[] }, tx: EntityManager) => Promise<void>,
  ): Promise<void> {
    return this.requests.transaction(async (tx) => {
      const found = await this.requests.findDetail(id);
      // The photos first, as everywhere: they are what two requests, or a request and an editor, have in common.
      const picture = found ? await this.requests.findPictureLocked(found.photoId, tx) : [];
      const request = await this.requests.findLocked(id, tx);
      if (!request) throw new DomainError('not_found');
      if (request.outcome !== null) throw new DomainError('removal_request_decided');
      await change({ request, picture }, tx);
    });
  }

  /** @throws DomainError removal_request_decided, because the decision about the photo comes after; photo_withheld */
  private async revertHiding(id: number, hiddenAt: string | null, actor: Actor, tx: EntityManager): Promise<void> {
    const request = await this.requests.findLocked(id, tx);
    if (!request) return;
    if (request.outcome !== null) throw new DomainError('removal_request_decided');
    await this.assertWithheld(request, tx);
    await this.setHidden(request, hiddenAt === null ? null : new Date(hiddenAt), actor, tx);
  }

  /**
   * Who reverts a decision takes it over; an open request has none. The photo's status is reverted by its own owner.
   * @throws DomainError photo_withheld
   */
  private async revertDecision(id: number, before: Decided, actor: Actor, tx: EntityManager): Promise<void> {
    const request = await this.requests.findLocked(id, tx);
    if (!request) return;
    await this.assertWithheld(request, tx);
    const isOpen = before.outcome === null;
    const decidedBy = isOpen || !actor.viewer ? null : memberIdOf(actor.viewer);
    const decidedAt = isOpen ? null : new Date();
    await this.setDecision(request, { ...before, decidedBy, decidedAt }, actor, tx);
  }

  /** @throws DomainError photo_withheld when a revert has made the photo visible although another request withholds it */
  private async assertWithheld(request: RemovalRequestRow, tx: EntityManager): Promise<void> {
    const picture = await this.requests.findPictureLocked(request.photoId, tx);
    const isVisible = picture.some((photo) => photo.withheldFrom === null && isMeant(photo, request));
    if (isVisible && (await this.requests.isWithheldByOther(request, tx))) throw new DomainError('photo_withheld');
  }

  private async setHidden(
    request: RemovalRequestRow,
    hiddenAt: Date | null,
    actor: Actor,
    tx: EntityManager,
  ): Promise<void> {
    await this.requests.update(request.id, { hiddenAt }, tx);
    await this.recorder.changed(
      'removal_request.hiding',
      {
        id: request.id,
        before: { hiddenAt: request.hiddenAt?.toISOString() ?? null },
        after: { hiddenAt: hiddenAt?.toISOString() ?? null },
      },
      actor,
      tx,
    );
  }

  private async setDecision(
    request: RemovalRequestRow,
    decision: Decided & Pick<RemovalRequestRow, 'decidedBy' | 'decidedAt'>,
    actor: Actor,
    tx: EntityManager,
  ): Promise<void> {
    await this.requests.update(request.id, decision, tx);
    await this.recorder.changed(
      'removal_request.decision',
      { id: request.id, before: decisionOf(request), after: decisionOf(decision) },
      actor,
      tx,
    );
  }
}

/** An editor may have removed another photo of the picture: it is out of sight, and no request brings it back. */
const isMeant = (photo: PhotoRow, request: RemovalRequestRow): boolean =>
  photo.id === request.photoId || photo.status !== 'removed' || photo.withheldFrom !== null;

const decisionOf = ({ outcome, statement }: Decided): Decided => ({ outcome, statement });
