import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { makePrivateFolder } from '../platform/storage/private-folder.js';
import type { Bucket } from '../platform/storage/s3/bucket.js';
import { type Measured, writeMeasured } from '../platform/storage/staging.js';
import { BackupStore, DamagedContent, type StoredFile } from './backup-store.js';

/**
 * Backups in a bucket. A file is written and hashed on this machine first, and then sent, in parts where it is large: rows are
 * read no longer than the disk needs, and a file has its name in the bucket only once it is complete.
 */
export class BucketStore extends BackupStore {
  readonly place: string;

  /**
   * @param prefix of all names: empty, or with a slash at its end
   * @param scratch a folder of this machine for drafts, made when it is needed
   */
  constructor(
    private readonly bucket: Bucket,
    private readonly prefix: string,
    private readonly scratch: string,
  ) {
    super();
    this.place = prefix === '' ? bucket.place : `${prefix.slice(0, -1)} in ${bucket.place}`;
  }

  async findSize(name: string): Promise<number | null> {
    return (await this.bucket.find(this.keyOf(name)))?.bytes ?? null;
  }

  async write(name: string, content: Readable, sha256?: string): Promise<Measured> {
    makePrivateFolder(this.scratch);
    const draft = join(this.scratch, randomUUID());
    const measured = await writeMeasured(content, draft, Infinity);
    try {
      if (sha256 !== undefined && measured.sha256 !== sha256) throw new DamagedContent(name);
      await this.bucket.putFile(this.keyOf(name), draft);
      return measured;
    } finally {
      await rm(draft, { force: true });
    }
  }

  async read(name: string): Promise<Readable> {
    return this.bucket.read(await this.bucket.get(this.keyOf(name)));
  }

  async *list(folder: string): AsyncIterable<StoredFile> {
    for await (const { key, bytes } of this.bucket.list(this.keyOf(`${folder}/`)))
      yield { name: key.slice(this.prefix.length), bytes };
  }

  /** From the names of all files in them, of which a backup has no more than tables: not every store groups names well. */
  async listFolders(folder: string): Promise<string[]> {
    const names = new Set<string>();
    for await (const { name } of this.list(folder)) {
      const [first = '', ...rest] = name.slice(folder.length + 1).split('/');
      if (rest.length > 0) names.add(first);
    }
    return [...names];
  }

  async remove(name: string): Promise<void> {
    await this.bucket.delete(this.keyOf(name));
  }

  async removeFolder(folder: string): Promise<void> {
    await this.bucket.deleteAll(this.keyOf(`${folder}/`));
  }

  /** Those on this machine are removed with its other temporary files. */
  async clearDrafts(): Promise<void> {
    await this.bucket.abortUploads(new Date(), this.prefix);
  }

  private keyOf(name: string): string {
    return `${this.prefix}${name}`;
  }
}
