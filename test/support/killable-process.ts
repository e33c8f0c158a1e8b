import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { waitTimeoutMs } from './until.js';

interface Start {
  program: string;
  args: string[];
  options?: SpawnOptions;
  /** Whether the server can be used. */
  answers: () => Promise<boolean>;
}

/** A server for tests, which can be killed and started again. */
export class KillableProcess {
  private process: ChildProcess | null = null;

  /** Resolves when the server answers. @throws Error when the process ends before, or does not answer within a minute */
  async start({ program, args, options = {}, answers }: Start): Promise<void> {
    const started = spawn(program, args, { stdio: 'ignore', ...options });
    this.process = started;
    const deadline = Date.now() + waitTimeoutMs;
    while (!(await answers())) {
      if (Date.now() > deadline)
        throw new Error(`${program} did not answer within ${waitTimeoutMs / 1000} s of its start.`);
      if (started.exitCode !== null) throw new Error(`${program} ended at its start.`);
      await setTimeout(20);
    }
  }

  /** Without a clean shutdown. */
  async kill(): Promise<void> {
    const running = this.process;
    this.process = null;
    if (!running) return;
    const ended = once(running, 'exit');
    running.kill('SIGKILL');
    await ended;
  }
}
