import { Queue, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { traceCommands } from '../platform/tracing/traced-redis.js';
import type { BullProcessor, BullQueue, BullWorker, BullWorkerOptions, QueueBackend } from './queue-backend.js';

const retryStrategy = (attempt: number): number => Math.min(attempt * 200, 2000);

/** BullMQ on Redis. Reconnects without limit, also when Redis is not available at the start. */
export class RedisBackend implements QueueBackend {
  readonly name = 'redis';
  private readonly producer: Redis;
  private consumer: Redis | null = null;
  private connectedAt: number | null = null;

  constructor(
    private readonly url: string,
    private readonly onError: (message: string) => void,
    onConnect: () => void,
  ) {
    // Commands fail at once while Redis is unavailable: jobs that cannot be queued stay in the outbox.
    this.producer = this.connect({ enableOfflineQueue: false, maxRetriesPerRequest: 1 });
    this.producer.on('ready', () => {
      this.connectedAt = Date.now();
      onConnect();
    });
    this.producer.on('close', () => (this.connectedAt = null));
  }

  connectedForMs(): number | null {
    return this.connectedAt === null ? null : Date.now() - this.connectedAt;
  }

  async prepare(): Promise<void> {}

  openQueue(name: string): BullQueue {
    return new Queue(name, {
      connection: this.producer,
      skipWaitingForReady: true,
      streams: { events: { maxLen: 10 } },
    });
  }

  openWorker(name: string, process: BullProcessor, options: BullWorkerOptions): BullWorker {
    // BullMQ's blocking commands wait without limit, and ioredis must not fail them after some reconnections.
    this.consumer ??= this.connect({ maxRetriesPerRequest: null });
    return new Worker(name, process, { ...options, connection: this.consumer });
  }

  /** By a change: a Redis whose memory is full, or a read-only copy, answers and takes no job. */
  async check(): Promise<void> {
    await this.producer.set('veduta:check', '', 'PX', 1000);
  }

  async close(): Promise<void> {
    this.producer.disconnect();
    this.consumer?.disconnect();
  }

  private connect(options: { enableOfflineQueue?: boolean; maxRetriesPerRequest: number | null }): Redis {
    const connection = traceCommands(new Redis(this.url, { ...options, retryStrategy, connectTimeout: 5000 }));
    connection.on('error', ({ message }: Error) => this.onError(message));
    return connection;
  }
}
