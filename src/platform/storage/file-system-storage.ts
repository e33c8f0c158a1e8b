import { randomUUID } from 'node:crypto';
import type { Stats } from 'node:fs';
import { access, copyFile, link, mkdir, open, opendir, readdir, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { clearOldDrafts } from './clear-old-drafts.js';
import { flushToDisk } from './flush-to-disk.js';
import { draftsIn, flushAll, move, moveInPlace } from './move.js';
import { openLocalFile, type OpenContent } from './open-content.js';
import { makePrivateFolder } from './private-folder.js';
import { ArchiveIdFile } from './archive-id-file.js';
import {
  type ServedFile,
  type SizedFile,
  type ProfileFolder,
  type StagedOriginal,
  Storage,
  type StoredContent,
  type TrashedContent,
} from './storage.js';
import { checkedHash, checkedName, isHash, isServedName, originalName } from './stored-names.js';
import { keepError, measureFile, writeMeasured } from './staging.js';
import { Trash } from './trash.js';

/**
 * Files in one folder of this machine. A file is written under `tmp`, flushed to the disk and then renamed, so that a file
 * under its final name is always complete, also after a power failure.
 */
export class FileSystemStorage extends Storage {
  readonly place: string;
  private readonly originals: string;
  private readonly uploads: string;
  private readonly tmp: string;
  private readonly trash: Trash;
  private readonly archiveId: ArchiveIdFile;

  constructor(directory: string) {
    super();
    const root = resolve(directory);
    this.place = root;
    this.originals = join(root, 'originals');
    this.uploads = join(root, 'uploads');
    this.tmp = join(root, 'tmp');
    for (const folder of [this.originals, this.uploads, this.tmp]) makePrivateFolder(folder);
    this.trash = new Trash(join(root, 'trash'));
    this.archiveId = new ArchiveIdFile(root);
  }

  async stage(content: Readable, { maxBytes = Infinity } = {}): Promise<StagedOriginal> {
    keepError(content);
    await mkdir(this.tmp, { recursive: true });
    const path = join(this.tmp, randomUUID());
    const { sha256, bytes } = await writeMeasured(content, path, maxBytes);
    return {
      sha256,
      withFile: (use) => use(path),
      bytes,
      store: () => moveInPlace(path, this.originalPath(sha256), this.originals),
      discard: () => rm(path, { force: true }),
    };
  }

  async stageFile(path: string): Promise<StagedOriginal> {
    const { sha256, bytes } = await measureFile(path);
    return {
      sha256,
      withFile: (use) => use(path),
      bytes,
      store: () => this.linkInPlace(path, this.originalPath(sha256)),
      discard: () => Promise.resolve(),
    };
  }

  withOriginal<T>(sha256: string, use: (path: string) => Promise<T>): Promise<T> {
    return use(this.originalPath(sha256));
  }

  async openOriginal(sha256: string): Promise<Readable> {
    return openFile(this.originalPath(sha256));
  }

  async hasOriginal(sha256: string): Promise<boolean> {
    return (await this.findOriginalSize(sha256)) !== null;
  }

  async findOriginalSize(sha256: string): Promise<number | null> {
    return (await findStats(this.originalPath(sha256)))?.size ?? null;
  }

  async publish<T>(folder: ProfileFolder, write: (directory: string) => Promise<T>): Promise<T> {
    const draft = join(this.tmp, randomUUID());
    await mkdir(draft, { recursive: true });
    try {
      const result = await write(draft);
      await flushAll(draft);
      const place = this.servedFolder(folder);
      await moveInPlace(draft, place, this.uploads).catch((error: unknown) => this.moveFiles(draft, place, error));
      return result;
    } finally {
      await rm(draft, { recursive: true, force: true });
    }
  }

  async publishOriginal(folder: ProfileFolder, names: string[]): Promise<void> {
    const original = this.originalPath(folder.sha256);
    await this.publish(folder, async (directory) => {
      for (const name of names) await copyFile(original, join(directory, checkedName(name)));
    });
  }

  async openServed(file: ServedFile): Promise<OpenContent> {
    return openLocalFile(this.servedPath(file));
  }

  async withServed<T>(file: ServedFile, use: (path: string) => Promise<T>): Promise<T> {
    const path = this.servedPath(file);
    await access(path);
    return use(path);
  }

  async findServedSize(file: ServedFile): Promise<number | null> {
    return (await findStats(this.servedPath(file)))?.size ?? null;
  }

  async findServedTime(folder: ProfileFolder): Promise<Date | null> {
    return (await findStats(this.servedFolder(folder)))?.mtime ?? null;
  }

  async *listServed(renditionProfile: string): AsyncIterable<ProfileFolder> {
    for await (const { sha256 } of contentsOf(this.uploads, { kind: 'served', levels: 0 }))
      if (await this.findServedTime({ sha256, renditionProfile })) yield { sha256, renditionProfile };
  }

  async listServedOf(sha256: string): Promise<SizedFile[]> {
    const found: SizedFile[] = [];
    for (const renditionProfile of await namesIn(join(this.uploads, checkedHash(sha256))))
      for (const name of await namesIn(this.servedFolder({ sha256, renditionProfile }))) {
        const bytes = await this.findServedSize({ sha256, renditionProfile, name });
        if (bytes !== null) found.push({ sha256, renditionProfile, name, bytes });
      }
    return found;
  }

  async removeServed(folder: ProfileFolder): Promise<void> {
    await rm(this.servedFolder(folder), { recursive: true, force: true });
  }

  async remove(sha256: string): Promise<void> {
    await rm(join(this.uploads, checkedHash(sha256)), { recursive: true, force: true });
    await rm(this.originalPath(sha256), { force: true });
    for await (const content of this.trash.list()) if (content.sha256 === sha256) await this.trash.remove(content);
  }

  async discard(sha256: string, day: string): Promise<void> {
    const path = this.originalPath(sha256);
    if (await this.hasOriginal(sha256)) await this.trash.take(path, { sha256, day });
    await rm(join(this.uploads, checkedHash(sha256)), { recursive: true, force: true });
  }

  async putBack(sha256: string): Promise<boolean> {
    if (await this.hasOriginal(sha256)) return false;
    for await (const content of this.trash.list()) {
      if (content.sha256 !== sha256) continue;
      await moveInPlace(this.trash.pathOf(content), this.originalPath(sha256), this.originals);
      return true;
    }
    return false;
  }

  listTrash(): AsyncIterable<TrashedContent> {
    return this.trash.list();
  }

  async openTrashed(content: TrashedContent): Promise<Readable> {
    return openFile(this.trash.pathOf(content));
  }

  removeTrashed(content: TrashedContent): Promise<void> {
    return this.trash.remove(content);
  }

  async *list(): AsyncIterable<StoredContent> {
    yield* contentsOf(this.originals, { kind: 'original', levels: 2 });
    yield* contentsOf(this.uploads, { kind: 'served', levels: 0 });
  }

  async answers(): Promise<boolean> {
    return access(this.originals).then(
      () => true,
      () => false,
    );
  }

  findArchiveId(): Promise<string | null> {
    return this.archiveId.find();
  }

  claimFor(archiveId: string): Promise<string> {
    return this.archiveId.claim(archiveId);
  }

  reclaimFor(archiveId: string): Promise<void> {
    return this.archiveId.replace(archiveId);
  }

  async clearAbandoned(olderThanMs: number): Promise<void> {
    const drafts = [draftsIn(this.originals), draftsIn(this.uploads), this.trash.drafts];
    await clearOldDrafts([this.tmp, ...drafts], olderThanMs);
  }

  private servedPath({ name, ...folder }: ServedFile): string {
    return join(this.servedFolder(folder), checkedName(name));
  }

  private servedFolder({ sha256, renditionProfile }: ProfileFolder): string {
    return join(this.uploads, checkedHash(sha256), checkedName(renditionProfile));
  }

  private originalPath(sha256: string): string {
    return join(this.originals, originalName(sha256));
  }

  /** As `moveInPlace`, by a second name of the same file. Where there can be none the file is copied. */
  private async linkInPlace(from: string, to: string): Promise<void> {
    await flushToDisk(from);
    const second = join(this.tmp, randomUUID());
    await mkdir(this.tmp, { recursive: true });
    await link(from, second).catch(() => copyFile(from, second));
    try {
      await flushToDisk(second);
      await moveInPlace(second, to, this.originals);
    } finally {
      // A rename does nothing where both names are those of one file already.
      await rm(second, { force: true });
    }
  }

  /** A folder cannot be renamed over one that is not empty, but its files can be renamed one by one. */
  private async moveFiles(from: string, to: string, error: unknown): Promise<void> {
    const code = (error as NodeJS.ErrnoException).code;
    if (code !== 'ENOTEMPTY' && code !== 'EEXIST') throw error;
    for (const name of await readdir(from)) await move(join(from, name), join(to, name), this.uploads);
    await flushToDisk(to);
  }
}

/** Null when there is no such file. A disk that does not answer, or may not be read, is another error. */
async function findStats(path: string): Promise<Stats | null> {
  try {
    return await stat(path);
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return null;
    throw error;
  }
}

/** Of a folder that need not exist; those of our own making only. */
const namesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder).catch(() => [])).filter(isServedName);

/** Opened before anything is read, so that a missing file is an error here and not of the stream. */
async function openFile(path: string): Promise<Readable> {
  const file = await open(path);
  return file.createReadStream();
}

async function* contentsOf(
  directory: string,
  { kind, levels }: { kind: StoredContent['kind']; levels: number },
): AsyncIterable<StoredContent> {
  const entries = await opendir(directory).catch(() => []);
  for await (const { name } of entries) {
    const path = join(directory, name);
    if (levels > 0) yield* contentsOf(path, { kind, levels: levels - 1 });
    else {
      const found = isHash(name) ? await stat(path).catch(() => null) : null;
      if (found) yield { sha256: name, kind, changedAt: found.mtime };
    }
  }
}
