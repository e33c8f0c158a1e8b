import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { OperatorError } from '../../operator-error.js';

/** Generated with the cluster and stored beside it, readable by this user only. */
export function clusterPassword(directory: string, cluster: string): string {
  const file = path.join(directory, 'password');
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  if (existsSync(cluster)) {
    throw new OperatorError(
      `${file} is missing, so the database beside it cannot be opened. Put it back from a backup.`,
    );
  }
  const password = randomBytes(24).toString('hex');
  writeFileSync(`${file}.new`, password, { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return password;
}
