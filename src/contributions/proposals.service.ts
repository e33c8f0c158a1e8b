import { Injectable } from '@nestjs/common';
import type { Viewer } from '../contract/access.js';
import { memberIdOf } from '../contract/member-id.js';
import type { Contribution, Proposal } from '../contract/contribution.js';
import { DomainError } from '../contract/errors.js';
import { limits } from '../contract/limits.js';
import type { UploadedImage } from '../images/upload/multer-image-storage.js';
import { PhotoUploadService } from '../photos/upload/photo-upload.service.js';
import { SettingsService } from '../settings/settings.service.js';
import { ProposalQuota } from './proposal-quota.js';
import { presentContribution } from './contribution.presenter.js';
import { ContributionsRepository } from './contributions.repository.js';
import { applyEdit, emptyProposal, uploadFieldsOf } from './proposed-photo.js';
import { ChangeRecorder } from '../records/change-recorder.js';

/** Photos that members propose. Each is a hidden photo from the start, so that it has renditions that moderators can see. */
@Injectable()
export class ProposalsService {
  constructor(
    private readonly contributions: ContributionsRepository,
    private readonly uploads: PhotoUploadService,
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
