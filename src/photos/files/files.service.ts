import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import type { Viewer } from '../../contract/access.js';
import { DomainError } from '../../contract/errors.js';
import { type ServedFile, Storage } from '../../platform/storage/storage.js';
import { PublicChanges } from '../../records/public-changes.js';
import { FileUses, type Use } from './file-uses.js';

/** A picture that this viewer may see; `shared` when everyone may, so that caches may keep it. */
export interface AllowedFile {
  path: string;
  shared: boolean;
}

/** What is served has one of these names. The pyramid is for the server's own use. */
const servedName =
  /^(?:\d{1,4}\.(?:webp|jpg)|(?:social|structured|poster)\.jpg|guide\.(?:mp3|ogg|m4a)|video\.(?:mp4|webm))$/;
const servedFolder = /^[0-9a-f]{64}\/[a-z0-9]{1,20}$/;

const mostRemembered = 5000;
const rememberMs = 60_000;

/** Who may see which picture: a file exists for the public only while a published record uses it. */
@Injectable()
export class FilesService {
  private readonly published = new LRUCache<string, true>({ max: mostRemembered, ttl: rememberMs });
  private changes = 0;

  constructor(
    private readonly fileUses: FileUses,
    private readonly storage: Storage,
    publicChanges: PublicChanges,
  ) {
    // Which record uses which content is not told, and a record that changes is rare beside one that is looked at.
    publicChanges.listen({ heard: () => this.forget(), missed: () => this.forget() });
  }

  /** @throws DomainError file_not_found, photo_removed */
  async getPicture(file: ServedFile, viewer: Viewer): Promise<AllowedFile> {
    if (!servedFolder.test(`${file.sha256}/${file.renditionProfile}`) || !servedName.test(file.name))
      throw new DomainError('file_not_found');
    const use = await this.useOf(file.sha256);
    if (use === 'published' || (await this.maySeeHidden(file.sha256, viewer)))
      return { path: this.storage.servedPath(file), shared: use === 'published' };
    throw new DomainError(use === 'removed' ? 'photo_removed' : 'file_not_found');
  }

  /** Administrators see everything, a member what they have proposed. */
  private async maySeeHidden(sha256: string, viewer: Viewer): Promise<boolean> {
    if (viewer.kind !== 'user') return false;
    return viewer.isAdmin || this.fileUses.isProposedBy(viewer.userId, sha256);
  }

  private async useOf(sha256: string): Promise<Use> {
    if (this.published.has(sha256)) return 'published';
    const before = this.changes;
    const use = await this.fileUses.find(sha256);
    // An answer that a change has overtaken is not remembered.
    if (use === 'published' && before === this.changes) this.published.set(sha256, true);
    return use;
  }

  private forget(): void {
    this.changes += 1;
    this.published.clear();
  }
}
