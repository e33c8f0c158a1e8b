import { Column, PrimaryGeneratedColumn } from 'typeorm';
import { relationKindTexts } from '../../../contract/metadata/texts.js';
import { MetadataColumns } from '../../../platform/database/metadata-columns.js';
import { Table } from '../../../platform/database/table.js';

@Table('relation_kinds')
export class RelationKindRow extends MetadataColumns(relationKindTexts) {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column()
  code: string;
}
