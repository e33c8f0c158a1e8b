import { Column, PrimaryGeneratedColumn } from 'typeorm';
import type { EntityTypeColor } from '../../contract/entity-type.js';
import { Table } from '../../platform/database/table.js';

@Table('entity_types')
export class EntityTypeRow {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column()
  code: string;

  @Column()
  name: string;

  @Column({ type: 'text', nullable: true })
  nameEn: string | null;

  @Column({ type: 'text', nullable: true })
  nameDe: string | null;

  @Column({ type: 'text', nullable: true })
  description: string | null;

  @Column({ type: 'text', nullable: true })
  descriptionEn: string | null;

  @Column({ type: 'text', nullable: true })
  descriptionDe: string | null;

  @Column({ type: 'text' })
  color: EntityTypeColor;

  @Column()
  icon: string;

  /** Its place among all types; those with the same place are ordered by id. */
  @Column({ type: 'integer', default: 0 })
  position: number;
}
