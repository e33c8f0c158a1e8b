import { finished, type Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** A file of the zip, opened when its turn comes. */
export interface ZippedFile {
  name: string;
  bytes: number;
  open(): Promise<Readable>;
}

/** From this size on an entry needs the fields of Zip64. */
const zip64Bytes = 0xff_ff_ff_00;

/**
 * Streams texts and files as a zip without compression, since images are compressed. A file that cannot be read breaks the
 * download off, so that it is not taken for complete.
 */
export function zipOfOriginals(texts: Record<string, string>, files: ZippedFile[]): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  let current: Readable | undefined;
  zip.on('error', (error: Error) => output.destroy(error));
  for (const [name, text] of Object.entries(texts)) zip.addBuffer(Buffer.from(text), name);
  for (const { name, bytes, open } of files)
    zip.addReadStreamLazy(name, { compress: false, forceZip64Format: bytes >= zip64Bytes }, (opened) => {
      open().then(
        (file) => {
          current = file;
          file.on('error', (error: Error) => output.destroy(error));
          if (output.destroyed) file.destroy();
          else opened(null, file);
        },
        (error: unknown) => output.destroy(error as Error),
      );
    });
  zip.end();
  finished(output, () => current?.destroy());
  return output;
}
