import { createInterface } from 'node:readline';
import type { ExchangeTable } from '../contract/exchange/tables.js';
import type { UnnamedFile } from '../platform/storage/unnamed-file.js';
import type { ExportOptions } from './export-options.js';
import type { ExportedPicture } from './pictures/exported-picture.js';

/** A picture that is not in the export. */
export interface LackingPicture {
  identifier: string;
  name: string;
  sha256: string;
  /** `damaged`: it is there, and is not what was uploaded. */
  reason: 'missing' | 'damaged';
}

export interface PreparedTable {
  table: ExchangeTable;
  text: UnnamedFile;
  rows: number;
}

/** An export as it was read from the database at one moment, in files of its own; the database is not needed any more. Close it. */
export class PreparedExport {
  readonly tables: PreparedTable[] = [];
  readonly lacking: LackingPicture[] = [];
  pictureCount = 0;

  constructor(
    readonly options: ExportOptions,
    readonly about: { archiveId: string; archiveName: string; at: Date },
    private readonly pictureLines: UnnamedFile,
  ) {}

  async addPictures(pictures: readonly ExportedPicture[]): Promise<void> {
    this.pictureCount += pictures.length;
    await this.pictureLines.append(pictures.map((picture) => `${JSON.stringify(picture)}\n`).join(''));
  }

  async *pictures(): AsyncGenerator<ExportedPicture> {
    if (this.pictureCount === 0) return;
    for await (const line of createInterface({ input: this.pictureLines.read(), crlfDelay: Infinity }))
      yield JSON.parse(line) as ExportedPicture;
  }

  async close(): Promise<void> {
    for (const { text } of this.tables) await text.close();
    await this.pictureLines.close();
  }
}
