import { type ChildProcess, spawn } from 'node:child_process';
import { createConnection } from 'node:net';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { findProgram } from './find-program.js';

/** Where redis-server is on this machine, or null. */
export const findRedisServer = (): string | null => findProgram('redis-server');

/** A Redis without persistence: after a restart it is empty. */
export class RedisServer {
  readonly url: string;
  private process: ChildProcess | null = null;

  constructor(private readonly port: number) {
    this.url = `redis://127.0.0.1:${port}`;
  }

  async start(): Promise<void> {
    const started = spawn(
      findRedisServer() ?? 'redis-server',
      ['--port', String(this.port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
      { stdio: 'ignore' },
    );
    this.process = started;
    while (!(await this.answers())) {
      if (started.exitCode !== null) throw new Error(`redis-server ended at once; is port ${this.port} in use?`);
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

  private async answers(): Promise<boolean> {
    const socket = createConnection({ port: this.port, host: '127.0.0.1' });
    try {
      await once(socket, 'connect');
      return true;
    } catch {
      return false;
    } finally {
      socket.destroy();
    }
  }
}
