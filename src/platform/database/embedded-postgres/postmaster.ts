import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync, readlinkSync, realpathSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { OperatorError } from '../../operator-error.js';
import { findLivingProcess } from '../../process/living-process.js';

const shutdownMs = 30_000;
const pollMs = 25;

/**
 * Cleans up after an earlier run: stops a server that still runs, ends the backends of a killed one, and removes the pid
 * file only when no process uses the cluster any more. The caller must hold the lock of the data folder.
 */
export async function clearLastPostmaster(cluster: string, log: (message: string) => void): Promise<void> {
  const postmaster = readPostmasterPid(cluster);
  if (postmaster === null) return;

  if (worksIn(cluster, postmaster) === 'yes') {
    log(`A PostgreSQL of an earlier run still works in ${cluster} (pid ${postmaster}): stopping it`);
    signal(postmaster, 'SIGINT');
    if (!(await waitUntilGone(postmaster, shutdownMs))) await killPostmaster(postmaster);
  }
  await endLeftBackends(cluster);
  removeMisleadingPidFile(cluster, postmaster);
}

export function readPostmasterPid(cluster: string): number | null {
  try {
    const pid = Number.parseInt(readFileSync(pidFile(cluster), 'utf8'), 10);
    return pid > 0 ? pid : null;
  } catch {
    return null;
  }
}

/** True when the server has ended in time. A later process that is no PostgreSQL and has the same pid is not waited for. */
export async function waitUntilGone(pid: number | null, forMs: number): Promise<boolean> {
  if (pid === null) return true;
  const deadline = Date.now() + forMs;
  while (isServer(pid)) {
    if (Date.now() > deadline) return false;
    await sleep(pollMs);
  }
  return true;
}

/** SIGQUIT aborts open transactions at once; the next start recovers from the write-ahead log. */
export async function killPostmaster(pid: number | null): Promise<void> {
  if (pid === null || !isServer(pid)) return;
  signal(pid, 'SIGQUIT');
  if (await waitUntilGone(pid, 5_000)) return;
  signal(pid, 'SIGKILL');
  if (await waitUntilGone(pid, 5_000)) return;
  throw new OperatorError(`The PostgreSQL of an earlier run (pid ${pid}) does not stop. Stop it, then start again.`);
}

/** After `kill -9` of the postmaster its busy backends go on, and two servers on one cluster would corrupt it. */
async function endLeftBackends(cluster: string): Promise<void> {
  const left = () => serversWorkingIn(cluster);
  for (const name of ['SIGQUIT', 'SIGKILL'] as const) {
    const deadline = Date.now() + 5_000;
    for (const pid of left()) signal(pid, name);
    while (left().length > 0 && Date.now() < deadline) await sleep(pollMs);
  }
  const pids = left();
  if (pids.length === 0) return;
  throw new OperatorError(
    `Processes of an earlier PostgreSQL still work in ${cluster} (${pids.join(', ')}). Stop them first.`,
  );
}

/**
 * PostgreSQL itself removes the file of a dead server, after a check of its shared memory. But it takes a zombie, or
 * another process with the same pid, for a running server.
 */
function removeMisleadingPidFile(cluster: string, postmaster: number): void {
  const someoneMayWork = [postmaster, ...processIds()].some((pid) => worksIn(cluster, pid) !== 'no');
  if (!someoneMayWork && existsAsProcess(postmaster)) rmSync(pidFile(cluster), { force: true });
}

function serversWorkingIn(cluster: string): number[] {
  return processIds().filter((pid) => worksIn(cluster, pid) === 'yes');
}

/** Every server process has the cluster as its working directory; where that cannot be read, the command line names it. */
function worksIn(cluster: string, pid: number): 'yes' | 'no' | 'unknown' {
  if (!isServer(pid)) return 'no';
  const folder = workingFolder(pid);
  if (folder !== null) return folder === realpathSync(cluster) ? 'yes' : 'no';
  if (commandLine(pid).includes(cluster)) return 'yes';
  return mayOpen(cluster, pid) ? 'unknown' : 'no';
}

/** Only its owner opens a cluster; a process that root started with extra capabilities appears to belong to root. */
function mayOpen(cluster: string, pid: number): boolean {
  const uid = statSync(`/proc/${pid}`, { throwIfNoEntry: false })?.uid ?? 0;
  return uid === statSync(cluster).uid || (uid === 0 && process.getuid?.() === 0);
}

function isServer(pid: number): boolean {
  return findLivingProcess(pid)?.command.startsWith('postgres') ?? false;
}

/** Empty where there is no /proc: there only PostgreSQL's own checks apply. */
function processIds(): number[] {
  try {
    return readdirSync('/proc').map(Number).filter(Number.isInteger);
  } catch {
    return [];
  }
}

function workingFolder(pid: number): string | null {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return null;
  }
}

function commandLine(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return spawnSync('/bin/ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? '';
  }
}

function existsAsProcess(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') {
      throw new OperatorError(`The PostgreSQL of an earlier run (pid ${pid}) belongs to another user. Stop it first.`);
    }
  }
}

function pidFile(cluster: string): string {
  return path.join(cluster, 'postmaster.pid');
}
