import { setTimeout } from 'node:timers/promises';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Config } from '../platform/config/config.js';
import type { JobKind } from '../contract/job-kinds.js';
import type { DueJob } from './job-rows.js';
import { tracePublished } from './job-traces.js';
import { PostgresBackend } from './postgres-backend.js';
import type {
  BullJobOptions,
  BullProcessor,
  BullQueue,
  BullWorker,
  BullWorkerOptions,
  QueueBackend,
} from './queue-backend.js';
import { RedisBackend } from './redis-backend.js';

const addTimeoutMs = 5000;
const deadLetterRetention = { age: 30 * 86_400, count: 1000 };
/** The outbox counts attempts and crashes and decides when to stop, because its counts survive a lost Redis. */
const unlimited = 1_000_000;
/**
 * BullMQ finds within about twenty seconds what a dead worker had fetched and not leased yet. A lock that a busy process
 * loses too early does no harm: the lease keeps the job from running twice.
 */
const stalled = { lockDuration: 10_000, stalledInterval: 10_000, maxStalledCount: unlimited };

/** BullMQ's queues, one for each kind of job: on Redis if REDIS_URL is set, else on PostgreSQL. */
@Injectable()
export class JobQueues implements OnApplicationShutdown {
  private readonly logger = new Logger('Queue');
  private readonly backend: QueueBackend;
  private readonly queues = new Map<JobKind, BullQueue>();
  private prepared: Promise<void> | null = null;
  private connectListener = (): void => undefined;
  private lastError = '';

  constructor({ redisUrl, databaseUrl }: Config) {
    this.backend = redisUrl
      ? new RedisBackend(
          redisUrl,
          (message) => this.warn(message),
          () => this.connectListener(),
        )
      : new PostgresBackend(databaseUrl ?? '');
  }

  get backendName(): 'redis' | 'postgres' {
    return this.backend.name;
  }

  /** For how long the backend has been connected; null while it is not. */
  connectedForMs(): number | null {
    return this.backend.connectedForMs();
  }

  /** Called when the backend is connected again: it may have lost its jobs. */
  onConnect(listener: () => void): void {
    this.connectListener = listener;
  }

  /** Adds jobs; a job that is in the queue already is not added twice. @throws when the backend does not answer within 5 s */
  async add(jobs: DueJob[]): Promise<void> {
    const tooLate = new AbortController();
    const kinds = new Set(jobs.map(({ kind }) => kind));
    const added = Promise.all(
      [...kinds].map((kind) =>
        this.addOfKind(
          kind,
          jobs.filter((job) => job.kind === kind),
        ),
      ),
    );
    const late = setTimeout(addTimeoutMs, null, { signal: tooLate.signal }).then(() => {
      throw new Error(`no answer within ${addTimeoutMs / 1000} s`);
    });
    await Promise.race([added, late]).finally(() => tooLate.abort());
  }

  private async addOfKind(kind: JobKind, jobs: DueJob[]): Promise<void> {
    const queue = await this.get(kind);
    await tracePublished(jobs, this.backendName, (traced) => queue.addBulk(traced.map(bullJob)));
  }

  /** The queue of a kind, opened on first use. */
  async get(kind: JobKind): Promise<BullQueue> {
    await this.prepare();
    const queue = this.queues.get(kind) ?? this.withErrorListener(this.backend.openQueue(queueName(kind)));
    this.queues.set(kind, queue);
    return queue;
  }

  /** Opens a BullMQ worker that calls `process` for jobs of the kind, up to `concurrency` at a time. */
  async openWorker(kind: JobKind, process: BullProcessor, options: BullWorkerOptions): Promise<BullWorker> {
    await this.prepare();
    return this.withErrorListener(this.backend.openWorker(queueName(kind), process, { ...stalled, ...options }));
  }

  /** @throws with the reason when the backend does not answer */
  async check(): Promise<void> {
    await this.backend.check();
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.allSettled([...this.queues.values()].map((queue) => queue.close()));
    await this.backend.close();
  }

  /** Runs once for all queues; after a failure the next call tries again. */
  private prepare(): Promise<void> {
    this.prepared ??= this.backend.prepare().catch((error: unknown) => {
      this.prepared = null;
      throw error;
    });
    return this.prepared;
  }

  /** Without a listener an `error` event would end the process. */
  private withErrorListener<Emitter extends BullQueue | BullWorker>(emitter: Emitter): Emitter {
    emitter.on('error', ({ message }) => this.warn(message));
    return emitter;
  }

  /** A lost backend emits the same error many times a second, so it is logged once. */
  private warn(message: string): void {
    if (message === this.lastError) return;
    this.lastError = message;
    this.logger.warn(`The queue on ${this.backend.name} has an error: ${message}. Jobs are run without it meanwhile.`);
  }
}

const queueName = (kind: JobKind): string => `veduta-${kind}`;

/**
 * The id identifies a state of the outbox row. So a job is not queued twice, and a job that is due again, or after a crash
 * of its worker, is not mistaken for the one that BullMQ still holds. BullMQ allows no colon in ids.
 */
const bullJob = (job: DueJob): { name: string; data: DueJob; opts: BullJobOptions } => ({
  name: job.kind,
  data: job,
  opts: {
    jobId: [job.subject, job.subjectId, job.version, job.crashes].join('-'),
    attempts: unlimited,
    backoff: { type: 'outbox' },
    removeOnComplete: true,
    removeOnFail: deadLetterRetention,
  },
});
