import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Viewer } from '../contract/access.js';
import { DomainError, type ErrorCode } from '../contract/errors.js';
import type { PhotoStatus } from '../contract/photo.js';
import { PubSub } from '../platform/database/pub-sub.js';
import { type RecordChange, RecordChanges } from '../platform/database/record-changes.js';
import { type PageTag, PageTags } from '../platform/page-tags.js';
import { OwedWork } from '../platform/work/owed-work.js';
import { PhotoRow } from './photo.row.js';
import type { StoredRenditions } from '../images/stored-renditions.js';

/** Announced whenever a photo enters another state; the payload is a `PhotoState` as JSON. */
export const photoStateTopic = 'photo-state';

export interface PhotoState {
  id: number;
  status: PhotoStatus;
  failure: string | null;
}

/** Who or what moved the photo. */
export type Actor = Pick<RecordChange, 'source' | 'viewer'>;

/**
 * The ways of a photo: `processing` → `published`, `draft` or `failed` → `removed`. Each step is one change with all that
 * belongs to it: the record of it, the work it owes, the pages it makes stale, the news for those who watch.
 */
@Injectable()
export class PhotoLifecycle {
  constructor(
    private readonly changes: RecordChanges,
    private readonly owedWork: OwedWork,
    private readonly pageTags: PageTags,
    private readonly pubSub: PubSub,
  ) {}

  /** A photo that was just inserted waits for its pictures. */
  async enter(photo: PhotoRow, actor: Actor, tx: EntityManager): Promise<void> {
    const { picture: _, ...after } = photo;
    await this.changes.record({ kind: 'photo', recordId: photo.id, action: 'created', after, ...actor }, tx);
    await this.oweDerivatives(photo.id, tx);
    await this.announce(photo, tx);
  }

  /** The pictures are made: the photo becomes what was wanted of it, or gets new ones where it was that already. */
  async takePicture(photo: PhotoRow, picture: StoredRenditions, tx: EntityManager): Promise<void> {
    const status = photo.status === 'processing' ? photo.wantedStatus : photo.status;
    const publishedAt = status === 'published' ? (photo.publishedAt ?? new Date()) : photo.publishedAt;
    await this.move(photo, { status, picture, publishedAt, failure: null }, { source: 'worker' }, tx);
    if (status === 'published') await this.changedInPublic(photo.id, tx);
  }

  async fail(photo: PhotoRow, failure: ErrorCode, tx: EntityManager): Promise<void> {
    await this.move(photo, { status: 'failed', failure }, { source: 'worker' }, tx);
  }

  async retry(photo: PhotoRow, viewer: Viewer, tx: EntityManager): Promise<void> {
    await this.move(photo, { status: 'processing', failure: null }, { source: 'api', viewer }, tx);
    await this.oweDerivatives(photo.id, tx);
  }

  async remove(photo: PhotoRow, viewer: Viewer, tx: EntityManager): Promise<void> {
    await this.move(photo, { status: 'removed', removedAt: new Date() }, { source: 'api', viewer }, tx);
    await this.changedInPublic(photo.id, tx);
  }

  /** A draft is published, or a published photo taken out of the public. @throws DomainError photo_not_ready */
  async show(photo: PhotoRow, status: 'published' | 'draft', actor: Actor, tx: EntityManager): Promise<void> {
    if (photo.status === status) return;
    const isMovable = photo.status === 'draft' || photo.status === 'published';
    if (!isMovable || photo.proposed || !photo.picture) throw new DomainError('photo_not_ready');
    const publishedAt = photo.publishedAt ?? (status === 'published' ? new Date() : null);
    await this.move(photo, { status, wantedStatus: status, publishedAt }, actor, tx);
    await this.changedInPublic(photo.id, tx);
  }

  /** A member's proposal becomes part of the archive: today, under the slug that it is given. */
  async accept(photo: PhotoRow, slug: string, actor: Actor, tx: EntityManager): Promise<void> {
    const now = new Date();
    await this.move(photo, { status: 'published', proposed: false, slug, createdAt: now, publishedAt: now }, actor, tx);
    await this.changedInPublic(photo.id, tx);
  }

  /** A member's proposal is declined. Its files are kept as long as those of a removed photo. */
  async decline(photo: PhotoRow, actor: Actor, tx: EntityManager): Promise<void> {
    await this.move(photo, { status: 'removed', removedAt: new Date() }, actor, tx);
  }

  /** Something that the public sees of the photo is new: for search, and for the pages that show it. */
  async changedInPublic(photoId: number, tx: EntityManager): Promise<void> {
    await this.owedWork.owe({ kind: 'index', subject: 'photo', subjectId: photoId }, tx);
    const cards = await tx.query<{ entity_id: number }[]>('select entity_id from photo_entities where photo_id = $1', [
      photoId,
    ]);
    const tags: PageTag[] = [
      `photo:${photoId}`,
      'photos',
      ...cards.map(({ entity_id: id }) => `entity:${id}` as const),
    ];
    await this.pageTags.changed(cards.length > 0 ? [...tags, 'entities'] : tags, tx);
  }

  private async move(photo: PhotoRow, to: Partial<PhotoRow>, actor: Actor, tx: EntityManager): Promise<void> {
    const { id } = photo;
    await tx.update(PhotoRow, { id }, to as object);
    const { status = photo.status, failure = photo.failure } = to;
    await this.changes.record(
      {
        kind: 'photo',
        recordId: id,
        action: actionOf(status, photo.status),
        before: { status: photo.status, failure: photo.failure },
        after: { status, failure },
        ...actor,
      },
      tx,
    );
    await this.announce({ id, status, failure }, tx);
  }

  private async oweDerivatives(photoId: number, tx: EntityManager): Promise<void> {
    await this.owedWork.owe({ kind: 'derivatives', subject: 'photo', subjectId: photoId }, tx);
  }

  private async announce({ id, status, failure }: PhotoState, tx: EntityManager): Promise<void> {
    await this.pubSub.announce(photoStateTopic, JSON.stringify({ id, status, failure }), tx);
  }
}

function actionOf(status: PhotoStatus, before: PhotoStatus): RecordChange['action'] {
  if (status === 'failed' || status === 'removed') return status;
  return status === 'published' && before !== 'published' ? 'published' : 'changed';
}
