import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findDataDirectoryOwner } from '../../process/data-directory-lock.js';
import { connectionUrl } from './connection.js';
import { findSocketDirectory } from './socket-directory.js';

/** The URL of the server that another process runs in this folder, or null; for commands that run beside it. */
export function findEmbeddedPostgres(directory: string): string | null {
  const socket = findSocketDirectory(path.resolve(directory));
  if (!socket || !existsSync(path.join(socket, '.s.PGSQL.5432')) || findDataDirectoryOwner(directory) === null)
    return null;
  const password = readFileSync(path.join(directory, 'password'), 'utf8').trim();
  return connectionUrl({ socket, password });
}
