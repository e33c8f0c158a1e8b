import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { SiteSettings } from '../contract/settings.js';
import { Announcements } from '../platform/database/announcements.js';
import { RecordChanges } from '../platform/database/record-changes.js';
import { PageTags, pageTagsTopic } from '../platform/page-tags.js';
import { defaultSettings } from './default-settings.js';
import { SettingsRow } from './settings.row.js';

const rowId = 1;

/** The site's settings. Every page shows some, so they are kept in memory until a change is announced. */
@Injectable()
export class SettingsService {
  private kept: Promise<SiteSettings> | null = null;

  constructor(
    private readonly dataSource: DataSource,
    private readonly changes: RecordChanges,
    private readonly pageTags: PageTags,
    announcements: Announcements,
  ) {
    const forget = (): void => {
      this.kept = null;
    };
    announcements.on(pageTagsTopic, (tags) => tags.split(' ').includes('settings') && forget());
    announcements.onGap(forget);
  }

  async site(): Promise<SiteSettings> {
    this.kept ??= this.read(this.dataSource.manager);
    try {
      return await this.kept;
    } catch (error) {
      this.kept = null;
      throw error;
    }
  }

  /** Sets what is given and leaves the rest as it is. */
  async change(values: Partial<SiteSettings>, { source }: { source: string }, tx: EntityManager): Promise<void> {
    const before = await this.read(tx);
    const row = await tx.findOneBy(SettingsRow, { id: rowId });
    await tx.save(SettingsRow, { id: rowId, values: { ...row?.values, ...values } });
    await this.changes.record(
      { kind: 'settings', recordId: rowId, action: 'changed', before, after: { ...before, ...values }, source },
      tx,
    );
    await this.pageTags.changed(['settings'], tx);
  }

  private async read(manager: EntityManager): Promise<SiteSettings> {
    const row = await manager.findOneBy(SettingsRow, { id: rowId });
    return { ...defaultSettings, ...row?.values };
  }
}
