import { fork } from 'node:child_process';
import { bareEnvironment } from '../../platform/config/child-environment.js';
import { BadImage } from '../decode.js';
import type { TaskCall } from './image-tasks.js';

/** An error loses its class on the way; the code is that of a `BadImage`. */
export type TaskAnswer = { result?: unknown } | { error: { message: string; code: BadImage['code'] | null } };

const program = new URL('./image-process.main.js', import.meta.url);

/** A process that decodes images, one at a time. */
export class ImageProcess {
  private readonly child = fork(program, { env: bareEnvironment(), stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });

  /** Called when the process has ended or could not be started. */
  onEnd(ended: () => void): void {
    this.child.on('exit', ended).on('error', ended);
  }

  end(): void {
    this.child.kill('SIGKILL');
  }

  /**
   * Kills the process when the signal is aborted, because native code cannot be interrupted.
   * @throws BadImage when the file is the cause; any other error when the process ended or was aborted
   */
  async run(call: TaskCall, signal: AbortSignal): Promise<unknown> {
    signal.throwIfAborted();
    const done = new AbortController();
    const answer = new Promise<TaskAnswer>((resolve, reject) => {
      const onEnd = (): void =>
        reject(signal.aborted ? (signal.reason as Error) : new Error('The image process ended.'));
      const listeners = { message: resolve, exit: onEnd, error: onEnd };
      for (const [event, listener] of Object.entries(listeners)) this.child.on(event, listener);
      done.signal.addEventListener('abort', () => {
        for (const [event, listener] of Object.entries(listeners)) this.child.off(event, listener);
      });
      signal.addEventListener('abort', () => this.end(), { signal: done.signal });
      this.child.send(call, (error) => error && onEnd());
    });
    try {
      return resultOf(await answer);
    } finally {
      done.abort();
    }
  }
}

function resultOf(answer: TaskAnswer): unknown {
  if (!('error' in answer)) return answer.result;
  const error = new Error(answer.error.message);
  throw answer.error.code ? new BadImage(answer.error.code, error) : error;
}
