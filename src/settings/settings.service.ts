import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Viewer } from '../contract/access.js';
import { DomainError } from '../contract/errors.js';
import type { Site, SiteSettings, SiteSettingsFields } from '../contract/settings.js';
import type { Actor } from '../history/actor.js';
import { History } from '../history/history.js';
import { PartOwners } from '../history/part-owners.js';
import { definedOnly } from '../platform/defined-only.js';
import { EmailSender } from '../platform/email/email-sender.js';
import { PublicChanges } from '../records/public-changes.js';
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
    private readonly history: History,
    private readonly publicChanges: PublicChanges,
    private readonly mailer: EmailSender,
    private readonly publishedFiles: PublishedFiles,
    partOwners: PartOwners,
  ) {
    publicChanges.listen({
      onChanges: (changes) => changes.some(({ kind }) => kind === 'settings') && this.forget(),
      onMissed: () => this.forget(),
    });
    partOwners.register('settings', 'values', {
      findLocked: (_, __, tx) => this.findLocked(tx),
      revert: async ({ before, after }, actor, tx) => {
        const values = await this.findLocked(tx);
        const decided = Object.entries(values).filter(([field]) => !(field in after));
        await this.write(values, { ...Object.fromEntries(decided), ...before }, actor, tx);
      },
    });
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
  async set(fields: SiteSettingsFields, actor: Actor, tx: EntityManager): Promise<void> {
    const values = await this.findLocked(tx);
    await this.write(values, { ...values, ...definedOnly(fields) }, actor, tx);
  }

  /** What was decided, without the defaults. Two administrators who save at once change one after the other. */
  private async findLocked(tx: EntityManager): Promise<Partial<SiteSettings>> {
    await tx.query(`insert into settings (id) values ($1) on conflict do nothing`, [rowId]);
    const row = await tx.findOneOrFail(SettingsRow, { where: { id: rowId }, lock: { mode: 'pessimistic_write' } });
    return row.values;
  }

  private async write(
    values: Partial<SiteSettings>,
    next: Partial<SiteSettings>,
    actor: Actor,
    tx: EntityManager,
  ): Promise<void> {
    const [before, after] = [without(values, next), without(next, values)];
    if (Object.keys({ ...before, ...after }).length === 0) return;
    await tx.save(SettingsRow, { id: rowId, values: next });
    await this.history.record(
      { kind: 'settings', recordId: rowId, part: 'values', action: 'changed', before, after },
      actor,
      tx,
    );
    if ('video' in { ...before, ...after }) await this.showVideo(next.video ?? null, tx);
    this.publicChanges.publish({ kind: 'settings', id: rowId, cause: 'metadata' }, tx);
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

/** The values that are not the same in the others. */
const without = (values: Partial<SiteSettings>, others: Partial<SiteSettings>): Partial<SiteSettings> =>
  Object.fromEntries(
    Object.entries(values).filter(([field, value]) => !isDeepStrictEqual(value, others[field as keyof SiteSettings])),
  );
