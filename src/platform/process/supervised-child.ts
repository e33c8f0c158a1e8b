import { fork, type ChildProcess } from 'node:child_process';
import { reasonOf } from '../operator-error.js';

export interface SupervisedChild {
  /** The pid of the present child; undefined while it is being restarted and after stop(). */
  readonly pid: number | undefined;
  /** Sends SIGTERM, kills the child after 25 seconds, and does not restart it. */
  stop(): Promise<void>;
}

export interface ChildSpec {
  name: string;
  /** Starts a process with a channel to this one; see `forkScript`. */
  fork: () => ChildProcess;
  log: (message: string) => void;
  timing?: Partial<typeof defaultTiming>;
}

/**
 * The pause doubles with every restart, and starts again from the first once a child has run for `stableAfterMs`. A child
 * that has sent a heartbeat and then none for `silentAfterMs` is killed.
 */
const defaultTiming = {
  firstPauseMs: 500,
  maxPauseMs: 30_000,
  stableAfterMs: 60_000,
  stopTimeoutMs: 25_000,
  silentAfterMs: 120_000,
};

/**
 * A Node script as a process. A separate session, so that Ctrl-C in the terminal reaches only the parent, which then stops the
 * child.
 */
export const forkScript = (script: string | URL, env: NodeJS.ProcessEnv, args: string[] = []): ChildProcess =>
  fork(script, args, { env, detached: true, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });

/**
 * Keeps a process running beside this one. Its script must call exitWithParent, so that it ends with us and sends its
 * heartbeat.
 */
export function superviseChild({ name, fork: launch, log, timing }: ChildSpec): SupervisedChild {
  const { firstPauseMs, maxPauseMs, stableAfterMs, stopTimeoutMs, silentAfterMs } = { ...defaultTiming, ...timing };
  let child: ChildProcess | undefined;
  let pauseMs = firstPauseMs;
  let restart: NodeJS.Timeout | undefined;
  let stopped: Promise<void> | undefined;

  function start(): void {
    const startedAt = Date.now();
    const started = launch();
    child = started;
    const stopWatching = watchHeartbeat(started, silentAfterMs, () => {
      log(`${name} did not answer for ${silentAfterMs / 1000} s and was killed`);
      killWithItsChildren(started);
    });
    whenEnded(started, (how) => {
      stopWatching();
      child = undefined;
      if (stopped) return;
      if (Date.now() - startedAt >= stableAfterMs) pauseMs = firstPauseMs;
      startAgain(how);
    });
  }

  function startAgain(how: string): void {
    log(`${name} ended (${how}); it starts again in ${pauseMs / 1000} s`);
    restart = setTimeout(() => {
      try {
        start();
      } catch (error) {
        startAgain(reasonOf(error));
      }
    }, pauseMs);
    pauseMs = Math.min(pauseMs * 2, maxPauseMs);
  }

  async function end(): Promise<void> {
    clearTimeout(restart);
    const last = child;
    if (!last) return;
    await new Promise<void>((resolve) => {
      const force = setTimeout(() => {
        log(`${name} did not end within ${stopTimeoutMs / 1000} s and was killed`);
        killWithItsChildren(last);
      }, stopTimeoutMs);
      whenEnded(last, () => {
        clearTimeout(force);
        resolve();
      });
      last.kill('SIGTERM');
    });
  }

  start();
  return {
    get pid() {
      return child?.pid;
    },
    stop: () => (stopped ??= end()),
  };
}

/** Calls `onSilence` when no heartbeat follows another in time. Returns how to stop that. */
function watchHeartbeat(child: ChildProcess, silentAfterMs: number, onSilence: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  child.on('message', () => {
    clearTimeout(timer);
    timer = setTimeout(onSilence, silentAfterMs).unref();
  });
  return () => clearTimeout(timer);
}

/** A child that could not be started (no free processes or memory) emits `error` and never `exit`. */
function whenEnded(child: ChildProcess, ended: (how: string) => void): void {
  let reported = false;
  const once = (how: string) => {
    if (!reported) ended(how);
    reported = true;
  };
  child.once('exit', (code, signal) => once(signal ?? `exit code ${code}`));
  child.on('error', (error) => {
    if (child.pid === undefined) once(error.message);
  });
}

/** A detached child leads its own process group, so its own children are killed too. Those of others end with their parent. */
function killWithItsChildren(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    child.kill('SIGKILL');
  }
}
