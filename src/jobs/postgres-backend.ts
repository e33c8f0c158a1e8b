import { createPostgresBackend, DEFAULT_SCHEMA, runMigrations, withBackend } from 'bullmq';
import pg from 'pg';
import { connectionLimits } from '../platform/database/database-options.js';
import { jobKinds } from '../contract/job-kinds.js';
import type { BullProcessor, BullQueue, BullWorker, BullWorkerOptions, QueueBackend } from './queue-backend.js';

const bull = withBackend(createPostgresBackend);

/** Every worker holds one connection for LISTEN; two are shared by the whole process. A worker has twenty-two in all. */
const maxConnections = jobKinds.length + 2;
/** A new job is notified, so an idle worker polls seldom. */
const idleSeconds = 120;

/** BullMQ on the archive's PostgreSQL, in a schema that BullMQ creates, so that no other service is needed. */
export class PostgresBackend implements QueueBackend {
  readonly name = 'postgres';
  private readonly pool: pg.Pool;
  private readonly startedAt = Date.now();

  constructor(url: string) {
    this.pool = new pg.Pool({
      connectionString: url,
      options: `-c search_path=${DEFAULT_SCHEMA}`,
      application_name: 'veduta-jobs',
      max: maxConnections,
      ...connectionLimits,
    });
    // Each queue and each worker adds an error listener to the shared pool; Node would warn above ten.
    this.pool.setMaxListeners(0);
    this.pool.on('error', () => undefined);
  }

  connectedForMs(): number {
    return Date.now() - this.startedAt;
  }

  async prepare(): Promise<void> {
    const client = await this.pool.connect();
    try {
      await runMigrations(client);
    } finally {
      client.release();
    }
  }

  openQueue(name: string): BullQueue {
    // Nobody reads the event streams, so they are limited to a few entries.
    return new bull.Queue(name, { connection: this.pool, streams: { events: { maxLen: 10 } } });
  }

  openWorker(name: string, process: BullProcessor, options: BullWorkerOptions): BullWorker {
    return new bull.Worker(name, process, { ...options, connection: this.pool, drainDelay: idleSeconds });
  }

  async check(): Promise<void> {
    await this.pool.query('select 1');
  }

  async close(): Promise<void> {
    await this.pool.end();
  }
}
