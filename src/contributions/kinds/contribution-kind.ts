import type { EntityManager } from 'typeorm';
import type { Viewer } from '../../contract/access.js';
import type { ContributionEdit, Suggestion, WrittenValue } from '../../contract/contribution.js';
import type { Approval } from '../../contract/moderation.js';
import type { Actor } from '../../history/actor.js';
import type { PhotoRow } from '../../photos/photo.row.js';
import type { ContributionRow } from '../contribution.row.js';

/** What one kind of contributions does with its rows, all of it in the transaction of the caller, who has locked the row. */
export interface KindOfContribution<Row extends ContributionRow = ContributionRow> {
  /** Changes a pending one, for its member. @throws DomainError validation_failed, also for a field that the kind does not have */
  edit(row: Row, edit: ContributionEdit, viewer: Viewer, tx: EntityManager): Promise<void>;
  /**
   * Writes an approved one into the archive.
   * @returns what a moderator wrote instead of what was contributed, or null
   * @throws DomainError validation_failed, also for a field that the kind does not have, and others that the kind names
   */
  approve(row: Row, approval: Approval, actor: Actor, tx: EntityManager): Promise<WrittenValue | null>;
  /** What else is to be done when one is rejected. */
  reject?(row: Row, actor: Actor, tx: EntityManager): Promise<void>;
  /** What else is to be done when its member withdraws one, whose row is deleted already. */
  withdraw?(row: Row, viewer: Viewer, tx: EntityManager): Promise<void>;
}

/** A kind that is about a photo of the archive, and sent without an image. */
export interface KindOfSuggestion<Row extends ContributionRow = ContributionRow> extends KindOfContribution<Row> {
  /** The columns of a new one. @throws DomainError validation_failed, contribution_same_value */
  columnsOf(photo: PhotoRow, suggestion: Suggestion): Partial<ContributionRow>;
}
