import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Viewer } from '../../contract/access.js';
import { DomainError } from '../../contract/errors.js';
import { limits } from '../../contract/limits.js';
import type {
  AdminPhoto,
  AdminPhotoDetail,
  AdminPhotoListQuery,
  AdminPhotoPage,
  InventoryNumberQuery,
  LicenceCount,
  PhotoChange,
  PhotoRetry,
  PhotoStatusCounts,
  PhotoWithNumber,
} from '../../contract/admin-photo.js';
import { checkUnchanged } from '../../platform/database/check-unchanged.js';
import { definedOnly } from '../../platform/defined-only.js';
import { Storage } from '../../platform/storage/storage.js';
import { presentAdminPhoto, presentAdminPhotoDetail, presentListedPhoto } from './admin-photo.presenter.js';
import { AdminPhotosRepository } from './admin-photos.repository.js';
import { PhotoLicences } from './photo-licences.js';
import { PhotoTexts } from './photo-texts.js';
import { isKnownTo } from '../is-known-to.js';
import { findSameNumber } from '../inventory-numbers.js';
import { readOtherDates } from '../other-dates.js';
import { PhotoLifecycle } from '../photo-lifecycle.js';
import { PhotoChanges } from '../photo-changes.js';
import { SettingsService } from '../../settings/settings.service.js';
import type { PhotoRow } from '../photo.row.js';
import { outdatedTitles } from '../untitled-photo.js';
import { approveRefusedScan, findResembled } from '../upload/removed-pictures.js';

/** All photos with their state, for administrators. */
@Injectable()
export class AdminPhotosService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly photos: AdminPhotosRepository,
    private readonly texts: PhotoTexts,
    private readonly photoLicences: PhotoLicences,
    private readonly changes: PhotoChanges,
    private readonly lifecycle: PhotoLifecycle,
    private readonly storage: Storage,
    private readonly settings: SettingsService,
  ) {}

  /** By default newest first; removed photos only when the query asks for them. */
  async list(
    { page, sortBy = 'createdAt', q, license, ...filter }: AdminPhotoListQuery,
    viewer: Viewer,
  ): Promise<AdminPhotoPage> {
    const viewerId = viewer.kind === 'user' ? viewer.userId : null;
    const text = await this.texts.read(q);
    const licences = await this.photoLicences.spellings(license);
    const { timeZone } = await this.settings.site();
    const found = await this.photos.list({
      ...filter,
      text,
      licences,
      viewerId,
      timeZone,
      sortBy,
      page,
      limit: limits.pageSize.admin,
    });
    const tags = await this.photos.findTags(found.items.map(({ id }) => id));
    return { ...found, items: found.items.map((row) => presentListedPhoto(row, tags, this.settings.languages)) };
  }

  licences(): Promise<LicenceCount[]> {
    return this.photoLicences.counts();
  }

  withNumber(query: InventoryNumberQuery): Promise<PhotoWithNumber[]> {
    return findSameNumber(query, this.dataSource.manager);
  }

  async counts(): Promise<PhotoStatusCounts> {
    const [counts, failedScans, queues] = await Promise.all([
      this.photos.counts(),
      this.photos.countFailedScans(),
      this.photos.countQueues(),
    ]);
    return { ...counts, failedScans, ...queues };
  }

  /** @throws DomainError photo_not_found */
  async byId({ id }: { id: number }, viewer: Viewer): Promise<AdminPhotoDetail> {
    const photo = known(viewer, await this.photos.findDetail(id));
    const resembledBy = async (scan: Pick<PhotoRow, 'failure' | 'originalSha256' | 'renditions'>) =>
      scan.failure === 'scan_resembles_removed' ? findResembled(scan, this.dataSource.manager) : null;
    return presentAdminPhotoDetail(photo, {
      photo: await resembledBy(photo),
      newScan: photo.newScan && (await resembledBy({ ...photo.newScan, renditions: photo.newScan.renditions ?? null })),
    });
  }

  /**
   * Changes the fields that are set: metadata, links, whose back the photo is, and whether it is public. The first title of an
   * untitled photo removes the translations of "untitled".
   * @throws DomainError photo_not_found, photo_removed; record_outdated when somebody else changed it first; photo_not_ready
   *   for a photo that cannot be published, photo_is_back for one that its front shows; validation_failed for links to missing
   *   records, or contradictory metadata
   */
  async change(
    { id, updatedAt, tagIds, entityIds, frontId, status, otherDates, ...metadata }: { id: number } & PhotoChange,
    viewer: Viewer,
  ): Promise<AdminPhotoDetail> {
    await this.onPhoto(id, viewer, async (photo, tx) => {
      if (photo.status === 'removed') throw new DomainError('photo_removed');
      checkUnchanged(photo, updatedAt);
      const actor = { source: 'api', viewer };
      const patch = definedOnly(metadata);
      const titles = outdatedTitles({ ...photo, ...patch });
      const dates = otherDates && { otherDates: readOtherDates(otherDates) };
      const changed = await this.changes.change(photo, { ...patch, ...titles, ...dates }, actor, tx);
      await this.changes.link(changed, definedOnly({ tagIds, entityIds }), actor, tx);
      const side = frontId === undefined ? changed : await this.lifecycle.setFront(changed, frontId, actor, tx);
      if (status !== undefined) await this.lifecycle.show(side, status, actor, tx);
    });
    return this.byId({ id }, viewer);
  }

  /**
   * Enqueues the renditions of a failed photo again.
   * @throws DomainError photo_not_found; retry_not_possible when it has not failed, or its original is deleted; its failure when
   *   somebody else than a moderator lets in a picture that was removed on request
   */
  async retry({ id, confirmRemovedScan }: { id: number } & PhotoRetry, viewer: Viewer): Promise<AdminPhoto> {
    await this.onPhoto(id, viewer, async (photo, tx) => {
      if (photo.status !== 'failed' || !(await this.storage.hasOriginal(photo.originalSha256 ?? '')))
        throw new DomainError('retry_not_possible');
      if (confirmRemovedScan) await approveRefusedScan({ ...photo, photoId: id }, viewer, tx);
      await this.lifecycle.retry(photo, viewer, tx);
    });
    return presentAdminPhoto(known(viewer, await this.photos.find(id)));
  }

  /**
   * Removes the photo: it is no longer public at once. Its files are kept for 30 days, so that the removal can be reverted.
   * A proposed one is removed by declining its contribution, which would be left without it.
   * @throws DomainError photo_not_found, photo_removed, photo_proposed
   */
  async remove({ id }: { id: number }, viewer: Viewer): Promise<void> {
    await this.onPhoto(id, viewer, async (photo, tx) => {
      if (photo.status === 'removed') throw new DomainError('photo_removed');
      if (photo.proposed) throw new DomainError('photo_proposed');
      await this.lifecycle.remove(photo, { source: 'api', viewer }, tx);
    });
  }

  /**
   * Makes a removed photo what it was before its removal.
   * @throws DomainError photo_not_found; photo_not_removed; photo_removed when its 30 days are over or its files deleted
   */
  async restore({ id }: { id: number }, viewer: Viewer): Promise<AdminPhoto> {
    await this.onPhoto(id, viewer, (photo, tx) => this.lifecycle.bringBack(photo, { source: 'api', viewer }, tx));
    return presentAdminPhoto(known(viewer, await this.photos.find(id)));
  }

  private async onPhoto(
    id: number,
    viewer: Viewer,
    change: (photo: PhotoRow, tx: EntityManager) => Promise<void>,
  ): Promise<void> {
    await this.dataSource.transaction(async (tx) => change(known(viewer, await this.changes.findLocked(id, tx)), tx));
  }
}

function known<Photo extends PhotoRow>(viewer: Viewer, photo: Photo | null): Photo {
  if (!photo || !isKnownTo(viewer, photo)) throw new DomainError('photo_not_found');
  return photo;
}
