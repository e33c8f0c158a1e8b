import { Column, CreateDateColumn, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';
import { photoMetadata } from '../contract/metadata/photo.js';
import type { PhotoStatus } from '../contract/photo.js';
import { Table } from '../platform/database/table.js';
import type { StoredRenditions } from '../images/stored-renditions.js';
import { MetadataColumns } from '../records/metadata-columns.js';

@Table('photos')
export class PhotoRow extends MetadataColumns(photoMetadata) {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column({ type: 'text' })
  slug: string;

  @Column({ type: 'text' })
  status: PhotoStatus;

  /** What the photo becomes once its scan is processed. */
  @Column({ type: 'text', default: 'published' })
  wantedStatus: 'published' | 'draft';

  /** Proposed by a member and not approved: hidden in every channel, and never `published` (contributions). */
  @Column({ type: 'boolean', default: false })
  proposed: boolean;

  /** Why processing failed: a code of the catalogue. */
  @Column({ type: 'text', nullable: true })
  failure: string | null;

  @Column({ type: 'text', nullable: true })
  originalSha256: string | null;

  @Column({ type: 'text', nullable: true })
  originalName: string | null;

  /** Media type of the original. */
  @Column({ type: 'text', nullable: true })
  originalType: string | null;

  /** Bytes of the original; PostgreSQL's bigint, which the driver gives as text. */
  @Column({ type: 'bigint', nullable: true })
  originalBytes: string | null;

  @Column({ type: 'jsonb', nullable: true })
  renditions: StoredRenditions | null;

  @Column({ type: 'integer', nullable: true })
  uploadedBy: number | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;

  @Column({ type: 'timestamptz', nullable: true })
  publishedAt: Date | null;

  @Column({ type: 'timestamptz', nullable: true })
  removedAt: Date | null;
}
