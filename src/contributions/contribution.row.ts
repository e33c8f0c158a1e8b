import { Column, CreateDateColumn, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';
import type { ContributionField, ContributionStatus } from '../contract/contribution.js';
import type { Language } from '../contract/languages.js';
import { Table } from '../platform/database/table.js';

/** A correction of a photo (`photoId` and the fields behind it) or a proposed one (`proposedPhotoId` and the fields behind it). */
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
  fieldName: ContributionField | null;

  /** Of a corrected text, or in which a photo was proposed. */
  @Column({ type: 'text', nullable: true })
  language: Language | null;

  /** What the photo said when the correction was made. */
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

  /** `1912` or `1905-1912`. */
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

  @Column({ type: 'text', nullable: true })
  note: string | null;

  @Column({ type: 'text', nullable: true })
  source: string | null;

  @Column({ type: 'integer', nullable: true })
  decidedBy: number | null;

  @Column({ type: 'timestamptz', nullable: true })
  decidedAt: Date | null;

  @Column({ type: 'text', nullable: true })
  reason: string | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}

/** A row that is a correction: the table's own check says that these stand together. */
export type SuggestionRow = ContributionRow & { photoId: number; fieldName: ContributionField; newValue: string };

export const isSuggestion = (row: ContributionRow): row is SuggestionRow => row.photoId !== null;
