import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Logger } from '@nestjs/common';
import { flushToDisk } from './flush-to-disk.js';
import { move } from './move.js';
import { makePrivateFolder } from './private-folder.js';
import { filesBelow } from './files-below.js';
import type { ServedFile } from './storage.js';

/** The time of the last use is noted this often. */
const useNotedMs = 3_600_000;
/** So much of the limit is written between two looks at all files, and stays free after each. */
const spareShare = 0.1;

/**
 * Files that were made on request and can be made again, in one folder with a limit of their size: those that were not used
 * for the longest time are deleted. Several processes may share the folder. The time of a file is that of its last use.
 */
export class FileCache {
  private readonly logger = new Logger('Files');
  private readonly directory: string;
  private readonly tmp: string;
  private readonly spareBytes: number;
  /** Infinite at the start, when it is not known what earlier processes have written. */
  private bytesSinceTrim = Infinity;
  private trimming: Promise<void> = Promise.resolve();

  /** @param dataDir the folder of the archive's files */
  constructor(
    dataDir: string,
    private readonly maxBytes: number,
  ) {
    this.directory = join(dataDir, 'cache');
    this.tmp = join(dataDir, 'tmp');
    this.spareBytes = maxBytes * spareShare;
    for (const folder of [this.directory, this.tmp]) makePrivateFolder(folder);
  }

  /** The path of a file, which counts as its use; null when there is none. */
  async find(file: ServedFile): Promise<string | null> {
    const path = this.pathOf(file);
    const found = await stat(path).catch(() => null);
    if (!found) return null;
    const now = new Date();
    if (now.getTime() - found.mtimeMs < useNotedMs) return path;
    return utimes(path, now, now).then(
      () => path,
      () => null,
    );
  }

  /** Stores what `write` writes to the path that it gets, and resolves with the final path. A failure leaves nothing. */
  async store(file: ServedFile, write: (path: string) => Promise<void>): Promise<string> {
    const path = this.pathOf(file);
    const draft = join(this.tmp, randomUUID());
    try {
      await write(draft);
      await flushToDisk(draft);
      const { size } = await stat(draft);
      await mkdir(dirname(path), { recursive: true });
      await move(draft, path, this.directory);
      this.bytesSinceTrim += size;
    } finally {
      await rm(draft, { force: true });
    }
    if (this.bytesSinceTrim > this.spareBytes) this.startTrim();
    return path;
  }

  /** Deletes everything that was made of an original. */
  async remove(sha256: string): Promise<void> {
    const folder = this.folderOf(sha256);
    const names = await readdir(folder).catch(() => []);
    for (const name of names) if (name.startsWith(`${sha256}_`)) await rm(join(folder, name), { force: true });
  }

  /** Nobody waits for it, and a failure must not fail the request that was about to be answered. */
  private startTrim(): void {
    this.bytesSinceTrim = 0;
    this.trimming = this.trimming
      .then(() => this.trim())
      .catch((error: unknown) => this.logger.error({ err: error }, 'the cache of files cannot be trimmed'));
  }

  /** Deletes the files that were not used for the longest time. */
  private async trim(): Promise<void> {
    const files = await this.list();
    files.sort((one, other) => other.usedAt - one.usedAt);
    let bytes = 0;
    for (const file of files) {
      bytes += file.bytes;
      if (bytes > this.maxBytes - this.spareBytes) await rm(file.path, { force: true });
    }
  }

  private async list(): Promise<{ path: string; bytes: number; usedAt: number }[]> {
    const files = [];
    for await (const path of filesBelow(this.directory)) {
      const found = await stat(path).catch(() => null);
      if (found) files.push({ path, bytes: found.size, usedAt: found.mtimeMs });
    }
    return files;
  }

  private pathOf({ sha256, renditionProfile, name }: ServedFile): string {
    const file = `${sha256}_${renditionProfile}_${name}`;
    if (!/^[0-9a-f]{64}(?:_[a-z0-9,!]+)+\.[a-z]+$/.test(file)) throw new Error(`Not a name of a cached file: ${file}`);
    return join(this.folderOf(sha256), file);
  }

  /** So that no folder has very many files. */
  private folderOf(sha256: string): string {
    return join(this.directory, sha256.slice(0, 2));
  }
}
