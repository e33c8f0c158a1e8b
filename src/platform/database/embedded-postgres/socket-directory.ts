import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Identity } from './identity.js';

const prefix = 'veduta-pg-';
const longestSocketPath = 100;

/**
 * A folder of its own in /tmp: a socket's path is limited to some 104 bytes, which a checkout easily exceeds. Its
 * random name is noted beside the data, for the next start to clear away and for other commands to find the server.
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

/** /tmp first: root's own TMPDIR is often closed to the server's user. */
function shortTemporaryDirectory(): string {
  const candidates = ['/tmp', os.tmpdir()].filter((candidate) => existsSync(candidate));
  const fits = (candidate: string) =>
    path.join(candidate, `${prefix}XXXXXX`, '.s.PGSQL.5432').length < longestSocketPath;
  return candidates.find(fits) ?? '/tmp';
}
