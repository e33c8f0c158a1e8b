import { isDeepStrictEqual } from 'node:util';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Viewer } from '../contract/access.js';
import type { Accent } from '../contract/colour/accent.js';
import type { Language } from '../contract/languages.js';
import { untranslated } from '../contract/localized.js';
import { publicWidths, type WidthOf } from '../contract/public-widths.js';
import { publicSettings } from '../contract/setting.js';
import type {
  EditedSettings,
  PresentationVideo,
  PublicSettings,
  Site,
  SiteSettings,
  SiteSettingsChange,
} from '../contract/settings.js';
import { settingsTable } from '../contract/settings-table.js';
import { setDateRules } from '../dates/date-rules.js';
import type { Actor } from '../history/actor.js';
import { PartOwners } from '../history/part-owners.js';
import { checkVersion, versionOf } from '../platform/database/version-of.js';
import { definedOnly } from '../platform/defined-only.js';
import { EmailSender } from '../platform/email/email-sender.js';
import { ChangeRecorder } from '../records/change-recorder.js';
import { PublicChanges } from '../records/public-changes.js';
import { contentOf, type FileOwner, PublishedFiles } from '../records/published-files.js';
import { BrandFiles } from './brand-files.js';
import { checkAccent } from './check-accent.js';
import { checkLicences } from './check-licences.js';
import { checkMap } from './check-map.js';
import { checkPublicWidths } from './check-public-widths.js';
import { defaultSettings } from './default-settings.js';
import { SettingsRow } from './settings.row.js';

const rowId = 1;
/** Of the files that the settings publish. */
const owner: FileOwner = { subject: 'settings', subjectId: rowId };

/** The site's settings. Every page needs them, so they are cached in memory until a public change of them is heard. */
@Injectable()
export class SettingsService implements OnModuleInit {
  private cached: Promise<PublicSettings> | null = null;
  /** As they were last read. */
  private known: PublicSettings = defaultSettings;

  constructor(
    private readonly dataSource: DataSource,
    private readonly recorder: ChangeRecorder,
    private readonly emailSender: EmailSender,
    private readonly publishedFiles: PublishedFiles,
    private readonly brandFiles: BrandFiles,
    publicChanges: PublicChanges,
    partOwners: PartOwners,
  ) {
    publicChanges.listen({
      onChanges: (changes) => {
        if (changes.some(({ kind }) => kind === 'settings')) void this.readAgain();
      },
      onMissed: () => void this.readAgain(),
    });
    partOwners.register('settings', 'values', {
      findLocked: (_, __, tx) => this.findLocked(tx),
      revert: async ({ before, after }, actor, tx) => {
        const values = await this.findLocked(tx);
        const untouched = Object.entries(values).filter(([field]) => !(field in after));
        await this.write(values, { ...Object.fromEntries(untouched), ...before }, actor, tx);
      },
    });
  }

  /** The cached settings that everybody reads, with `mailEnabled`, which depends on the server's configuration. */
  async site(): Promise<Site> {
    this.cached ??= this.read().then((settings) => publicSettings(settingsTable, settings));
    try {
      const settings = await this.cached;
      this.known = settings;
      setDateRules(settings);
      return { ...settings, mailEnabled: this.emailSender.enabled };
    } catch (error) {
      this.forget();
      throw error;
    }
  }

  /** Without waiting, since every request asks: as the settings were when they were last read. */
  get languages(): readonly Language[] {
    return this.known.languages;
  }

  /** Likewise. */
  get accent(): Accent {
    return this.known.accent;
  }

  async onModuleInit(): Promise<void> {
    await this.readAgain();
  }

  /** How wide the public sees photos, by their licence. */
  async publicWidths(): Promise<WidthOf> {
    return publicWidths(await this.site());
  }

  /** Reads the settings from the database. */
  async read(manager: EntityManager = this.dataSource.manager): Promise<SiteSettings> {
    const row = await manager.findOneBy(SettingsRow, { id: rowId });
    return settingsOf(row?.values ?? {});
  }

  /** For administrators, who change them. */
  async readEdited(manager: EntityManager = this.dataSource.manager): Promise<EditedSettings> {
    const settings = await this.read(manager);
    return { ...settings, version: versionOf(settings) };
  }

  /**
   * Changes the given fields, for an administrator.
   * @throws DomainError validation_failed, see `checkMap`, `checkPublicWidths`, `checkLicences`, `checkAccent` and `BrandFiles`; record_outdated
   */
  async change({ version, ...fields }: SiteSettingsChange, viewer: Viewer): Promise<EditedSettings> {
    checkMap(fields);
    checkPublicWidths(fields);
    checkLicences(fields);
    checkAccent(fields);
    const changed = await this.dataSource.transaction(async (tx) => {
      checkVersion(settingsOf(await this.findLocked(tx)), version);
      await this.set(fields, { source: 'api', viewer }, tx);
      return this.readEdited(tx);
    });
    await this.readAgain();
    return changed;
  }

  /** Applies a patch. */
  async set(fields: Partial<SiteSettings>, actor: Actor, tx: EntityManager): Promise<void> {
    const values = await this.findLocked(tx);
    await this.write(values, { ...values, ...definedOnly(fields) }, actor, tx);
  }

  /** Names another still for the video, unless the video is another one by now. */
  async keepStill(video: PresentationVideo, thumbnailUrl: string): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const values = await this.findLocked(tx);
      if (!isDeepStrictEqual(values.video, video)) return;
      await this.write(values, { ...values, video: { ...video, thumbnailUrl } }, { source: 'worker' }, tx);
    });
  }

  /** The changed values without the defaults. The lock serialises administrators who save at the same time. */
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
    const [before, after] = [changedValues(values, next), changedValues(next, values)];
    if (Object.keys({ ...before, ...after }).length === 0) return;
    await tx.save(SettingsRow, { id: rowId, values: next });
    await this.recorder.changed('settings.values', { id: rowId, before, after }, actor, tx);
    const changed = { ...before, ...after };
    if ('video' in changed) await this.publishVideo(next.video ?? null, tx);
    if ('logo' in changed || 'icon' in changed) await this.brandFiles.use(next, owner, tx);
  }

  /** Only the files of the current video are served. */
  private async publishVideo(video: SiteSettings['video'], tx: EntityManager): Promise<void> {
    const contents = {
      video: contentOf(video?.fileUrl ?? null),
      'video-thumbnail': contentOf(video?.thumbnailUrl ?? null),
    };
    await this.publishedFiles.use(owner, contents, tx);
  }

  private forget(): void {
    this.cached = null;
  }

  /** While the database is away the last settings stay. */
  private async readAgain(): Promise<void> {
    this.forget();
    await this.site().catch(() => undefined);
  }
}

/** Stored values with the defaults of the others. A map that was stored before a language was added has no name in it. */
function settingsOf(values: Partial<SiteSettings>): SiteSettings {
  const settings = { ...defaultSettings, ...values };
  const mapOverlays = settings.mapOverlays.map((overlay) => ({ ...untranslated('name'), ...overlay }));
  return { ...settings, mapOverlays };
}

/** The values that differ from the others. */
const changedValues = (values: Partial<SiteSettings>, others: Partial<SiteSettings>): Partial<SiteSettings> =>
  Object.fromEntries(
    Object.entries(values).filter(([field, value]) => !isDeepStrictEqual(value, others[field as keyof SiteSettings])),
  );
