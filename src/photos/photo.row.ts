import { Column, CreateDateColumn, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';
import type { OtherDate } from '../contract/dates/other-date.js';
import { photoMetadata } from '../contract/metadata/photo.js';
import type { PhotoFromFile } from '../contract/admin-photo.js';
import type { PhotoStatus, SettledPhotoStatus } from '../contract/photo.js';
import { Table } from '../platform/database/table.js';
import type { NewScan } from './new-scan.js';
import type { StoredRenditions } from '../images/stored-renditions.js';
import { MetadataColumns } from '../platform/database/metadata-columns.js';

@Table('photos')
export class PhotoRow extends MetadataColumns(photoMetadata) {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column({ type: 'text' })
  slug: string;

  @Column({ type: 'text' })
  status: PhotoStatus;

  /** The status that the photo gets when its renditions are made. */
  @Column({ type: 'text', default: 'published' })
  wantedStatus: SettledPhotoStatus;

  /** Proposed by a member and not yet approved: not public anywhere, and never `published`. */
  @Column({ type: 'boolean', default: false })
  proposed: boolean;

  /** Whether the member who proposed it wants to be named with it; null for photos that no member has proposed. */
  @Column({ type: 'boolean', nullable: true })
  creditsContributor: boolean | null;

  /** Why processing failed: an error code. */
  @Column({ type: 'text', nullable: true })
  failure: string | null;

  @Column({ type: 'text', nullable: true })
  originalSha256: string | null;

  @Column({ type: 'text', nullable: true })
  originalName: string | null;

  /** With its folders, as it was delivered; null where only the name is known. Never used as a path. */
  @Column({ type: 'text', nullable: true })
  deliveryPath: string | null;

  /** Media type of the original. */
  @Column({ type: 'text', nullable: true })
  originalType: string | null;

  /** Size of the original in bytes. The driver returns a bigint as text. */
  @Column({ type: 'bigint', nullable: true })
  originalBytes: string | null;

  @Column({ type: 'jsonb', nullable: true })
  renditions: StoredRenditions | null;

  @Column({ type: 'jsonb', nullable: true })
  fromFile: PhotoFromFile | null;

  /** The scan that will replace the present one when its renditions are made; null while there is none. */
  @Column({ type: 'jsonb', nullable: true })
  newScan: NewScan | null;

  /** SHA-256 of the scan that a moderator lets in although its picture was removed on request, or resembles such a one. */
  @Column({ type: 'text', nullable: true })
  approvedScan: string | null;

  /** Dates besides the one of the metadata, in the order of editors. */
  @Column({ type: 'jsonb', default: [] })
  otherDates: OtherDate[];

  /** The fonds that it is part of, on any level. */
  @Column({ type: 'integer', nullable: true })
  fondsId: number | null;

  /** The photo whose back it is; null for any other photo. */
  @Column({ type: 'integer', nullable: true })
  frontId: number | null;

  @Column({ type: 'integer', nullable: true })
  uploadedBy: number | null;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;

  @Column({ type: 'timestamptz', nullable: true })
  publishedAt: Date | null;

  /** Null while the photo is withheld and may be public again: its files are then kept without a limit. */
  @Column({ type: 'timestamptz', nullable: true })
  removedAt: Date | null;

  /**
   * The status that the photo had before it was withheld because of a removal request, and gets back when the request is
   * refused; null for any other photo. A withheld photo is `removed`.
   */
  @Column({ type: 'text', nullable: true })
  withheldFrom: SettledPhotoStatus | null;
}
