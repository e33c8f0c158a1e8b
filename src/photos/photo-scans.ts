import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DomainError, type ErrorCode } from '../contract/errors.js';
import type { PhotoFromFile } from '../contract/admin-photo.js';
import type { Actor } from '../history/actor.js';
import { PartOwners } from '../history/part-owners.js';
import type { RecordedParts } from '../history/recorded-parts.js';
import type { StoredRenditions } from '../images/stored-renditions.js';
import { Storage } from '../platform/storage/storage.js';
import { ChangeRecorder } from '../records/change-recorder.js';
import { lockContent } from '../records/published-files.js';
import type { NewScan, Scan } from './new-scan.js';
import { assertScanNotRemoved } from './upload/removed-scans.js';
import { PhotoLifecycle } from './photo-lifecycle.js';
import { PhotoRow } from './photo.row.js';
import { ShownPhotos } from './shown-photos.js';

type RecordedScan = RecordedParts['photo']['scan'];

/** What a worker has made of a scan. */
export interface ScanResults {
  renditions: StoredRenditions;
  fromFile: PhotoFromFile | null;
}

/**
 * Replaces the scan of a photo, which keeps its address and everything else. The present scan is shown until the renditions of
 * the new one are made; one that cannot be read leaves the photo as it is. The former files are public no more at once, and
 * are kept for 30 days, so that the change can be reverted.
 */
@Injectable()
export class PhotoScans {
  constructor(
    private readonly recorder: ChangeRecorder,
    private readonly lifecycle: PhotoLifecycle,
    private readonly shown: ShownPhotos,
    private readonly storage: Storage,
    partOwners: PartOwners,
  ) {
    partOwners.register('photo', 'scan', {
      // Workers make them anew when the rendition profile changes.
      derived: ['renditions', 'fromFile'],
      findLocked: async (id, _, tx) => {
        const photo = await tx.findOne(PhotoRow, { where: { id }, lock: { mode: 'pessimistic_write' } });
        return photo && photo.status !== 'removed' ? asRecorded(photo) : null;
      },
      revert: ({ recordId, before }, actor, tx) => this.putBack(recordId, before, actor, tx),
    });
  }

  /** Enqueues the renditions of a stored scan that will replace the one of a locked photo, and any that waits for it. */
  async begin(photo: PhotoRow, scan: Omit<NewScan, 'failure' | 'renditions'>, tx: EntityManager): Promise<void> {
    const { originalSha256, originalName, originalType, originalBytes, by } = scan;
    await this.setNewScan(photo, { originalSha256, originalName, originalType, originalBytes, by, failure: null }, tx);
    await this.lifecycle.enqueueRenditions(photo.id, tx);
  }

  /** Takes back the new scan of a locked photo, or its failure. */
  async cancel(photo: PhotoRow, tx: EntityManager): Promise<void> {
    await this.setNewScan(photo, null, tx);
  }

  /**
   * The new scan cannot replace the present one: the photo stays as it is, and says so to administrators.
   * @param renditions of a picture that a moderator must look at
   */
  async fail(
    photo: PhotoRow & { newScan: NewScan },
    failure: ErrorCode,
    tx: EntityManager,
    renditions?: StoredRenditions,
  ): Promise<void> {
    await this.setNewScan(photo, { ...photo.newScan, failure, ...(renditions && { renditions }) }, tx);
    // Its own scan was to be tried again.
    if (photo.status === 'processing') await this.lifecycle.enqueueRenditions(photo.id, tx);
  }

  /** The renditions of the new scan are made: it replaces the present one. A photo that had failed gets its wanted status. */
  async complete(photo: PhotoRow & { newScan: NewScan }, results: ScanResults, tx: EntityManager): Promise<void> {
    const { by, failure: _none, renditions: _held, ...scan } = photo.newScan;
    const actor: Actor = { source: 'api', ...((await isKnown(by, tx)) && { viewer: by }) };
    // The history shows nothing to restore of a photo that had failed.
    const before = photo.renditions ? asRecorded(photo) : null;
    await this.replace(photo, { ...scan, ...results }, { before, actor }, tx);
    const isShown = photo.renditions && photo.status !== 'failed' && photo.status !== 'processing';
    if (isShown) await this.publish(photo, tx);
    else await this.lifecycle.completeRenditions(photo, results.renditions, tx);
  }

  /** @throws DomainError change_not_revertible when the former scan is deleted, scan_removed when it was removed on request */
  private async putBack(id: number, before: RecordedScan, actor: Actor, tx: EntityManager): Promise<void> {
    const photo = await tx.findOneByOrFail(PhotoRow, { id });
    const { originalSha256 } = before;
    if (originalSha256 === null) throw new DomainError('change_not_revertible');
    await lockContent(originalSha256, tx);
    await assertScanNotRemoved(originalSha256, tx);
    if (!(await this.storage.hasOriginal(originalSha256))) throw new DomainError('change_not_revertible');
    await this.replace(photo, before, { before: asRecorded(photo), actor }, tx);
    // Its renditions may be of a former profile.
    await this.lifecycle.enqueueRenditions(id, tx);
    await this.publish(photo, tx);
  }

  private async publish(photo: PhotoRow, tx: EntityManager): Promise<void> {
    await this.shown.publish([photo], 'renditions', tx);
    await this.lifecycle.publishState(photo, tx);
  }

  private async replace(
    { id, newScan, deliveryPath, originalName }: PhotoRow,
    scan: (Scan | RecordedScan) & ScanResults,
    { before, actor }: { before: RecordedScan | null; actor: Actor },
    tx: EntityManager,
  ): Promise<void> {
    const after = asRecorded(scan);
    // A scan that waits while a former one is put back still replaces it.
    const waiting = newScan && newScan.originalSha256 !== after.originalSha256 ? newScan : null;
    // Where the first file was in its delivery stays known.
    await tx.update(PhotoRow, { id }, {
      ...after,
      newScan: waiting,
      deliveryPath: deliveryPath ?? originalName,
    } as object);
    await this.recorder.changed('photo.scan', { id, before, after }, actor, tx);
  }

  /** Without a new `updatedAt`: nothing of what is edited has changed. */
  private async setNewScan(photo: PhotoRow, newScan: NewScan | null, tx: EntityManager): Promise<void> {
    await tx.query('update photos set new_scan = $2 where id = $1', [photo.id, newScan && JSON.stringify(newScan)]);
    await this.lifecycle.publishState(photo, tx);
  }
}

const asRecorded = (photo: (Scan | RecordedScan | PhotoRow) & Partial<ScanResults | PhotoRow>): RecordedScan => ({
  originalSha256: photo.originalSha256,
  originalName: photo.originalName,
  originalType: photo.originalType,
  originalBytes: photo.originalBytes,
  renditions: photo.renditions as StoredRenditions,
  fromFile: photo.fromFile ?? null,
});

/** An account may have been deleted, and a key revoked, since the scan was sent. */
async function isKnown(viewer: NewScan['by'], tx: EntityManager): Promise<boolean> {
  if (viewer.kind === 'anonymous') return false;
  const found =
    viewer.kind === 'user'
      ? await tx.query<object[]>('select 1 from users where id = $1 for key share', [viewer.userId])
      : await tx.query<object[]>('select 1 from api_keys where id = $1 for key share', [viewer.keyId]);
  return found.length > 0;
}
