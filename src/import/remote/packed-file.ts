import { createReadStream, createWriteStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { OperatorError } from '../../platform/operator-error.js';
import { print } from '../../platform/process/print.js';
import { makeScratchFolder } from '../../platform/storage/scratch-folder.js';
import { packedText } from '../command/outcome.js';
import { picturesOfFolder } from '../pictures/folder-pictures.js';
import { tablesOfFolder } from '../reading/delivered-tables.js';

/** One file that an archive takes, with the name of what was packed. */
export interface PackedFile {
  path: string;
  name: string;
  /** Removes what was written for it. */
  discard(): Promise<void>;
}

/**
 * A table or a zip as it is; a folder, or a table and a folder with its pictures, as a zip in the folder for temporary files.
 * @throws OperatorError when there is no such file, or the pictures are in a zip of their own
 */
export async function packedFile(path: string, files: string | undefined): Promise<PackedFile> {
  const isFolder = await isDirectory(path);
  if (!isFolder && files === undefined) return { path, name: basename(path), discard: () => Promise.resolve() };
  if (files !== undefined && !(await isDirectory(files)))
    throw new OperatorError(
      'With --server, --files is a folder. Put a zip with the table and its pictures in place of the table.',
    );
  const { tables, packed: within } = isFolder
    ? await tablesOfFolder(path)
    : { tables: [{ name: basename(path), path }], packed: [] };
  if (within.length > 0) print(packedText(within));
  const folder = await makeScratchFolder('packed');
  const discard = (): Promise<void> => rm(folder, { recursive: true, force: true });
  try {
    const zip = new ZipFile();
    for (const table of tables) zip.addReadStreamLazy(table.name, { compress: true }, streamOf(table.path));
    for (const { path: name, open } of await picturesOfFolder(files ?? path))
      zip.addReadStreamLazy(name, { compress: false }, (give) => {
        open().then(
          (stream) => give(null, stream),
          (error: unknown) => zip.emit('error', error),
        );
      });
    zip.on('error', (error: Error) => void (zip.outputStream as Readable).destroy(error));
    zip.end();
    const packed = join(folder, 'packed.zip');
    await pipeline(zip.outputStream, createWriteStream(packed));
    return { path: packed, name: `${basename(path, isFolder ? '' : extname(path))}.zip`, discard };
  } catch (error) {
    await discard();
    throw error;
  }
}

type Give = (error: unknown, stream: NodeJS.ReadableStream) => void;
const streamOf =
  (path: string) =>
  (give: Give): void =>
    give(null, createReadStream(path));

async function isDirectory(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => {
    throw new OperatorError(`${path} does not exist.`);
  });
  return found.isDirectory();
}
