import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Viewer } from '../contract/access.js';
import { DomainError, type ErrorCode } from '../contract/errors.js';
import type { PhotoStatus } from '../contract/photo.js';
import type { Actor } from '../history/actor.js';
import { History } from '../history/history.js';
import { PartOwners } from '../history/part-owners.js';
import type { ChangeAction, RecordedParts } from '../history/recorded-parts.js';
import type { StoredRenditions } from '../images/stored-renditions.js';
import { changedFields, currentValues } from '../platform/database/changed-fields.js';
import { PubSub } from '../platform/database/pub-sub.js';
import { Storage } from '../platform/storage/storage.js';
import { JobOutbox } from '../jobs/job-outbox.js';
import { PublicChanges } from '../records/public-changes.js';
import { lockContent } from '../records/published-files.js';
import { Slugs } from '../records/slugs.js';
import { PhotoRow } from './photo.row.js';

/** Announced whenever a photo enters another state; the payload is a `PhotoState` as JSON. */
export const photoStateTopic = 'photo-state';

export interface PhotoState {
  id: number;
  status: PhotoStatus;
  failure: string | null;
}

type StatusFields = RecordedParts['photo']['status'];

/**
 * The ways of a photo: `processing` → `published`, `draft` or `failed` → `removed`. Each step is one change with all that
 * belongs to it: its history, the jobs that follow, the news for those who watch, and its publication.
 */
@Injectable()
export class PhotoLifecycle {
  constructor(
    private readonly history: History,
    private readonly jobOutbox: JobOutbox,
    private readonly publicChanges: PublicChanges,
    private readonly slugs: Slugs,
    private readonly storage: Storage,
    private readonly pubSub: PubSub,
    partOwners: PartOwners,
  ) {
    partOwners.register('photo', 'status', {
      derived: ['slug'],
      findLocked: async (id, _, tx) => {
        const photo = await tx.findOne(PhotoRow, { where: { id }, lock: { mode: 'pessimistic_write' } });
        return photo && asRecorded(photo);
      },
      revert: ({ recordId, before }, actor, tx) => this.restore(recordId, before, actor, tx),
    });
  }

  /** A photo that was just inserted waits for its renditions. */
  async enter(photo: PhotoRow, actor: Actor, tx: EntityManager): Promise<void> {
    const { renditions: _, ...after } = photo;
    await this.history.record(
      { kind: 'photo', recordId: photo.id, part: 'record', action: 'created', after },
      actor,
      tx,
    );
    await this.enqueueRenditions(photo.id, tx);
    await this.announce(photo, tx);
  }

  /** The renditions are made: the photo becomes what was wanted of it, or gets new ones where it was that already. */
  async takeRenditions(photo: PhotoRow, renditions: StoredRenditions, tx: EntityManager): Promise<void> {
    const status = photo.status === 'processing' ? photo.wantedStatus : photo.status;
    const publishedAt = status === 'published' ? (photo.publishedAt ?? new Date()) : photo.publishedAt;
    await tx.update(PhotoRow, { id: photo.id }, { renditions });
    await this.process(photo, { status, publishedAt, failure: null }, { source: 'worker' }, tx);
    if (status !== 'published') return;
    const cause = photo.status === 'published' ? 'renditions' : 'published';
    this.publicChanges.publish({ kind: 'photo', id: photo.id, cause }, tx);
  }

  async fail(photo: PhotoRow, failure: ErrorCode, tx: EntityManager): Promise<void> {
    await this.process(photo, { status: 'failed', failure }, { source: 'worker' }, tx);
  }

  async retry(photo: PhotoRow, viewer: Viewer, tx: EntityManager): Promise<void> {
    await this.process(photo, { status: 'processing', failure: null }, { source: 'api', viewer }, tx);
    await this.enqueueRenditions(photo.id, tx);
  }

  async remove(photo: PhotoRow, viewer: Viewer, tx: EntityManager): Promise<void> {
    await this.decide(photo, { status: 'removed', removedAt: new Date() }, { source: 'api', viewer }, tx);
    this.publicChanges.publish({ kind: 'photo', id: photo.id, cause: 'withdrawn' }, tx);
  }

  /** A draft is published, or a published photo taken out of the public. @throws DomainError photo_not_ready */
  async show(photo: PhotoRow, status: 'published' | 'draft', actor: Actor, tx: EntityManager): Promise<void> {
    if (photo.status === status) return;
    const isMovable = photo.status === 'draft' || photo.status === 'published';
    if (!isMovable || photo.proposed || !photo.renditions) throw new DomainError('photo_not_ready');
    const publishedAt = photo.publishedAt ?? (status === 'published' ? new Date() : null);
    await this.decide(photo, { status, wantedStatus: status, publishedAt }, actor, tx);
    this.publicChanges.publish(
      { kind: 'photo', id: photo.id, cause: status === 'published' ? 'published' : 'withdrawn' },
      tx,
    );
  }

  /** A member's proposal becomes part of the archive: today, under the slug that it is given. */
  async accept(photo: PhotoRow, slug: string, actor: Actor, tx: EntityManager): Promise<void> {
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

  /** A member's proposal is declined. Its files are kept as long as those of a removed photo. */
  async decline(photo: PhotoRow, actor: Actor, tx: EntityManager): Promise<void> {
    await this.decide(photo, { status: 'removed', removedAt: new Date() }, actor, tx);
  }

  /**
   * Takes a decision back. An address that the public knew goes on leading to the photo.
   * @throws DomainError photo_removed when its files are deleted by now
   */
  private async restore(id: number, fields: StatusFields, actor: Actor, tx: EntityManager): Promise<void> {
    const photo = await tx.findOneByOrFail(PhotoRow, { id });
    const to = fromRecorded(fields);
    const { status = photo.status, proposed = photo.proposed, slug = photo.slug } = to;
    if (photo.status === 'removed' && status !== 'removed') await this.assertOriginal(photo, tx);
    await this.decide(photo, to, actor, tx);
    if (slug !== photo.slug && !photo.proposed) await this.slugs.keepOld('photo', photo.slug, id, tx);
    const cause = status === 'published' ? 'published' : 'withdrawn';
    if (!(photo.proposed && proposed)) this.publicChanges.publish({ kind: 'photo', id, cause }, tx);
  }

  /** Of a removed photo all files are deleted after a while. @throws DomainError photo_removed */
  private async assertOriginal({ originalSha256 }: PhotoRow, tx: EntityManager): Promise<void> {
    if (originalSha256) await lockContent(originalSha256, tx);
    if (!originalSha256 || !(await this.storage.hasOriginal(originalSha256))) throw new DomainError('photo_removed');
  }

  private async decide(photo: PhotoRow, to: Partial<PhotoRow>, actor: Actor, tx: EntityManager): Promise<void> {
    const { id } = photo;
    const changed = changedFields(photo, to);
    await tx.update(PhotoRow, { id }, changed as object);
    const { status, failure } = { ...photo, ...changed };
    const [before, after] = [asRecorded(currentValues(photo, changed)), asRecorded(changed)];
    const action = actionOf(status, photo.status);
    await this.history.record({ kind: 'photo', recordId: id, part: 'status', action, before, after }, actor, tx);
    await this.announce({ id, status, failure }, tx);
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
    const { status, failure } = { ...photo, ...to };
    const [before, after] = [asRecorded(currentValues(photo, changed)), asRecorded(changed)];
    const action = actionOf(status, photo.status);
    await this.history.record({ kind: 'photo', recordId: id, part: 'processing', action, before, after }, actor, tx);
    await this.announce({ id, status, failure }, tx);
  }

  private async enqueueRenditions(photoId: number, tx: EntityManager): Promise<void> {
    await this.jobOutbox.enqueue({ kind: 'renditions', subject: 'photo', subjectId: photoId }, tx);
  }

  private async announce({ id, status, failure }: PhotoState, tx: EntityManager): Promise<void> {
    await this.pubSub.publish(photoStateTopic, JSON.stringify({ id, status, failure }), tx);
  }
}

function actionOf(status: PhotoStatus, before: PhotoStatus): ChangeAction {
  if (status === 'failed' || status === 'removed') return status;
  return status === 'published' && before !== 'published' ? 'published' : 'changed';
}

/** As JSON has it: moments as texts. */
const asRecorded = <Fields extends Partial<PhotoRow>>(
  fields: Fields,
): { [Field in keyof Fields]: Fields[Field] extends Date | null | undefined ? string | null : Fields[Field] } =>
  JSON.parse(JSON.stringify(fields));

const fromRecorded = ({ createdAt, publishedAt, removedAt, ...fields }: StatusFields): Partial<PhotoRow> => ({
  ...fields,
  ...(createdAt && { createdAt: new Date(createdAt) }),
  ...(publishedAt !== undefined && { publishedAt: publishedAt === null ? null : new Date(publishedAt) }),
  ...(removedAt !== undefined && { removedAt: removedAt === null ? null : new Date(removedAt) }),
});
