import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Viewer } from '../../contract/access.js';
import { DomainError } from '../../contract/errors.js';
import type { AdminPhotoDetail, PhotoRetry, PhotoWithNewScan } from '../../contract/admin-photo.js';
import type { UploadedImage } from '../../images/upload/multer-image-storage.js';
import { originalName } from '../../images/upload/original-name.js';
import { Storage } from '../../platform/storage/storage.js';
import { lockContent } from '../../records/published-files.js';
import { isKnownTo } from '../is-known-to.js';
import { PhotoChanges } from '../photo-changes.js';
import { PhotoScans } from '../photo-scans.js';
import type { PhotoRow } from '../photo.row.js';
import { findPhotosWithScans } from '../upload/photos-with-scans.js';
import { approveRefusedScan } from '../upload/removed-pictures.js';
import { assertScanNotRemoved } from '../upload/removed-scans.js';
import { AdminPhotosService } from './admin-photos.service.js';

/** Replaces the scans of photos, for administrators. */
@Injectable()
export class PhotoScanService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly photos: AdminPhotosService,
    private readonly changes: PhotoChanges,
    private readonly scans: PhotoScans,
    private readonly storage: Storage,
  ) {}

  /**
   * Stores a new scan of the photo, and enqueues its renditions; the present one is shown until they are made. A second new
   * scan takes the place of one that waits.
   * @throws DomainError photo_not_found, photo_removed, image_missing; photo_processing while the present scan is processed;
   *   scan_unchanged when it is the present one, byte by byte; scan_removed when it was removed on request
   */
  async replace({ id }: { id: number }, image: UploadedImage | undefined, viewer: Viewer): Promise<PhotoWithNewScan> {
    if (!image) throw new DomainError('image_missing');
    const { received } = image;
    try {
      const sameScanAs = await this.onPhoto(id, viewer, async (photo, tx) => {
        if (photo.status === 'processing') throw new DomainError('photo_processing');
        if (received.sha256 === photo.originalSha256) throw new DomainError('scan_unchanged');
        await lockContent(received.sha256, tx);
        await assertScanNotRemoved(received.sha256, tx);
        await received.store();
        const scan = {
          originalSha256: received.sha256,
          originalName: originalName(image.originalname),
          originalType: received.type,
          originalBytes: String(received.bytes),
        };
        await this.scans.begin(photo, { ...scan, by: viewer }, tx);
        return (await findPhotosWithScans([received.sha256], tx)).get(received.sha256) ?? null;
      });
      return { ...(await this.photos.byId({ id }, viewer)), sameScanAs };
    } finally {
      await received.discard();
    }
  }

  /**
   * Enqueues the renditions of a new scan that has failed again.
   * @throws DomainError photo_not_found, photo_removed; retry_not_possible when no new scan has failed, or its file is deleted; its
   *   failure when somebody else than a moderator lets in a picture that was removed on request
   */
  async retry({ id, confirmRemovedScan }: { id: number } & PhotoRetry, viewer: Viewer): Promise<AdminPhotoDetail> {
    await this.onPhoto(id, viewer, async (photo, tx) => {
      const { newScan } = photo;
      if (!newScan?.failure || !(await this.storage.hasOriginal(newScan.originalSha256)))
        throw new DomainError('retry_not_possible');
      if (confirmRemovedScan) await approveRefusedScan({ ...newScan, photoId: id }, viewer, tx);
      await this.scans.begin(photo, newScan, tx);
    });
    return this.photos.byId({ id }, viewer);
  }

  /** Takes a new scan back that waits or has failed; does nothing without one. @throws DomainError photo_not_found, photo_removed */
  async keep({ id }: { id: number }, viewer: Viewer): Promise<AdminPhotoDetail> {
    await this.onPhoto(id, viewer, (photo, tx) => this.scans.cancel(photo, tx));
    return this.photos.byId({ id }, viewer);
  }

  private onPhoto<Result>(
    id: number,
    viewer: Viewer,
    change: (photo: PhotoRow, tx: EntityManager) => Promise<Result>,
  ): Promise<Result> {
    return this.dataSource.transaction(async (tx) => {
      const photo = await this.changes.findLocked(id, tx);
      if (!photo || !isKnownTo(viewer, photo)) throw new DomainError('photo_not_found');
      if (photo.status === 'removed') throw new DomainError('photo_removed');
      return change(photo, tx);
    });
  }
}
