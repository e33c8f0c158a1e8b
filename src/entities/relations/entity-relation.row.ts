import { Column, PrimaryGeneratedColumn } from 'typeorm';
import { relationTexts } from '../../contract/metadata/texts.js';
import { MetadataColumns } from '../../platform/database/metadata-columns.js';
import { Table } from '../../platform/database/table.js';

@Table('entity_relations')
export class EntityRelationRow extends MetadataColumns(relationTexts) {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  /** The first entity: the name of its kind reads from it to the second. */
  @Column({ type: 'integer' })
  fromEntityId: number;

  @Column({ type: 'integer' })
  toEntityId: number;

  /** The code of a kind of relation. */
  @Column({ type: 'text' })
  kind: string;
}
