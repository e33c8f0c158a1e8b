import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Viewer } from '../contract/access.js';
import { DomainError } from '../contract/errors.js';
import type { Site, SiteSettings, SiteSettingsFields } from '../contract/settings.js';
import { PubSub } from '../platform/database/pub-sub.js';
import { type RecordChange, RecordChanges } from '../platform/database/record-changes.js';
import { definedOnly } from '../platform/defined-only.js';
import { EmailSender } from '../platform/email/email-sender.js';
import { PageTags, pageTagsTopic } from '../platform/page-tags.js';
import { contentOf, PublishedFiles } from '../records/published-files.js';
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
    private readonly mailer: EmailSender,
    private readonly publishedFiles: PublishedFiles,
    pubSub: PubSub,
  ) {
    pubSub.on(pageTagsTopic, (tags) => tags.split(' ').includes('settings') && this.forget());
    pubSub.onReconnect(() => this.forget());
  }

  /** Kept in memory. Whether mails are sent is no setting, and stands beside them. */
  async site(): Promise<Site> {
    this.kept ??= this.read();
    try {
      return { ...(await this.kept), mailEnabled: this.mailer.enabled };
    } catch (error) {
      this.forget();
      throw error;
    }
  }

  /** As the database has them at this moment. */
  async read(manager: EntityManager = this.dataSource.manager): Promise<SiteSettings> {
    const row = await manager.findOneBy(SettingsRow, { id: rowId });
    return { ...defaultSettings, ...row?.values };
  }

  /**
   * Changes what is given, for an administrator.
   * @throws DomainError validation_failed when the map begins outside of its own bounds
   */
  async change(fields: SiteSettingsFields, viewer: Viewer): Promise<SiteSettings> {
    checkMap(fields);
    const changed = await this.dataSource.transaction(async (tx) => {
      await this.set(fields, { source: 'api', viewer }, tx);
      return this.read(tx);
    });
    this.forget();
    return changed;
  }

  /** Sets what is given and leaves the rest as it is. */
  async set(fields: SiteSettingsFields, by: Pick<RecordChange, 'source' | 'viewer'>, tx: EntityManager): Promise<void> {
    // Two administrators who save at once change one after the other.
    await tx.query(`insert into settings (id) values ($1) on conflict do nothing`, [rowId]);
    const row = await tx.findOneOrFail(SettingsRow, { where: { id: rowId }, lock: { mode: 'pessimistic_write' } });
    const before = { ...defaultSettings, ...row.values };
    await tx.save(SettingsRow, { id: rowId, values: { ...row.values, ...definedOnly(fields) } });
    await this.changes.record(
      {
        kind: 'settings',
        recordId: rowId,
        action: 'changed',
        before,
        after: { ...before, ...definedOnly(fields) },
        ...by,
      },
      tx,
    );
    if (fields.video !== undefined) await this.showVideo(fields.video, tx);
    await this.pageTags.changed(['settings'], tx);
  }

  /** Its file is served from now on, and the one before no longer. */
  private async showVideo(video: SiteSettings['video'], tx: EntityManager): Promise<void> {
    const contents = {
      video: contentOf(video?.fileUrl ?? null),
      'video-thumbnail': contentOf(video?.thumbnailUrl ?? null),
    };
    await this.publishedFiles.use({ subject: 'settings', subjectId: rowId }, contents, tx);
  }

  private forget(): void {
    this.kept = null;
  }
}

function checkMap({ map }: SiteSettingsFields): void {
  if (map && (map.minZoom > map.zoom || map.zoom > map.maxZoom))
    throw new DomainError('validation_failed', { errors: [{ field: 'map.zoom', code: 'field_invalid' }] });
}
