import { Column, PrimaryGeneratedColumn } from 'typeorm';
import type { FondsLevel } from '../contract/fonds.js';
import { fondsMetadata } from '../contract/metadata/fonds.js';
import { MetadataColumns } from '../platform/database/metadata-columns.js';
import { Table } from '../platform/database/table.js';

@Table('fonds')
export class FondsRow extends MetadataColumns(fondsMetadata) {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column({ type: 'text' })
  slug: string;

  @Column({ type: 'text' })
  level: FondsLevel;

  /** What it is part of, on a higher level. */
  @Column({ type: 'integer', nullable: true })
  parentId: number | null;
}
