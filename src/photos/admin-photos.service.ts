import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Viewer } from '../contract/access.js';
import { DomainError } from '../contract/errors.js';
import { limits } from '../contract/limits.js';
import type { Paged } from '../contract/page.js';
import type { AdminPhoto, AdminPhotoListQuery, PhotoStatusCounts } from '../contract/photo.js';
import { Storage } from '../platform/storage/storage.js';
import { presentAdminPhoto } from './admin-photo.presenter.js';
import { AdminPhotosRepository } from './admin-photos.repository.js';
import { PhotoLifecycle } from './images/photo-lifecycle.js';
import type { PhotoRow } from './photo.row.js';

/** The photos as administrators see them: every one, with its state. */
@Injectable()
export class AdminPhotosService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly photos: AdminPhotosRepository,
    private readonly lifecycle: PhotoLifecycle,
    private readonly storage: Storage,
  ) {}

  /** Newest first; the removed ones only where they are asked for. */
  async list({ status, q, page }: AdminPhotoListQuery): Promise<Paged<AdminPhoto>> {
    const found = await this.photos.list({ status, text: q, page, limit: limits.pageSize.admin });
    return { ...found, items: found.items.map(presentAdminPhoto) };
  }

  counts(): Promise<PhotoStatusCounts> {
    return this.photos.counts();
  }

  /** @throws DomainError photo_not_found */
  async byId({ id }: { id: number }): Promise<AdminPhoto> {
    return presentAdminPhoto(existing(await this.photos.find(id)));
  }

  /**
   * Owes the pictures of a failed photo again.
   * @throws DomainError photo_not_found, or retry_not_possible when it has not failed or its original is deleted
   */
  async retry({ id }: { id: number }, viewer: Viewer): Promise<AdminPhoto> {
    return this.onPhoto(id, async (photo, tx) => {
      if (photo.status !== 'failed' || !(await this.storage.hasOriginal(photo.originalSha256 ?? '')))
        throw new DomainError('retry_not_possible');
      await this.lifecycle.retry(photo, viewer, tx);
    });
  }

  /**
   * Takes the photo out of the public at once; its files are kept 30 days (contract.md, Photos).
   * @throws DomainError photo_not_found, photo_removed
   */
  async remove({ id }: { id: number }, viewer: Viewer): Promise<void> {
    await this.onPhoto(id, async (photo, tx) => {
      if (photo.status === 'removed') throw new DomainError('photo_removed');
      await this.lifecycle.remove(photo, viewer, tx);
    });
  }

  private async onPhoto(
    id: number,
    change: (photo: PhotoRow, tx: EntityManager) => Promise<void>,
  ): Promise<AdminPhoto> {
    await this.dataSource.transaction(async (tx) => change(existing(await this.photos.findLocked(id, tx)), tx));
    return this.byId({ id });
  }
}

function existing(photo: PhotoRow | null): PhotoRow {
  if (!photo) throw new DomainError('photo_not_found');
  return photo;
}
