import { createConnection } from 'node:net';
import { once } from 'node:events';
import { findProgram } from './find-program.js';
import { KillableProcess } from './killable-process.js';

/** Where redis-server is on this machine, or null. */
export const findRedisServer = (): string | null => findProgram('redis-server');

/** A Redis without persistence: after a restart it is empty. */
export class RedisServer {
  readonly url: string;
  private readonly process = new KillableProcess();

  constructor(private readonly port: number) {
    this.url = `redis://127.0.0.1:${port}`;
  }

  start(): Promise<void> {
    return this.process.start({
      program: findRedisServer() ?? 'redis-server',
      args: ['--port', String(this.port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
      answers: () => this.answers(),
    });
  }

  /** Without a clean shutdown. */
  kill(): Promise<void> {
    return this.process.kill();
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
