import { createPostgresBackend, withBackend } from 'bullmq';
import pg from 'pg';
import { BullEngine, type BullQueue, type BullWorker, type Listener } from './bull-engine.js';

const bull = withBackend(createPostgresBackend);

/** BullMQ on the archive's own PostgreSQL, in the schema `bullmq`, which it makes by itself. Nothing else has to run. */
export class PostgresEngine extends BullEngine {
  readonly name = 'postgres';

  constructor(private readonly url: string) {
    super();
  }

  async check(): Promise<void> {
    const client = new pg.Client({ connectionString: this.url, connectionTimeoutMillis: 2000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  protected openQueue(name: string): BullQueue {
    // Nobody reads the streams of events, so they are kept short.
    return new bull.Queue(name, { connection: this.connection(2), streams: { events: { maxLen: 10 } } });
  }

  protected openWorker(name: string, { concurrency, answer }: Listener): BullWorker {
    return new bull.Worker(name, answer, { connection: this.connection(concurrency + 1), concurrency });
  }

  /** On PostgreSQL a closed worker goes on waiting for its next job, up to five seconds; to disconnect ends the wait too. */
  protected override closeWorker(worker: BullWorker): Promise<unknown> {
    return Promise.all([worker.close(true), worker.disconnect()]);
  }

  protected closeConnections(): Promise<void> {
    return Promise.resolve();
  }

  /** Every queue and every worker has a pool of its own, besides the one connection on which a worker listens. */
  private connection(max: number) {
    return { connectionString: this.url, schema: 'bullmq', migrate: true, max, connectionTimeoutMillis: 5000 };
  }
}
