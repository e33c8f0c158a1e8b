import { randomUUID } from 'node:crypto';
import { cp, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { flushToDisk } from './flush-to-disk.js';

/** The folder for copies under way, on the file system of the folder that it is in. */
export const draftsIn = (folder: string): string => join(folder, '.drafts');

/**
 * Moves a file or a folder to its place below `root`. Where that is on another file system it is copied there first, flushed to
 * the disk and then renamed: under its final name it is complete, and until then it is where it was.
 */
export async function move(from: string, to: string, root: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    await moveByCopy(from, to, draftsIn(root));
  }
}

/**
 * As `move`, into a folder that need not be there yet. The rename is atomic; it survives a power failure once the folder is
 * flushed too.
 */
export async function moveInPlace(from: string, to: string, root: string): Promise<void> {
  const folder = dirname(to);
  const firstMade = await mkdir(folder, { recursive: true });
  await move(from, to, root);
  // A folder that was created is an entry of its parent, which must be flushed too.
  for (let made = folder; ; made = dirname(made)) {
    await flushToDisk(made);
    if (!firstMade || made === dirname(firstMade)) return;
  }
}

async function moveByCopy(from: string, to: string, drafts: string): Promise<void> {
  await mkdir(drafts, { recursive: true, mode: 0o700 });
  const draft = join(drafts, randomUUID());
  try {
    await cp(from, draft, { recursive: true });
    await flushAll(draft);
    await rename(draft, to);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  await rm(from, { recursive: true });
}

/** A file, or a folder and the files in it. */
export async function flushAll(path: string): Promise<void> {
  if ((await stat(path)).isDirectory()) for (const name of await readdir(path)) await flushToDisk(join(path, name));
  await flushToDisk(path);
}
