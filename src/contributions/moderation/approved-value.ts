import type { EntityManager } from 'typeorm';
import { Injectable } from '@nestjs/common';
import {
  type CorrectedField,
  fieldValue,
  noDateWords,
  parseFieldValue,
  type WrittenValue,
} from '../../contract/contribution.js';
import { DomainError, invalidField } from '../../contract/errors.js';
import type { Approval } from '../../contract/moderation.js';
import type { Actor } from '../../history/actor.js';
import { PhotoChanges } from '../../photos/photo-changes.js';
import type { PhotoRow } from '../../photos/photo.row.js';
import type { CorrectionRow, MemoryRow } from '../contribution.row.js';
import { correctedField, normalizedValue } from '../correction.js';
import { refuseFields } from '../refuse-fields.js';

/** What an approval asks for, and in which transaction and by whom it is done. */
interface Approving {
  approval: Omit<Approval, 'answer'>;
  actor: Actor;
  tx: EntityManager;
}

/** Writes approved corrections and memories into their photos. */
@Injectable()
export class ApprovedValue {
  constructor(private readonly photos: PhotoChanges) {}

  /**
   * Writes the suggested value of a correction, or the moderator's. Where the field already has it, nothing changes.
   * @returns the moderator's value, or null where the suggested one was written
   * @throws DomainError photo_removed, validation_failed; contribution_outdated, with the present value, if that is neither
   *   the value that the correction was based on nor the one that the moderator has seen
   */
  async ofCorrection(row: CorrectionRow, { approval, actor, tx }: Approving): Promise<WrittenValue | null> {
    const { newValue, seenValue, keepsDateText, ...others } = approval;
    refuseFields(others);
    if (row.fieldName !== 'year') refuseFields({ keepsDateText });
    const photo = await this.getLocked(row.photoId, tx);
    const field = { fieldName: row.fieldName, language: row.language };
    const value = newValue === undefined ? row.newValue : normalizedValue(photo, newValue, field);
    const seen = seenValue === undefined ? row.baseValue : seenValue;
    await this.write(photo, { field, value, seen, keepsDateText, actor, tx });
    return value === row.newValue ? null : { ...field, value };
  }

  /**
   * Writes a memory into a field, where the moderator has named one. Otherwise an answer to the member must come of it: no memory
   * is accepted into nothing.
   * @returns what was written, or null
   * @throws DomainError like `ofCorrection`; memory_choice_missing
   */
  async ofMemory(
    row: MemoryRow,
    { approval, actor, tx, isAnswered }: Approving & { isAnswered: boolean },
  ): Promise<WrittenValue | null> {
    const { fieldName, language, newValue, seenValue = null, keepsDateText } = approval;
    if (fieldName === undefined) {
      refuseFields(approval);
      if (!isAnswered) throw new DomainError('memory_choice_missing');
      return null;
    }
    if (newValue === undefined) throw invalidField('newValue', 'field_required');
    if (fieldName !== 'year') refuseFields({ keepsDateText });
    const photo = await this.getLocked(row.photoId, tx);
    const field = correctedField({ fieldName, language });
    const value = normalizedValue(photo, newValue, field);
    await this.write(photo, { field, value, seen: seenValue, keepsDateText, actor, tx });
    return { ...field, value };
  }

  /** A new year is the whole date: the words of the former one go with it, unless the moderator says that they hold. */
  private async write(photo: PhotoRow, { field, value, seen, keepsDateText, actor, tx }: Writing): Promise<void> {
    const presentValue = fieldValue(photo, field);
    if (presentValue === value) return;
    if (presentValue !== seen) throw new DomainError('contribution_outdated', { presentValue });
    const words = field.fieldName === 'year' && !keepsDateText ? noDateWords : {};
    await this.photos.change(photo, { ...parseFieldValue(value, field), ...words }, actor, tx);
  }

  private async getLocked(id: number, tx: EntityManager): Promise<PhotoRow> {
    const photo = await this.photos.findLocked(id, tx);
    if (!photo || photo.status === 'removed') throw new DomainError('photo_removed');
    return photo;
  }
}

interface Writing {
  field: CorrectedField;
  value: string;
  /** The value that may be overwritten. */
  seen: string | null;
  keepsDateText: boolean | undefined;
  actor: Actor;
  tx: EntityManager;
}
