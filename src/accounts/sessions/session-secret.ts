import { hkdfSync, randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../platform/config/config.js';
import { OperatorError, reasonOf } from '../../platform/operator-error.js';

const fileName = 'session-secret';
const minLength = 32;

/** The operator's secret, or the one that was made under the data folder: sessions outlive a restart. */
export function sessionSecret({
  sessionSecret: definedOnly,
  dataDir,
}: Pick<Config, 'sessionSecret' | 'dataDir'>): string {
  if (definedOnly !== null) return definedOnly;
  const file = join(dataDir, fileName);
  try {
    const secret = readIfThere(file) ?? make(dataDir, file);
    if (secret.length >= minLength) return secret;
  } catch (error) {
    throw new OperatorError(`The session secret in ${file} cannot be read or made (${reasonOf(error)}).`);
  }
  throw new OperatorError(`The session secret in ${file} is too short. Delete the file: a new one is made.`);
}

/** A key for one purpose, so that a cookie's signature never fits a token. */
export const deriveKey = (secret: string, purpose: string): string =>
  Buffer.from(hkdfSync('sha256', secret, '', `veduta ${purpose}`, 32)).toString('base64url');

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Written whole under another name and then linked: of two processes that start at once the second reads the first's. */
function make(directory: string, file: string): string {
  mkdirSync(directory, { recursive: true });
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
