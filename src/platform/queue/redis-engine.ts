import { Queue, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { BullEngine, type BullQueue, type BullWorker, type Listener } from './bull-engine.js';

const retryStrategy = (attempt: number): number => Math.min(attempt * 200, 2000);

/** BullMQ on Redis. A Redis that is away, at the start too, silences the bell and nothing else; it is tried again forever. */
export class RedisEngine extends BullEngine {
  readonly name = 'redis';
  private readonly producer: Redis;
  private consumer: Redis | null = null;

  constructor(private readonly url: string) {
    super();
    // A bell that cannot ring now is not kept for later: commands fail at once while Redis is away.
    this.producer = this.connect({ enableOfflineQueue: false, maxRetriesPerRequest: 1 });
  }

  async check(): Promise<void> {
    await this.producer.ping();
  }

  protected openQueue(name: string): BullQueue {
    return new Queue(name, {
      connection: this.producer,
      skipWaitingForReady: true,
      streams: { events: { maxLen: 10 } },
    });
  }

  protected openWorker(name: string, { concurrency, answer }: Listener): BullWorker {
    // BullMQ's blocking reads wait as long as it takes, so they must not be counted as failed requests.
    this.consumer ??= this.connect({ maxRetriesPerRequest: null });
    return new Worker(name, answer, { connection: this.consumer, concurrency });
  }

  protected closeConnections(): Promise<void> {
    this.producer.disconnect();
    this.consumer?.disconnect();
    return Promise.resolve();
  }

  private connect(options: { enableOfflineQueue?: boolean; maxRetriesPerRequest: number | null }): Redis {
    const connection = new Redis(this.url, { ...options, retryStrategy, connectTimeout: 5000 });
    connection.on('error', (error: Error) => this.warn(error.message));
    return connection;
  }
}
