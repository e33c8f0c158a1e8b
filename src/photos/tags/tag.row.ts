import { Column, PrimaryGeneratedColumn } from 'typeorm';
import { Table } from '../../platform/database/table.js';

@Table('tags')
export class TagRow {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column({ type: 'text' })
  slug: string;

  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'text', nullable: true })
  nameEn: string | null;

  @Column({ type: 'text', nullable: true })
  nameDe: string | null;
}
