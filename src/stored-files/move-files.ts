import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { inParallel } from '../platform/in-parallel.js';
import { OperatorError } from '../platform/operator-error.js';
import { readWhole } from '../platform/storage/open-content.js';
import type { ProfileFolder, SizedFile, Storage } from '../platform/storage/storage.js';

const contentsAtOnce = 4;
/** What arrives while one pass is under way is copied by the next, which is short. */
const mostPasses = 5;
const reportedEveryMs = 5000;

export interface Moved {
  /** Originals, those in the trash included, and folders of served files. */
  copied: number;
  bytes: number;
  /** Originals whose content is not what their hash says: they are left out. */
  damaged: string[];
}

/**
 * Copies all files of one storage to another one, while an archive serves them: originals, what is served of them, the trash, and the
 * id. Nothing of the first is changed. What the other has already in the same size is left as it is, so an interrupted run goes on;
 * what is copied is read there again and compared by its hash. What is deleted from the first meanwhile is deleted from the other. An
 * original that is damaged is left out, and all others are copied.
 * @throws OperatorError when the other has files of another archive, or when a copy is not what was sent
 */
export class FileMove {
  private readonly moved: Moved = { copied: 0, bytes: 0, damaged: [] };
  /** Only what this run has copied may be deleted again. */
  private readonly copiedContents = new Set<string>();
  private reportedAt = Date.now();

  constructor(
    private readonly from: Storage,
    private readonly to: Storage,
    private readonly report: (line: string) => void,
  ) {}

  async run(): Promise<Moved> {
    await this.claim();
    for (let pass = 0; pass < mostPasses; pass += 1) {
      const before = this.moved.copied;
      await this.pass();
      this.report(this.state());
      if (this.moved.copied === before) break;
    }
    await this.forgetDeleted();
    return this.moved;
  }

  private async claim(): Promise<void> {
    const id = await this.from.findArchiveId();
    if (id === null) throw new OperatorError(`${this.from.place} has no archive: there is nothing to copy.`);
    const claimed = await this.to.claimFor(id);
    if (claimed !== id)
      throw new OperatorError(`${this.to.place} has the files of another archive: give this one a place of its own.`);
  }

  private async pass(): Promise<void> {
    await inParallel(this.from.list(), contentsAtOnce, async ({ sha256, kind }) => {
      if (kind === 'original') await this.copyOriginal(sha256);
      else await this.copyServed(sha256);
      if (Date.now() - this.reportedAt < reportedEveryMs) return;
      this.reportedAt = Date.now();
      this.report(this.state());
    });
    const trashed = new Set<string>();
    for await (const { sha256 } of this.to.listTrash()) trashed.add(sha256);
    for await (const content of this.from.listTrash())
      if (!trashed.has(content.sha256) && !(await this.to.hasOriginal(content.sha256))) {
        const isCopied = await this.copy(content.sha256, () => this.from.openTrashed(content));
        if (isCopied) await this.to.discard(content.sha256, content.day);
      }
  }

  private async copyOriginal(sha256: string): Promise<void> {
    const size = await this.from.findOriginalSize(sha256);
    if (size === null || size === (await this.to.findOriginalSize(sha256))) return;
    await this.copy(sha256, () => this.from.openOriginal(sha256));
  }

  /** False where it was deleted meanwhile, or is damaged. */
  private async copy(sha256: string, open: () => Promise<Readable>): Promise<boolean> {
    if (this.moved.damaged.includes(sha256)) return false;
    const content = await open().catch(orNullIfMissing);
    if (content === null) return false;
    const staged = await this.to.stage(content);
    try {
      if (staged.sha256 !== sha256) {
        this.moved.damaged.push(sha256);
        this.report(`${sha256}: its content is another`);
        return false;
      }
      this.copiedContents.add(sha256);
      await staged.store();
    } finally {
      await staged.discard();
    }
    if ((await hashOf(await this.to.openOriginal(sha256))) !== sha256) throw this.notAsSent(`the original ${sha256}`);
    this.count(staged.bytes);
    return true;
  }

  private async copyServed(sha256: string): Promise<void> {
    const there = new Map((await this.to.listServedOf(sha256)).map((file) => [nameOf(file), file.bytes]));
    const here = await this.from.listServedOf(sha256);
    for (const renditionProfile of new Set(here.map((file) => file.renditionProfile))) {
      const files = here.filter((file) => file.renditionProfile === renditionProfile);
      if (files.some((file) => there.get(nameOf(file)) !== file.bytes))
        await this.copyFolder({ sha256, renditionProfile }, files).catch(orNullIfMissing);
    }
  }

  private async copyFolder(folder: ProfileFolder, files: SizedFile[]): Promise<void> {
    this.copiedContents.add(folder.sha256);
    const hashes = new Map<string, string>();
    await this.to.publish(folder, async (directory) => {
      for (const file of files) {
        const hash = createHash('sha256');
        const content = readWhole(await this.from.openServed(file));
        content.on('data', (chunk: Buffer) => hash.update(chunk));
        await pipeline(content, createWriteStream(join(directory, file.name)));
        hashes.set(file.name, hash.digest('hex'));
      }
    });
    for (const file of files)
      if ((await hashOf(readWhole(await this.to.openServed(file)))) !== hashes.get(file.name))
        throw this.notAsSent(`the served file ${nameOf(file)}`);
    this.count(files.reduce((bytes, file) => bytes + file.bytes, 0));
  }

  private async forgetDeleted(): Promise<void> {
    const trashed = new Set<string>();
    for await (const { sha256 } of this.from.listTrash()) trashed.add(sha256);
    for (const sha256 of this.copiedContents) {
      const isThere = trashed.has(sha256) || (await this.from.hasOriginal(sha256));
      if (!isThere && (await this.from.listServedOf(sha256)).length === 0) await this.to.remove(sha256);
    }
  }

  private notAsSent(what: string): OperatorError {
    return new OperatorError(`${this.to.place} answers with another content than was sent: ${what}.`);
  }

  private count(bytes: number): void {
    this.moved.copied += 1;
    this.moved.bytes += bytes;
  }

  private state(): string {
    return `${this.moved.copied} originals and folders of served files, ${(this.moved.bytes / 1024 ** 2).toFixed(1)} MB copied to ${this.to.place}`;
  }
}

const nameOf = ({ sha256, renditionProfile, name }: SizedFile): string => `${sha256}/${renditionProfile}/${name}`;

async function hashOf(content: Readable): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of content) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

/** It was deleted while it was copied. */
function orNullIfMissing(error: unknown): null {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
  throw error;
}
