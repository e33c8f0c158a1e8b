import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type CorrectedField, emptyValueOf, fieldValue, noDateWords } from '../../contract/contribution.js';
import { DomainError } from '../../contract/errors.js';
import type { Actor } from '../../history/actor.js';
import { PhotoChanges } from '../../photos/photo-changes.js';
import { PhotoRow } from '../../photos/photo.row.js';
import { photoChangeOf } from '../photo-change-of.js';

interface Writing {
  field: CorrectedField;
  value: string;
  /** The value that may be overwritten. */
  seen: string | null;
  keepsDateText: boolean | undefined;
}

/** The values of photos that contributions are about. */
@Injectable()
export class PhotoValues {
  constructor(private readonly changes: PhotoChanges) {}

  /** @throws DomainError photo_not_found */
  async getPublished(id: number, tx: EntityManager): Promise<PhotoRow> {
    const photo = await tx.findOneBy(PhotoRow, { id, status: 'published' });
    if (!photo) throw new DomainError('photo_not_found');
    return photo;
  }

  /** Until the transaction ends, nobody else changes it. @throws DomainError photo_removed */
  async getLocked(id: number, tx: EntityManager): Promise<PhotoRow> {
    const photo = await this.changes.findLocked(id, tx);
    if (!photo || photo.status === 'removed') throw new DomainError('photo_removed');
    return photo;
  }

  /**
   * Writes a value into a locked photo. Where the field already has it, nothing changes. A new year is the whole date: the words
   * of the former one go with it, unless the moderator says that they hold.
   * @throws DomainError contribution_outdated, with the present value, if that is not the one that was seen
   */
  async write(
    photo: PhotoRow,
    { field, value, seen, keepsDateText }: Writing,
    actor: Actor,
    tx: EntityManager,
  ): Promise<void> {
    const presentValue = fieldValue(photo, field);
    if ((presentValue ?? emptyValueOf(field.fieldName)) === value) return;
    if (presentValue !== seen) throw new DomainError('contribution_outdated', { presentValue });
    const words = field.fieldName === 'year' && !keepsDateText ? noDateWords : {};
    await this.changes.change(photo, { ...words, ...photoChangeOf(value, field, photo.otherDates) }, actor, tx);
  }
}
