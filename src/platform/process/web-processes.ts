import cluster from 'node:cluster';
import { type SupervisedChild, superviseChild } from './supervised-child.js';

export interface WebProcesses {
  /** Ends all of them; each finishes the requests that it is answering. */
  stop(): Promise<void>;
}

interface NewWebProcesses {
  count: number;
  /** Serves when it listens. */
  script: string;
  environmentOf: (process: { isFirst: boolean }) => NodeJS.ProcessEnv;
  log: (message: string) => void;
}

/** More than they take to finish their requests. */
const stopTimeoutMs = 58_000;

/**
 * Processes that serve at the same address: this one accepts connections and passes each to the next that is free, so that
 * one which is busy, hangs or has ended does not stop the others. The first is waited for until it serves.
 * @returns null when it has ended before; it has said why
 */
export async function startWebProcesses({
  count,
  script,
  environmentOf,
  log,
}: NewWebProcesses): Promise<WebProcesses | null> {
  cluster.setupPrimary({ exec: script, args: [] });
  const running: SupervisedChild[] = [];
  let isServing = false;
  const start = (number: number) =>
    running.push(
      superviseChild({
        name: 'A web process',
        fork: () => cluster.fork(environmentOf({ isFirst: number === 1 })).process,
        log: (message) => isServing && log(message),
        timing: { stopTimeoutMs },
      }),
    );
  const stop = async () => void (await Promise.all(running.map((one) => one.stop())));

  const first = new Promise<boolean>((resolve) => {
    cluster.once('listening', () => resolve(true));
    cluster.once('exit', () => resolve(false));
  });
  start(1);
  isServing = await first;
  if (!isServing) {
    await stop();
    return null;
  }
  for (let number = 2; number <= count; number += 1) start(number);
  return { stop };
}
