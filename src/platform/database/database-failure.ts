import type { ErrorCode } from '../../contract/errors.js';

/** Of the system: the database, or another service of the archive, cannot be reached. */
const unreachable = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/**
 * Of PostgreSQL. 08: the connection; 57: it stops, starts, or has ended a statement that took too long; 53: it has no room
 * for another connection or statement; 28, 3D: it does not let us in; 25006: it is the copy that a failover has not made
 * the main one yet.
 */
const unavailableStates = /^(?:08...|57...|53[234]..|28...|3D...|25006|25P03)$/;

/** No room on the disk, or none of what the process may use: of the system, and of PostgreSQL. */
const full = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** The driver has no codes for these. */
const lostConnection =
  /^(?:Connection terminated|timeout exceeded when trying to connect|timeout expired|Client was closed|Client has encountered a connection error|Cannot use a pool after)/;

/**
 * The code of the catalogue for an error whose reason is neither the request nor a fault of ours: the database cannot be
 * reached, or a disk is full. Null for any other error.
 */
export function databaseFailure(thrown: unknown, depth = 0): ErrorCode | null {
  if (typeof thrown !== 'object' || thrown === null || depth > 4) return null;
  const { code, message, cause, driverError, errors } = thrown as Record<string, unknown>;
  if (typeof code === 'string' && full.has(code)) return 'storage_full';
  if (typeof code === 'string' && (unreachable.has(code) || unavailableStates.test(code))) return 'unavailable';
  if (typeof message === 'string' && lostConnection.test(message)) return 'unavailable';
  // A name with several addresses fails with the errors of all of them.
  for (const inner of [driverError, cause, ...(Array.isArray(errors) ? (errors as unknown[]) : [])]) {
    const found = databaseFailure(inner, depth + 1);
    if (found) return found;
  }
  return null;
}
