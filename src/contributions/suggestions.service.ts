import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { MemberThrottle } from '../accounts/throttling/member-throttle.js';
import type { Viewer } from '../contract/access.js';
import { memberIdOf } from '../contract/member-id.js';
import { type Contribution, type ContributionEdit, memoryField, type Suggestion } from '../contract/contribution.js';
import { DomainError } from '../contract/errors.js';
import { limits } from '../contract/limits.js';
import { PhotoRow } from '../photos/photo.row.js';
import { SettingsService } from '../settings/settings.service.js';
import { presentContribution } from './contribution.presenter.js';
import type { ContributionRow, CorrectionRow } from './contribution.row.js';
import { ContributionsRepository } from './contributions.repository.js';
import { correctedField, correctionOf } from './correction.js';
import { refuseFields } from './refuse-fields.js';
import { memoryOf, memoryText, memoryYear } from './memory.js';
import { ChangeRecorder } from '../records/change-recorder.js';

/**
 * Corrections that members suggest, and memories that they send. A correction stores the field's value, so that approving it
 * cannot overwrite a later change.
 */
@Injectable()
export class SuggestionsService {
  constructor(
    private readonly contributions: ContributionsRepository,
    private readonly recorder: ChangeRecorder,
    private readonly throttle: MemberThrottle,
    private readonly settings: SettingsService,
  ) {}

  /**
   * Creates a pending correction or memory of a published photo. A member can have one for each field and language of a
   * photo, and one memory.
   * @throws DomainError photo_not_found, validation_failed, contribution_same_value, contribution_pending,
   *   contributions_full, too_many_requests
   */
  async suggest(suggestion: Suggestion, viewer: Viewer): Promise<Contribution> {
    const userId = memberIdOf(viewer);
    await this.throttle.take('suggestion', userId);
    const { photoId, note = null, source = null } = suggestion;
    return this.contributions.transaction(async (tx) => {
      const pending = await this.contributions.countPending(userId, tx);
      const values = await this.valuesOf(suggestion, tx);
      const full = pending.suggestions >= limits.contributions.pendingSuggestions;
      const id = full ? null : await this.contributions.insert({ userId, photoId, ...values, note, source }, tx);
      if (id === null) throw new DomainError(full ? 'contributions_full' : 'contribution_pending');
      await this.recorder.created(
        'contribution.record',
        { id, after: { photoId, fieldName: values.fieldName, language: values.language } },
        { source: 'contribution', viewer, contributionId: id },
        tx,
      );
      const stored = (await this.contributions.find(id, userId, tx))!;
      return presentContribution(stored, await this.settings.publicWidths());
    });
  }

  /** A new value is compared with the current value of the photo. @throws DomainError like `suggest` */
  async edit(
    row: CorrectionRow,
    { newValue, note = row.note, source = row.source, ...others }: ContributionEdit,
    tx: EntityManager,
  ): Promise<void> {
    refuseFields(others);
    const values =
      newValue === undefined ? {} : correctionOf(await this.getPublishedPhoto(row.photoId, tx), row, newValue);
    await this.contributions.update(row.id, { ...values, note, source, updatedAt: new Date() }, tx);
  }

  /** @throws DomainError validation_failed */
  async editMemory(
    row: ContributionRow,
    { newValue, year, note = row.note, source = row.source, ...others }: ContributionEdit,
    tx: EntityManager,
  ): Promise<void> {
    refuseFields(others);
    const values = {
      ...(newValue !== undefined && { newValue: memoryText(newValue) }),
      ...(year !== undefined && { year: memoryYear(year) }),
    };
    await this.contributions.update(row.id, { ...values, note, source, updatedAt: new Date() }, tx);
  }

  private async valuesOf({ photoId, fieldName, newValue, year, language }: Suggestion, tx: EntityManager) {
    const photo = await this.getPublishedPhoto(photoId, tx);
    if (fieldName === memoryField) return { fieldName, language: null, ...memoryOf({ newValue, year, language }) };
    refuseFields({ year });
    const field = correctedField({ fieldName, language });
    return { ...field, ...correctionOf(photo, field, newValue) };
  }

  /** @throws DomainError photo_not_found */
  private async getPublishedPhoto(id: number, tx: EntityManager): Promise<PhotoRow> {
    const photo = await tx.findOneBy(PhotoRow, { id, status: 'published' });
    if (!photo) throw new DomainError('photo_not_found');
    return photo;
  }
}
