import { Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager, In, Not } from 'typeorm';
import { removedPhotoDays } from '../contract/admin-photo.js';
import { ChangeRecorder } from '../records/change-recorder.js';
import { PublicChanges } from '../records/public-changes.js';
import { PhotoLifecycle } from './photo-lifecycle.js';
import { PhotoRow } from './photo.row.js';

const batchSize = 100;

/**
 * Deletes photos for good, 30 days after their removal. Their history stays, without a record that it could be reverted in.
 * Their files are deleted with those that no record uses.
 */
@Injectable()
export class RemovedPhotos {
  private readonly logger = new Logger('Photos');

  constructor(
    private readonly dataSource: DataSource,
    private readonly recorder: ChangeRecorder,
    private readonly publicChanges: PublicChanges,
    private readonly lifecycle: PhotoLifecycle,
  ) {}

  /** Resolves with the number of deleted photos. May be run twice at a time. */
  async purge(): Promise<number> {
    let purged = 0;
    let batch: number;
    do {
      batch = await this.dataSource.transaction((tx) => this.purgeBatch(tx));
      purged += batch;
    } while (batch === batchSize);
    if (purged > 0) this.logger.log(`${purged} photos deleted ${removedPhotoDays} days after their removal`);
    return purged;
  }

  /** Declined proposals stay with their contributions, and photos that were withheld with the removal requests. */
  private async purgeBatch(tx: EntityManager): Promise<number> {
    const rows = await tx.query<{ id: number }[]>(
      `select id from photos
       where status = 'removed' and not proposed and withheld_from is null and removed_at < now() - $1 * interval '1 day'
       order by removed_at limit $2 for update skip locked`,
      [removedPhotoDays, batchSize],
    );
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return 0;
    await this.purgeContributions(ids, tx);
    await tx.query(`delete from slug_history where kind = 'photo' and record_id = any($1)`, [ids]);
    await this.keepBacks(ids, tx);
    await tx.query('delete from photos where id = any($1)', [ids]);
    const photos = ids.map((id) => ({ id }));
    await this.recorder.removed('photo.record', photos, { source: 'worker' }, tx);
    // Caches may hold the answer that the photo was removed.
    this.publicChanges.publish(
      ids.map((id) => ({ kind: 'photo', id, cause: 'withdrawn' })),
      tx,
    );
    return ids.length;
  }

  /** The backs of photos that are no more are drafts of their own. */
  private async keepBacks(photoIds: number[], tx: EntityManager): Promise<void> {
    const backs = await tx.find(PhotoRow, {
      where: { frontId: In(photoIds), status: Not('removed') },
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
    for (const back of backs) await this.lifecycle.setFront(back, null, { source: 'worker' }, tx);
  }

  /** Corrections and memories of a photo that is no more; the foreign key would delete them without a trace. */
  private async purgeContributions(photoIds: number[], tx: EntityManager): Promise<void> {
    const rows = await tx.query<{ id: number }[]>('select id from contributions where photo_id = any($1)', [photoIds]);
    await this.recorder.removed('contribution.record', rows, { source: 'worker' }, tx);
  }
}
