import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Identity } from './identity.js';

const prefix = 'veduta-pg-';
const maxSocketPathLength = 100;

/**
 * A new folder in /tmp: the path of a socket is limited to about 104 bytes, which a path below a checkout easily exceeds.
 * Its random name is written beside the data, so that the next start can remove it and other commands find the server.
 */
export function makeSocketDirectory(directory: string, { uid, gid }: Identity): string {
  const socketDirectory = mkdtempSync(path.join(shortTemporaryDirectory(), prefix));
  if (process.getuid?.() === 0) chownSync(socketDirectory, uid, gid);
  writeFileSync(noteFile(directory), socketDirectory);
  return socketDirectory;
}

export function findSocketDirectory(directory: string): string | null {
  try {
    const noted = readFileSync(noteFile(directory), 'utf8');
    return path.basename(noted).startsWith(prefix) ? noted : null;
  } catch {
    return null;
  }
}

export function removeSocketDirectory(directory: string): void {
  const noted = findSocketDirectory(directory);
  if (!noted) return;
  rmSync(noted, { recursive: true, force: true });
  rmSync(noteFile(directory), { force: true });
}

function noteFile(directory: string): string {
  return path.join(directory, 'socket-directory');
}

/** /tmp first: the server's user often cannot enter root's TMPDIR. */
function shortTemporaryDirectory(): string {
  const candidates = ['/tmp', os.tmpdir()].filter((candidate) => existsSync(candidate));
  const fits = (candidate: string) =>
    path.join(candidate, `${prefix}XXXXXX`, '.s.PGSQL.5432').length < maxSocketPathLength;
  return candidates.find(fits) ?? '/tmp';
}
