import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ExportOutput, WrittenFile } from './export-output.js';

/** A folder. */
export class FolderOutput implements ExportOutput {
  private made = '';

  constructor(private readonly folder: string) {}

  async add({ name, content }: WrittenFile): Promise<void> {
    const path = join(this.folder, name);
    if (dirname(path) !== this.made) {
      this.made = dirname(path);
      await mkdir(this.made, { recursive: true });
    }
    await pipeline(content, createWriteStream(path, { flags: 'wx' }));
  }

  end(): void {
    // Every file is written.
  }

  abort(): void {
    // Whoever has named the folder removes it.
  }
}
