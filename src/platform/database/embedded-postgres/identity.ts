import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { OperatorError } from '../../operator-error.js';
import { copyRuntime, type Runtime } from './runtime.js';
import { serverEnvironment } from './server-environment.js';

/**
 * PostgreSQL refuses to run as root, and an unprivileged user cannot enter a checkout below /root. So root tries, in
 * this order: an existing unprivileged user; a user namespace that maps root to another uid; that user with the
 * capability dac_override; that user with all files copied to a folder that it can enter.
 */
const ways = { user: asUser, namespace: inUserNamespace, capability: withCapability } as const;

export type IdentityName = keyof typeof ways | 'copy';

export interface Identity {
  name: IdentityName | 'self';
  /** The owner of the server's files. */
  uid: number;
  gid: number;
  command(program: string, args: string[]): { program: string; args: string[]; as: { uid?: number; gid?: number } };
}

export interface ServerPlace {
  identity: Identity;
  runtime: Runtime;
  /** The folder that holds the cluster: the data folder, unless the server cannot enter that one. */
  home: string;
}

interface Choice {
  directory: string;
  runtime: Runtime;
  allowed?: IdentityName[];
  log: (message: string) => void;
}

export function chooseIdentity({ directory, runtime, allowed, log }: Choice): ServerPlace {
  const place = { directory, runtime, home: directory };
  const probes: string[] = [];
  const canRun = (identity: Identity, at: ServerPlace | typeof place) => {
    const problem = probe(identity, at.runtime, at.home);
    if (problem) probes.push(problem);
    return !problem;
  };

  if (process.getuid?.() !== 0) {
    const self = asSelf();
    if (!canRun(self, place)) throw cannotRunError(probes);
    return { identity: self, runtime, home: directory };
  }

  // The server's user must pass through this folder; the cluster in it stays readable to that user only.
  chmodSync(directory, 0o711);
  for (const name of allowed ?? (['user', 'namespace', 'capability', 'copy'] as const)) {
    if (name === 'copy') {
      const copied = copyForUser(directory, runtime, log);
      if (copied && canRun(copied.identity, copied)) return copied;
      continue;
    }
    const identity = ways[name](directory);
    if (identity && canRun(identity, place)) return { identity, runtime, home: directory };
  }
  throw cannotRunError(probes);
}

/** Null when the server can be started from here and reach its data, else the last line of its error output. */
function probe(identity: Identity, runtime: Runtime, home: string): string | null {
  const test = 'test -x "$1" || { echo "no access to $1" >&2; exit 1; }; exec "$2" --version';
  const command = identity.command('/bin/sh', ['-c', test, 'probe', home, path.join(runtime.bin, 'postgres')]);
  const result = spawnSync(command.program, command.args, {
    ...command.as,
    cwd: '/',
    env: serverEnvironment,
    encoding: 'utf8',
    timeout: 10_000,
  });
  if (result.status === 0) return null;
  return result.stderr?.trim().split('\n').at(-1) || result.error?.message || `ended with ${result.status}`;
}

function cannotRunError(problems: string[]): OperatorError {
  return new OperatorError(
    `The embedded PostgreSQL cannot run here (${problems.at(-1) ?? 'no unprivileged user'}). Set DATABASE_URL to a PostgreSQL of your own, or start Veduta as an ordinary user.`,
  );
}

function asSelf(): Identity {
  return {
    name: 'self',
    uid: process.getuid?.() ?? -1,
    gid: process.getgid?.() ?? -1,
    command: (program, args) => ({ program, args, as: {} }),
  };
}

function asUser(directory: string): Identity | null {
  const user = unprivilegedUser(directory);
  return user && { name: 'user', ...user, command: (program, args) => ({ program, args, as: user }) };
}

/** For the file system the server still has root's uid: it can open what root can open and own what root owns. */
function inUserNamespace(): Identity {
  const unshare = ['--user', '--map-user=1000', '--map-group=1000'];
  return {
    name: 'namespace',
    uid: 0,
    gid: 0,
    command: (program, args) => ({ program: 'unshare', args: [...unshare, program, ...args], as: {} }),
  };
}

function withCapability(directory: string): Identity | null {
  const user = unprivilegedUser(directory);
  if (!user) return null;
  const setpriv = [
    `--reuid=${user.uid}`,
    `--regid=${user.gid}`,
    '--clear-groups',
    // Without it the change of uid drops the capability that access(2) checks, and initdb fails with "invalid binary".
    '--securebits=+no_setuid_fixup',
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
    '--',
  ];
  return {
    name: 'capability',
    ...user,
    command: (program, args) => ({ program: 'setpriv', args: [...setpriv, program, ...args], as: {} }),
  };
}

const sharedHome = '/var/lib/veduta';

function copyForUser(directory: string, runtime: Runtime, log: (message: string) => void): ServerPlace | null {
  const home = path.join(sharedHome, createHash('sha256').update(directory).digest('hex').slice(0, 16));
  const identity = asUser(home);
  if (!identity) return null;
  mkdirSync(home, { recursive: true });
  log(`PostgreSQL cannot reach ${directory}: its data is kept in ${home}`);
  return { identity: { ...identity, name: 'copy' }, runtime: copyRuntime(runtime, sharedHome), home };
}

/** The present owner of the cluster, so that one start with sudo does not take it away from its user; else a system user. */
function unprivilegedUser(home: string): { uid: number; gid: number } | null {
  const owner = statSync(path.join(home, 'cluster'), { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };

  const accounts = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = accounts.find((line) => line.startsWith(`${name}:`))?.split(':') ?? [];
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  return null;
}
