import { reasonOf } from '../operator-error.js';

export interface GracefulShutdown {
  /** Registers how to close what has just been started. Closed in reverse order. */
  closeWith(name: string, close: () => unknown): void;
  /** Closes everything, once; later calls wait for the same shutdown. Does not end the process. */
  close(reason: string): Promise<boolean>;
  /** Closes everything and ends the process, with `exitCode` when everything closed cleanly and 1 otherwise. */
  exit(reason: string, exitCode?: number): Promise<never>;
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
type Signal = (typeof signals)[number];

// Under npm one Ctrl-C arrives twice within milliseconds: from the terminal and forwarded by npm.
const sameKeypressMs = 500;
export const hardExitAfterMs = 60_000;

/**
 * Shuts the process down cleanly on SIGINT, SIGTERM and SIGHUP, also during the start: what is registered while the
 * shutdown runs is closed at once. A second Ctrl-C exits immediately.
 * @param ignored signals that reach the parent, too, which then stops this process
 */
export function gracefulShutdown(
  log: (message: string) => void,
  { ignored = [] }: { ignored?: readonly Signal[] } = {},
): GracefulShutdown {
  const closers: { name: string; close: () => unknown }[] = [];
  let closing: Promise<boolean> | undefined;
  let firstSignalAt: number | undefined;

  async function closeAll(reason: string): Promise<boolean> {
    log(`Stopping (${reason})`);
    let clean = true;
    for (let closer = closers.pop(); closer; closer = closers.pop()) {
      clean = (await closed(closer)) && clean;
    }
    return clean;
  }

  async function closed({ name, close }: { name: string; close: () => unknown }): Promise<boolean> {
    try {
      await close();
      return true;
    } catch (error) {
      log(`${name} did not close cleanly: ${reasonOf(error)}`);
      return false;
    }
  }

  const shutdown: GracefulShutdown = {
    closeWith(name, close) {
      if (closing) void closed({ name, close });
      else closers.push({ name, close });
    },
    close: (reason) => (closing ??= closeAll(reason)),
    async exit(reason, exitCode = 0) {
      setTimeout(() => process.exit(1), hardExitAfterMs).unref();
      process.exit((await shutdown.close(reason)) ? exitCode : 1);
    },
  };

  for (const signal of signals) {
    process.on(signal, () => {
      if (ignored.includes(signal)) return;
      firstSignalAt ??= Date.now();
      const again = Date.now() - firstSignalAt > sameKeypressMs;
      if (again && signal === 'SIGINT') process.exit(130);
      if (!closing) void shutdown.exit(signal);
    });
  }
  return shutdown;
}
