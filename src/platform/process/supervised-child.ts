import { fork, type ChildProcess } from 'node:child_process';
import { reasonOf } from '../operator-error.js';

export interface SupervisedChild {
  /** The child that runs now; undefined while it is being restarted and after stop(). */
  readonly pid: number | undefined;
  /** Asks the child to end in order, ends it for good after 25 seconds, and never restarts it. */
  stop(): Promise<void>;
}

export interface ChildSpec {
  name: string;
  script: string | URL;
  args?: string[];
  env: NodeJS.ProcessEnv;
  log: (message: string) => void;
  timing?: Partial<typeof productTiming>;
}

const productTiming = { firstPauseMs: 500, longestPauseMs: 30_000, calmAfterMs: 60_000, patienceMs: 25_000 };

/** Keeps a Node script running beside this process. The script calls exitWithParent, so that it never outlives us. */
export function superviseChild({ name, script, args = [], env, log, timing }: ChildSpec): SupervisedChild {
  const { firstPauseMs, longestPauseMs, calmAfterMs, patienceMs } = { ...productTiming, ...timing };
  let child: ChildProcess | undefined;
  let pauseMs = firstPauseMs;
  let restart: NodeJS.Timeout | undefined;
  let stopped: Promise<void> | undefined;

  function start(): void {
    const startedAt = Date.now();
    // A session of its own: Ctrl-C in the terminal reaches the parent alone, which then stops the child in its turn.
    const started = fork(script, args, { env, detached: true, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    child = started;
    whenEnded(started, (how) => {
      child = undefined;
      if (stopped) return;
      if (Date.now() - startedAt >= calmAfterMs) pauseMs = firstPauseMs;
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
    pauseMs = Math.min(pauseMs * 2, longestPauseMs);
  }

  async function end(): Promise<void> {
    clearTimeout(restart);
    const last = child;
    if (!last) return;
    await new Promise<void>((resolve) => {
      const force = setTimeout(() => {
        log(`${name} did not end within ${patienceMs / 1000} s and was killed`);
        killWithItsChildren(last);
      }, patienceMs);
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

/** A child that could not be started at all (out of processes or memory) emits `error` and never `exit`. */
function whenEnded(child: ChildProcess, ended: (how: string) => void): void {
  let told = false;
  const once = (how: string) => {
    if (!told) ended(how);
    told = true;
  };
  child.once('exit', (code, signal) => once(signal ?? `exit code ${code}`));
  child.on('error', (error) => {
    if (child.pid === undefined) once(error.message);
  });
}

/** The child leads its own process group, so what it started itself goes with it. */
function killWithItsChildren(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    child.kill('SIGKILL');
  }
}
