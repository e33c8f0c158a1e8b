import { findLivingProcess } from './living-process.js';

const hardExitAfterMs = 10_000;
const launcherPollMs = 1_000;
const heartbeatMs = 5_000;

/**
 * For a forked process: when the parent ends, also by `kill -9`, the IPC channel closes, and this process shuts down
 * cleanly. Until then it sends a heartbeat, so that a parent that supervises it can end a process whose JavaScript hangs.
 * Does nothing in a process that was not forked.
 */
export function exitWithParent(shutdown: () => Promise<void>): void {
  if (!process.send) return;
  const heartbeat = setInterval(() => process.send?.('alive'), heartbeatMs).unref();
  const leave = once(() => {
    clearInterval(heartbeat);
    void endAfter(shutdown);
  });
  process.once('disconnect', leave);
  if (process.connected) process.send('alive');
  else leave();
}

/**
 * For the main process under `npm start`: npm forwards Ctrl-C, but when npm or its shell is killed by SIGKILL, this
 * process gets no signal. Without `npmExecPath`, which npm sets, nothing is watched: a server started with `nohup` or by a
 * service manager may outlive its parent.
 */
export function followLauncher(shutdown: () => Promise<void>, npmExecPath: string | undefined): void {
  if (!npmExecPath) return;
  const launchers = currentLaunchers();
  const poll = setInterval(() => {
    if (stillThere(launchers)) return;
    clearInterval(poll);
    void endAfter(shutdown);
  }, launcherPollMs);
  poll.unref();
}

interface Launchers {
  parent: number;
  /** npm's pid when a shell runs between it and this process. */
  npm: number | null;
}

const shells = new Set(['sh', 'dash', 'bash', 'ash', 'zsh', 'ksh', 'busybox']);

function currentLaunchers(): Launchers {
  const parent = process.ppid;
  const living = findLivingProcess(parent);
  return { parent, npm: living && shells.has(living.command) ? living.parentPid : null };
}

function stillThere({ parent, npm }: Launchers): boolean {
  if (process.ppid !== parent) return false;
  if (npm === null || process.platform !== 'linux') return true;
  return findLivingProcess(parent)?.parentPid === npm;
}

async function endAfter(shutdown: () => Promise<void>): Promise<void> {
  // The reader of our output may have ended too, and a log line into a closed pipe must not stop the shutdown.
  process.stdout.on('error', () => {});
  process.stderr.on('error', () => {});
  setTimeout(() => process.exit(1), hardExitAfterMs).unref();
  try {
    await shutdown();
    process.exit(0);
  } catch {
    process.exit(1);
  }
}

function once(run: () => void): () => void {
  let ran = false;
  return () => {
    if (!ran) run();
    ran = true;
  };
}
