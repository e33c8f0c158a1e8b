import { databaseFailure } from '../database/database-failure.js';

/** Codes of the system: the disk is mounted read-only, or no longer there. */
const away = new Set(['EROFS', 'ESTALE', 'ENOTCONN']);
const withoutRight = new Set(['EACCES', 'EPERM']);
/** Libraries in native code have no codes, only the system's text. */
const textOfFull = /No space left on device|Disk quota exceeded/;

/**
 * Whether a disk is full, read-only or gone: what failed may be tried until that is mended. Not where one file may not be read,
 * which would be tried for ever.
 */
export function isDiskAway(error: unknown): boolean {
  const { code, message } = partsOf(error);
  if (databaseFailure(error) === 'storage_full' || textOfFull.test(String(message))) return true;
  return typeof code === 'string' && away.has(code);
}

/** Whether the system does not let us use a file or a folder, for which neither the request nor the program is at fault. */
export function isFolderUnusable(error: unknown): boolean {
  const { code, syscall } = partsOf(error);
  return syscall !== undefined && typeof code === 'string' && (away.has(code) || withoutRight.has(code));
}

const partsOf = (error: unknown) => Object(error) as { code?: unknown; syscall?: unknown; message?: unknown };
