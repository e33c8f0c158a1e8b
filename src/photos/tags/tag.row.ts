import { Column, PrimaryGeneratedColumn } from 'typeorm';
import { tagTexts } from '../../contract/metadata/texts.js';
import { MetadataColumns } from '../../platform/database/metadata-columns.js';
import { Table } from '../../platform/database/table.js';

@Table('tags')
export class TagRow extends MetadataColumns(tagTexts) {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column({ type: 'text' })
  slug: string;
}
