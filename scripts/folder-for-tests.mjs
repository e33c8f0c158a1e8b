import { accessSync, constants, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

/** A whole run fills a tenth of it. */
const roomNeeded = 4 * 1024 ** 3;
const inMemory = '/dev/shm';
const prefix = 'veduta-tests-';

/**
 * A new folder for all that a run of tests writes (databases, data folders, profiles of browsers): in memory where there is
 * room, because each spec copies a database of hundreds of files and deletes it. Removes what runs that were killed have
 * left there.
 */
export function makeFolderForTests() {
  if (!hasRoom()) return mkdtempSync(join(tmpdir(), prefix));
  for (const name of readdirSync(inMemory)) {
    const pid = name.startsWith(prefix) && /^\d+(?=-)/.exec(name.slice(prefix.length))?.[0];
    if (pid && !isRunning(Number(pid))) rmSync(join(inMemory, name), { recursive: true, force: true });
  }
  return mkdtempSync(join(inMemory, `${prefix}${process.pid}-`));
}

function hasRoom() {
  try {
    accessSync(inMemory, constants.W_OK);
    const { bavail, bsize } = statfsSync(inMemory);
    return Math.min(bavail * bsize, freemem()) > roomNeeded;
  } catch {
    return false;
  }
}

/** Also when it belongs to somebody else. */
function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
