import { Column, CreateDateColumn, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';
import type { PhotoMetadata, PhotoStatus } from '../contract/photo.js';
import { Table } from '../platform/database/table.js';
import type { StoredRenditions } from '../images/stored-renditions.js';

@Table('photos')
export class PhotoRow implements PhotoMetadata {
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

  @Column({ type: 'text' })
  title: string;

  @Column({ type: 'text', nullable: true })
  titleEn: string | null;

  @Column({ type: 'text', nullable: true })
  titleDe: string | null;

  @Column({ type: 'text', nullable: true })
  description: string | null;

  @Column({ type: 'text', nullable: true })
  descriptionEn: string | null;

  @Column({ type: 'text', nullable: true })
  descriptionDe: string | null;

  @Column({ type: 'text', nullable: true })
  provenance: string | null;

  @Column({ type: 'text', nullable: true })
  provenanceEn: string | null;

  @Column({ type: 'text', nullable: true })
  provenanceDe: string | null;

  @Column({ type: 'text', nullable: true })
  alt: string | null;

  @Column({ type: 'text', nullable: true })
  altEn: string | null;

  @Column({ type: 'text', nullable: true })
  altDe: string | null;

  @Column({ type: 'integer', nullable: true })
  year: number | null;

  @Column({ type: 'boolean', default: false })
  yearEstimated: boolean;

  @Column({ type: 'integer', nullable: true })
  yearStart: number | null;

  @Column({ type: 'integer', nullable: true })
  yearEnd: number | null;

  /** The date as the archive wrote it. */
  @Column({ type: 'text', nullable: true })
  dateText: string | null;

  @Column({ type: 'text', nullable: true })
  author: string | null;

  @Column({ type: 'text', nullable: true })
  source: string | null;

  @Column({ type: 'text', nullable: true })
  license: string | null;

  @Column({ type: 'double precision', nullable: true })
  lat: number | null;

  @Column({ type: 'double precision', nullable: true })
  lng: number | null;

  /** Direction of view, degrees from north. */
  @Column({ type: 'smallint', nullable: true })
  bearing: number | null;

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
  picture: StoredRenditions | null;

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
