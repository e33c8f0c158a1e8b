import { crc32 } from 'node:zlib';
import type { Entry } from 'yauzl';
import { type OpenZip, openZip } from '../../zip/open-zip.js';
import { TableError } from '../table-error.js';
import { workbookLimits } from './limits.js';

/** The parts of a document, which are the files of a zip (Open Packaging Conventions, ECMA-376 part 2). */
export class OpenPackage {
  private readonly entries: ReadonlyMap<string, Entry>;
  private unpackedBytes = 0;

  private constructor(
    private readonly zip: OpenZip,
    private readonly maxBytes: number,
  ) {
    this.entries = new Map(zip.entries.map((entry) => [keyOf(entry.fileName), entry]));
  }

  /** @param maxBytes that are inflated in all. @throws TableError when it is no zip */
  static async open(path: string, maxBytes: number = workbookLimits.unpackedBytes): Promise<OpenPackage> {
    return new OpenPackage(await openZip(path), maxBytes);
  }

  has(part: string): boolean {
    return this.entries.has(keyOf(part));
  }

  /**
   * The bytes of a part in pieces; their checksum is compared when all have been read.
   * @throws TableError table_xlsx_too_large; Error when there is no such part, or it is broken
   */
  async *read(part: string, maxBytes = this.maxBytes): AsyncGenerator<Buffer> {
    const entry = this.entries.get(keyOf(part));
    if (!entry) throw new Error(`The package has no part ${part}.`);
    const stream = await this.zip.read(entry);
    let bytes = 0;
    let checksum = 0;
    for await (const piece of stream as AsyncIterable<Buffer>) {
      bytes += piece.length;
      this.unpackedBytes += piece.length;
      if (bytes > maxBytes || this.unpackedBytes > this.maxBytes) throw new TableError('table_xlsx_too_large');
      checksum = crc32(piece, checksum);
      yield piece;
    }
    if (checksum !== entry.crc32) throw new Error(`The checksum of ${part} is wrong.`);
  }

  close(): void {
    this.zip.close();
  }
}

/** Names of parts are the same in small and capital letters (ECMA-376 part 2, 6.2.2). */
const keyOf = (part: string): string => part.toLowerCase();
