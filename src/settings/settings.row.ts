import { Column, PrimaryColumn, UpdateDateColumn } from 'typeorm';
import type { SiteSettings } from '../contract/settings.js';
import { Table } from '../platform/database/table.js';

/** The one row of what administrators decided; what they did not decide stands in default-settings.ts. */
@Table('settings')
export class SettingsRow {
  @PrimaryColumn({ type: 'integer' })
  id: number;

  @Column({ type: 'jsonb' })
  values: Partial<SiteSettings>;

  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
