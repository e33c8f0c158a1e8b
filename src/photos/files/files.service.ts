import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { isAmong, type Viewer } from '../../contract/access.js';
import { errorCodeOf } from '../../contract/error-status.js';
import { DomainError } from '../../contract/errors.js';
import type { SentFile } from '../../platform/http/send-stored-file.js';
import { type ServedFile, Storage } from '../../platform/storage/storage.js';
import { successorOfProfile } from '../../images/former-profiles.js';
import { isPublicFile } from '../../images/public-size.js';
import { PublicChanges } from '../../records/public-changes.js';
import { SettingsService } from '../../settings/settings.service.js';
import { FileUses, type ShownContent, type Use } from './file-uses.js';
import { PublicFilesProbe } from './public-files-probe.js';

/** A rendition that this viewer may see; `shared` when everyone may, so that shared caches may store it. */
export interface AllowedFile extends SentFile {
  shared: boolean;
}

/** The names of files that are served. `pyramid.tif` is not: only the server reads it. */
const servedName =
  /^(?:\d{1,4}\.(?:webp|jpg)|(?:social|structured|poster)\.jpg|logo\d{1,3}x\d{1,3}\.webp|(?:icon|maskable)\d{2,3}\.png|share\.png|favicon\.ico|guide\.(?:mp3|ogg|m4a)|video\.(?:mp4|webm))$/;
const servedFolder = /^[0-9a-f]{64}\/[a-z0-9]{1,20}$/;

const maxRemembered = 5000;
const rememberMs = 60_000;

/**
 * Decides who may see a rendition: it is public only while a published record uses its content, and for a photo only in the
 * width that its licence allows. Where several photos have the same scan, the least strict licence counts: the archive has
 * published the picture under that one.
 */
@Injectable()
export class FilesService {
  private readonly published = new LRUCache<string, true>({ max: maxRemembered, ttl: rememberMs });
  /** Of contents that are published, where the settings limit the width of any. */
  private readonly shown = new LRUCache<string, ShownContent>({ max: maxRemembered, ttl: rememberMs });
  private changes = 0;

  constructor(
    private readonly fileUses: FileUses,
    private readonly storage: Storage,
    private readonly probe: PublicFilesProbe,
    private readonly settings: SettingsService,
    publicChanges: PublicChanges,
  ) {
    // A change does not name the contents that its record uses. Changes are rare compared to reads, so everything is dropped.
    publicChanges.listen({ onChanges: () => this.forget(), onMissed: () => this.forget() });
  }

  /** @throws DomainError file_not_found, photo_removed */
  async getRendition(file: ServedFile, viewer: Viewer): Promise<AllowedFile> {
    if (!servedFolder.test(`${file.sha256}/${file.renditionProfile}`) || !servedName.test(file.name))
      throw new DomainError('file_not_found');
    const use = await this.useOf(file.sha256);
    const shared = use === 'published' && (await this.isWithinWidth(file));
    if (shared || (await this.maySeeHidden(file.sha256, viewer))) {
      const present = await this.presentOf(file);
      return { name: file.name, open: () => this.storage.openServed(present), shared };
    }
    throw new DomainError(use === 'removed' ? 'photo_removed' : 'file_not_found');
  }

  /** The file is public by its record, but may be missing in the storage. @throws the error again */
  noteMissing(sha256: string, error: unknown): never {
    if (this.published.has(sha256) && errorCodeOf(error) === 'file_not_found') this.probe.note(sha256);
    throw error;
  }

  /** Addresses of a former rendition profile are cited: where its files are gone, those of the present one are sent. */
  private async presentOf(file: ServedFile): Promise<ServedFile> {
    const renditionProfile = successorOfProfile[file.renditionProfile];
    const isGone = renditionProfile !== undefined && (await this.storage.findServedSize(file)) === null;
    return isGone ? { ...file, renditionProfile } : file;
  }

  /** Administrators see all files, members the photos that they proposed. */
  private async maySeeHidden(sha256: string, viewer: Viewer): Promise<boolean> {
    if (viewer.kind !== 'user') return false;
    return isAmong(viewer, 'staff') || this.fileUses.isProposedBy(viewer.userId, sha256);
  }

  private async isWithinWidth({ sha256, name }: ServedFile): Promise<boolean> {
    const { publicWidths: limited } = await this.settings.site();
    if (limited.length === 0) return true;
    const widthOf = await this.settings.publicWidths();
    const { isUsedOtherwise, pictures } = await this.shownOf(sha256);
    return isUsedOtherwise || pictures.some((picture) => isPublicFile(name, picture, widthOf(picture.license)));
  }

  private async shownOf(sha256: string): Promise<ShownContent> {
    const known = this.shown.get(sha256);
    if (known) return known;
    const before = this.changes;
    const shown = await this.fileUses.findShown(sha256);
    if (before === this.changes) this.shown.set(sha256, shown);
    return shown;
  }

  private async useOf(sha256: string): Promise<Use> {
    if (this.published.has(sha256)) return 'published';
    const before = this.changes;
    const use = await this.fileUses.find(sha256);
    // The result may be outdated when a change arrived during the query, so it is not cached then.
    if (use === 'published' && before === this.changes) this.published.set(sha256, true);
    return use;
  }

  private forget(): void {
    this.changes += 1;
    this.published.clear();
    this.shown.clear();
  }
}
