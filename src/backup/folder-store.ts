import { randomUUID } from 'node:crypto';
import { open, readdir, rm, stat } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { makeFolder } from '../platform/make-folder.js';
import { OperatorError } from '../platform/operator-error.js';
import type { DiskSpace } from '../platform/storage/disk-space.js';
import { filesBelow } from '../platform/storage/files-below.js';
import { moveInPlace } from '../platform/storage/move.js';
import { makePrivateFolder } from '../platform/storage/private-folder.js';
import { keepError, type Measured, writeMeasured } from '../platform/storage/staging.js';
import { isDraftName } from '../platform/storage/stored-names.js';
import { backupsFolder, filesFolder } from './backup-names.js';
import { BackupStore, DamagedContent, type StoredFile } from './backup-store.js';
import { draftsFolder } from './own-folder.js';

/**
 * Backups in a folder of this machine, which may be a mounted disk. A file is written under `tmp`, flushed to the disk and then
 * renamed. Nobody but the user of the archive can read them: passwords and drafts are inside.
 */
export class FolderStore extends BackupStore {
  readonly place: string;
  private readonly tmp: string;

  /** @param disk of the archive itself, where the folder is on it: a backup must leave the room that the archive needs */
  constructor(
    folder: string,
    private readonly disk: Pick<DiskSpace, 'isEnough'> | null = null,
  ) {
    super();
    this.place = resolve(folder);
    this.tmp = join(this.place, draftsFolder);
  }

  /** Makes the folders that backups need. @throws Error of the file system */
  prepare(): void {
    makeFolder(this.place, 0o700);
    for (const name of [backupsFolder, filesFolder, draftsFolder]) makePrivateFolder(join(this.place, name));
  }

  async findSize(name: string): Promise<number | null> {
    try {
      return (await stat(this.pathOf(name))).size;
    } catch (error) {
      return orNullIfMissing(error);
    }
  }

  async write(name: string, content: Readable, sha256?: string): Promise<Measured> {
    keepError(content);
    if (this.disk !== null && !(await this.disk.isEnough())) {
      content.destroy();
      throw new OperatorError(
        `${this.place} is on the disk of DATA_DIR, which has no room for more (MIN_FREE_DISK_MB). Is the disk for backups mounted?`,
      );
    }
    const draft = join(this.tmp, randomUUID());
    const measured = await writeMeasured(content, draft, Infinity);
    try {
      if (sha256 !== undefined && measured.sha256 !== sha256) throw new DamagedContent(name);
      await moveInPlace(draft, this.pathOf(name), this.place);
      return measured;
    } finally {
      await rm(draft, { force: true });
    }
  }

  async read(name: string): Promise<Readable> {
    return (await open(this.pathOf(name))).createReadStream();
  }

  async *list(folder: string): AsyncIterable<StoredFile> {
    const path = this.pathOf(folder);
    if ((await stat(path).catch(orNullIfMissing)) === null) return;
    for await (const file of filesBelow(path)) {
      const found = await stat(file).catch(orNullIfMissing);
      if (found) yield { name: relative(this.place, file).split(sep).join('/'), bytes: found.size };
    }
  }

  async listFolders(folder: string): Promise<string[]> {
    const entries = (await readdir(this.pathOf(folder), { withFileTypes: true }).catch(orNullIfMissing)) ?? [];
    return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  }

  async remove(name: string): Promise<void> {
    await rm(this.pathOf(name), { force: true });
  }

  async removeFolder(folder: string): Promise<void> {
    await rm(this.pathOf(folder), { recursive: true, force: true });
  }

  async clearDrafts(): Promise<void> {
    for (const name of (await readdir(this.tmp)).filter(isDraftName))
      await rm(join(this.tmp, name), { recursive: true, force: true });
  }

  private pathOf(name: string): string {
    return join(this.place, ...name.split('/'));
  }
}

function orNullIfMissing(error: unknown): null {
  if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return null;
  throw error;
}
