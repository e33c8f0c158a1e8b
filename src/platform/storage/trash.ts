import { appendFile, mkdir, readdir, rm, rmdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { flushToDisk } from './flush-to-disk.js';
import { draftsIn, move } from './move.js';
import { makePrivateFolder } from './private-folder.js';
import type { TrashedContent } from './storage.js';
import { isDay, isHash } from './stored-names.js';

/** For people: what was moved on that day, and when it was stored before. */
const indexName = 'index.jsonl';

/** Originals that were moved out of the way: `<day>/<sha256>`. */
export class Trash {
  constructor(private readonly directory: string) {
    makePrivateFolder(directory);
  }

  /** Copies under way, where the trash is on another file system than the originals. */
  get drafts(): string {
    return draftsIn(this.directory);
  }

  pathOf({ day, sha256 }: TrashedContent): string {
    if (!isDay(day) || !isHash(sha256)) throw new Error(`Nothing in the trash has the name ${day}/${sha256}`);
    return join(this.directory, day, sha256);
  }

  /** Noted before it is moved, so that whatever is in the folder is in its index. */
  async take(path: string, content: TrashedContent): Promise<void> {
    const to = this.pathOf(content);
    const folder = join(this.directory, content.day);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const { size, mtime } = await stat(path);
    const line = { sha256: content.sha256, bytes: size, storedAt: mtime, movedAt: new Date() };
    await appendFile(join(folder, indexName), `${JSON.stringify(line)}\n`, { flush: true, mode: 0o600 });
    await move(path, to, this.directory);
    await flushToDisk(folder);
    await flushToDisk(this.directory);
  }

  async *list(): AsyncGenerator<TrashedContent> {
    for (const day of await namesIn(this.directory, isDay))
      for (const sha256 of await namesIn(join(this.directory, day), isHash)) yield { day, sha256 };
  }

  /** The folder of the day goes with its last file. */
  async remove(content: TrashedContent): Promise<void> {
    await rm(this.pathOf(content), { force: true });
    const folder = join(this.directory, content.day);
    if ((await namesIn(folder, isHash)).length > 0) return;
    await rm(join(folder, indexName), { force: true });
    await rmdir(folder).catch(() => undefined);
  }
}

const namesIn = async (folder: string, isName: (name: string) => boolean): Promise<string[]> =>
  (await readdir(folder).catch(() => [])).filter(isName).toSorted();
