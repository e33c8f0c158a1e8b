import { Column, PrimaryColumn, UpdateDateColumn } from 'typeorm';
import type { SiteSettings } from '../contract/settings.js';
import { Table } from '../platform/database/table.js';

/** The table's only row: the values that administrators have changed. For all others the defaults of settings-table.ts apply. */
@Table('settings')
export class SettingsRow {
  @PrimaryColumn({ type: 'integer' })
  id: number;

  @Column({ type: 'jsonb' })
  values: Partial<SiteSettings>;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
