import { execFile } from 'node:child_process';
import {
  closeSync,
  existsSync,
  fsyncSync,
  lchownSync,
  mkdtempSync,
  openSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { OperatorError } from '../../operator-error.js';
import type { Identity } from './identity.js';
import type { Runtime } from './runtime.js';
import { serverEnvironment } from './server-environment.js';

interface ClusterSpec {
  cluster: string;
  password: string;
  /** A folder that the server's user owns. */
  scratch: string;
  identity: Identity;
  runtime: Runtime;
  /** False in tests, where the server itself runs without fsync. */
  durable: boolean;
  log: (message: string) => void;
}

/**
 * Creates the cluster (PostgreSQL's data directory) on the first start. It is created under another name and renamed
 * when complete: a first start that was killed leaves no incomplete cluster, and a folder named `cluster` is never deleted.
 */
export async function makeCluster(spec: ClusterSpec): Promise<void> {
  removeUnfinished(spec.cluster);
  if (hasFiles(spec.cluster)) {
    refuseOtherVersion(spec);
    chownTo(spec.identity, spec.cluster);
    return;
  }
  spec.log(`Making the database in ${spec.cluster}`);
  const unfinished = mkdtempSync(unfinishedPrefix(spec.cluster));
  chownTo(spec.identity, unfinished);
  await initdb(unfinished, spec);
  renameSync(unfinished, spec.cluster);
  syncDirectory(path.dirname(spec.cluster));
}

async function initdb(folder: string, { password, scratch, identity, runtime, durable }: ClusterSpec): Promise<void> {
  const passwordFile = path.join(scratch, 'password');
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  chownTo(identity, passwordFile);
  const { program, args, as } = identity.command(path.join(runtime.bin, 'initdb'), [
    `--pgdata=${folder}`,
    '--username=veduta',
    '--auth=scram-sha-256',
    `--pwfile=${passwordFile}`,
    '--encoding=UTF8',
    // PostgreSQL's own locale: sort order and indexes do not depend on the version of libc or ICU.
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--no-instructions',
    ...(durable ? [] : ['--no-sync']),
  ]);
  try {
    await promisify(execFile)(program, args, { ...as, cwd: '/', env: serverEnvironment });
  } catch (error) {
    const lastLine = (error as { stderr?: string }).stderr?.trim().split('\n').at(-1);
    throw new OperatorError(`The database in ${path.dirname(folder)} could not be made: ${lastLine || String(error)}`);
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

function hasFiles(folder: string): boolean {
  return existsSync(folder) && readdirSync(folder).length > 0;
}

function unfinishedPrefix(cluster: string): string {
  return `${cluster}.unfinished-`;
}

/** An initdb of a killed start may still be writing; what cannot be removed now is removed at the next start. */
function removeUnfinished(cluster: string): void {
  const home = path.dirname(cluster);
  for (const name of readdirSync(home)) {
    const folder = path.join(home, name);
    if (!folder.startsWith(unfinishedPrefix(cluster))) continue;
    try {
      rmSync(folder, { recursive: true, force: true });
    } catch {
      continue;
    }
  }
}

function refuseOtherVersion({ cluster, runtime }: ClusterSpec): void {
  const versionFile = path.join(cluster, 'PG_VERSION');
  if (!existsSync(versionFile))
    throw new OperatorError(`${cluster} is no PostgreSQL database. Put it back from a backup.`);
  const clusterVersion = readFileSync(versionFile, 'utf8').trim();
  const installedVersion = runtime.version.split('.')[0];
  if (clusterVersion === installedVersion) return;
  throw new OperatorError(
    `The database in ${cluster} was made by PostgreSQL ${clusterVersion}, and this version of Veduta brings PostgreSQL ${installedVersion}. Export with the earlier version and import with this one.`,
  );
}

/** The server's user may differ from the last start, and PostgreSQL refuses a folder that its user does not own. */
function chownTo({ uid, gid }: Identity, target: string): void {
  const { uid: owner } = statSync(target);
  if (owner === uid) return;
  if (process.getuid?.() !== 0) {
    throw new OperatorError(
      `${target} belongs to another user (uid ${owner}). Start Veduta as that user, or give it the folder with chown -R.`,
    );
  }
  chownTree(target, uid, gid);
}

function chownTree(target: string, uid: number, gid: number): void {
  const entries = statSync(target).isDirectory() ? readdirSync(target, { recursive: true }) : [];
  for (const entry of entries) lchownSync(path.join(target, String(entry)), uid, gid);
  // Last, because the next start checks the owner of this folder only.
  lchownSync(target, uid, gid);
}

function syncDirectory(directory: string): void {
  const handle = openSync(directory, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
