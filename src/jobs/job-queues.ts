import { setTimeout } from 'node:timers/promises';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Config } from '../platform/config/config.js';
import type { JobKind } from './job-kinds.js';
import type { DueJob } from './job-rows.js';
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

const patienceMs = 5000;
const deadLettersKept = { age: 30 * 86_400, count: 1000 };
/**
 * What a dead worker had fetched and not leased yet is found by BullMQ within twenty seconds or so. A lock that is lost too
 * early, by a process that was busy for long, does no harm: the lease keeps the job from running twice.
 */
const stalled = { lockDuration: 10_000, stalledInterval: 10_000, maxStalledCount: 1_000_000 };
/** The outbox counts attempts and deaths of workers, and says when it is enough; it outlives an emptied Redis. */
const unlimited = 1_000_000;

/** BullMQ's queues, one for each kind of job: on Redis where the operator names one, else on PostgreSQL. */
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

  /** For how long the backend has answered without a break; null while it does not. */
  connectedForMs(): number | null {
    return this.backend.connectedForMs();
  }

  /** Called when the backend answers again: it may have lost what it held. */
  onConnect(listener: () => void): void {
    this.connectListener = listener;
  }

  /** Adds jobs; one that is there already is not added twice. @throws when the backend does not answer */
  async add(jobs: DueJob[]): Promise<void> {
    const tooLate = new AbortController();
    const kinds = new Set(jobs.map(({ kind }) => kind));
    const added = Promise.all(
      [...kinds].map(async (kind) =>
        (await this.get(kind)).addBulk(jobs.filter((job) => job.kind === kind).map(bullJob)),
      ),
    );
    const late = setTimeout(patienceMs, null, { signal: tooLate.signal }).then(() => {
      throw new Error(`no answer within ${patienceMs / 1000} s`);
    });
    await Promise.race([added, late]).finally(() => tooLate.abort());
  }

  /** The queue of a kind, opened when it is asked for first. */
  async get(kind: JobKind): Promise<BullQueue> {
    await this.prepare();
    const queue = this.queues.get(kind) ?? this.tolerant(this.backend.openQueue(queueName(kind)));
    this.queues.set(kind, queue);
    return queue;
  }

  /** Lets BullMQ call `process` for jobs of the kind, up to `concurrency` at a time. */
  async openWorker(kind: JobKind, process: BullProcessor, options: BullWorkerOptions): Promise<BullWorker> {
    await this.prepare();
    return this.tolerant(this.backend.openWorker(queueName(kind), process, { ...stalled, ...options }));
  }

  /** @throws with the reason when the backend does not answer */
  async check(): Promise<void> {
    await this.backend.check();
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.allSettled([...this.queues.values()].map((queue) => queue.close()));
    await this.backend.close();
  }

  /** Once for all queues; a failed attempt is not remembered. */
  private prepare(): Promise<void> {
    this.prepared ??= this.backend.prepare().catch((error: unknown) => {
      this.prepared = null;
      throw error;
    });
    return this.prepared;
  }

  /** Without a listener an `error` event would end the process. */
  private tolerant<Emitter extends BullQueue | BullWorker>(emitter: Emitter): Emitter {
    emitter.on('error', ({ message }) => this.warn(message));
    return emitter;
  }

  /** A lost backend says the same thing many times a second. */
  private warn(message: string): void {
    if (message === this.lastError) return;
    this.lastError = message;
    this.logger.warn(`The queue on ${this.backend.name} has a fault: ${message}. Jobs are run without it meanwhile.`);
  }
}

const queueName = (kind: JobKind): string => `veduta-${kind}`;

/**
 * The id says which state of the outbox's row the job stands for: what is queued already is not queued twice, and what is
 * due again, or after the death of its worker, is not taken for the job that BullMQ still holds. Ids may hold no colon.
 */
const bullJob = (job: DueJob): { name: string; data: DueJob; opts: BullJobOptions } => ({
  name: job.kind,
  data: job,
  opts: {
    jobId: [job.subject, job.subjectId, job.version, job.crashes].join('-'),
    attempts: unlimited,
    backoff: { type: 'outbox' },
    removeOnComplete: true,
    removeOnFail: deadLettersKept,
  },
});
