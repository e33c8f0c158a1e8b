import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { ExportOutput, WrittenFile } from './export-output.js';

/** From this size on an entry needs the fields of Zip64. */
const zip64Bytes = 0xff_ff_ff_00;

/** A zip that is streamed as it is made. */
export class ZipOutput implements ExportOutput {
  readonly stream: Readable;
  private readonly zip = new ZipFile();
  private readonly closed = new AbortController();

  constructor(private readonly mtime: Date) {
    this.stream = this.zip.outputStream as Readable;
    this.zip.on('error', (error: Error) => this.stream.destroy(error));
    // Whoever reads it may go away at any time.
    this.stream.on('error', () => undefined).on('close', () => this.closed.abort());
  }

  async add({ name, content, bytes, isText }: WrittenFile): Promise<void> {
    const options = { compress: isText, mtime: this.mtime, forceZip64Format: bytes >= zip64Bytes };
    const read = finished(content, { writable: false, signal: this.closed.signal });
    this.zip.addReadStream(content, name, options);
    try {
      await read;
    } catch (error) {
      content.destroy();
      throw error;
    }
  }

  end(): void {
    this.zip.end();
  }

  abort(error: Error): void {
    this.stream.destroy(error);
  }
}
