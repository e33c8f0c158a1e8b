import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Viewer } from '../../contract/access.js';
import type { ContributionEdit } from '../../contract/contribution.js';
import { DomainError, invalidField } from '../../contract/errors.js';
import type { Approval } from '../../contract/moderation.js';
import type { Actor } from '../../history/actor.js';
import { PhotoChanges } from '../../photos/photo-changes.js';
import { PhotoLifecycle } from '../../photos/photo-lifecycle.js';
import { PhotoRow } from '../../photos/photo.row.js';
import { ChangeRecorder } from '../../records/change-recorder.js';
import type { ContributionRow } from '../contribution.row.js';
import { ContributionsRepository } from '../contributions.repository.js';
import { applyEdit, changedMetadata, proposedPhotoOf } from '../proposed-photo.js';
import { refuseFields } from '../refuse-fields.js';
import type { KindOfContribution } from './contribution-kind.js';

/** A proposed photo: a hidden photo of the archive from the start. */
@Injectable()
export class PhotoKind implements KindOfContribution {
  constructor(
    private readonly contributions: ContributionsRepository,
    private readonly photos: PhotoChanges,
    private readonly lifecycle: PhotoLifecycle,
    private readonly recorder: ChangeRecorder,
  ) {}

  /** Changes the hidden photo, too. */
  async edit(row: ContributionRow, edit: ContributionEdit, viewer: Viewer, tx: EntityManager): Promise<void> {
    const { newValue, note = row.note, creditWished = row.creditWished, ...fields } = edit;
    if (newValue !== undefined) throw invalidField('newValue', 'field_unknown');
    const before = proposedPhotoOf(row);
    const after = applyEdit(before, fields);
    const photo = await this.findLocked(row, tx);
    if (photo) {
      const actor: Actor = { source: 'contribution', viewer, continues: true };
      await this.photos.change(photo, changedMetadata(before, after), actor, tx);
      await tx.update(PhotoRow, { id: photo.id }, { creditsContributor: creditWished });
      // Only with that wish its files name an author.
      if (creditWished !== row.creditWished) await this.lifecycle.enqueueRenditions(photo.id, tx);
    }
    await this.contributions.update(row.id, { ...after, note, creditWished }, tx);
  }

  /**
   * Publishes the hidden photo.
   * @throws DomainError contribution_not_ready while its image is not processed; scan_removed when the picture was removed on
   *   request, unless that is confirmed
   */
  async approve(
    row: ContributionRow,
    { answer: _, confirmRemovedScan = false, ...others }: Approval,
    actor: Actor,
    tx: EntityManager,
  ): Promise<null> {
    refuseFields(others);
    const photo = await this.findLocked(row, tx);
    if (!photo) throw new DomainError('contribution_not_ready');
    await this.photos.accept(photo, { confirmRemovedScan }, actor, tx);
    return null;
  }

  async reject(row: ContributionRow, actor: Actor, tx: EntityManager): Promise<void> {
    const photo = await this.findLocked(row, tx);
    if (photo && photo.status !== 'removed') await this.lifecycle.decline(photo, actor, tx);
  }

  /** Deletes the hidden photo. The nightly cleanup deletes its files. */
  async withdraw(row: ContributionRow, viewer: Viewer, tx: EntityManager): Promise<void> {
    const photo = await this.findLocked(row, tx);
    if (!photo?.proposed) return;
    const { id } = photo;
    await tx.delete(PhotoRow, { id });
    await this.recorder.removed('photo.record', { id }, { source: 'contribution', viewer }, tx);
  }

  private async findLocked({ proposedPhotoId }: ContributionRow, tx: EntityManager): Promise<PhotoRow | null> {
    return proposedPhotoId === null ? null : this.photos.findLocked(proposedPhotoId, tx);
  }
}
