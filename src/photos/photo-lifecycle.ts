import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import type { Viewer } from '../contract/access.js';
import { DomainError, type ErrorCode } from '../contract/errors.js';
import { removedPhotoDays } from '../contract/admin-photo.js';
import type { PhotoStatus } from '../contract/photo.js';
import type { Actor } from '../history/actor.js';
import { PartOwners } from '../history/part-owners.js';
import type { StoredRenditions } from '../images/stored-renditions.js';
import { changedFields, currentValues } from '../platform/database/changed-fields.js';
import { PubSub } from '../platform/database/pub-sub.js';
import { Storage } from '../platform/storage/storage.js';
import { JobOutbox } from '../jobs/job-outbox.js';
import { ChangeRecorder } from '../records/change-recorder.js';
import { PublicChanges } from '../records/public-changes.js';
import { lockContent } from '../records/published-files.js';
import { Slugs } from '../records/slugs.js';
import { checkFront, mayHaveFront, returnedSide } from './check-front.js';
import type { Links } from './photo-links.js';
import { PhotoRow } from './photo.row.js';
import { ShownPhotos } from './shown-photos.js';
import {
  actionOf,
  asRecorded,
  fromRecorded,
  type PhotoOfState,
  photoStateTopic,
  stateOf,
  type StatusFields,
} from './photo-state.js';
import { approveScan, assertNotLikeRemoved } from './upload/removed-pictures.js';
import { assertScanNotRemoved } from './upload/removed-scans.js';

const dayMs = 86_400_000;

/**
 * The states of a photo: `processing` → `published`, `draft`, `back` or `failed` → `removed`. A photo that is withheld because of a
 * removal request is `removed` too, so that every channel answers as for a removed one. Each step also writes the history,
 * enqueues jobs, and publishes the change.
 */
@Injectable()
export class PhotoLifecycle {
  constructor(
    private readonly recorder: ChangeRecorder,
    private readonly jobOutbox: JobOutbox,
    private readonly publicChanges: PublicChanges,
    private readonly shown: ShownPhotos,
    private readonly slugs: Slugs,
    private readonly storage: Storage,
    private readonly pubSub: PubSub,
    partOwners: PartOwners,
  ) {
    partOwners.register('photo', 'status', {
      derived: ['slug'],
      isRevertedWithOthers: true,
      findLocked: async (id, _, tx) => {
        const photo = await tx.findOne(PhotoRow, { where: { id }, lock: { mode: 'pessimistic_write' } });
        return photo && asRecorded(photo);
      },
      revert: ({ recordId, before }, actor, tx) => this.restore(recordId, before, actor, tx),
    });
  }

  /**
   * For photos that were just inserted: records them and enqueues the renditions of those that have an original.
   * @param entered each with what else the history knows of its beginning; with a state before it the creation can be reverted
   */
  async enter(
    entered: { photo: PhotoRow; before?: Record<string, unknown>; links?: Links }[],
    actor: Actor,
    tx: EntityManager,
  ): Promise<void> {
    const states = entered.map(({ photo, before, links }) => {
      const {
        renditions: _renditions,
        fromFile: _fromFile,
        newScan: _newScan,
        approvedScan: _approved,
        ...row
      } = photo;
      return { id: photo.id, ...(before && { before }), after: { ...row, ...links } };
    });
    await this.recorder.created('photo.record', states, actor, tx);
    const jobs = entered
      .filter(({ photo }) => photo.originalSha256 !== null)
      .map(({ photo }) => ({ kind: 'renditions', subject: 'photo', subjectId: photo.id }) as const);
    if (jobs.length > 0) await this.jobOutbox.enqueue(jobs, tx);
    await this.publishStates(
      entered.map(({ photo }) => photo),
      tx,
    );
  }

  /** Stores new renditions. A photo that was processing or had failed gets its wanted status; any other keeps its status. */
  async completeRenditions(photo: PhotoRow, renditions: StoredRenditions, tx: EntityManager): Promise<void> {
    const isNew = photo.status === 'processing' || photo.status === 'failed';
    const status = isNew ? photo.wantedStatus : photo.status;
    const publishedAt = status === 'published' ? (photo.publishedAt ?? new Date()) : photo.publishedAt;
    await tx.update(PhotoRow, { id: photo.id }, { renditions });
    await this.process({ ...photo, renditions }, { status, publishedAt, failure: null }, { source: 'worker' }, tx);
    await this.shown.publish([{ ...photo, status }], photo.status === status ? 'renditions' : 'published', tx);
  }

  async fail(photo: PhotoRow, failure: ErrorCode, tx: EntityManager): Promise<void> {
    await this.process(photo, { status: 'failed', failure }, { source: 'worker' }, tx);
  }

  /** The picture of a new photo looks like one that was removed on request: a moderator sees it and decides. */
  async holdResembling(photo: PhotoRow, renditions: StoredRenditions, tx: EntityManager): Promise<void> {
    await tx.update(PhotoRow, { id: photo.id }, { renditions });
    await this.fail({ ...photo, renditions }, 'scan_resembles_removed', tx);
  }

  /** Processes a failed photo again. */
  async retry(photo: PhotoRow, viewer: Viewer, tx: EntityManager): Promise<void> {
    await this.process(photo, { status: 'processing', failure: null }, { source: 'api', viewer }, tx);
    await this.enqueueRenditions(photo.id, tx);
  }

  async remove(photo: PhotoRow, actor: Actor, tx: EntityManager): Promise<void> {
    await this.removeMany([photo], actor, tx);
  }

  /** Photos that are locked and not removed: a few statements, however many they are. */
  async removeMany(photos: PhotoRow[], actor: Actor, tx: EntityManager): Promise<void> {
    const to = { status: 'removed', removedAt: new Date() } as const;
    await tx.update(PhotoRow, { id: In(photos.map(({ id }) => id)) }, to);
    const states = photos.map((photo) => ({
      id: photo.id,
      before: asRecorded(currentValues(photo, to)),
      after: asRecorded(to),
    }));
    await this.recorder.record('photo.status', 'removed', states, actor, tx);
    await this.publishStates(
      photos.map((photo) => ({ ...photo, ...to })),
      tx,
    );
    this.publicChanges.publish(
      photos.map(({ id }) => ({ kind: 'photo', id, cause: 'withdrawn' })),
      tx,
    );
    await this.shown.publishFronts(photos, tx);
  }

  /** Publishes a draft, or makes a published photo a draft. @throws DomainError photo_is_back, photo_not_ready */
  async show(photo: PhotoRow, status: 'published' | 'draft', actor: Actor, tx: EntityManager): Promise<void> {
    if (photo.status === status) return;
    if (photo.frontId !== null) throw new DomainError('photo_is_back');
    const isMovable = photo.status === 'draft' || photo.status === 'published';
    if (!isMovable || photo.proposed || !photo.renditions) throw new DomainError('photo_not_ready');
    const publishedAt = photo.publishedAt ?? (status === 'published' ? new Date() : null);
    await this.decide(photo, { status, wantedStatus: status, publishedAt }, actor, tx);
    this.publicChanges.publish(
      { kind: 'photo', id: photo.id, cause: status === 'published' ? 'published' : 'withdrawn' },
      tx,
    );
  }

  /**
   * Makes a photo the back of another, which shows it from then on; null: a draft of its own again. Resolves with what it is now.
   * @throws DomainError photo_removed; contribution_not_ready for a proposal; validation_failed as `checkFront`
   */
  async setFront(photo: PhotoRow, frontId: number | null, actor: Actor, tx: EntityManager): Promise<PhotoRow> {
    if (photo.frontId === frontId) return photo;
    if (photo.status === 'removed') throw new DomainError('photo_removed');
    if (photo.proposed) throw new DomainError('contribution_not_ready');
    if (frontId !== null) await checkFront(frontId, photo.id, tx);
    const wantedStatus = frontId === null ? 'draft' : 'back';
    // One that is processed, or has failed, becomes it when its renditions are made.
    const status = photo.status === 'processing' || photo.status === 'failed' ? photo.status : wantedStatus;
    const to = { status, wantedStatus, frontId } as const;
    await this.decide(photo, to, actor, tx);
    if (photo.status === 'published')
      this.publicChanges.publish({ kind: 'photo', id: photo.id, cause: 'withdrawn' }, tx);
    return { ...photo, ...to };
  }

  /**
   * Accepts a member's proposal: the photo is published under `slug`, and its creation date is now.
   * @throws DomainError scan_removed when its picture was removed on request, scan_resembles_removed when it looks like such a
   *   one, unless a moderator confirms it
   */
  async accept(
    photo: PhotoRow,
    { slug, confirmRemovedScan }: { slug: string; confirmRemovedScan: boolean },
    actor: Actor,
    tx: EntityManager,
  ): Promise<void> {
    if (confirmRemovedScan) await approveScan(photo.id, photo.originalSha256, tx);
    else {
      await this.assertMayBeSeen(photo, tx);
      await assertNotLikeRemoved(photo, tx);
    }
    const now = new Date();
    const accepted: Partial<PhotoRow> = {
      status: 'published',
      proposed: false,
      slug,
      createdAt: now,
      publishedAt: now,
    };
    await this.decide(photo, accepted, actor, tx);
    this.publicChanges.publish({ kind: 'photo', id: photo.id, cause: 'published' }, tx);
  }

  /** Declines a member's proposal. Its files are kept as long as those of a removed photo. */
  async decline(photo: PhotoRow, actor: Actor, tx: EntityManager): Promise<void> {
    await this.decide(photo, { status: 'removed', removedAt: new Date() }, actor, tx);
  }

  /**
   * Makes a removed photo what it was before its removal. One whose processing was interrupted is processed again.
   * @throws DomainError photo_not_removed; photo_withheld when a removal request has hidden it; photo_removed when its 30 days
   *   are over or its files are deleted
   */
  async bringBack(photo: PhotoRow, actor: Actor, tx: EntityManager): Promise<void> {
    if (photo.status !== 'removed' || photo.proposed) throw new DomainError('photo_not_removed');
    if (photo.withheldFrom !== null) throw new DomainError('photo_withheld');
    if (photo.removedAt && Date.now() - photo.removedAt.getTime() > removedPhotoDays * dayMs)
      throw new DomainError('photo_removed');
    // One that never had a picture lacks none.
    if (photo.originalSha256 !== null) await this.assertOriginal(photo, tx);
    await this.assertMayBeSeen(photo, tx);
    const before = await this.statusBeforeRemoval(photo, tx);
    const publishedAt = photo.publishedAt ?? (before === 'published' ? new Date() : null);
    const to = await returnedSide({ ...photo, status: before }, tx);
    await this.decide(photo, { ...to, removedAt: null, publishedAt }, actor, tx);
    if (before === 'processing') await this.enqueueRenditions(photo.id, tx);
    if (before === 'published') this.publicChanges.publish({ kind: 'photo', id: photo.id, cause: 'published' }, tx);
  }

  /** As the history has it; without renditions it can be processed only. */
  private async statusBeforeRemoval(
    { id, renditions, originalSha256 }: PhotoRow,
    tx: EntityManager,
  ): Promise<PhotoStatus> {
    if (originalSha256 === null) return 'draft';
    const [removal] = await tx.query<{ status: PhotoStatus | null }[]>(
      `select before->>'status' as status from record_changes
       where kind = 'photo' and record_id = $1 and part = 'status' and after->>'status' = 'removed' order by id desc limit 1`,
      [id],
    );
    const status = removal?.status ?? 'draft';
    if (status === 'failed') return status;
    return renditions ? (status === 'processing' ? 'draft' : status) : 'processing';
  }

  /**
   * Reverts a decision. A slug that was public redirects to the photo.
   * @throws DomainError photo_removed when its files have been deleted; photo_withheld when something else than the withholding
   *   is reverted and would make a withheld photo visible; change_not_revertible for the back of a photo that is gone, or that
   *   has another one meanwhile
   */
  private async restore(id: number, fields: StatusFields, actor: Actor, tx: EntityManager): Promise<void> {
    const photo = await tx.findOneByOrFail(PhotoRow, { id });
    const to = fromRecorded(fields);
    const { status = photo.status, proposed = photo.proposed, slug = photo.slug } = to;
    const { withheldFrom = photo.withheldFrom } = to;
    if (withheldFrom !== null && status !== 'removed') throw new DomainError('photo_withheld');
    if (photo.status === 'removed' && status !== 'removed' && photo.originalSha256 !== null)
      await this.assertOriginal(photo, tx);
    if (photo.status === 'removed' && status !== 'removed' && photo.withheldFrom === null)
      await this.assertMayBeSeen(photo, tx);
    const { frontId = photo.frontId } = to;
    const isKept = frontId === null ? status !== 'back' : await mayHaveFront(id, frontId, tx);
    if (status !== 'removed' && !isKept) throw new DomainError('change_not_revertible');
    await this.decide(photo, to, actor, tx);
    if (slug !== photo.slug && !photo.proposed) await this.slugs.saveFormer('photo', [{ slug: photo.slug, id }], tx);
    const cause = status === 'published' ? 'published' : 'withdrawn';
    if (!(photo.proposed && proposed)) this.publicChanges.publish({ kind: 'photo', id, cause }, tx);
  }

  /** Another photo of the same picture may be withheld. @throws DomainError scan_removed */
  private async assertMayBeSeen({ originalSha256 }: PhotoRow, tx: EntityManager): Promise<void> {
    if (originalSha256) await assertScanNotRemoved(originalSha256, tx);
  }

  /** The files of a removed photo are deleted after 30 days. @throws DomainError photo_removed */
  async assertOriginal({ originalSha256 }: PhotoRow, tx: EntityManager): Promise<void> {
    if (originalSha256) await lockContent(originalSha256, tx);
    if (!originalSha256 || !(await this.storage.hasOriginal(originalSha256))) throw new DomainError('photo_removed');
  }

  /** Changes the state of a locked photo and records who decided it; what the public sees of it is published by the caller. */
  async decide(photo: PhotoRow, to: Partial<PhotoRow>, actor: Actor, tx: EntityManager): Promise<void> {
    const { id } = photo;
    const changed = changedFields(photo, to);
    await tx.update(PhotoRow, { id }, changed as object);
    const decided = { ...photo, ...changed };
    const [before, after] = [asRecorded(currentValues(photo, changed)), asRecorded(changed)];
    const action = actionOf(decided, photo);
    await this.recorder.record('photo.status', action, { id, before, after }, actor, tx);
    // A scan that was to replace another one when the photo was removed.
    if (photo.status === 'removed' && decided.status !== 'removed' && photo.newScan)
      await this.enqueueRenditions(id, tx);
    await this.publishState(decided, tx);
    await this.shown.publishFronts([photo, decided], tx);
  }

  private async process(
    photo: PhotoRow,
    to: Partial<Pick<PhotoRow, 'status' | 'failure' | 'publishedAt'>>,
    actor: Actor,
    tx: EntityManager,
  ): Promise<void> {
    const { id } = photo;
    const changed = changedFields(photo, to);
    await tx.update(PhotoRow, { id }, to);
    const processed = { ...photo, ...to };
    const [before, after] = [asRecorded(currentValues(photo, changed)), asRecorded(changed)];
    const action = actionOf(processed, photo);
    await this.recorder.record('photo.processing', action, { id, before, after }, actor, tx);
    await this.publishState(processed, tx);
  }

  /** Also for a photo with renditions: they are made again, of its new scan where it has one. */
  async enqueueRenditions(photoId: number, tx: EntityManager): Promise<void> {
    await this.jobOutbox.enqueue({ kind: 'renditions', subject: 'photo', subjectId: photoId }, tx);
  }

  async publishState(photo: PhotoOfState, tx: EntityManager): Promise<void> {
    await this.publishStates([photo], tx);
  }

  private async publishStates(photos: PhotoOfState[], tx: EntityManager): Promise<void> {
    await this.pubSub.publishAll(
      photoStateTopic,
      photos.map((photo) => JSON.stringify(stateOf(photo))),
      tx,
    );
  }
}
