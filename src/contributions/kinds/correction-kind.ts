import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Viewer } from '../../contract/access.js';
import type { ContributionEdit, ContributionField, Suggestion, WrittenValue } from '../../contract/contribution.js';
import type { Approval } from '../../contract/moderation.js';
import type { Actor } from '../../history/actor.js';
import type { PhotoRow } from '../../photos/photo.row.js';
import type { ContributionRow, CorrectionRow } from '../contribution.row.js';
import { ContributionsRepository } from '../contributions.repository.js';
import { correctedField, correctionOf, normalizedValue } from '../correction.js';
import { refuseFields } from '../refuse-fields.js';
import type { KindOfSuggestion } from './contribution-kind.js';
import { PhotoValues } from './photo-values.js';

/**
 * Another value for one field of a photo. The field's value is stored with it, so that approving it cannot overwrite a later
 * change.
 */
@Injectable()
export class CorrectionKind implements KindOfSuggestion<CorrectionRow> {
  constructor(
    private readonly contributions: ContributionsRepository,
    private readonly photos: PhotoValues,
  ) {}

  columnsOf(photo: PhotoRow, { fieldName, language, newValue, year }: Suggestion): Partial<ContributionRow> {
    refuseFields({ year });
    const field = correctedField({ fieldName: fieldName as ContributionField, language });
    return { ...field, ...correctionOf(photo, field, newValue) };
  }

  /** A new value is compared with the current value of the photo. @throws DomainError like `columnsOf`; photo_not_found */
  async edit(
    row: CorrectionRow,
    { newValue, note = row.note, source = row.source, ...others }: ContributionEdit,
    _viewer: Viewer,
    tx: EntityManager,
  ): Promise<void> {
    refuseFields(others);
    const values =
      newValue === undefined ? {} : correctionOf(await this.photos.getPublished(row.photoId, tx), row, newValue);
    await this.contributions.update(row.id, { ...values, note, source }, tx);
  }

  /**
   * Writes the suggested value, or the moderator's.
   * @throws DomainError photo_removed, validation_failed; contribution_outdated, with the present value, if that is neither
   *   the value that the correction was based on nor the one that the moderator has seen
   */
  async approve(
    row: CorrectionRow,
    { answer: _, newValue, seenValue, keepsDateText, ...others }: Approval,
    actor: Actor,
    tx: EntityManager,
  ): Promise<WrittenValue | null> {
    refuseFields(others);
    if (row.fieldName !== 'year') refuseFields({ keepsDateText });
    const photo = await this.photos.getLocked(row.photoId, tx);
    const field = { fieldName: row.fieldName, language: row.language };
    const value = newValue === undefined ? row.newValue : normalizedValue(photo, newValue, field);
    const seen = seenValue === undefined ? row.baseValue : seenValue;
    await this.photos.write(photo, { field, value, seen, keepsDateText }, actor, tx);
    return value === row.newValue ? null : { ...field, value };
  }
}
