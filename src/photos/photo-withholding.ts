import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../history/actor.js';
import { PublicChanges } from '../records/public-changes.js';
import { returnedSide } from './check-front.js';
import { PhotoLifecycle } from './photo-lifecycle.js';
import type { PhotoRow } from './photo.row.js';

/** Photos that are out of the archive because of a removal request, until it is decided or for good. */
@Injectable()
export class PhotoWithholding {
  constructor(
    private readonly lifecycle: PhotoLifecycle,
    private readonly publicChanges: PublicChanges,
  ) {}

  /**
   * Takes the photo out of every channel because of a removal request, as if it were removed; only `release` brings it back.
   * @param isFinal its files are deleted 30 days from now; otherwise they are kept until it is decided
   */
  async withhold(photo: PhotoRow, { isFinal }: { isFinal: boolean }, actor: Actor, tx: EntityManager): Promise<void> {
    const before = photo.status === 'published' || photo.status === 'back' ? photo.status : 'draft';
    const withheldFrom = photo.withheldFrom ?? before;
    const removedAt = isFinal ? new Date() : null;
    await this.lifecycle.decide(photo, { status: 'removed', withheldFrom, removedAt }, actor, tx);
    if (photo.status !== 'removed') this.publicChanges.publish({ kind: 'photo', id: photo.id, cause: 'withdrawn' }, tx);
  }

  /**
   * Gives a withheld photo back the status that it had.
   * @throws DomainError photo_removed when its files have been deleted
   */
  async release(photo: PhotoRow, actor: Actor, tx: EntityManager): Promise<void> {
    const { withheldFrom: status } = photo;
    if (status === null) return;
    await this.lifecycle.assertOriginal(photo, tx);
    const to = await returnedSide({ ...photo, status }, tx);
    await this.lifecycle.decide(photo, { ...to, withheldFrom: null, removedAt: null }, actor, tx);
    this.publicChanges.publish(
      { kind: 'photo', id: photo.id, cause: status === 'published' ? 'published' : 'withdrawn' },
      tx,
    );
  }
}
