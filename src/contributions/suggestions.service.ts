import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { MemberThrottle } from '../accounts/throttling/member-throttle.js';
import { memberIdOf, type Viewer } from '../contract/access.js';
import {
  type Contribution,
  type ContributionEdit,
  type CorrectedField,
  parseFieldValue,
  fieldLengths,
  fieldValue,
  isTranslated,
  type Suggestion,
} from '../contract/contribution.js';
import { DomainError, type FieldErrorCode } from '../contract/errors.js';
import { defaultLanguage } from '../contract/languages.js';
import { limits } from '../contract/limits.js';
import { History } from '../history/history.js';
import { PhotoRow } from '../photos/photo.row.js';
import { presentContribution } from './contribution.presenter.js';
import type { SuggestionRow } from './contribution.row.js';
import { ContributionsRepository } from './contributions.repository.js';

/** Corrections that members suggest. Each stores the field's value, so that approving it cannot overwrite a later change. */
@Injectable()
export class SuggestionsService {
  constructor(
    private readonly contributions: ContributionsRepository,
    private readonly history: History,
    private readonly throttle: MemberThrottle,
  ) {}

  /**
   * Creates a pending correction of a published photo. A member can have one for each field and language of a photo.
   * @throws DomainError photo_not_found, validation_failed, contribution_same_value, contribution_pending,
   *   contributions_full, too_many_requests
   */
  async suggest(suggestion: Suggestion, viewer: Viewer): Promise<Contribution> {
    const userId = memberIdOf(viewer);
    await this.throttle.take('suggestion', userId);
    const { photoId, note = null, source = null } = suggestion;
    const field = correctedField(suggestion);
    return this.contributions.transaction(async (tx) => {
      const pending = await this.contributions.countPending(userId, tx);
      const values = await this.compare(photoId, field, suggestion.newValue, tx);
      const full = pending.suggestions >= limits.contributions.pendingSuggestions;
      const id = full
        ? null
        : await this.contributions.insert({ userId, photoId, ...field, ...values, note, source }, tx);
      if (id === null) throw new DomainError(full ? 'contributions_full' : 'contribution_pending');
      await this.history.record(
        {
          kind: 'contribution',
          recordId: id,
          part: 'record',
          action: 'created',
          after: { photoId, ...field },
        },
        { source: 'contribution', viewer, contributionId: id },
        tx,
      );
      return presentContribution((await this.contributions.find(id, userId, tx))!);
    });
  }

  /** A new value is compared with the current value of the photo. @throws DomainError like `suggest` */
  async edit(
    row: SuggestionRow,
    { newValue, note, source, ...others }: ContributionEdit,
    tx: EntityManager,
  ): Promise<void> {
    refuseFields(others);
    const values = newValue === undefined ? {} : await this.compare(row.photoId, row, newValue, tx);
    await this.contributions.update(
      row.id,
      {
        ...values,
        ...(note !== undefined && { note }),
        ...(source !== undefined && { source }),
        updatedAt: new Date(),
      },
      tx,
    );
  }

  private async compare(
    photoId: number,
    { fieldName, language }: CorrectedField,
    text: string,
    tx: EntityManager,
  ): Promise<{ baseValue: string | null; newValue: string }> {
    const photo = await tx.findOneBy(PhotoRow, { id: photoId, status: 'published' });
    if (!photo) throw new DomainError('photo_not_found');
    const field = { fieldName, language };
    const newValue = normalizedValue(photo, text, field);
    const baseValue = fieldValue(photo, field);
    if (newValue === baseValue) throw new DomainError('contribution_same_value');
    return { baseValue, newValue };
  }
}

/** @throws DomainError validation_failed if a language is given for a field that is not translated */
function correctedField({ fieldName, language }: Suggestion): CorrectedField {
  if (isTranslated(fieldName)) return { fieldName, language: language ?? defaultLanguage };
  if (language !== undefined) throw invalid('language');
  return { fieldName, language: null };
}

/** The value in the format of `fieldValue`, so that equal values are equal texts. */
function normalizedValue(photo: PhotoRow, text: string, field: CorrectedField): string {
  if (text.length > fieldLengths[field.fieldName]) throw invalid('newValue', 'field_too_long');
  const metadata = parseFieldValue(text, field);
  const value = metadata && fieldValue(Object.assign({}, photo, metadata), field);
  if (!value) throw invalid('newValue');
  return value;
}

/** @throws DomainError validation_failed for each field that a correction does not have */
function refuseFields(fields: object): void {
  const unknown = Object.entries(fields).filter(([, value]) => value !== undefined);
  if (unknown.length > 0)
    throw new DomainError('validation_failed', {
      errors: unknown.map(([field]) => ({ field, code: 'field_unknown' as const })),
    });
}

const invalid = (field: string, code: FieldErrorCode = 'field_invalid'): DomainError =>
  new DomainError('validation_failed', { errors: [{ field, code }] });
