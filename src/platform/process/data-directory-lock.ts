import { randomUUID } from 'node:crypto';
import { existsSync, linkSync, readFileSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeFolder } from '../make-folder.js';
import { OperatorError, reasonOf } from '../operator-error.js';
import { findLivingProcess } from './living-process.js';

export interface DataDirectoryLock {
  release(): void;
}

interface Claim {
  number: number;
  owner: { pid: number; startedAt: string } | null;
}

/**
 * Allows one running instance per data folder. A claim is a file `owner.<number>` that names its process; the highest
 * number wins. A new owner creates the file with the next number, which only one of two simultaneous starts can do. It
 * never deletes and recreates a stale file, since another start may just have replaced that. So the numbers only grow, and
 * a release empties the file.
 */
export function acquireDataDirectory(dataDir: string): DataDirectoryLock {
  const directory = path.resolve(dataDir);
  try {
    makeFolder(directory);
    return claim(directory);
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    throw new OperatorError(
      `The data folder ${directory} cannot be written (${reasonOf(error)}). Set DATA_DIR to one that can.`,
    );
  }
}

/** The pid of the running instance that owns the folder, or null. */
export function findDataDirectoryOwner(dataDir: string): number | null {
  const directory = path.resolve(dataDir);
  const owner = existsSync(directory) ? highestClaim(directory)?.owner : null;
  return owner && stillRuns(owner) ? owner.pid : null;
}

function claim(directory: string): DataDirectoryLock {
  const draft = path.join(directory, `.owner-${randomUUID()}`);
  const startedAt = findLivingProcess(process.pid)?.startedAt ?? '';
  // Written under another name and linked when complete, so that no reader ever sees an incomplete claim.
  writeFileSync(draft, JSON.stringify({ pid: process.pid, startedAt }), { mode: 0o644 });
  try {
    for (;;) {
      const last = highestClaim(directory);
      if (last?.owner && stillRuns(last.owner)) throw inUse(directory, last.owner.pid);

      const number = (last?.number ?? 0) + 1;
      const file = claimFile(directory, number);
      if (!linked(draft, file)) continue;
      // This start may have linked a number that a faster one had already passed and removed.
      if (highestClaim(directory)?.number !== number) {
        rmSync(file, { force: true });
        continue;
      }
      removeClaimsBelow(number, directory);
      return { release: () => release(file) };
    }
  } finally {
    rmSync(draft, { force: true });
  }
}

function inUse(directory: string, pid: number): OperatorError {
  return new OperatorError(
    `The data folder ${directory} is in use by another running instance (pid ${pid}). Stop it first or set DATA_DIR.`,
  );
}

function stillRuns(owner: { pid: number; startedAt: string }): boolean {
  const living = findLivingProcess(owner.pid);
  if (!living) return false;
  return living.startedAt === owner.startedAt || living.startedAt === '' || owner.startedAt === '';
}

function linked(draft: string, file: string): boolean {
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function release(file: string): void {
  try {
    truncateSync(file);
  } catch {
    // The folder may be gone already; the claim of a process that has ended is ignored anyway.
  }
}

function claimFile(directory: string, number: number): string {
  return path.join(directory, `owner.${number}`);
}

function claimNumbers(directory: string): number[] {
  return readdirSync(directory).flatMap((name) => {
    const number = /^owner\.(\d+)$/.exec(name)?.[1];
    return number ? [Number(number)] : [];
  });
}

function highestClaim(directory: string): Claim | null {
  const number = Math.max(0, ...claimNumbers(directory));
  return number === 0 ? null : { number, owner: ownerIn(claimFile(directory, number)) };
}

function ownerIn(file: string): Claim['owner'] {
  try {
    const owner: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return isOwner(owner) ? owner : null;
  } catch {
    return null;
  }
}

function isOwner(value: unknown): value is { pid: number; startedAt: string } {
  return typeof value === 'object' && value !== null && 'pid' in value && 'startedAt' in value;
}

function removeClaimsBelow(number: number, directory: string): void {
  for (const older of claimNumbers(directory)) {
    if (older < number) rmSync(claimFile(directory, older), { force: true });
  }
}
