import { Column, CreateDateColumn, PrimaryColumn } from 'typeorm';
import { Table } from '../../platform/database/table.js';

/** A plan of the city that the settings name, or named once: a change of them can be reverted. */
@Table('plans')
export class PlanRow {
  /** The beginning of the SHA-256 of the content. */
  @PrimaryColumn({ type: 'text' })
  version: string;

  /** GeoJSON. Text, so that the order of what is drawn stays. */
  @Column({ type: 'text' })
  content: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
