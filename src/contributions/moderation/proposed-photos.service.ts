import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../contract/access.js';
import { DomainError } from '../../contract/errors.js';
import type { AdminPhotoDetail, PhotoChange } from '../../contract/admin-photo.js';
import { AdminPhotosService } from '../../photos/admin/admin-photos.service.js';
import { readOtherDates } from '../../photos/other-dates.js';
import { PhotoChanges } from '../../photos/photo-changes.js';
import { checkUnchanged } from '../../platform/database/check-unchanged.js';
import { definedOnly } from '../../platform/defined-only.js';
import { ContributionsRepository } from '../contributions.repository.js';

/** The hidden photos of proposals: moderators complete them before they are published. */
@Injectable()
export class ProposedPhotosService {
  constructor(
    private readonly contributions: ContributionsRepository,
    private readonly photos: AdminPhotosService,
    private readonly changes: PhotoChanges,
  ) {}

  /** @throws DomainError contribution_not_found; photo_not_found for a contribution that proposes none */
  async byId({ id }: { id: number }, viewer: Viewer): Promise<AdminPhotoDetail> {
    const row = await this.contributions.find(id, null);
    if (!row) throw new DomainError('contribution_not_found');
    return this.photos.byId({ id: photoOf(row) }, viewer);
  }

  /**
   * Changes the metadata and the links of a photo that is still proposed. The change set names the contribution.
   * @throws DomainError contribution_not_found, photo_not_found, contribution_already_decided, record_outdated,
   *   validation_failed
   */
  async change(
    { id, updatedAt, tagIds, entityIds, otherDates, ...metadata }: { id: number } & Omit<PhotoChange, 'status'>,
    viewer: Viewer,
  ): Promise<AdminPhotoDetail> {
    const photoId = await this.contributions.transaction(async (tx) => {
      const row = await this.contributions.findLocked(id, tx);
      if (!row) throw new DomainError('contribution_not_found');
      const proposed = photoOf(row);
      if (row.status !== 'pending') throw new DomainError('contribution_already_decided');
      const photo = await this.changes.findLocked(proposed, tx);
      if (!photo) throw new DomainError('photo_not_found');
      checkUnchanged(photo, updatedAt);
      const patch = { ...definedOnly(metadata), ...(otherDates && { otherDates: readOtherDates(otherDates) }) };
      const actor = { source: 'contribution', viewer, contributionId: id };
      const changed = await this.changes.change(photo, patch, actor, tx);
      await this.changes.link(changed, definedOnly({ tagIds, entityIds }), actor, tx);
      return proposed;
    });
    return this.photos.byId({ id: photoId }, viewer);
  }
}

function photoOf({ proposedPhotoId }: { proposedPhotoId: number | null }): number {
  if (proposedPhotoId === null) throw new DomainError('photo_not_found');
  return proposedPhotoId;
}
