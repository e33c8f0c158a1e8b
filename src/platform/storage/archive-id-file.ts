import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { flushToDisk } from './flush-to-disk.js';
import { readArchiveId } from './stored-names.js';

const fileName = 'archive-id';

/** Names the archive whose originals are in a data folder. */
export class ArchiveIdFile {
  private readonly file: string;

  constructor(private readonly folder: string) {
    this.file = join(folder, fileName);
  }

  /** Null when there is none. @throws Error when there is one that is no id */
  async find(): Promise<string | null> {
    const text = await readFile(this.file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
    return text === null ? null : readArchiveId(text, this.file);
  }

  /** Of several processes that start at once one writes its id, and all resolve with that one. */
  async claim(archiveId: string): Promise<string> {
    const draft = await this.draft(archiveId);
    try {
      await link(draft, this.file);
      await flushToDisk(this.folder);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    } finally {
      await rm(draft, { force: true });
    }
    return (await this.find()) ?? archiveId;
  }

  async replace(archiveId: string): Promise<void> {
    await rename(await this.draft(archiveId), this.file);
    await flushToDisk(this.folder);
  }

  private async draft(archiveId: string): Promise<string> {
    const draft = `${this.file}.${randomUUID()}`;
    await writeFile(draft, `${archiveId}\n`, { flag: 'wx', mode: 0o600, flush: true });
    return draft;
  }
}
