import { randomUUID } from 'node:crypto';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

/** A file of this process alone. It loses its name as soon as it is open, so nothing of it remains, however the process ends. */
export class UnnamedFile {
  private written = 0;

  private constructor(private readonly file: FileHandle) {}

  static async open(folder: string): Promise<UnnamedFile> {
    const path = join(folder, randomUUID());
    const file = await open(path, 'wx+', 0o600);
    try {
      await rm(path);
      return new UnnamedFile(file);
    } catch (error) {
      await file.close();
      throw error;
    }
  }

  get bytes(): number {
    return this.written;
  }

  async append(text: string): Promise<void> {
    const content = Buffer.from(text);
    let done = 0;
    while (done < content.length) {
      const { bytesWritten } = await this.file.write(content, done, content.length - done, this.written);
      done += bytesWritten;
      this.written += bytesWritten;
    }
  }

  /** From its beginning to what is written now. */
  read(): Readable {
    return this.file.createReadStream({ start: 0, autoClose: false });
  }

  close(): Promise<void> {
    return this.file.close();
  }
}
