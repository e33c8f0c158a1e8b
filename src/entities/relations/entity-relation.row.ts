import { Column, PrimaryGeneratedColumn } from 'typeorm';
import type { RelationKind } from '../../contract/entity.js';
import { relationTexts } from '../../contract/metadata/texts.js';
import { MetadataColumns } from '../../platform/database/metadata-columns.js';
import { Table } from '../../platform/database/table.js';

@Table('entity_relations')
export class EntityRelationRow extends MetadataColumns(relationTexts) {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column({ type: 'integer' })
  fromEntityId: number;

  @Column({ type: 'integer' })
  toEntityId: number;

  @Column({ type: 'text' })
  kind: RelationKind;
}
