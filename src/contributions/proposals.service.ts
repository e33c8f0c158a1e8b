import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Viewer } from '../contract/access.js';
import { memberIdOf } from '../contract/member-id.js';
import type { Contribution, ContributionEdit, Proposal } from '../contract/contribution.js';
import { DomainError, invalidField } from '../contract/errors.js';
import { limits } from '../contract/limits.js';
import { PhotoChanges } from '../photos/photo-changes.js';
import { PhotoLifecycle } from '../photos/photo-lifecycle.js';
import { PhotoRow } from '../photos/photo.row.js';
import type { UploadedImage } from '../images/upload/multer-image-storage.js';
import { PhotoUploadService } from '../photos/upload/photo-upload.service.js';
import { SettingsService } from '../settings/settings.service.js';
import { ProposalQuota } from './proposal-quota.js';
import { presentContribution } from './contribution.presenter.js';
import type { ContributionRow } from './contribution.row.js';
import { ContributionsRepository } from './contributions.repository.js';
import { changedMetadata, proposedPhotoOf, applyEdit, emptyProposal, uploadFieldsOf } from './proposed-photo.js';
import { ChangeRecorder } from '../records/change-recorder.js';

/** Photos that members propose. Each is a hidden photo from the start, so that it has renditions that moderators can see. */
@Injectable()
export class ProposalsService {
  constructor(
    private readonly contributions: ContributionsRepository,
    private readonly uploads: PhotoUploadService,
    private readonly photoChanges: PhotoChanges,
    private readonly lifecycle: PhotoLifecycle,
    private readonly recorder: ChangeRecorder,
    private readonly quota: ProposalQuota,
    private readonly settings: SettingsService,
  ) {}

  /** @throws DomainError image_missing, validation_failed, contributions_full, address_unconfirmed, proposals_quota_full */
  async propose(image: UploadedImage | undefined, proposal: Proposal, viewer: Viewer): Promise<Contribution> {
    if (!image) throw new DomainError('image_missing');
    try {
      return await this.store(image, proposal, viewer);
    } finally {
      // Has no effect after the image was stored.
      await image.received.discard();
    }
  }

  /** Changes the proposal and its hidden photo. @throws DomainError validation_failed */
  async edit(row: ContributionRow, edit: ContributionEdit, viewer: Viewer, tx: EntityManager): Promise<void> {
    const { newValue, note = row.note, creditWished = row.creditWished, ...fields } = edit;
    if (newValue !== undefined) throw invalidField('newValue', 'field_unknown');
    const before = proposedPhotoOf(row);
    const after = applyEdit(before, fields);
    const photo = row.proposedPhotoId === null ? null : await this.photoChanges.findLocked(row.proposedPhotoId, tx);
    if (photo) {
      await this.photoChanges.change(
        photo,
        changedMetadata(before, after),
        { source: 'contribution', viewer, continues: true },
        tx,
      );
      await tx.update(PhotoRow, { id: photo.id }, { creditsContributor: creditWished });
      // Only with that wish its files name an author.
      if (creditWished !== row.creditWished) await this.lifecycle.enqueueRenditions(photo.id, tx);
    }
    await this.contributions.update(row.id, { ...after, note, creditWished, updatedAt: new Date() }, tx);
  }

  /** Deletes the hidden photo of a withdrawn proposal. The nightly cleanup deletes its files. */
  async discard(photoId: number, viewer: Viewer, tx: EntityManager): Promise<void> {
    const photo = await this.photoChanges.findLocked(photoId, tx);
    if (!photo?.proposed) return;
    await tx.delete(PhotoRow, { id: photoId });
    await this.recorder.removed('photo.record', { id: photoId }, { source: 'contribution', viewer }, tx);
  }

  private async store(image: UploadedImage, proposal: Proposal, viewer: Viewer): Promise<Contribution> {
    const userId = memberIdOf(viewer);
    const { note = null, creditWished = false, rightsDeclared: _, ...fields } = proposal;
    const photo = applyEdit(emptyProposal, fields);
    return this.contributions.transaction(async (tx) => {
      const pending = await this.contributions.countPending(userId, tx);
      if (pending.proposals >= limits.contributions.pendingProposals) throw new DomainError('contributions_full');
      await this.quota.check(userId, image.received.bytes, tx);
      const { id: proposedPhotoId } = await this.uploads.propose(
        image,
        uploadFieldsOf(photo),
        { viewer, creditsContributor: creditWished },
        tx,
      );
      const values = { ...photo, userId, proposedPhotoId, note, creditWished, rightsDeclaredAt: new Date() };
      const id = (await this.contributions.insert(values, tx))!;
      await this.recorder.created(
        'contribution.record',
        { id, after: { proposedPhotoId, license: photo.license } },
        { source: 'contribution', viewer, contributionId: id },
        tx,
      );
      const stored = (await this.contributions.find(id, userId, tx))!;
      return presentContribution(stored, await this.settings.publicWidths());
    });
  }
}
