import { Column, PrimaryGeneratedColumn } from 'typeorm';
import type { RelationKind } from '../../contract/entity.js';
import { Table } from '../../platform/database/table.js';

@Table('entity_relations')
export class EntityRelationRow {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column({ type: 'integer' })
  fromEntityId: number;

  @Column({ type: 'integer' })
  toEntityId: number;

  @Column({ type: 'text' })
  kind: RelationKind;

  @Column({ type: 'text', nullable: true })
  reason: string | null;

  @Column({ type: 'text', nullable: true })
  reasonEn: string | null;

  @Column({ type: 'text', nullable: true })
  reasonDe: string | null;
}
