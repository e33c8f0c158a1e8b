import { Column, CreateDateColumn, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';
import {
  type ContributionField,
  type ContributionKind,
  type ContributionStatus,
  memoryField,
  type SuggestedField,
  type WrittenField,
} from '../contract/contribution.js';
import type { Language } from '../contract/languages.js';
import { Table } from '../platform/database/table.js';

/**
 * A correction of a photo (`photoId` and the next fields), a memory of it (`photoId`, `newValue` and `year`), or a proposed
 * photo (`proposedPhotoId` and the next fields).
 */
@Table('contributions')
export class ContributionRow {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column({ type: 'integer', nullable: true })
  userId: number | null;

  @Column({ type: 'text', default: 'pending' })
  status: ContributionStatus;

  @Column({ type: 'integer', nullable: true })
  photoId: number | null;

  @Column({ type: 'text', nullable: true })
  fieldName: SuggestedField | null;

  /** The language of the corrected text, or of title and description of a proposed photo. */
  @Column({ type: 'text', nullable: true })
  language: Language | null;

  /** The value of the field when the correction was suggested. */
  @Column({ type: 'text', nullable: true })
  baseValue: string | null;

  @Column({ type: 'text', nullable: true })
  newValue: string | null;

  @Column({ type: 'integer', nullable: true })
  proposedPhotoId: number | null;

  @Column({ type: 'text', nullable: true })
  title: string | null;

  @Column({ type: 'text', nullable: true })
  description: string | null;

  /** `1912` or `1905-1912`; of a memory also `c. 1912`. */
  @Column({ type: 'text', nullable: true })
  year: string | null;

  @Column({ type: 'text', nullable: true })
  author: string | null;

  @Column({ type: 'text', nullable: true })
  license: string | null;

  @Column({ type: 'double precision', nullable: true })
  lat: number | null;

  @Column({ type: 'double precision', nullable: true })
  lng: number | null;

  @Column({ type: 'timestamptz', nullable: true })
  rightsDeclaredAt: Date | null;

  /** The contributor of a proposed photo wants to be named with it. */
  @Column({ type: 'boolean', default: false })
  creditWished: boolean;

  @Column({ type: 'text', nullable: true })
  note: string | null;

  @Column({ type: 'text', nullable: true })
  source: string | null;

  @Column({ type: 'integer', nullable: true })
  decidedBy: number | null;

  @Column({ type: 'timestamptz', nullable: true })
  decidedAt: Date | null;

  /** This and the next two: what a moderator wrote instead of the suggested value, or of a memory. */
  @Column({ type: 'text', nullable: true })
  writtenField: WrittenField | null;

  @Column({ type: 'text', nullable: true })
  writtenLanguage: Language | null;

  @Column({ type: 'text', nullable: true })
  writtenValue: string | null;

  /** The moderator's reason for the decision, or the answer to a memory. */
  @Column({ type: 'text', nullable: true })
  reason: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}

/** A row that is a correction. A check constraint guarantees that these fields are set together. */
export type CorrectionRow = ContributionRow & { photoId: number; fieldName: ContributionField; newValue: string };

export type MemoryRow = ContributionRow & { photoId: number; fieldName: typeof memoryField; newValue: string };

export type ProposedPhotoRow = ContributionRow & { title: string };

export interface RowOfKind {
  correction: CorrectionRow;
  memory: MemoryRow;
  photo: ProposedPhotoRow;
}

/** The rows of each kind, as a condition on the table `contributions c`. */
export const rowsOfKind: Record<ContributionKind, string> = {
  photo: 'c.photo_id is null',
  memory: `c.field_name = '${memoryField}'`,
  correction: `c.photo_id is not null and c.field_name <> '${memoryField}'`,
};

/** The kind of a row of `contributions c`. */
export const kindColumn = `case ${Object.entries(rowsOfKind)
  .map(([kind, isOfKind]) => `when ${isOfKind} then '${kind}'`)
  .join(' ')} end`;
