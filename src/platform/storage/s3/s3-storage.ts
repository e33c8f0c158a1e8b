import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { LRUCache } from 'lru-cache';
import { inParallel } from '../../in-parallel.js';
import { clearOldDrafts } from '../clear-old-drafts.js';
import type { FileCache } from '../file-cache.js';
import type { OpenContent } from '../open-content.js';
import { makePrivateFolder } from '../private-folder.js';
import { measureFile, writeMeasured } from '../staging.js';
import { checkedHash, checkedName, isDay, isHash, isServedName, originalName, readArchiveId } from '../stored-names.js';
import {
  MissingFile,
  type ProfileFolder,
  type ServedFile,
  type SizedFile,
  type StagedOriginal,
  Storage,
  type StoredContent,
  type TrashedContent,
} from '../storage.js';
import type { Bucket, FoundObject } from './bucket.js';

const filesAtOnce = 4;
const rememberedFolders = 20_000;
const idKey = 'archive-id';

/**
 * Files in a bucket, under the names that they have in a folder (`originals/`, `uploads/`, `trash/`, `archive-id`). A file is written
 * on this machine first, so that it has its name there only when it is complete. Of the folders of served files one object each
 * says that all of it is there, `published/<sha256>/<profile>`; while it is sent, or where that was interrupted, `publishing/…`
 * says so. These two also make what is stored listable without reading the names of all renditions.
 */
export class S3Storage extends Storage {
  readonly place: string;
  private readonly tmp: string;
  /** Folders that were complete once: only their removal makes them incomplete, and that removes the files too. */
  private readonly complete = new LRUCache<string, true>({ max: rememberedFolders });
  /** Copies on the way to this machine. */
  private readonly copying = new Map<string, Promise<string>>();

  /**
   * @param dataDir a folder of this machine for drafts
   * @param cache for copies of served files that programs need as files
   */
  constructor(
    private readonly bucket: Bucket,
    dataDir: string,
    private readonly cache: FileCache,
  ) {
    super();
    this.place = bucket.place;
    this.tmp = join(dataDir, 'tmp');
    makePrivateFolder(this.tmp);
  }

  answers(): Promise<boolean> {
    return this.bucket.answers();
  }

  async stage(content: Readable, { maxBytes = Infinity } = {}): Promise<StagedOriginal> {
    const path = this.draft();
    const { sha256, bytes } = await writeMeasured(content, path, maxBytes);
    const discard = (): Promise<void> => rm(path, { force: true });
    return {
      sha256,
      bytes,
      withFile: (use) => use(path),
      store: () => this.putOriginal(path, { sha256, bytes }).then(discard),
      discard,
    };
  }

  async stageFile(path: string): Promise<StagedOriginal> {
    const { sha256, bytes } = await measureFile(path);
    return {
      sha256,
      bytes,
      withFile: (use) => use(path),
      store: () => this.putOriginal(path, { sha256, bytes }),
      discard: () => Promise.resolve(),
    };
  }

  async withOriginal<T>(sha256: string, use: (path: string) => Promise<T>): Promise<T> {
    const path = this.draft();
    try {
      await this.download(await this.bucket.get(originalKey(sha256)), path);
      return await use(path);
    } finally {
      await rm(path, { force: true });
    }
  }

  async openOriginal(sha256: string): Promise<Readable> {
    return this.bucket.read(await this.bucket.get(originalKey(sha256)));
  }

  async hasOriginal(sha256: string): Promise<boolean> {
    return (await this.findOriginalSize(sha256)) !== null;
  }

  async findOriginalSize(sha256: string): Promise<number | null> {
    return (await this.bucket.find(originalKey(sha256)))?.bytes ?? null;
  }

  async publish<T>(folder: ProfileFolder, write: (directory: string) => Promise<T>): Promise<T> {
    const draft = this.draft();
    await mkdir(draft, { mode: 0o700 });
    try {
      const result = await write(draft);
      const names = await readdir(draft);
      await this.putAll(folder, names, (name, key) => this.bucket.putFile(key, join(draft, name)));
      return result;
    } finally {
      await rm(draft, { recursive: true, force: true });
    }
  }

  async publishOriginal(folder: ProfileFolder, names: string[]): Promise<void> {
    const original = await this.bucket.get(originalKey(folder.sha256));
    await this.putAll(folder, names, (_, key) => this.bucket.copy(original, key));
  }

  async openServed(file: ServedFile): Promise<OpenContent> {
    const found = await this.getServed(file);
    return {
      bytes: found.bytes,
      changedAt: found.changedAt,
      read: (range) => this.bucket.read(found, range),
      close: () => Promise.resolve(),
    };
  }

  /** Asked for again each time: a copy on this machine must not outlive the file. */
  async withServed<T>(file: ServedFile, use: (path: string) => Promise<T>): Promise<T> {
    return use(await this.copyOf(file, await this.getServed(file)));
  }

  async findServedSize(file: ServedFile): Promise<number | null> {
    return this.getServed(file).then(({ bytes }) => bytes, orNull);
  }

  async findServedTime(folder: ProfileFolder): Promise<Date | null> {
    return (await this.bucket.find(publishedKey(folder)))?.changedAt ?? null;
  }

  async *listServed(renditionProfile: string): AsyncIterable<ProfileFolder> {
    for await (const folder of this.listFolders('published/'))
      if (folder.renditionProfile === renditionProfile) yield { sha256: folder.sha256, renditionProfile };
  }

  async listServedOf(sha256: string): Promise<SizedFile[]> {
    const found: SizedFile[] = [];
    for await (const { key, bytes } of this.bucket.list(`uploads/${checkedHash(sha256)}/`)) {
      const [, , renditionProfile = '', name = ''] = key.split('/');
      if (isServedName(renditionProfile) && isServedName(name)) found.push({ sha256, renditionProfile, name, bytes });
    }
    const profiles = new Set<string>();
    for await (const folder of this.listFolders(`published/${sha256}/`)) profiles.add(folder.renditionProfile);
    return found.filter(({ renditionProfile }) => profiles.has(renditionProfile));
  }

  /** What says that there are files goes last: an interrupted removal is found, and done again. */
  async removeServed(folder: ProfileFolder): Promise<void> {
    await this.bucket.deleteAll(`${servedKey(folder)}/`);
    await this.cache.remove(folder.sha256);
    this.complete.delete(servedKey(folder));
    for (const key of [publishedKey(folder), publishingKey(folder)]) await this.bucket.delete(key);
  }

  async remove(sha256: string): Promise<void> {
    await this.removeAllServed(sha256);
    await this.bucket.delete(originalKey(sha256));
    for await (const content of this.listTrash()) if (content.sha256 === sha256) await this.removeTrashed(content);
  }

  async discard(sha256: string, day: string): Promise<void> {
    const original = await this.bucket.find(originalKey(sha256));
    if (original) await this.move(original, trashKey({ sha256, day }));
    await this.removeAllServed(sha256);
  }

  async putBack(sha256: string): Promise<boolean> {
    if (await this.hasOriginal(sha256)) return false;
    for await (const content of this.listTrash()) {
      if (content.sha256 !== sha256) continue;
      await this.move(await this.bucket.get(trashKey(content)), originalKey(sha256));
      return true;
    }
    return false;
  }

  async *listTrash(): AsyncIterable<TrashedContent> {
    for await (const { key } of this.bucket.list('trash/')) {
      const [, day = '', sha256 = ''] = key.split('/');
      if (isDay(day) && isHash(sha256)) yield { day, sha256 };
    }
  }

  async openTrashed(content: TrashedContent): Promise<Readable> {
    return this.bucket.read(await this.bucket.get(trashKey(content)));
  }

  async removeTrashed(content: TrashedContent): Promise<void> {
    await this.bucket.delete(trashKey(content));
  }

  async *list(): AsyncIterable<StoredContent> {
    for await (const { key, changedAt } of this.bucket.list('originals/')) {
      const sha256 = key.split('/').at(-1) ?? '';
      if (isHash(sha256)) yield { sha256, kind: 'original', changedAt };
    }
    for (const prefix of ['published/', 'publishing/'])
      for await (const { sha256, changedAt } of this.listFolders(prefix)) yield { sha256, kind: 'served', changedAt };
  }

  async findArchiveId(): Promise<string | null> {
    const text = await this.bucket.readText(idKey).catch(orNull);
    return text === null ? null : readArchiveId(text, `${idKey} in ${this.place}`);
  }

  /** Where the store does not look itself whether there is an id, two databases that start at the same moment may both write one. */
  async claimFor(archiveId: string): Promise<string> {
    const present = await this.findArchiveId();
    if (present !== null) return present;
    await this.bucket.putTextFirst(idKey, `${archiveId}\n`);
    return (await this.findArchiveId()) ?? archiveId;
  }

  async reclaimFor(archiveId: string): Promise<void> {
    await this.bucket.putText(idKey, `${archiveId}\n`);
  }

  async clearAbandoned(olderThanMs: number): Promise<void> {
    await clearOldDrafts([this.tmp], olderThanMs);
    await this.bucket.abortUploads(new Date(Date.now() - olderThanMs));
  }

  private draft(): string {
    return join(this.tmp, randomUUID());
  }

  private async putOriginal(path: string, { sha256, bytes }: { sha256: string; bytes: number }): Promise<void> {
    const key = originalKey(sha256);
    if ((await this.bucket.find(key))?.bytes !== bytes) await this.bucket.putFile(key, path);
  }

  private async putAll(
    folder: ProfileFolder,
    names: string[],
    put: (name: string, key: string) => Promise<void>,
  ): Promise<void> {
    const keys = names.map((name) => `${servedKey(folder)}/${checkedName(name)}`);
    await this.bucket.putText(publishingKey(folder), '');
    await inParallel(names.keys(), filesAtOnce, (index) => put(names[index]!, keys[index]!));
    await this.bucket.putText(publishedKey(folder), '');
    await this.bucket.delete(publishingKey(folder));
  }

  /** @throws MissingFile also while not all files of its folder are there */
  private async getServed({ name, ...folder }: ServedFile): Promise<FoundObject> {
    const key = `${servedKey(folder)}/${checkedName(name)}`;
    const [found] = await Promise.all([this.bucket.get(key), this.assertComplete(folder)]);
    return found;
  }

  private async assertComplete(folder: ProfileFolder): Promise<void> {
    const key = servedKey(folder);
    if (this.complete.has(key)) return;
    await this.bucket.get(publishedKey(folder));
    this.complete.set(key, true);
  }

  /** Its time is in the name of the copy, so that none is used of a file that was made anew. */
  private async copyOf(file: ServedFile, found: FoundObject): Promise<string> {
    const type = extname(file.name);
    const name = `${file.name.slice(0, file.name.length - type.length)}_${found.changedAt.getTime().toString(36)}${type}`;
    const copy = { ...file, name };
    const cached = await this.cache.find(copy);
    if (cached) return cached;
    const key = `${file.sha256} ${file.renditionProfile} ${name}`;
    const copying =
      this.copying.get(key) ??
      this.cache.store(copy, (path) => this.download(found, path)).finally(() => this.copying.delete(key));
    this.copying.set(key, copying);
    return copying;
  }

  private async download(found: FoundObject, path: string): Promise<void> {
    await pipeline(this.bucket.read(found), createWriteStream(path, { flags: 'wx', mode: 0o600 }));
    const { size } = await stat(path);
    if (size !== found.bytes) throw new Error(`${found.key} has ${found.bytes} bytes, and ${size} arrived`);
  }

  private async move(from: FoundObject, key: string): Promise<void> {
    await this.bucket.copy(from, key);
    await this.bucket.delete(from.key);
  }

  private async removeAllServed(sha256: string): Promise<void> {
    const hash = checkedHash(sha256);
    await this.bucket.deleteAll(`uploads/${hash}/`);
    await this.cache.remove(hash);
    for (const key of this.complete.keys()) if (key.startsWith(`uploads/${hash}/`)) this.complete.delete(key);
    for (const prefix of ['published', 'publishing']) await this.bucket.deleteAll(`${prefix}/${hash}/`);
  }

  private async *listFolders(prefix: string): AsyncGenerator<ProfileFolder & { changedAt: Date }> {
    for await (const { key, changedAt } of this.bucket.list(prefix)) {
      const [, sha256 = '', renditionProfile = ''] = key.split('/');
      if (isHash(sha256)) yield { sha256, renditionProfile, changedAt };
    }
  }
}

const originalKey = (sha256: string): string => `originals/${originalName(sha256)}`;

const folderName = ({ sha256, renditionProfile }: ProfileFolder): string =>
  `${checkedHash(sha256)}/${checkedName(renditionProfile)}`;
const servedKey = (folder: ProfileFolder): string => `uploads/${folderName(folder)}`;
const publishedKey = (folder: ProfileFolder): string => `published/${folderName(folder)}`;
const publishingKey = (folder: ProfileFolder): string => `publishing/${folderName(folder)}`;

function trashKey({ day, sha256 }: TrashedContent): string {
  if (!isDay(day)) throw new Error(`Nothing in the trash has the day ${day}`);
  return `trash/${day}/${checkedHash(sha256)}`;
}

function orNull(error: unknown): null {
  if (error instanceof MissingFile) return null;
  throw error;
}
