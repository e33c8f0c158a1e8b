import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type CauseOf, PublicChanges } from '../records/public-changes.js';
import type { PhotoRow } from './photo.row.js';

type ShownPhoto = Pick<PhotoRow, 'id' | 'status' | 'frontId'>;

/** Publishes changes of photos of any status: the public sees a published one on its own page, and a back on that of its front. */
@Injectable()
export class ShownPhotos {
  constructor(private readonly publicChanges: PublicChanges) {}

  /** For photos as they are now. */
  async publish(photos: readonly ShownPhoto[], cause: CauseOf<'photo'>, tx: EntityManager): Promise<void> {
    this.publicChanges.publish(
      photos.filter(({ status }) => status === 'published').map(({ id }) => ({ kind: 'photo', id, cause }) as const),
      tx,
    );
    await this.publishFronts(photos, tx);
  }

  /** Their fronts show something else now. @param backs photos, of which those that are no backs do not matter */
  async publishFronts(backs: readonly Pick<PhotoRow, 'frontId'>[], tx: EntityManager): Promise<void> {
    const frontIds = backs.flatMap(({ frontId }) => frontId ?? []);
    if (frontIds.length === 0) return;
    const shown = await tx.query<{ id: number }[]>(
      `select id from photos where id = any($1) and status = 'published' order by id`,
      [frontIds],
    );
    this.publicChanges.publish(
      shown.map(({ id }) => ({ kind: 'photo', id, cause: 'back' })),
      tx,
    );
  }
}
