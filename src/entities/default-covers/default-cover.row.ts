import { Column, PrimaryGeneratedColumn } from 'typeorm';
import { Table } from '../../platform/database/table.js';
import type { StoredRenditions } from '../../images/stored-renditions.js';

/** A cover for the entities of a type that have no image of their own; used when `sortOrder` is above 1. */
@Table('default_covers')
export class DefaultCoverRow {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column({ type: 'integer' })
  entityTypeId: number;

  @Column({ type: 'integer' })
  sortOrder: number;

  @Column({ type: 'text', nullable: true })
  imageUrl: string | null;

  @Column({ type: 'text', nullable: true })
  originalSha256: string | null;

  /** The renditions of the original; null until a worker has made them. */
  @Column({ type: 'jsonb', nullable: true })
  renditions: StoredRenditions | null;

  /** Why the renditions of the present original could not be made: an error code. */
  @Column({ type: 'text', nullable: true })
  failure: string | null;
}
