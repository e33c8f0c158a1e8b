import { createWriteStream } from 'node:fs';
import { access, mkdir, rename, rm } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { OperatorError, reasonOf } from '../../platform/operator-error.js';
import type { ExportTarget } from '../archive-export.js';
import { FolderOutput } from '../output/folder-output.js';
import { ZipOutput } from '../output/zip-output.js';
import type { CommandOptions } from './command-options.js';

/**
 * Lets `write` fill a place that is not there yet, a zip or a folder. It has its name once it is complete; after an error nothing
 * is left.
 * @throws OperatorError where something is there already, or it cannot be made
 */
export async function intoNewPlace(
  { out, isZip, isBag }: Pick<CommandOptions, 'out' | 'isZip' | 'isBag'>,
  write: (target: ExportTarget) => Promise<void>,
): Promise<void> {
  const draft = `${out}.part`;
  await assertFree(out);
  if (await exists(draft))
    throw new OperatorError(`${draft} is there: another export is under way, or one was interrupted. Remove it first.`);
  try {
    if (isZip) await intoZip(draft, write, { root: isBag ? `${basename(out, extname(out))}/` : '', isBag });
    else {
      await mkdir(draft).catch((error: unknown) => {
        throw new OperatorError(`${draft} cannot be made (${reasonOf(error)}).`);
      });
      await write({ output: new FolderOutput(draft), root: '', isBag });
    }
    await assertFree(out);
    await rename(draft, out);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

async function intoZip(
  path: string,
  write: (target: ExportTarget) => Promise<void>,
  { root, isBag }: Pick<ExportTarget, 'root' | 'isBag'>,
): Promise<void> {
  const output = new ZipOutput(new Date());
  const file = createWriteStream(path, { flags: 'wx', flush: true });
  const [written, stored] = await Promise.allSettled([
    write({ output, root, isBag }).catch((error: unknown) => {
      output.abort(error as Error);
      throw error;
    }),
    // Where the disk is full, the writer hears of it by the stream that closes.
    pipeline(output.stream, file),
  ]);
  if (stored.status === 'rejected' && written.status === 'rejected' && isOfSystem(stored.reason))
    throw new OperatorError(`${path} cannot be written (${reasonOf(stored.reason)}).`);
  if (written.status === 'rejected') throw written.reason;
  if (stored.status === 'rejected') throw stored.reason;
}

/** Of the file, and not of the one who writes into it. */
const isOfSystem = (error: unknown): boolean => Object(error).syscall !== undefined;

async function assertFree(out: string): Promise<void> {
  if (await exists(out)) throw new OperatorError(`${out} is there already: an export overwrites nothing.`);
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
