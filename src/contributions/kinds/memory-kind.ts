import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Viewer } from '../../contract/access.js';
import { type ContributionEdit, memoryField, type Suggestion, type WrittenValue } from '../../contract/contribution.js';
import { DomainError, invalidField } from '../../contract/errors.js';
import type { Approval } from '../../contract/moderation.js';
import type { Actor } from '../../history/actor.js';
import type { PhotoRow } from '../../photos/photo.row.js';
import type { ContributionRow, MemoryRow } from '../contribution.row.js';
import { ContributionsRepository } from '../contributions.repository.js';
import { correctedField, normalizedValue } from '../correction.js';
import { memoryOf, memoryText, memoryYear } from '../memory.js';
import { refuseFields } from '../refuse-fields.js';
import type { KindOfSuggestion } from './contribution-kind.js';
import { PhotoValues } from './photo-values.js';

/** What a member knows about a photo, in their own words. */
@Injectable()
export class MemoryKind implements KindOfSuggestion<MemoryRow> {
  constructor(
    private readonly contributions: ContributionsRepository,
    private readonly photos: PhotoValues,
  ) {}

  columnsOf(_photo: PhotoRow, { newValue, year, language }: Suggestion): Partial<ContributionRow> {
    return { fieldName: memoryField, language: null, ...memoryOf({ newValue, year, language }) };
  }

  async edit(
    row: MemoryRow,
    { newValue, year, note = row.note, source = row.source, ...others }: ContributionEdit,
    _viewer: Viewer,
    tx: EntityManager,
  ): Promise<void> {
    refuseFields(others);
    const values = {
      ...(newValue !== undefined && { newValue: memoryText(newValue) }),
      ...(year !== undefined && { year: memoryYear(year) }),
    };
    await this.contributions.update(row.id, { ...values, note, source }, tx);
  }

  /**
   * Writes it into a field, where the moderator has named one. Otherwise an answer to the member must come of it: no memory is
   * accepted into nothing.
   * @throws DomainError memory_choice_missing, photo_removed, validation_failed; contribution_outdated, with the present value,
   *   if that is not the one that the moderator has seen
   */
  async approve(
    row: MemoryRow,
    { answer, confirmRemovedScan, ...writing }: Approval,
    actor: Actor,
    tx: EntityManager,
  ): Promise<WrittenValue | null> {
    refuseFields({ confirmRemovedScan });
    const { fieldName, language, newValue, seenValue: seen = null, keepsDateText } = writing;
    if (fieldName === undefined) {
      refuseFields(writing);
      if (answer === undefined) throw new DomainError('memory_choice_missing');
      return null;
    }
    if (newValue === undefined) throw invalidField('newValue', 'field_required');
    if (fieldName !== 'year') refuseFields({ keepsDateText });
    const photo = await this.photos.getLocked(row.photoId, tx);
    const field = correctedField({ fieldName, language });
    const value = normalizedValue(photo, newValue, field);
    await this.photos.write(photo, { field, value, seen, keepsDateText }, actor, tx);
    return { ...field, value };
  }
}
