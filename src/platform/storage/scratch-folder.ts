import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findLivingProcess } from '../process/living-process.js';

/**
 * A new folder for what a command or a job unpacks, in the system's for temporary files; remove it afterwards. Its name has the
 * number of this process: what killed ones have left is removed first.
 * @param purpose a word, which is in the name
 */
export async function makeScratchFolder(purpose: string): Promise<string> {
  const prefix = `veduta-${purpose}-`;
  await clearLeft(prefix);
  return mkdtemp(join(tmpdir(), `${prefix}${process.pid}-`));
}

async function clearLeft(prefix: string): Promise<void> {
  const names = await readdir(tmpdir()).catch(() => []);
  for (const name of names.filter((each) => each.startsWith(prefix))) {
    const pid = /^(\d+)-/.exec(name.slice(prefix.length))?.[1];
    if (pid === undefined || findLivingProcess(Number(pid))) continue;
    // Another user's: theirs to remove.
    await rm(join(tmpdir(), name), { recursive: true, force: true }).catch(() => undefined);
  }
}
