import { type ChildProcess, spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { createConnection } from 'node:net';
import { once } from 'node:events';
import { delimiter, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** Where redis-server is on this machine, or null. */
export function findRedisServer(): string | null {
  const candidates = (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, 'redis-server'));
  return candidates.find(isExecutable) ?? null;
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** A Redis that keeps nothing: killed and started again, it is empty. */
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

  /** As if the machine had lost its power. */
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
