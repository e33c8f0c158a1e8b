import { hkdfSync, randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../platform/config/config.js';
import { secretFiles } from '../../platform/config/secret-files.js';
import { makeFolder } from '../../platform/make-folder.js';
import { OperatorError, reasonOf } from '../../platform/operator-error.js';

const minLength = 32;

/** The configured secret, or one that is created once in the data folder, so that sessions survive a restart. */
export function sessionSecret({
  sessionSecret: configured,
  dataDir,
}: Pick<Config, 'sessionSecret' | 'dataDir'>): string {
  if (configured !== null) return configured;
  const file = join(dataDir, secretFiles.sessionSecret);
  try {
    const secret = readIfExists(file) ?? create(dataDir, file);
    if (secret.length >= minLength) return secret;
  } catch (error) {
    throw new OperatorError(`The session secret in ${file} cannot be read or made (${reasonOf(error)}).`);
  }
  throw new OperatorError(`The session secret in ${file} is too short. Delete the file: a new one is made.`);
}

/** A separate key for each purpose, so that the signature of a cookie is never valid for a token. */
export const deriveKey = (secret: string, purpose: string): string =>
  Buffer.from(hkdfSync('sha256', secret, '', `veduta ${purpose}`, 32)).toString('base64url');

function readIfExists(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Writes a temporary file and links it, which is atomic: if two processes start at once, both read the same secret. */
function create(directory: string, file: string): string {
  makeFolder(directory);
  const unfinished = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  const handle = openSync(unfinished, 'wx', 0o600);
  try {
    writeSync(handle, randomBytes(48).toString('base64url'));
    fsyncSync(handle);
    linkSync(unfinished, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    closeSync(handle);
    rmSync(unfinished, { force: true });
  }
  return readFileSync(file, 'utf8').trim();
}
