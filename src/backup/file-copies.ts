import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { inParallel } from '../platform/in-parallel.js';
import type { Storage } from '../platform/storage/storage.js';
import type { UnnamedFile } from '../platform/storage/unnamed-file.js';
import { fileListName, fileName } from './backup-names.js';
import { type BackupStore, DamagedContent } from './backup-store.js';
import type { BackedUpFile, BackupManifest } from './manifest.js';

const copiesAtOnce = 4;

const reportedEveryMs = 5000;

export interface Copied {
  files: number;
  bytes: number;
}

/**
 * Copies the originals and the trash of a storage into a store of backups, each content once for all backups, and writes the list
 * of them. A content that is moved or put back meanwhile is found at one of its places, since the trash is read twice.
 */
export class FileCopies {
  readonly copied: Copied = { files: 0, bytes: 0 };
  private readonly damaged = new Set<string>();
  private count = 0;
  private totalBytes = 0;
  private reportedAt = Date.now();
  private lastAdded = Promise.resolve();

  constructor(
    private readonly storage: Storage,
    private readonly store: BackupStore,
    private readonly report: (line: string) => void,
  ) {}

  /**
   * @param list an empty file of this machine
   * @param names the contents that records name, one a line
   * @param stillNamed of some contents those that records name now
   */
  async run(
    backup: string,
    { list, names }: { list: UnnamedFile; names: UnnamedFile },
    stillNamed: (contents: string[]) => Promise<string[]>,
  ): Promise<BackupManifest['files']> {
    const trashed = await this.trashedContents();
    await inParallel(this.storage.list(), copiesAtOnce, async ({ sha256, kind }) => {
      if (kind === 'original') await this.copy({ sha256 }, list);
    });
    for (const [sha256, day] of await this.trashedContents()) trashed.set(sha256, day);
    for (const [sha256, day] of trashed) await this.copy({ sha256, trashed: day }, list);
    const missing = await stillNamed(await this.lacking(names, trashed, list));
    const compressed = createGzip();
    const [written] = await Promise.all([
      this.store.write(fileListName(backup), compressed),
      pipeline(list.read(), compressed),
    ]);
    const lacking = missing.map((sha256) => ({
      sha256,
      is: this.damaged.has(sha256) ? ('damaged' as const) : ('missing' as const),
    }));
    return { ...written, count: this.count, totalBytes: this.totalBytes, lacking };
  }

  private async trashedContents(): Promise<Map<string, string>> {
    const found = new Map<string, string>();
    for await (const { sha256, day } of this.storage.listTrash()) found.set(sha256, day);
    return found;
  }

  private async copy(file: Pick<BackedUpFile, 'sha256' | 'trashed'>, list: UnnamedFile): Promise<void> {
    const { sha256, trashed } = file;
    const there = await this.store.findSize(fileName(sha256));
    const isComplete =
      there !== null && (trashed !== undefined || there === (await this.storage.findOriginalSize(sha256)));
    const bytes = isComplete ? there : ((await this.write(file)) ?? there);
    if (bytes !== null) await this.addToList({ ...file, bytes }, list);
  }

  /** Resolves with its size; with null where it was erased meanwhile, or is damaged. */
  private async write(file: Pick<BackedUpFile, 'sha256' | 'trashed'>): Promise<number | null> {
    const content = await this.open(file);
    if (content === null) return null;
    try {
      const { bytes } = await this.store.write(fileName(file.sha256), content, file.sha256);
      this.copied.files += 1;
      this.copied.bytes += bytes;
      return bytes;
    } catch (error) {
      if (!(error instanceof DamagedContent)) throw error;
      this.damaged.add(file.sha256);
      return null;
    }
  }

  /** One after the other: several copies are under way. */
  private addToList(file: BackedUpFile, list: UnnamedFile): Promise<void> {
    this.count += 1;
    this.totalBytes += file.bytes;
    this.reportProgress();
    this.lastAdded = this.lastAdded.then(() => list.append(`${JSON.stringify(file)}\n`));
    return this.lastAdded;
  }

  /** Null where it was erased meanwhile. */
  private async open({ sha256, trashed }: Pick<BackedUpFile, 'sha256' | 'trashed'>): Promise<Readable | null> {
    const opened = trashed ? this.storage.openTrashed({ sha256, day: trashed }) : this.storage.openOriginal(sha256);
    return opened.catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
  }

  /**
   * What records name, and neither the storage nor the store has. What the archive has lost and an earlier backup has belongs to
   * this one too.
   */
  private async lacking(names: UnnamedFile, trashed: Map<string, string>, list: UnnamedFile): Promise<string[]> {
    const lacking: string[] = [];
    await inParallel(createInterface({ input: names.read() }), copiesAtOnce, async (sha256) => {
      if (trashed.has(sha256)) return;
      const isHere = await this.storage.hasOriginal(sha256);
      if (isHere && !this.damaged.has(sha256)) return;
      const bytes = await this.store.findSize(fileName(sha256));
      if (bytes === null) lacking.push(sha256);
      else if (!isHere) await this.addToList({ sha256, bytes }, list);
    });
    return lacking;
  }

  private reportProgress(): void {
    if (Date.now() - this.reportedAt < reportedEveryMs) return;
    this.reportedAt = Date.now();
    this.report(`${this.count} originals looked at; ${describeCopied(this.copied)} …`);
  }
}

export const describeCopied = ({ files, bytes }: Copied): string =>
  `${files} of them copied, ${(bytes / 1024 ** 2).toFixed(1)} MB`;
