import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { DataSource } from 'typeorm';
import type { Viewer } from '../../contract/access.js';
import { DomainError } from '../../contract/errors.js';
import type { PhotoFields, UploadedPhoto } from '../../contract/admin-photo.js';
import type { ScanMatch } from '../../contract/upload.js';
import { startedBy } from '../../history/started-by.js';
import { ImageUpload, type ReceivedImage } from '../../images/upload/image-upload.js';
import { presentAdminPhoto } from '../admin/admin-photo.presenter.js';
import { findSameNumberAs } from '../inventory-numbers.js';
import { PhotoRow } from '../photo.row.js';
import { findPhotosWithScans } from './photos-with-scans.js';
import { findRemovedScans } from './removed-scans.js';
import { PhotoUploadService } from './photo-upload.service.js';
import { UnfinishedUploads, type UnfinishedUpload } from './unfinished-uploads.js';
import { UploadProtocol } from './upload-protocol.js';

/** Scans that arrive in parts, until they are photos. Everybody sees their own uploads only. */
@Injectable()
export class UploadsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly uploads: UnfinishedUploads,
    private readonly protocol: UploadProtocol,
    private readonly images: ImageUpload,
    private readonly photos: PhotoUploadService,
  ) {}

  /** What the archive knows of these files, in the order in which they were asked for. */
  async match(hashes: string[], viewer: Viewer): Promise<ScanMatch[]> {
    const [photos, removed, uploads] = await Promise.all([
      findPhotosWithScans(hashes, this.dataSource.manager),
      findRemovedScans(hashes, this.dataSource.manager),
      this.uploads.listContinuable(hashes, startedBy(viewer)),
    ]);
    const uploadIds = new Map(uploads.map(({ sha256, id }) => [sha256, id]));
    return hashes.map((sha256) => ({
      sha256,
      photo: photos.get(sha256) ?? null,
      uploadId: uploadIds.get(sha256) ?? null,
      ...(removed.has(sha256) && { code: 'scan_removed' as const }),
    }));
  }

  /** @throws DomainError as `UploadProtocol.begin` */
  begin(request: Request, response: Response, viewer: Viewer): Promise<void> {
    return this.protocol.begin(request, response, startedBy(viewer));
  }

  /** Answers how much has arrived, or stores a part. @throws DomainError as `UploadProtocol.continue` */
  async continue(id: string, request: Request, response: Response, viewer: Viewer): Promise<void> {
    await this.uploads.getOwn(id, startedBy(viewer));
    await this.protocol.continue(request, response);
  }

  /** @throws DomainError upload_not_found */
  async cancel(id: string, viewer: Viewer): Promise<void> {
    await this.uploads.getOwn(id, startedBy(viewer));
    await this.uploads.remove(id);
  }

  /**
   * Makes a photo of a complete upload, as the form with one file does. The second call answers with the same photo, so a
   * client that has lost the first answer may ask again. A file that can be no photo is forgotten.
   * @throws DomainError upload_not_found, upload_expired, upload_incomplete, upload_damaged; and as
   *   `PhotoUploadService.upload`
   */
  async finish(id: string, fields: PhotoFields, viewer: Viewer): Promise<UploadedPhoto> {
    const upload = await this.uploads.getOwn(id, startedBy(viewer));
    try {
      return upload.photoId === null
        ? await this.makePhoto(upload, fields, viewer)
        : await this.present(upload.photoId);
    } catch (error) {
      // A call whose answer was lost may still have been at work when this one began.
      const photoId = (await this.uploads.find(id))?.photoId ?? null;
      if (photoId === null) throw error;
      return this.present(photoId);
    }
  }

  private async makePhoto(upload: UnfinishedUpload, fields: PhotoFields, viewer: Viewer): Promise<UploadedPhoto> {
    const { id } = upload;
    await this.uploads.requireWhole(upload);
    const image = { originalname: upload.name, received: await this.receive(upload) };
    const photo = await this.photos.upload(image, fields, viewer, async (photoId, tx) => {
      if (!(await this.uploads.setPhoto(id, photoId, tx))) throw new DomainError('upload_not_found');
    });
    await this.uploads.removeFile(id);
    return photo;
  }

  private async receive(upload: UnfinishedUpload): Promise<ReceivedImage> {
    try {
      const received = await this.images.receive(this.uploads.open(upload.id));
      if (received.sha256 === upload.sha256) return received;
      await received.discard();
      throw new DomainError('upload_damaged');
    } catch (error) {
      if (error instanceof DomainError) await this.uploads.remove(upload.id);
      throw error;
    }
  }

  private async present(photoId: number): Promise<UploadedPhoto> {
    const photo = await this.dataSource.manager.findOneByOrFail(PhotoRow, { id: photoId });
    const sameNumberAs = await findSameNumberAs(photo, this.dataSource.manager);
    return { ...presentAdminPhoto(photo), sameScanAs: null, sameNumberAs };
  }
}
