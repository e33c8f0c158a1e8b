import { Column, PrimaryGeneratedColumn } from 'typeorm';
import type { EntityTypeColor } from '../../contract/entity-type.js';
import { entityTypeTexts } from '../../contract/metadata/texts.js';
import { MetadataColumns } from '../../platform/database/metadata-columns.js';
import { Table } from '../../platform/database/table.js';

@Table('entity_types')
export class EntityTypeRow extends MetadataColumns(entityTypeTexts) {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column()
  code: string;

  @Column({ type: 'text' })
  color: EntityTypeColor;

  @Column()
  icon: string;

  /** Its place among all types; those with the same place are ordered by id. */
  @Column({ type: 'integer', default: 0 })
  position: number;
}
